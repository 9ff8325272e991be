// SPDX-License-Identifier: MIT
// Engine: a node that scrolls.

import CuriumTerminal

/// A node whose content scrolls.
@_spi(Nodes) public protocol ScrollArea: LayoutNode {
  /// Scrolls until `node` can be seen whole, or its start if it is too large.
  func reveal(_ node: LayoutNode)
  /// Scrolls by so many cells. Returns `false` at that end.
  @discardableResult func scroll(x: Int, y: Int) -> Bool
}
