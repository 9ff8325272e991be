// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Gauge; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `gauge.…`.
  public enum Gauge {
    /// The range.
    @inlinable public static var trackColor: Color { Color(token: 241) }
    /// What is measured.
    @inlinable public static var labelColor: Color { Color(token: 242) }
    /// The value in words.
    @inlinable public static var valueColor: Color { Color(token: 243) }
    /// Room between the parts.
    @inlinable public static var spacing: Length { Length(token: 35) }
  }
}
