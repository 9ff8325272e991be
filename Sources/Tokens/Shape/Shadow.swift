// SPDX-License-Identifier: MIT
// Token: elevations and their shadows.

/// An elevation: a shadow of cells to the right and below.
public struct Shadow: Hashable, Sendable {
  @usableFromInline let token: UInt16

  /// Creates a reference to the shadow token at index `token` of the theme's table.
  @usableFromInline package init(token: Int) { self.token = UInt16(token) }

  /// Creates the elevation of `level`, from 0 to 3.
  public init(level: Int) {
    switch level {
    case ...0: self = .none
    case 1: self = .low
    case 2: self = .medium
    default: self = .high
    }
  }

  /// Level 0: flat on the background.
  @inlinable public static var none: Shadow { SemanticTokens.Shadows.none }
  /// Level 1: a tile.
  @inlinable public static var low: Shadow { SemanticTokens.Shadows.low }
  /// Level 2: a card or a menu.
  @inlinable public static var medium: Shadow { SemanticTokens.Shadows.medium }
  /// Level 3: a dialog.
  @inlinable public static var high: Shadow { SemanticTokens.Shadows.high }

  /// The stable path of the token, as in `shadow.low`.
  public var path: String { TokenCatalog.path(.shadow, tokenIndex) }

  /// The index of the token in the theme's table of shadows.
  package var tokenIndex: Int { Int(token) }

  /// Returns the shadow in `theme`.
  public func resolve(in theme: AppTheme) -> ResolvedShadow {
    let shade = theme.tables.value(.shadow, tokenIndex).shade
    return ResolvedShadow(
      columns: Int(shade.columns), rows: Int(shade.rows), color: shade.color.resolve(in: theme))
  }
}

/// A shadow in cells.
public struct ResolvedShadow: Hashable, Sendable {
  /// The number of shaded columns on the right.
  public var columns: Int
  /// The number of shaded rows below.
  public var rows: Int
  /// The colour drawn over the shaded cells.
  public var color: ResolvedColor
}
