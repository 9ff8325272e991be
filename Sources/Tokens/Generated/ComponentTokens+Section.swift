// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Section; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `section.…`.
  public enum Section {
    /// The title.
    @inlinable public static var titleColor: Color { Color(token: 213) }
    /// The words beneath the title.
    @inlinable public static var subtitleColor: Color { Color(token: 214) }
    /// The sign before the title.
    @inlinable public static var iconColor: Color { Color(token: 215) }
    /// The sign that turns as the section opens.
    @inlinable public static var chevronColor: Color { Color(token: 216) }
    /// That sign with the focus.
    @inlinable public static var chevronColorFocused: Color { Color(token: 217) }
    /// Room between the parts of the title.
    @inlinable public static var spacing: Length { Length(token: 31) }
    /// Room before the content.
    @inlinable public static var padding: Length { Length(token: 32) }
    /// The title.
    @inlinable public static var titleFont: Font { Font(token: 25) }
    /// The words beneath the title.
    @inlinable public static var subtitleFont: Font { Font(token: 26) }
  }
}
