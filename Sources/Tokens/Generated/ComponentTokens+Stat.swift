// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Stat; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `stat.…`.
  public enum Stat {
    /// What is counted.
    @inlinable public static var titleColor: Color { Color(token: 254) }
    /// The number.
    @inlinable public static var valueColor: Color { Color(token: 255) }
    /// The trend of what rises.
    @inlinable public static var upColor: Color { Color(token: 256) }
    /// The trend of what falls.
    @inlinable public static var downColor: Color { Color(token: 257) }
    /// The trend of what stays.
    @inlinable public static var steadyColor: Color { Color(token: 258) }
    /// Room between the sign of a trend and its words.
    @inlinable public static var spacing: Length { Length(token: 39) }
    /// What is counted.
    @inlinable public static var titleFont: Font { Font(token: 37) }
    /// The number.
    @inlinable public static var valueFont: Font { Font(token: 38) }
    /// The trend.
    @inlinable public static var trendFont: Font { Font(token: 39) }
  }
}
