// SPDX-License-Identifier: MIT
// Token: a theme, a value for every token.

import CuriumTerminal

/// A set of values, one for every token of the kit.
///
/// A theme is a reference to immutable tables. Passing it costs a retain, and comparisons compare
/// the reference first.
///
///     MainLayout(title: "Packages") { … }.themed(.dark)
public struct AppTheme: Hashable, Sendable, Identifiable {
  @usableFromInline package let tables: ThemeTables

  @inlinable package init(tables: ThemeTables) { self.tables = tables }

  /// The stable name, as in `high-contrast-dark`.
  public var name: String { tables.header.name }
  /// The identity of the theme: its name.
  public var id: String { name }
  /// The name to show.
  public var displayName: String { tables.header.displayName }
  /// The appearance of the theme: light or dark.
  public var colorScheme: ColorScheme { tables.header.colorScheme }
  /// The contrast between the theme's text and backgrounds.
  public var colorSchemeContrast: ColorSchemeContrast { tables.header.contrast }
  /// A hash of the values that affect layout. Switching between themes with equal hashes only
  /// repaints.
  ///
  /// It covers spacing, radius, borders and shadows that take up space, and the size of display
  /// text.
  public var layoutHash: Int { tables.layoutHash }
  /// `true` if the lightness of colours that must be legible is adjusted.
  package var movesInk: Bool { tables.header.movesInk }
  /// `true` if the page is the terminal's own background, so that the terminal chooses the colours.
  package var usesTerminalColors: Bool {
    Color.background.resolve(in: self).color.kind == .terminal
  }

  /// Returns whether `left` and `right` have the same name and give every token the same value.
  public static func == (left: AppTheme, right: AppTheme) -> Bool {
    left.tables === right.tables
      || (left.tables.header == right.tables.header && left.tables.tokens == right.tables.tokens
        && left.tables.declared == right.tables.declared)
  }

  /// Adds only the header to `hasher`, because few themes have the same name.
  public func hash(into hasher: inout Hasher) { hasher.combine(tables.header) }
}
