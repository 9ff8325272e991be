// SPDX-License-Identifier: MIT
// Views: the scrollbars of a scroll view: thumb positions, drawing and pointer input.

import CuriumTerminal
package import CuriumTokens

/// A scrollbar along one axis, at the right or lower edge.
package struct ScrollBar: Equatable {
  let axis: Axis
  /// The column or row of the scrollbar in the scroll view.
  let edge: Int
  /// The length in cells.
  let length: Int
  let content: Int
  let viewport: Int
  package let offset: Int

  package init(
    axis: Axis, edge: Int, length: Int, content: Int, viewport: Int, offset: Int
  ) {
    self.axis = axis
    self.edge = edge
    self.length = length
    self.content = content
    self.viewport = viewport
    self.offset = offset
  }

  /// The range of the thumb, in eighths of a cell from the start.
  package var thumb: Range<Int> {
    let eighths = length * 8
    let total = max(1, content)
    // The products can be larger than an integer.
    let part = total.dividingFullWidth(eighths.multipliedFullWidth(by: viewport)).quotient
    let extent = min(eighths, max(8, part))
    let hidden = max(1, total - viewport)
    let room = eighths - extent
    let start = hidden.dividingFullWidth(room.multipliedFullWidth(by: offset)).quotient
    return start..<start + extent
  }

  /// Returns the offset that puts the thumb's first cell nearest to `cell`.
  package func offset(thumbAt cell: Int) -> Int {
    let room = max(1, length * 8 - thumb.count)
    let start = max(0, min(cell * 8, room))
    let product = start.multipliedFullWidth(by: content - viewport)
    let (offset, remainder) = room.dividingFullWidth(product)
    return 2 * remainder < room ? offset : offset + 1
  }

  /// Returns the position of a cell: -1 before the thumb, 0 on it, 1 after it.
  package func side(of cell: Int) -> Int {
    cell < thumb.lowerBound / 8 ? -1 : cell > (thumb.upperBound - 1) / 8 ? 1 : 0
  }

  package func paint(_ painter: Painter, _ scope: EnvironmentScope) {
    if axis == .vertical {
      Self.paintColumn(painter, x: edge, height: length, thumb: thumbCells, scope)
    } else {
      paintRow(painter, scope)
    }
  }

  /// Draws a vertical scrollbar from its rows: the thumb in the right half of the column, so that
  /// the bar stays apart from the content.
  package static func paintColumn(
    _ painter: Painter, x: Int, height: Int, thumb: Range<Int>, _ scope: EnvironmentScope
  ) {
    painter.fill(
      CellRect(x: x, y: 0, width: 1, height: height), ComponentTokens.Scrollbar.trackColor, scope)
    painter.drawVertical(
      Glyph("▐"), x: x, y: thumb.lowerBound, count: thumb.count, thumbColor(scope), scope)
  }

  /// Draws the thumb in the lower half of the row. Whole cells would be twice as thick as a column.
  private func paintRow(_ painter: Painter, _ scope: EnvironmentScope) {
    painter.fill(
      CellRect(x: 0, y: edge, width: length, height: 1), ComponentTokens.Scrollbar.trackColor, scope
    )
    let cells = thumbCells
    painter.drawHorizontal(
      Glyph("▄"), x: cells.lowerBound, y: edge, count: cells.count, Self.thumbColor(scope), scope)
  }

  /// The cells that the thumb touches.
  private var thumbCells: Range<Int> { thumb.lowerBound / 8..<(thumb.upperBound + 7) / 8 }

  /// Returns the colour of a thumb, which is fainter than a border where there are enough colours.
  /// Inside a focused view, it is the colour of the focus.
  private static func thumbColor(_ scope: EnvironmentScope) -> Color {
    if scope.values.isFocused, scope.values.isFocusEffectEnabled {
      return SemanticTokens.Colors.focusRing
    }
    let isFaint = scope.values.inherited.colorDepth >= .ansi256
    return ComponentTokens.Scrollbar.thumbColor.opacity(isFaint ? Opacity.muted : Opacity(1))
  }
}

extension ScrollNode {
  func bar(along axis: Axis) -> ScrollBar? {
    guard bars.contains(Axis.Set(axis)) else { return nil }
    return ScrollBar(
      axis: axis, edge: Int(size.cross(axis)) - 1, length: extent(along: axis),
      content: Int(content.main(axis)), viewport: extent(along: axis), offset: offset(along: axis))
  }

  func bar(at point: CellPoint) -> ScrollBar? {
    let place = local(point)
    return [bar(along: .vertical), bar(along: .horizontal)].lazy.compactMap(\.self).first {
      place.main($0.axis.other) == $0.edge && (0..<$0.length).contains(place.main($0.axis))
    }
  }

  /// Grabs the thumb, or scrolls by a page after a press next to it.
  func press(_ bar: ScrollBar, at point: CellPoint) {
    let cell = local(point).main(bar.axis)
    let step = bar.side(of: cell) * page(along: bar.axis)
    if step == 0 {
      grip = (bar, cell - bar.thumb.lowerBound / 8)
    } else {
      scroll(x: bar.axis == .horizontal ? step : 0, y: bar.axis == .vertical ? step : 0)
    }
  }

  /// Scrolls the content so that the thumb follows the pointer.
  func drag(_ axis: Axis, to point: CellPoint, _ grip: Int) {
    guard let bar = bar(along: axis) else { return }
    let move = bar.offset(thumbAt: local(point).main(axis) - grip) - bar.offset
    scroll(x: axis == .horizontal ? move : 0, y: axis == .vertical ? move : 0)
  }
}
