// SPDX-License-Identifier: MIT
// Token: the steps of spacing, as tokens and as numbers.

/// The steps of spacing, with different values for columns and rows.
public enum Spacing {
  /// No space.
  @inlinable public static var none: Length { SemanticTokens.Spacing.none }
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

  /// The columns of each step in the built-in themes, as numbers.
  public struct Columns: Hashable, Sendable {
    /// 1 column.
    public var xs: Int { 1 }
    /// 2 columns.
    public var sm: Int { 2 }
    /// 2 columns.
    public var md: Int { 2 }
    /// 3 columns.
    public var lg: Int { 3 }
    /// 4 columns.
    public var xl: Int { 4 }
    /// 6 columns.
    public var xxl: Int { 6 }
  }
}

extension Int {
  /// The steps of spacing as numbers of columns, as in `Int.spacing.md`.
  public static var spacing: Spacing.Columns { Spacing.Columns() }
}
