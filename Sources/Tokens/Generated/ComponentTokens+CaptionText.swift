// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.CaptionText; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `captionText.…`.
  public enum CaptionText {
    /// The colour of a caption.
    @inlinable public static var textColor: Color { Color(token: 279) }
    /// The text style of a caption.
    @inlinable public static var font: Font { Font(token: 36) }
  }
}
