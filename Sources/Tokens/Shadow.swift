// SPDX-License-Identifier: MIT
// Token: how far something stands above the ground, and the shade it throws.

/// An elevation: a shade of cells to the right and beneath.
public struct Shadow: Hashable, Sendable {
  @usableFromInline let token: UInt16

  /// The shadow token at `token` of the theme's table.
  @usableFromInline package init(token: Int) { self.token = UInt16(token) }

  /// The elevation of `level`, 0 to 3.
  public init(level: Int) {
    switch level {
    case ...0: self = .none
    case 1: self = .low
    case 2: self = .medium
    default: self = .high
    }
  }

  /// Level 0: flat on the ground.
  @inlinable public static var none: Shadow { SemanticTokens.Shadows.none }
  /// Level 1: a tile.
  @inlinable public static var low: Shadow { SemanticTokens.Shadows.low }
  /// Level 2: a card or a menu.
  @inlinable public static var medium: Shadow { SemanticTokens.Shadows.medium }
  /// Level 3: a dialog.
  @inlinable public static var high: Shadow { SemanticTokens.Shadows.high }

  /// The stable path of the token, as in `shadow.low`.
  public var path: String { TokenCatalog.path(.shadow, tokenIndex) }

  /// The place of the token in the theme's table of shadows.
  package var tokenIndex: Int { Int(token) }

  /// The shade under `theme`.
  public func resolve(in theme: AppTheme) -> ResolvedShadow {
    let shade = theme.tables.value(.shadow, tokenIndex).shade
    return ResolvedShadow(
      columns: Int(shade.columns), rows: Int(shade.rows), color: shade.color.resolve(in: theme))
  }
}

/// A shade in cells.
public struct ResolvedShadow: Hashable, Sendable {
  /// Columns to the right that are shaded.
  public var columns: Int
  /// Rows beneath that are shaded.
  public var rows: Int
  /// What lies over the cells there.
  public var color: ResolvedColor
}
