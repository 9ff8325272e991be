// SPDX-License-Identifier: MIT
// Views: the lines between the rows of a list, and the backgrounds of every second row.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens
import CuriumViews

/// How the environment changes the look of the rows of a list.
struct RowLook: Equatable {
  /// `true` if every second row has a background.
  var alternates = false
  var separator = Visibility.automatic
  /// The lines of the table whose rows are in the list.
  var lines: TableGridLines = []

  init() {}

  init(_ values: EnvironmentValues, isInTable: Bool) {
    alternates = values.alternatingRowBackgrounds == .enabled
    separator = values.listRowSeparator
    lines = isInTable ? values.tableLines : []
  }
}

extension ListNode {
  /// Adopts the look of the environment.
  func adoptRowLook() {
    let next = RowLook(scope.values, isInTable: table != nil)
    if next == rowLook { return }
    rowLook = next
    layOutRows()
    damageFrame()
  }

  /// Lays out the rows again, because their lines can be others.
  func layOutRows() {
    for row in rows {
      row.setNeedsLayout()
      row.damageFrame()
    }
  }

  /// Prepares the rows for a change of their indices: the first one has no line, and every second
  /// one has a background.
  @MainActor func indicesWillChange() {
    if !mayHaveLines, !rowLook.alternates { return }
    let rows = self.rows
    for row in rows where isSeparated(row) { row.setNeedsLayout() }
    if !rowLook.alternates { return }
    let indices = rows.map(\.index)
    graph.afterCommit(for: self) { _ in
      for (row, index) in zip(rows, indices)
      where (row.index ^ index) & 1 == 1 && !row.flags.contains(.unmounted) {
        row.damageFrame()
      }
    }
  }

  /// Returns the background of a row that is neither selected nor hovered; `nil` if it has none.
  func alternateColor(of row: ListRowNode) -> Color? {
    rowLook.alternates && row.index & 1 == 1 && row.isLeaf
      ? ComponentTokens.Sidebar.backgroundAlternateColor : nil
  }

  // MARK: Lines

  /// `false` if no row has a line, so that its environment needn't be read.
  private var mayHaveLines: Bool {
    hasOwnSeparators || rowLook.separator == .visible || rowLook.lines.contains(.rows)
  }

  func lineLength(above row: ListRowNode) -> Int32 { row.index > 0 && isSeparated(row) ? 1 : 0 }

  /// Returns whether a row has a line above it, unless it is the first one.
  private func isSeparated(_ row: ListRowNode) -> Bool {
    guard mayHaveLines, row.isLeaf else { return false }
    return switch row.separator {
    case .automatic: rowLook.lines.contains(.rows)
    case .visible: true
    case .hidden: false
    }
  }

  /// Draws the line above a row, with the joints of the lines between columns.
  func paintLine(above row: ListRowNode, _ painter: Painter) {
    let cells = rowLook.lines.contains(.columns) ? row.columnRow : nil
    painter.drawRowLine(
      y: 0, width: Int(row.size.width), crossing: cells.map { lines(of: $0, in: row) } ?? [],
      at: [.up, .down], of: row)
  }

  /// Continues the lines between the columns of a table below its last row.
  func paintColumnLines(_ painter: Painter) {
    guard rowLook.lines.contains(.columns), let row = rows.last, let cells = row.columnRow
    else { return }
    let end = row.absoluteOrigin.y + Int(row.size.height) - absoluteOrigin.y
    if end >= Int(size.height) { return }
    painter.drawColumnLines(at: lines(of: cells, in: self), in: end..<Int(size.height), of: self)
  }

  /// Returns the lines between the columns of a row of cells, in the cells of a node around it.
  private func lines(of cells: ColumnRowNode, in node: LayoutNode) -> [Int] {
    let start = cells.absoluteOrigin.x - node.absoluteOrigin.x
    return cells.columnLines.map { $0 + start }
  }
}

extension ListRowNode {
  /// Whether a line separates the row from the one above, as the environment of its content says.
  var separator: Visibility {
    collectChildren()
    return (children.isEmpty ? scope : child(0).scope).values.listRowSeparator
  }
}
