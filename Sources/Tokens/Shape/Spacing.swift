// SPDX-License-Identifier: MIT
// Token: the steps of spacing, as tokens and as numbers.

/// The steps of spacing, as lengths or as numbers of columns.
///
///     VStack(spacing: Spacing.md) { Text("Services") }
///     let lengths = Length.spacing  // lengths.md is the token Spacing.md
///     let columns = Int.spacing.md + 1
///
/// An app can add the steps to its own number type:
///
///     extension Float {
///       static var spacing: Spacing<Float> { Int.spacing.map(Float.init) }
///     }
public struct Spacing<Number> {
  /// No space.
  public let none: Number
  /// 1 column, 0 rows.
  public let xs: Number
  /// 2 columns, 0 rows.
  public let sm: Number
  /// 2 columns, 1 row.
  public let md: Number
  /// 3 columns, 1 row.
  public let lg: Number
  /// 4 columns, 2 rows.
  public let xl: Number
  /// 6 columns, 3 rows.
  public let xxl: Number

  /// Creates steps from their values, from the smallest to the largest: `none`, `xs`, `sm`, `md`,
  /// `lg`, `xl` and `xxl`.
  public init(
    none: Number, xs: Number, sm: Number, md: Number, lg: Number, xl: Number, xxl: Number
  ) {
    self.none = none
    self.xs = xs
    self.sm = sm
    self.md = md
    self.lg = lg
    self.xl = xl
    self.xxl = xxl
  }

  /// Returns the steps with values of a different type, the results of `transform`.
  public func map<Other>(_ transform: (Number) -> Other) -> Spacing<Other> {
    Spacing<Other>(
      none: transform(none), xs: transform(xs), sm: transform(sm), md: transform(md),
      lg: transform(lg), xl: transform(xl), xxl: transform(xxl))
  }
}

extension Spacing: Sendable where Number: Sendable {}
extension Spacing: Equatable where Number: Equatable {}
extension Spacing: Hashable where Number: Hashable {}

extension Spacing where Number == Length {
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
}

extension Length {
  /// The steps of spacing as tokens: `Length.spacing.md` is `Spacing.md`.
  public static var spacing: Spacing<Length> {
    Spacing(
      none: Spacing.none, xs: Spacing.xs, sm: Spacing.sm, md: Spacing.md, lg: Spacing.lg,
      xl: Spacing.xl, xxl: Spacing.xxl)
  }
}

extension Int {
  /// The columns of each step in the built-in themes, as in `Int.spacing.md`.
  public static var spacing: Spacing<Int> {
    Spacing(none: 0, xs: 1, sm: 2, md: 2, lg: 3, xl: 4, xxl: 6)
  }
}

extension Double {
  /// The columns of each step in the built-in themes, as in `Double.spacing.md`.
  public static var spacing: Spacing<Double> { Int.spacing.map(Double.init) }
}
