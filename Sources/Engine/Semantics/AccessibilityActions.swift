// SPDX-License-Identifier: MIT
// Views: the actions of a view for screen-reader users.

/// A standard action of a view, without its own name.
public struct AccessibilityActionKind: Hashable, Sendable {
  package enum Kind { case `default`, escape, showMenu }
  package let kind: Kind

  /// The action of pressing the view.
  public static let `default` = AccessibilityActionKind(kind: .default)
  /// The action that dismisses the view.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// The action that opens the menu of the view.
  public static let showMenu = AccessibilityActionKind(kind: .showMenu)
}

/// The direction in which a view's value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Increases the value.
  case increment
  /// Decreases the value.
  case decrement
}

/// A request for an action of a node, through its semantics.
@_spi(Nodes) public enum SemanticRequest: Hashable, Sendable {
  /// Presses the view, like Return or a click.
  case press
  /// Moves the focus to the view.
  case focus
  /// Replaces the text of the view and submits it.
  case enter(String)
  /// Performs the action with this name.
  case named(String)
  /// Increases or decreases the value.
  case adjust(AccessibilityAdjustmentDirection)
  /// Performs the action of this kind.
  case kind(AccessibilityActionKind)
}

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
