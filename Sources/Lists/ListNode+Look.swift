// SPDX-License-Identifier: MIT
// Views: the backgrounds and the marks of the rows of a list, and how they change.

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

  /// Repaints rows whose cells can look different although the rows stay selected: if another cell
  /// is the current one, or if it was the only one or is now.
  @MainActor func repaintCells(after old: ListChoice) {
    guard let cells = choice.cells else { return }
    if choice.only == old.only, cells.hasSeveral == old.cells?.hasSeveral { return }
    for row in rows where row.identifier == choice.only || row.identifier == old.only {
      row.damageFrame()
    }
  }

  func paint(_ row: ListRowNode, _ painter: inout Painter, content: (inout Painter) -> Void) {
    typealias Tokens = ComponentTokens.Sidebar
    let line = min(Int(row.headroom), Int(row.size.height))
    if line > 0 { paintLine(above: row, painter) }
    let area = CellRect(
      x: 0, y: line, width: Int(row.size.width), height: Int(row.size.height) - line)
    let dropsInside = moves.insertion?.isInside == true
    // While a row would get the dragged ones, only that row looks active.
    let isActive = (isFocused || row.holdsFocus) && !dropsInside
    let selected =
      isActive ? Tokens.backgroundColorSelected : SemanticTokens.Colors.selectionInactive
    if !row.isSelected {
      let ground =
        row.isHovered && !dropsInside ? Tokens.backgroundColorHover : alternateColor(of: row)
      if let ground { painter.fill(area, ground, row.scope) }
      if row.isLead, isFocused { paintMarker(of: row, in: area, painter) }
      return content(&painter)
    }
    let tracks = selection?.columns
    let isRange = choice.cells?.hasSeveral == true
    let isCurrent = tracks != nil && row.identifier == choice.only
    let cells = tracks.map { $0.selectedArea(in: row) ?? .zero }
    let cell = isCurrent ? tracks?.cursorArea(in: row) : nil
    // The rest of the row of a single cell has a quieter look.
    if isCurrent, !isRange {
      fill(area, around: cells, Tokens.backgroundColorHover, row, painter)
    } else if cells != nil, let ground = alternateColor(of: row) {
      fill(area, around: cells, ground, row, painter)
    }
    if let cells, isRange, isActive, blends(selected, in: row, painter) {
      // The current cell of several then gets the tint a second time.
      painter.fill(cells, selected, row.scope)
    } else if let cells {
      fill(cells, around: cell, SemanticTokens.Colors.selectionInactive, row, painter)
    }
    if let ground = tracks == nil ? area : cell { painter.fill(ground, selected, row.scope) }
    // The control with the focus has a mark of its own. In a range of cells, the bar is only beside
    // the current one, because rows aren't selected.
    if !row.holdsFocus, !isRange || isCurrent { paintMarker(of: row, in: area, painter) }
    content(&painter)
    if let cells, isActive { painter.mark(cells) }
    let current = isRange ? cell : nil
    if let area = isActive ? current : cells { underline(area, of: row, painter) }
  }

  /// Returns whether a colour looks stronger over itself.
  private func blends(_ color: Color, in row: ListRowNode, _ painter: Painter) -> Bool {
    row.scope.values.inherited.colorDepth >= .ansi256
      && painter.resolve(color, row.scope).alpha < 255
  }

  /// Fills an area of a row on the left and on the right of a part of it, because tints on top of
  /// each other would give the part another colour.
  private func fill(
    _ area: CellRect, around part: CellRect?, _ color: Color, _ row: ListRowNode, _ painter: Painter
  ) {
    guard let part, !part.isEmpty else { return painter.fill(area, color, row.scope) }
    for (start, end) in [(area.minX, part.minX), (part.maxX, area.maxX)] where start < end {
      painter.fill(
        CellRect(x: start, y: area.minY, width: end - start, height: area.height), color, row.scope)
    }
  }

  /// Underlines cells in terminals without colours: the current one of several, which looks like
  /// the others, or all selected ones while the table doesn't have the focus.
  private func underline(_ cells: CellRect, of row: ListRowNode, _ painter: Painter) {
    if row.scope.values.inherited.colorDepth != .none { return }
    let area = cells.offset(x: painter.originX, y: painter.originY).intersection(painter.clip)
    if !area.isEmpty { painter.grid.replace([], by: .underline, in: area) }
  }

  /// Draws a bar beside a selected row, and an arrow beside the row that keys move from without
  /// selecting it. While no row is selected, that row has the bar, but not the background of a
  /// selected one. Without colours, only the arrow tells them apart.
  private func paintMarker(of row: ListRowNode, in area: CellRect, _ painter: Painter) {
    let rows = painter.visibleRange(along: .vertical).clamped(to: area.minY..<area.maxY)
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
