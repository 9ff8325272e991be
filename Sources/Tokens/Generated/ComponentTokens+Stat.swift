// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Stat; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `stat.…`.
  public enum Stat {
    /// The colour of a metric's title.
    @inlinable public static var titleColor: Color { Color(token: 315) }
    /// The colour of a metric's value.
    @inlinable public static var valueColor: Color { Color(token: 316) }
    /// The colour of an upward trend.
    @inlinable public static var upColor: Color { Color(token: 317) }
    /// The colour of a downward trend.
    @inlinable public static var downColor: Color { Color(token: 318) }
    /// The colour of a steady trend.
    @inlinable public static var steadyColor: Color { Color(token: 319) }
    /// The space between a trend's icon and its text.
    @inlinable public static var spacing: Length { Length(token: 52) }
    /// The smallest size of the recent values beside a metric.
    @inlinable public static var chart: Length { Length(token: 53) }
    /// The text style of a metric's title.
    @inlinable public static var titleFont: Font { Font(token: 47) }
    /// The text style of a metric's value.
    @inlinable public static var valueFont: Font { Font(token: 48) }
    /// The text style of a metric's value where there is room.
    @inlinable public static var displayFont: Font { Font(token: 49) }
    /// The text style of a trend.
    @inlinable public static var trendFont: Font { Font(token: 50) }
  }
}
