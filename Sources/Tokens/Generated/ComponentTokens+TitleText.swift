// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.TitleText; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `titleText.…`.
  public enum TitleText {
    /// The title.
    @inlinable public static var textColor: Color { Color(token: 216) }
    /// The title of a small region.
    @inlinable public static var textSmallColor: Color { Color(token: 217) }
    /// The title of a screen.
    @inlinable public static var font: Font { Font(token: 22) }
    /// The title of a region.
    @inlinable public static var fontMedium: Font { Font(token: 23) }
    /// The title of a small region.
    @inlinable public static var fontSmall: Font { Font(token: 24) }
  }
}
