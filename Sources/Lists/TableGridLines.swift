// SPDX-License-Identifier: MIT
// Views: the lines between the rows and the columns of a table.

@_spi(Nodes) public import CuriumEngine
import CuriumTokens
import CuriumViews

/// The lines between the rows and the columns of a table.
public struct TableGridLines: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt8
  /// Creates a set from a raw value.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Lines between the rows, below the titles and above the footers.
  public static var rows: TableGridLines { TableGridLines(rawValue: 1) }
  /// Lines between the columns.
  public static var columns: TableGridLines { TableGridLines(rawValue: 2) }
  /// Lines between the rows and the columns.
  public static var all: TableGridLines { [.rows, .columns] }
}

extension EnvironmentValues {
  /// The lines that the app has chosen for tables.
  var tableGridLines: TableGridLines {
    get { self[TypeKey<TableGridLines>.self] ?? [] }
    set { self[TypeKey<TableGridLines>.self] = newValue }
  }

  /// The lines of a table.
  package var tableLines: TableGridLines {
    switch listRowSeparator {
    case .automatic: tableGridLines
    case .visible: tableGridLines.union(.rows)
    case .hidden: tableGridLines.subtracting(.rows)
    }
  }
}

extension View {
  /// Shows lines between the rows and the columns of the tables in this view. By default, there are
  /// none.
  ///
  ///     struct Files: View {
  ///       let files: [File]
  ///
  ///       var body: some View {
  ///         DataTable(
  ///           files,
  ///           columns: [
  ///             DataColumn("Name", value: \.name), DataColumn("Size", value: \.bytes),
  ///           ]
  ///         )
  ///         .tableGridLines(.all)
  ///         .border(.border)
  ///         .joinsBorders()
  ///       }
  ///     }
  ///     struct File: Identifiable {
  ///       let id: Int
  ///       var name = ""
  ///       var bytes = 0
  ///     }
  ///
  /// A line between rows takes a row of cells. A line between columns is in the space between them,
  /// which is an odd number of cells wide. Pinned columns have lines like the others. The lines
  /// have the tokens `table.line` and `table.style`, and join each other and, as in the example,
  /// the frame of the table.
  ///
  /// - Parameter lines: `.rows`, `.columns`, or `.all`. `[]` shows none.
  public func tableGridLines(_ lines: TableGridLines) -> some View {
    environment(\.tableGridLines, lines)
  }
}

extension Painter {
  /// Draws a line between two rows of a node. The lines between columns at `columns` meet it at
  /// `sides`.
  func drawRowLine(
    y: Int, width: Int, crossing columns: [Int], at sides: [BoxLine.Side], of node: LayoutNode
  ) {
    let glyphs = lineGlyphs(of: node)
    let color = ComponentTokens.Table.lineColor
    drawHorizontal(glyphs.top, x: 0, y: y, count: width, color, node.scope)
    guard let joint = BoxLine.glyph(glyphs.top, meeting: glyphs.left, at: sides) else { return }
    for x in columns { drawHorizontal(joint, x: x, y: y, count: 1, color, node.scope) }
  }

  /// Draws the lines between columns in some rows of cells of a node.
  func drawColumnLines(at columns: [Int], in rows: Range<Int>, of node: LayoutNode) {
    if columns.isEmpty { return }
    let line = lineGlyphs(of: node).left
    for x in columns {
      drawVertical(
        line, x: x, y: rows.lowerBound, count: rows.count, ComponentTokens.Table.lineColor,
        node.scope)
    }
  }

  private func lineGlyphs(of node: LayoutNode) -> BorderGlyphs {
    let style = ComponentTokens.Table.lineStyle
    recorder?.note(.border, style.tokenIndex)
    return style.resolve(in: node.theme)
  }
}
