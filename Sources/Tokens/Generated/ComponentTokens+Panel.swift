// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Panel; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `panel.…`.
  public enum Panel {
    /// The colour of a panel's frame.
    @inlinable public static var borderColor: Color { Color(token: 226) }
    /// The colour of a panel's frame when active.
    @inlinable public static var borderActiveColor: Color { Color(token: 227) }
    /// The colour of a panel's title.
    @inlinable public static var titleColor: Color { Color(token: 228) }
    /// The colour of a panel's title when active.
    @inlinable public static var titleActiveColor: Color { Color(token: 229) }
    /// The colour of the other captions in a panel's frame.
    @inlinable public static var captionColor: Color { Color(token: 230) }
    /// The corner radius of a panel.
    @inlinable public static var borderRadius: Length { Length(token: 34) }
    /// The horizontal padding around the content of a panel.
    @inlinable public static var padding: Length { Length(token: 35) }
    /// The distance of the captions in a panel's frame from its corners.
    @inlinable public static var inset: Length { Length(token: 36) }
    /// The text style of a panel's title.
    @inlinable public static var titleFont: Font { Font(token: 24) }
    /// The text style of a panel's title when active.
    @inlinable public static var titleActiveFont: Font { Font(token: 25) }
    /// The text style of the other captions in a panel's frame.
    @inlinable public static var captionFont: Font { Font(token: 26) }
    /// The line around a panel.
    @inlinable public static var borderStyle: BorderStyle { BorderStyle(token: 9) }
  }
}
