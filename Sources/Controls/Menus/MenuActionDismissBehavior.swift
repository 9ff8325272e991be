// SPDX-License-Identifier: MIT
// Views: menus that stay open when the user chooses an item.

public import CuriumEngine

/// The response of a menu when the user chooses one of its items.
public enum MenuActionDismissBehavior: Hashable, Sendable, CaseIterable {
  /// The menu closes.
  case automatic
  /// The menu closes, even if a view around the item has `.disabled`.
  case enabled
  /// The menu stays open.
  case disabled
}

extension EnvironmentValues {
  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[TypeKey<MenuActionDismissBehavior>.self] ?? .automatic }
    set { self[TypeKey<MenuActionDismissBehavior>.self] = newValue }
  }
}

extension View {
  /// Sets whether a menu closes when the user chooses one of the items in this view. With
  /// `.disabled`, it stays open, so that the user can change several toggles. Escape and a click
  /// outside still close it.
  ///
  ///     Menu("View") {
  ///       Toggle("Details", isOn: $isExpanded).menuActionDismissBehavior(.disabled)
  ///       Button("Refresh") { refresh() }
  ///     }
  ///
  /// On a menu, it applies to all of its items.
  ///
  /// - Parameter behavior: `.automatic` and `.enabled` close the menu, `.disabled` leaves it open.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}
