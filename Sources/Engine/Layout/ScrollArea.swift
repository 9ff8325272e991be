// SPDX-License-Identifier: MIT
// Engine: a node that scrolls.

import CuriumTerminal

/// A node whose content scrolls.
package protocol ScrollArea: LayoutNode {
  /// Scrolls until `node` is fully visible, or its start if it is too large.
  func reveal(_ node: LayoutNode)
  /// Scrolls by a number of cells. Returns `false` if the content is already at that end.
  @discardableResult func scroll(x: Int, y: Int) -> Bool
  /// Scrolls to a row, a view or an end of the content.
  func scroll(to target: ScrollTarget)
}
