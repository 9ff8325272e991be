// SPDX-License-Identifier: MIT
// Views: an action that a modifier adds to a view.

/// An action that a modifier adds to a view.
package struct SemanticAction {
  package enum Trigger {
    case kind(AccessibilityActionKind)
    case named(String)
    case adjust
  }
  package let trigger: Trigger
  package let act: @MainActor (AccessibilityAdjustmentDirection) -> Void

  package init(
    trigger: Trigger, act: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) {
    self.trigger = trigger
    self.act = act
  }
}
