// SPDX-License-Identifier: MIT
// Views: the marks of the rows of a list, and how they change.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens
@_spi(Nodes) import CuriumViews

extension ListNode {
  /// The column with which the scrolled columns of a table start.
  var firstColumn: Int { selection?.columns?.firstColumn ?? 0 }

  /// Fades the selection from one row to another, if the rows are where the last frame showed them:
  /// text that scrolls into view doesn't fade.
  @MainActor func fadeSelection(from old: AnyHashable, to new: AnyHashable) {
    graph.service(ScreenFade.self).beforeFrame(for: self) { [self] fade in
      guard scroller?.isWhereShown == true, shownColumn == firstColumn else { return }
      let changed = rows.filter { $0.identifier == old || $0.identifier == new }
      fade.begin(for: self, by: .fast, in: changed.map(\.absoluteFrame))
    }
  }

  func paint(_ row: ListRowNode, _ painter: inout Painter, content: (inout Painter) -> Void) {
    typealias Tokens = ComponentTokens.Sidebar
    let area = CellRect(origin: .zero, size: row.size.cellSize)
    let isActive = isFocused || row.holdsFocus
    let selected =
      isActive ? Tokens.backgroundColorSelected : SemanticTokens.Colors.selectionInactive
    if !row.isSelected {
      if row.isHovered { painter.fill(area, Tokens.backgroundColorHover, row.scope) }
      if row.isLead, isFocused { paintMarker(of: row, painter) }
      return content(&painter)
    }
    // The rest of the row has a quieter look than the cell with the cursor.
    let cell = selection?.columns.map { $0.cursorArea(in: row) ?? .zero }
    if cell != nil { painter.fill(area, Tokens.backgroundColorHover, row.scope) }
    painter.fill(cell ?? area, selected, row.scope)
    // The control with the focus has a mark of its own.
    if !row.holdsFocus { paintMarker(of: row, painter) }
    content(&painter)
    if let cell, isActive { painter.mark(cell) }
  }

  /// Draws a bar beside a selected row, and an arrow beside the row that keys move from without
  /// selecting it. While no row is selected, that row has the bar, but not the background of a
  /// selected one. Without colours, only the arrow tells them apart.
  private func paintMarker(of row: ListRowNode, _ painter: Painter) {
    let rows = painter.visibleRange(along: .vertical).clamped(to: 0..<Int(row.size.height))
    let hasArrow = showsSelection || row.scope.values.inherited.colorDepth == .none
    draw(
      row.isLead && isFocused && hasArrow ? "chevron.right" : "curium.row.marker",
      isFocused ? ComponentTokens.Sidebar.markerColor : .textMuted,
      // Dimmed, for terminals without a colour to show the difference.
      isFocused || row.scope.values.inherited.colorDepth >= .ansi256 ? [] : .dim, rows, row,
      painter)
  }

  private func draw(
    _ symbol: String, _ color: Color, _ attributes: CellAttributes, _ rows: Range<Int>,
    _ row: ListRowNode, _ painter: Painter
  ) {
    let glyph = row.scope.values.inherited.glyph(symbol) ?? ">"
    for y in rows { painter.draw(glyph, x: 0, y: y, color, attributes, row.scope) }
  }
}
