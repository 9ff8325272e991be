// SPDX-License-Identifier: MIT
// Engine: what can be done with a view by who neither sees nor points.

/// An action of a view that has no name of its own.
public struct AccessibilityActionKind: Hashable, Sendable {
  package enum Kind { case `default`, escape, showMenu }
  package let kind: Kind

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
@_spi(Nodes) public enum SemanticRequest: Hashable, Sendable {
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

  package func answers(_ request: SemanticRequest) -> Bool {
    switch (trigger, request) {
    case (.kind(let own), .kind(let asked)): own == asked
    case (.kind(let own), .press): own == .default
    case (.named(let own), .named(let asked)): own == asked
    case (.adjust, .adjust): true
    default: false
    }
  }
}
