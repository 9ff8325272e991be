// SPDX-License-Identifier: MIT
// Views: actions for screen-reader users.

@_spi(Nodes) public import CuriumEngine

extension View {
  /// Sets the action for an accessibility request, by default for pressing the view.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    acting(.kind(kind)) { _ in handler() }
  }

  /// Adds a named accessibility action.
  ///
  ///     InfoRow(label: "Ada", value: "online").accessibilityAction(named: "Open") { open() }
  public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    acting(.named(String(name))) { _ in handler() }
  }

  /// Sets the action that increments or decrements the view.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    acting(.adjust, handler)
  }

  private func acting(
    _ trigger: SemanticAction.Trigger,
    _ act: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    SemanticContent(
      content: self,
      override: SemanticsOverride(actions: [SemanticAction(trigger: trigger, act: act)]))
  }
}
