// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.BodyText; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `bodyText.…`.
  public enum BodyText {
    /// The words.
    @inlinable public static var textColor: Color { Color(token: 218) }
    /// The words.
    @inlinable public static var font: Font { Font(token: 25) }
  }
}
