// SPDX-License-Identifier: MIT
// Views: the column of a control that shows the focus if the column before it isn't visible.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal

extension View {
  /// Reverses the colours of the cells in the frame of the view, a mark that is drawn in the column
  /// before it, if that column isn't visible.
  func reversedWithoutMargin() -> some View { NodeContent(content: self, make: MarginNode.init) }
}

/// Reverses the colours in its frame if the column before it isn't visible.
private final class MarginNode: WrapperNode {
  override var addedRoom: Extent? { .zero }

  override func paint(_ painter: inout Painter) {
    super.paint(&painter)
    if !hasMargin { painter.grid.replace([], by: .reverse, in: painter.clip) }
  }

  /// `false` if the column before the node is clipped, or has the line of a border.
  private var hasMargin: Bool {
    var column = x - 1
    var node = layoutParent
    while let current = node {
      if column < 0, current.flags.contains(.clips) { return false }
      if column == 0, let room = current.addedRoom, room.width > 0, current.isSolid(at: .zero) {
        return false
      }
      column += current.x
      node = current.layoutParent
    }
    return column >= 0
  }
}
