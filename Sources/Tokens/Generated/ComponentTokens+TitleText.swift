// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.TitleText; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `titleText.…`.
  public enum TitleText {
    /// The colour of a screen or region title.
    @inlinable public static var textColor: Color { Color(token: 276) }
    /// The colour of a small title, for a part of a region.
    @inlinable public static var textSmallColor: Color { Color(token: 277) }
    /// The text style of a screen title.
    @inlinable public static var font: Font { Font(token: 32) }
    /// The text style of a region title.
    @inlinable public static var fontMedium: Font { Font(token: 33) }
    /// The text style of a small title, for a part of a region.
    @inlinable public static var fontSmall: Font { Font(token: 34) }
  }
}
