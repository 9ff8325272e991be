// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Section; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `section.…`.
  public enum Section {
    /// The title.
    @inlinable public static var titleColor: Color { Color(token: 293) }
    /// The words beneath the title.
    @inlinable public static var subtitleColor: Color { Color(token: 294) }
    /// The sign before the title.
    @inlinable public static var iconColor: Color { Color(token: 295) }
    /// The sign that turns as the section opens.
    @inlinable public static var chevronColor: Color { Color(token: 296) }
    /// That sign with the focus.
    @inlinable public static var chevronColorFocused: Color { Color(token: 297) }
    /// Room between the parts of the title.
    @inlinable public static var spacing: Length { Length(token: 52) }
    /// Room before the content.
    @inlinable public static var padding: Length { Length(token: 53) }
    /// The title.
    @inlinable public static var titleFont: Font { Font(token: 46) }
    /// The words beneath the title.
    @inlinable public static var subtitleFont: Font { Font(token: 47) }
    /// `chevronColor` in every state.
    public static var chevronColors: StateColors {
      StateColors(
        rest: chevronColor,
        focused: chevronColorFocused,
        disabled: SemanticTokens.Colors.textDisabled)
    }
  }
}
