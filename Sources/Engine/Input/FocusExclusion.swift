// SPDX-License-Identifier: MIT
// Views: views that never get the focus.

extension LayoutNode {
  /// `true` if `.focusable(false)` is set on the view that the node represents, not only on a view
  /// around it.
  package final var isKeptOffFocus: Bool {
    guard scope.values[FocusKeptOffKey.self] else { return false }
    var node: LayoutNode = self
    while let ancestor = node.layoutAncestor, ancestor.modified === node {
      if ancestor.keepsFocusOff { return true }
      node = ancestor
    }
    return false
  }
}

/// `true` inside a view with `.focusable(false)`.
package struct FocusKeptOffKey: EnvironmentKey {
  package static var defaultValue: Bool { false }
}
