// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Label; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `label.…`.
  public enum Label {
    /// The text of a label.
    @inlinable public static var textColor: Color { Color(token: 215) }
    /// Room beside the text of a label with a ground.
    @inlinable public static var padding: Length { Length(token: 27) }
    /// The text of a small label.
    @inlinable public static var fontSmall: Font { Font(token: 18) }
    /// The text of a label.
    @inlinable public static var fontMedium: Font { Font(token: 19) }
    /// The text of a large label.
    @inlinable public static var fontLarge: Font { Font(token: 20) }
  }
}
