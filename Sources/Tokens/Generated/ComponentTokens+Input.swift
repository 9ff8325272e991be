// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Input; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `input.…`.
  public enum Input {
    /// The ground of a field.
    @inlinable public static var backgroundColor: Color { Color(token: 192) }
    /// The ground of a field with the focus.
    @inlinable public static var backgroundColorFocused: Color { Color(token: 193) }
    /// The ground of a field when disabled.
    @inlinable public static var backgroundColorDisabled: Color { Color(token: 194) }
    /// What was typed.
    @inlinable public static var textColor: Color { Color(token: 195) }
    /// What was typed, when disabled.
    @inlinable public static var textColorDisabled: Color { Color(token: 196) }
    /// The words in an empty field.
    @inlinable public static var placeholderColor: Color { Color(token: 197) }
    /// The edge of a field at rest.
    @inlinable public static var borderColor: Color { Color(token: 198) }
    /// The edge of a field with the focus.
    @inlinable public static var borderColorFocused: Color { Color(token: 199) }
    /// The edge of a field with an error.
    @inlinable public static var borderColorError: Color { Color(token: 200) }
    /// The edge of a field when disabled.
    @inlinable public static var borderColorDisabled: Color { Color(token: 201) }
    /// The ground of selected text.
    @inlinable public static var selectionColor: Color { Color(token: 202) }
    /// What was typed.
    @inlinable public static var font: Font { Font(token: 17) }
  }
}
