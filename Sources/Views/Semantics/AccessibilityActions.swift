// SPDX-License-Identifier: MIT
// Views: what can be done with a view by who neither sees nor points.

/// An action of a view that has no name of its own.
public struct AccessibilityActionKind: Hashable, Sendable {
  enum Kind { case `default`, escape, showMenu }
  let kind: Kind

  /// What pressing the view does.
  public static let `default` = AccessibilityActionKind(kind: .default)
  /// What takes the view away.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// What opens the menu of the view.
  public static let showMenu = AccessibilityActionKind(kind: .showMenu)
}

/// Which way a view is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// What is asked of a node by its semantics.
package enum SemanticRequest: Hashable, Sendable {
  /// Press it, as Return and a click do.
  case press
  /// Give it the keyboard.
  case focus
  /// Replace its text, and submit it.
  case enter(String)
  /// Do the action of this name.
  case named(String)
  /// Raise or lower it.
  case adjust(AccessibilityAdjustmentDirection)
  /// Do the action of this kind.
  case kind(AccessibilityActionKind)
}

/// An action that a modifier gave a view.
struct SemanticAction {
  enum Trigger {
    case kind(AccessibilityActionKind)
    case named(String)
    case adjust
  }
  let trigger: Trigger
  let act: @MainActor (AccessibilityAdjustmentDirection) -> Void

  func answers(_ request: SemanticRequest) -> Bool {
    switch (trigger, request) {
    case (.kind(let own), .kind(let asked)): own == asked
    case (.kind(let own), .press): own == .default
    case (.named(let own), .named(let asked)): own == asked
    case (.adjust, .adjust): true
    default: false
    }
  }
}

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
