// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.BodyText; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `bodyText.…`.
  public enum BodyText {
    /// The colour of body text.
    @inlinable public static var textColor: Color { Color(token: 278) }
    /// The text style of body text.
    @inlinable public static var font: Font { Font(token: 35) }
  }
}
