// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Form; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `form.…`.
  public enum Form {
    /// The colour of a field's name.
    @inlinable public static var labelColor: Color { Color(token: 382) }
    /// The colour of a field's name while the field has the focus.
    @inlinable public static var labelColorFocused: Color { Color(token: 383) }
    /// The colour of an error message.
    @inlinable public static var errorColor: Color { Color(token: 384) }
    /// The colour of the message while a field is being checked.
    @inlinable public static var checkingColor: Color { Color(token: 385) }
    /// The space below each field, for its line, and below each error message.
    @inlinable public static var spacing: Length { Length(token: 79) }
    /// The space between two rows of a form whose controls both have a background.
    @inlinable public static var rowSpacing: Length { Length(token: 80) }
    /// The maximum width of a form on a page, and of a name and its value in a wide row.
    @inlinable public static var width: Length { Length(token: 81) }
    /// The space between an icon and the text after it.
    @inlinable public static var gap: Length { Length(token: 82) }
    /// The text style of a field's name.
    @inlinable public static var labelFont: Font { Font(token: 62) }
    /// The text style of an error message.
    @inlinable public static var errorFont: Font { Font(token: 63) }
    /// The text style of the title of a group of fields.
    @inlinable public static var titleFont: Font { Font(token: 64) }
    /// `labelColor` in every state.
    public static var labelColors: StateColors {
      StateColors(
        rest: labelColor,
        focused: labelColorFocused,
        disabled: SemanticTokens.Colors.textDisabled)
    }
  }
}
