// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Input; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `input.…`.
  public enum Input {
    /// The background of a text field.
    @inlinable public static var backgroundColor: Color { Color(token: 231) }
    /// The background of a text field when focused.
    @inlinable public static var backgroundColorFocused: Color { Color(token: 232) }
    /// The background of a text field when disabled.
    @inlinable public static var backgroundColorDisabled: Color { Color(token: 233) }
    /// The colour of the entered text.
    @inlinable public static var textColor: Color { Color(token: 234) }
    /// The colour of the entered text when disabled.
    @inlinable public static var textColorDisabled: Color { Color(token: 235) }
    /// The colour of the placeholder in an empty field. It is adjusted to a contrast of 3:1.
    @inlinable public static var placeholderColor: Color { Color(token: 236) }
    /// The colour of the completion after the caret.
    @inlinable public static var completionColor: Color { Color(token: 237) }
    /// The colour of the line below a text field, and of its edge.
    @inlinable public static var borderColor: Color { Color(token: 238) }
    /// The colour of the line below a text field, and of its edge when hovered.
    @inlinable public static var borderColorHover: Color { Color(token: 239) }
    /// The colour of the line below a text field, and of its edge when focused.
    @inlinable public static var borderColorFocused: Color { Color(token: 240) }
    /// The colour of the line below a text field, and of its edge when its value is invalid.
    @inlinable public static var borderColorError: Color { Color(token: 241) }
    /// The colour of the line below a text field, and of its edge when disabled.
    @inlinable public static var borderColorDisabled: Color { Color(token: 242) }
    /// The background of selected text in a field.
    @inlinable public static var selectionColor: Color { Color(token: 243) }
    /// The colour of selected text in a field.
    @inlinable public static var selectionTextColor: Color { Color(token: 244) }
    /// The text style of the entered text.
    @inlinable public static var font: Font { Font(token: 27) }
    /// `backgroundColor` in every state.
    public static var backgroundColors: StateColors {
      StateColors(
        rest: backgroundColor,
        focused: backgroundColorFocused,
        disabled: backgroundColorDisabled)
    }
    /// `textColor` in every state.
    public static var textColors: StateColors {
      StateColors(
        rest: textColor,
        disabled: textColorDisabled)
    }
    /// `borderColor` in every state.
    public static var borderColors: StateColors {
      StateColors(
        rest: borderColor,
        hover: borderColorHover,
        focused: borderColorFocused,
        disabled: borderColorDisabled)
    }
  }
}
