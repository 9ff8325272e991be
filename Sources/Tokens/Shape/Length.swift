// SPDX-License-Identifier: MIT
// Token: a length in cells, or a reference to a spacing or radius token.

/// A number of cells, a spacing or radius token with different values for columns and rows, or a
/// part of the available space.
///
///     VStack(spacing: 1) { … }.padding(.horizontal, Spacing.md)
///
/// Takes four bytes.
public struct Length: ExpressibleByIntegerLiteral, Hashable, Sendable {
  /// A number of cells, `tokenBase` plus a token's index, or `endless`. Relative lengths start at
  /// `-tokenBase` and go down, see `Length+Relative.swift`.
  @usableFromInline let rawValue: Int32

  @usableFromInline static let tokenBase: Int32 = 0x4000_0000
  @usableFromInline static let endless: Int32 = Int32.max

  @inlinable init(rawValue: Int32) { self.rawValue = rawValue }

  /// Creates a reference to the length token at index `token` of the theme's table.
  @usableFromInline package init(token: Int) {
    self.rawValue = Length.tokenBase + Int32(token)
  }

  /// Creates a length of `cells`, clamped to about a billion in either direction.
  @inlinable public init(_ cells: Int) {
    let most = Int(Length.tokenBase) - 1
    self.rawValue = Int32(min(most, max(-most, cells)))
  }

  /// Creates a length of `value` cells.
  @inlinable public init(integerLiteral value: Int) { self.init(value) }

  /// No cells.
  public static let zero = Length(0)
  /// No cells.
  public static let none = Length(0)
  /// All available space.
  public static let infinity = Length(rawValue: Length.endless)

  /// 1 column, 0 rows.
  @inlinable public static var xs: Length { SemanticTokens.Spacing.xs }
  /// 2 columns, 0 rows.
  @inlinable public static var sm: Length { SemanticTokens.Spacing.sm }
  /// 2 columns, 1 row.
  @inlinable public static var md: Length { SemanticTokens.Spacing.md }
  /// 3 columns, 1 row.
  @inlinable public static var lg: Length { SemanticTokens.Spacing.lg }
  /// 4 columns, 2 rows.
  @inlinable public static var xl: Length { SemanticTokens.Spacing.xl }
  /// 6 columns, 3 rows.
  @inlinable public static var xxl: Length { SemanticTokens.Spacing.xxl }

  /// A Boolean value that indicates whether the length is all available space.
  @inlinable public var isInfinite: Bool { rawValue == Length.endless }
  /// A Boolean value that indicates whether the length is a fixed number of cells in every theme.
  @inlinable public var isLiteral: Bool {
    rawValue < Length.tokenBase && !isRelative || isInfinite
  }
  /// A Boolean value that indicates whether the length is a part of the available space
  /// (`fraction`, `share`).
  @inlinable public var isRelative: Bool { rawValue <= -Length.tokenBase }
  /// The stable path of the token, as in `spacing.md`; `nil` for a number.
  public var path: String? { tokenIndex.map { TokenCatalog.path(.length, $0) } }

  /// The number of cells that the length has in every theme; `nil` for a token or a part of the
  /// available space.
  @inlinable package var fixedCells: Int? {
    isLiteral ? isInfinite ? Int.max : Int(rawValue) : nil
  }

  /// The index of the token in the theme's table of lengths.
  package var tokenIndex: Int? {
    isLiteral || isRelative ? nil : Int(rawValue - Length.tokenBase)
  }

  /// Returns the number of cells along `axis` in `theme`; `Int.max` for the infinite length, and 0
  /// for a relative one.
  ///
  /// Compact `density` halves tokens, with columns rounded up and rows rounded down. Numbers stay
  /// the same.
  @inlinable public func resolve(in theme: AppTheme, axis: Axis, density: Density = .comfortable)
    -> Int
  {
    if rawValue < Length.tokenBase { return isRelative ? 0 : Int(rawValue) }
    if isInfinite { return Int.max }
    let length = theme.tables.length(Int(rawValue - Length.tokenBase))
    switch (axis, density) {
    case (.horizontal, .comfortable): return Int(length.columns)
    case (.vertical, .comfortable): return Int(length.rows)
    case (.horizontal, .compact): return (Int(length.columns) + 1) / 2
    case (.vertical, .compact): return Int(length.rows) / 2
    }
  }
}
