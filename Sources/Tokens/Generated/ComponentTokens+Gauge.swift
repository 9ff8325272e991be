// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Gauge; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `gauge.…`.
  public enum Gauge {
    /// The colour of the remaining part of a gauge.
    @inlinable public static var trackColor: Color { Color(token: 301) }
    /// The colour of a gauge's title.
    @inlinable public static var labelColor: Color { Color(token: 302) }
    /// The colour of a gauge's percentage.
    @inlinable public static var valueColor: Color { Color(token: 303) }
    /// The space between the title, the bar and the percentage.
    @inlinable public static var spacing: Length { Length(token: 48) }
  }
}
