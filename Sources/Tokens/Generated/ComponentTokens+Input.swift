// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Input; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `input.…`.
  public enum Input {
    /// The ground of a field.
    @inlinable public static var backgroundColor: Color { Color(token: 202) }
    /// The ground of a field with the focus.
    @inlinable public static var backgroundColorFocused: Color { Color(token: 203) }
    /// The ground of a field when disabled.
    @inlinable public static var backgroundColorDisabled: Color { Color(token: 204) }
    /// What was typed.
    @inlinable public static var textColor: Color { Color(token: 205) }
    /// What was typed, when disabled.
    @inlinable public static var textColorDisabled: Color { Color(token: 206) }
    /// The words in an empty field.
    @inlinable public static var placeholderColor: Color { Color(token: 207) }
    /// The edge of a field at rest.
    @inlinable public static var borderColor: Color { Color(token: 208) }
    /// The edge of a field with the focus.
    @inlinable public static var borderColorFocused: Color { Color(token: 209) }
    /// The edge of a field with an error.
    @inlinable public static var borderColorError: Color { Color(token: 210) }
    /// The edge of a field when disabled.
    @inlinable public static var borderColorDisabled: Color { Color(token: 211) }
    /// The ground of selected text.
    @inlinable public static var selectionColor: Color { Color(token: 212) }
    /// What was typed.
    @inlinable public static var font: Font { Font(token: 17) }
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
        focused: borderColorFocused,
        disabled: borderColorDisabled)
    }
  }
}
