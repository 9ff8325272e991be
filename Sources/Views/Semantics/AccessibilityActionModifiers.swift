// SPDX-License-Identifier: MIT
// Views: actions for screen-reader users.

@_spi(Nodes) public import CuriumEngine

extension View {
  /// Calls `handler` when a screen-reader user requests an action of `kind`, by default when the
  /// user presses the view.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    acting(.kind(kind)) { _ in handler() }
  }

  /// Adds an accessibility action with `name`, which calls `handler`.
  ///
  ///     InfoRow(label: "Ada", value: "online").accessibilityAction(named: "Open") { open() }
  ///
  /// - Parameters:
  ///   - name: The name of the action, which screen readers announce.
  ///   - isEnabled: `false` removes the action.
  ///   - handler: Called when a user of a screen reader requests the action.
  public func accessibilityAction(
    named name: some StringProtocol, isEnabled: Bool = true,
    _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    acting(isEnabled ? .named(String(name)) : nil) { _ in handler() }
  }

  /// Calls `handler` to increment or decrement the value of the view.
  ///
  ///     Text("\(count) seats").accessibilityAdjustableAction { direction in
  ///       count += direction == .increment ? 1 : -1
  ///     }
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    acting(.adjust, handler)
  }

  /// Calls `handler` when a screen-reader user requests the next or the previous value in the view,
  /// or without a direction, when the user presses the view to hear the current one.
  ///
  /// - Parameters:
  ///   - isEnabled: `false` removes the actions.
  ///   - handler: Called when the user requests a value.
  package func accessibilityReading(
    isEnabled: Bool,
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection?) -> Void
  ) -> some View {
    let press = SemanticAction(trigger: .kind(.default)) { _ in handler(nil) }
    let adjust = SemanticAction(trigger: .adjust) { handler($0) }
    return semantics { $0.actions = isEnabled ? [press, adjust] : [] }
  }

  private func acting(
    _ trigger: SemanticAction.Trigger?,
    _ act: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    semantics { $0.actions = trigger.map { [SemanticAction(trigger: $0, act: act)] } ?? [] }
  }
}
