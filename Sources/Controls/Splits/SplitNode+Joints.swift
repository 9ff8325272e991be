// SPDX-License-Identifier: MIT
// Views: joins the dividers of nested split views.

@_spi(Nodes) import CuriumEngine
import CuriumTokens
import CuriumViews

extension SplitNode {
  /// Damages the dividers of the enclosing split views, where dividers of this one may end.
  ///
  /// While an enclosing split view places its panes, it isn't known yet which dividers it will use,
  /// so this damages the ones placed before, which are still on the screen.
  func damageEnclosingDividers() {
    for split in selfAndAncestors.dropFirst().compactMap(\.asSplitNode) { split.damageDividers() }
  }

  /// Damages the dividers that have been placed.
  func damageDividers() {
    for divider in dividers where divider.flags.contains(.placed) { divider.damageFrame() }
  }

  /// Calls `body` with the positions on a divider where dividers of nested split views end, and the
  /// side they come from.
  func forEachJoint(of divider: Int, _ body: (_ place: Int32, _ side: BoxLine.Side) -> Void) {
    guard hasLines, let pair = neighbors(of: divider) else { return }
    let isRow = direction == .horizontal
    forEachEnd(in: panes[pair.first], atEnd: true) { body($0, isRow ? .left : .up) }
    forEachEnd(in: panes[pair.second], atEnd: false) { body($0, isRow ? .right : .down) }
  }

  private func forEachEnd(in pane: Pane, atEnd: Bool, _ body: (Int32) -> Void) {
    guard let extent = pane.extent, extent > 0 else { return }
    SplitNode.forEachEnd(
      in: pane.node, filling: extent, along: direction, atEnd: atEnd, from: 0, body)
  }

  /// Calls `body` with the positions across `axis` where dividers in a view end at its first or
  /// last edge along the axis. The view is a split view that fills `extent` cells along the axis.
  private static func forEachEnd(
    in content: LayoutNode, filling extent: Int32, along axis: Axis, atEnd: Bool,
    from offset: Int32, _ body: (Int32) -> Void
  ) {
    guard content.size.main(axis) == extent, let split = directly(in: content), split.hasLines
    else { return }
    let offset = offset + content.start(along: axis.other)
    let shown = split.panes.filter { $0.extent ?? 0 > 0 }
    if split.direction == axis {
      guard let pane = atEnd ? shown.last : shown.first else { return }
      forEachEnd(
        in: pane.node, filling: pane.extent ?? 0, along: axis, atEnd: atEnd, from: offset, body)
      return
    }
    for divider in split.dividers where divider.isUsed {
      body(offset + divider.start(along: axis.other))
    }
    for pane in shown {
      forEachEnd(
        in: pane.node, filling: extent, along: axis, atEnd: atEnd, from: offset, body)
    }
  }

  /// Returns the split view that is the content of a pane, without padding around it.
  private static func directly(in pane: LayoutNode) -> SplitNode? {
    var node = pane
    while true {
      if let split = node.asSplitNode { return split }
      guard node.addedRoom == .zero, let content = node.modified else { return nil }
      node = content
    }
  }
}
