// SPDX-License-Identifier: MIT
// Token: a theme, which gives every token of the kit a value.

/// A value for every token of the kit.
///
/// One reference to immutable tables: a theme costs a retain to pass on, and two are compared by
/// that reference first.
///
///     MainLayout(title: "Packages") { … }.themed(.dark)
public struct AppTheme: Hashable, Sendable {
  @usableFromInline package let tables: ThemeTables

  @inlinable package init(tables: ThemeTables) { self.tables = tables }

  /// The stable name, as in `high-contrast-dark`.
  public var name: String { tables.header.name }
  /// The name to show.
  public var displayName: String { tables.header.displayName }
  /// Whether its ink is dark or light.
  public var colorScheme: ColorScheme { tables.header.colorScheme }
  /// How far its inks and grounds stand apart.
  public var colorSchemeContrast: ColorSchemeContrast { tables.header.contrast }
  /// Equal for themes under which everything takes the same place: a switch then only repaints.
  ///
  /// It covers spacing and radius, which borders and shadows take room, and the size of display type.
  public var layoutHash: Int { tables.layoutHash }
  /// Whether inks asked to be legible may be moved in lightness.
  package var movesInk: Bool { tables.header.movesInk }

  /// Whether both give every token the same value under the same name.
  public static func == (left: AppTheme, right: AppTheme) -> Bool {
    left.tables === right.tables
      || (left.tables.header == right.tables.header && left.tables.tokens == right.tables.tokens
        && left.tables.declared == right.tables.declared)
  }

  /// Hashes the name: themes of one name are few.
  public func hash(into hasher: inout Hasher) { hasher.combine(tables.header) }
}
