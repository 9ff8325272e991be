// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Label; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `label.…`.
  public enum Label {
    /// The text colour of a label.
    @inlinable public static var textColor: Color { Color(token: 275) }
    /// The horizontal padding of a label that has a background.
    @inlinable public static var padding: Length { Length(token: 40) }
    /// The text style of a small label.
    @inlinable public static var fontSmall: Font { Font(token: 28) }
    /// The text style of a medium label.
    @inlinable public static var fontMedium: Font { Font(token: 29) }
    /// The text style of a large label.
    @inlinable public static var fontLarge: Font { Font(token: 30) }
  }
}
