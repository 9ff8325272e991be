// SPDX-License-Identifier: MIT
// Views: the backgrounds of every second row of a list.

public import CuriumEngine

/// Whether every second row of a list has a background of its own.
public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// The default: all rows have the same background.
  case automatic
  /// Every second row has a background.
  case enabled
  /// All rows have the same background.
  case disabled
}

extension EnvironmentValues {
  var alternatingRowBackgrounds: AlternatingRowBackgroundBehavior {
    get { self[TypeKey<AlternatingRowBackgroundBehavior>.self] ?? .automatic }
    set { self[TypeKey<AlternatingRowBackgroundBehavior>.self] = newValue }
  }
}

extension View {
  /// Gives every second row of the lists, tables and trees in this view a background, so that long
  /// rows are easier to follow.
  ///
  ///     List(packages) { Text($0.name) }.alternatingRowBackgrounds()
  ///
  /// The second row of each section is the first with the background. A row keeps its background
  /// while the list scrolls. Selected and hovered rows have only their own background. The colour
  /// is the token `sidebar.backgroundAlternate`, a faint tint. Terminals with 16 or no colours and
  /// the theme `terminal` don't show it, and with 256 colours it can look like the background of
  /// the page: lines between the rows are visible everywhere; see `listRowSeparator(_:)` and
  /// `tableGridLines(_:)`.
  ///
  /// - Parameter behavior: `.enabled` shows the backgrounds.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    environment(\.alternatingRowBackgrounds, behavior)
  }
}
