// SPDX-License-Identifier: MIT
// Views: the descendants of a node that are read aloud.

@_spi(Nodes) package import CuriumEngine
import CuriumTerminal

extension Node {
  /// Calls `body` with each child that is read aloud at its place in the tree.
  final func forEachSpokenChild(_ body: (Node) -> Void) {
    forEachChild { if !$0.isOutOfReach { body($0) } }
  }

  /// The first control in the node that is read aloud, in reading order.
  package final var firstControl: LayoutNode? { firstControl(where: { _ in true }) }

  /// Returns the first control that is read aloud and meets a condition, in reading order.
  package final func firstControl(where isIncluded: (LayoutNode) -> Bool) -> LayoutNode? {
    firstOfChildren { child in
      if child.isOutOfReach { return nil }
      if let layout = child.asLayoutNode, layout.isControl, isIncluded(layout) { return layout }
      return child.firstControl(where: isIncluded)
    }
  }

  /// The visible part of the node on the screen, or of the descendants that are read aloud.
  final var spokenFrame: CellRect {
    if let layout = asLayoutNode { return layout.absoluteFrame }
    var frame = CellRect.zero
    forEachSpokenChild { frame = frame.union($0.spokenFrame) }
    return frame
  }
}
