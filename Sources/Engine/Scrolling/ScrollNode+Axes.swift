// SPDX-License-Identifier: MIT
// Views: the offset and the lengths of a scroll view along an axis.

package import CuriumTokens

extension ScrollNode {
  /// Returns the nearest scroll view around a node that scrolls along `axis`.
  static func along(_ axis: Axis, around node: Node) -> ScrollNode? {
    node.selfAndAncestors.first { $0.scrollArea?.scrolls(along: axis) == true }?.scrollArea
  }

  package func scrolls(along axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) }

  func offset(along axis: Axis) -> Int { axis == .horizontal ? offsetX : offsetY }

  /// Returns the visible columns or rows of the content.
  package func extent(along axis: Axis) -> Int { Int(viewport.main(axis)) }

  func setOffset(_ offset: Int, along axis: Axis) {
    if axis == .horizontal { offsetX = offset } else { offsetY = offset }
  }

  /// Returns the position of a node in the unscrolled content; `nil` before it is placed.
  package func position(of node: LayoutNode, along axis: Axis) -> Int? {
    var position = 0
    var node = node
    while let parent = node.layoutParent {
      guard node.flags.contains(.placed) else { return nil }
      if parent === self { return position }
      position += Int(node.start(along: axis))
      node = parent
    }
    return nil
  }
}
