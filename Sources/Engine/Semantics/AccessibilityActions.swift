// SPDX-License-Identifier: MIT
// Views: the actions of a view for screen-reader users.

/// A standard action of a view, without its own name.
public struct AccessibilityActionKind: Hashable, Sendable {
  private enum Kind { case `default`, escape, showMenu }
  private let kind: Kind

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
