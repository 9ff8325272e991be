// SPDX-License-Identifier: MIT
// Views: what a screen-reader user can do with a view.

@_spi(Nodes) public import CuriumEngine

extension View {
  /// What is done when the view is asked to act by its semantics; by default when it is pressed.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    acting(.kind(kind)) { _ in handler() }
  }

  /// Something more that can be done with the view, under a name.
  ///
  ///     InfoRow(label: "Ada", value: "online").accessibilityAction(named: "Open") { open() }
  public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    acting(.named(String(name))) { _ in handler() }
  }

  /// What raises and lowers the view.
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
