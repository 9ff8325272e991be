// SPDX-License-Identifier: MIT
// Views: the controls in a view.

@_spi(Nodes) package import CuriumEngine

extension Graph {
  /// Returns the first control in `node`, in reading order.
  package func firstControl(below node: Node) -> LayoutNode? {
    var found: LayoutNode?
    node.forEachChild { child in
      if found != nil || !child.flags.isDisjoint(with: .unspoken) { return }
      if let layout = child.asLayoutNode, layout.isControl {
        found = layout
      } else {
        found = firstControl(below: child)
      }
    }
    return found
  }
}
