// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Input; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `input.…`.
  public enum Input {
    /// The ground of a field.
    @inlinable public static var backgroundColor: Color { Color(token: 212) }
    /// The ground of a field with the focus.
    @inlinable public static var backgroundColorFocused: Color { Color(token: 213) }
    /// The ground of a field when disabled.
    @inlinable public static var backgroundColorDisabled: Color { Color(token: 214) }
    /// What was typed.
    @inlinable public static var textColor: Color { Color(token: 215) }
    /// What was typed, when disabled.
    @inlinable public static var textColorDisabled: Color { Color(token: 216) }
    /// The words in an empty field.
    @inlinable public static var placeholderColor: Color { Color(token: 217) }
    /// The edge of a field at rest.
    @inlinable public static var borderColor: Color { Color(token: 218) }
    /// The edge of a field with the focus.
    @inlinable public static var borderColorFocused: Color { Color(token: 219) }
    /// The edge of a field with an error.
    @inlinable public static var borderColorError: Color { Color(token: 220) }
    /// The edge of a field when disabled.
    @inlinable public static var borderColorDisabled: Color { Color(token: 221) }
    /// The ground of selected text.
    @inlinable public static var selectionColor: Color { Color(token: 222) }
    /// The name of a field.
    @inlinable public static var labelColor: Color { Color(token: 223) }
    /// The name of a field with the focus.
    @inlinable public static var labelColorFocused: Color { Color(token: 224) }
    /// What is wrong with the content of a field.
    @inlinable public static var errorColor: Color { Color(token: 225) }
    /// A remark beneath a field, such as a count.
    @inlinable public static var helpColor: Color { Color(token: 226) }
    /// A sign inside a field.
    @inlinable public static var iconColor: Color { Color(token: 227) }
    /// Room between the edge and the text.
    @inlinable public static var padding: Length { Length(token: 26) }
    /// What was typed.
    @inlinable public static var font: Font { Font(token: 18) }
    /// The name of a field.
    @inlinable public static var labelFont: Font { Font(token: 19) }
  }
}
