// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Stat; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `stat.…`.
  public enum Stat {
    /// The colour of a metric's title.
    @inlinable public static var titleColor: Color { Color(token: 279) }
    /// The colour of a metric's value.
    @inlinable public static var valueColor: Color { Color(token: 280) }
    /// The colour of an upward trend.
    @inlinable public static var upColor: Color { Color(token: 281) }
    /// The colour of a downward trend.
    @inlinable public static var downColor: Color { Color(token: 282) }
    /// The colour of a steady trend.
    @inlinable public static var steadyColor: Color { Color(token: 283) }
    /// The space between a trend's icon and its text.
    @inlinable public static var spacing: Length { Length(token: 41) }
    /// The text style of a metric's title.
    @inlinable public static var titleFont: Font { Font(token: 44) }
    /// The text style of a metric's value.
    @inlinable public static var valueFont: Font { Font(token: 45) }
    /// The text style of a trend.
    @inlinable public static var trendFont: Font { Font(token: 46) }
  }
}
