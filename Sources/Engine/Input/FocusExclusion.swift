// SPDX-License-Identifier: MIT
// Views: views that never get the focus.

extension LayoutNode {
  /// The modifiers of the view that the node represents, from the inside out.
  package final var outerModifiers: some Sequence<LayoutNode> {
    sequence(first: self) { node in
      node.layoutAncestor.flatMap { $0.modified === node ? $0 : nil }
    }.dropFirst()
  }

  /// `true` if `.focusable(false)` is set on the view that the node represents, not only on a view
  /// around it.
  package final var isKeptOffFocus: Bool {
    scope.values[FocusKeptOffKey.self] && outerModifiers.contains(where: \.keepsFocusOff)
  }
}

/// `true` inside a view with `.focusable(false)`.
package struct FocusKeptOffKey: EnvironmentKey {
  package static var defaultValue: Bool { false }
}
