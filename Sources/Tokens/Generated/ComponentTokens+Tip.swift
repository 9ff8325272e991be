// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Tip; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `tip.…`.
  public enum Tip {
    /// The background of a tip.
    @inlinable public static var backgroundColor: Color { Color(token: 329) }
    /// The colour of a tip's text and icon.
    @inlinable public static var textColor: Color { Color(token: 330) }
    /// The horizontal padding of a tip.
    @inlinable public static var padding: Length { Length(token: 57) }
    /// The space between a tip's icon and its text.
    @inlinable public static var spacing: Length { Length(token: 58) }
    /// The text style of a tip's title.
    @inlinable public static var titleFont: Font { Font(token: 53) }
  }
}
