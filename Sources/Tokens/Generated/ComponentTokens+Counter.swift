// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Counter; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `counter.…`.
  public enum Counter {
    /// The colour of a character count.
    @inlinable public static var textColor: Color { Color(token: 298) }
    /// The colour of a character count near its limit.
    @inlinable public static var textWarningColor: Color { Color(token: 299) }
    /// The colour of a character count over its limit.
    @inlinable public static var textColorError: Color { Color(token: 300) }
    /// The space before the icon that marks an exceeded limit.
    @inlinable public static var spacing: Length { Length(token: 47) }
    /// The text style of a character count.
    @inlinable public static var font: Font { Font(token: 42) }
  }
}
