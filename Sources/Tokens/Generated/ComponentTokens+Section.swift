// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Section; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `section.…`.
  public enum Section {
    /// The colour of a section's title.
    @inlinable public static var titleColor: Color { Color(token: 356) }
    /// The colour of a section's subtitle.
    @inlinable public static var subtitleColor: Color { Color(token: 357) }
    /// The colour of the icon before the title.
    @inlinable public static var iconColor: Color { Color(token: 358) }
    /// The colour of the chevron of a collapsible section.
    @inlinable public static var chevronColor: Color { Color(token: 359) }
    /// The colour of the chevron of a collapsible section when focused.
    @inlinable public static var chevronColorFocused: Color { Color(token: 360) }
    /// The space between the parts of the heading.
    @inlinable public static var spacing: Length { Length(token: 69) }
    /// The indentation of a section's content.
    @inlinable public static var padding: Length { Length(token: 70) }
    /// The text style of a section's title.
    @inlinable public static var titleFont: Font { Font(token: 57) }
    /// The text style of a section's subtitle.
    @inlinable public static var subtitleFont: Font { Font(token: 58) }
    /// `chevronColor` in every state.
    public static var chevronColors: StateColors {
      StateColors(
        rest: chevronColor,
        focused: chevronColorFocused,
        disabled: SemanticTokens.Colors.textDisabled)
    }
  }
}
