// SPDX-License-Identifier: MIT
// Views: the lines between the columns of a table, and those of its titles and footers.

@_spi(Nodes) import CuriumEngine
import CuriumTokens
import CuriumViews

extension Node {
  /// The row of cells of a table in the node.
  var columnRow: ColumnRowNode? { self as? ColumnRowNode ?? firstOfChildren { $0.columnRow } }
}

extension ColumnRowNode {
  /// The places of the lines between the columns, in cells of the row.
  var columnLines: [Int] {
    guard gridLines.contains(.columns) else { return [] }
    let window = window(in: size.width)
    let shown = columnIndices.filter { $0 < window.spans.count && window.contains($0) }
    return shown.dropLast().map { edges.leading + window.spans[$0].upperBound + lineOffset }
  }

  /// The cells of the space between columns before the line in it.
  var lineOffset: Int { gridLines.contains(.columns) ? gap / 2 : 0 }

  /// The height of the line at the edge of a row of titles or footers.
  var ruleHeight: Int32 { ruledEdge == nil ? 0 : 1 }

  /// `true` if rows of cells meet the line of a row of titles or footers.
  var meetsRows: Bool { isFixed && tracks.rowWidth != nil }

  /// Draws the lines between the columns, and the one that separates titles and footers from rows.
  func paintLines(_ painter: Painter) {
    if gridLines.isEmpty { return }
    let (lines, height) = (columnLines, Int(size.height))
    painter.drawColumnLines(at: lines, in: 0..<height, of: self)
    guard let ruledEdge else { return }
    let isBelow = ruledEdge == .bottom
    painter.drawRowLine(
      y: isBelow ? height - 1 : 0, width: Int(size.width), crossing: lines,
      at: meetsRows ? [.up, .down] : isBelow ? [.up] : [.down], of: self)
  }
}
