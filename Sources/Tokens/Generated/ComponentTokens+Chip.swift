// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Chip; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `chip.…`.
  public enum Chip {
    /// The background of a chip.
    @inlinable public static var backgroundColor: Color { Color(token: 289) }
    /// The background of a chip when hovered.
    @inlinable public static var backgroundColorHover: Color { Color(token: 290) }
    /// The background of a chip when pressed.
    @inlinable public static var backgroundColorPressed: Color { Color(token: 291) }
    /// The background of a chip when focused.
    @inlinable public static var backgroundColorFocused: Color { Color(token: 292) }
    /// The background of a selected chip.
    @inlinable public static var backgroundColorSelected: Color { Color(token: 293) }
    /// The background of a chip when disabled.
    @inlinable public static var backgroundColorDisabled: Color { Color(token: 294) }
    /// The text colour of a chip.
    @inlinable public static var textColor: Color { Color(token: 295) }
    /// The text colour of a selected chip.
    @inlinable public static var textColorSelected: Color { Color(token: 296) }
    /// The text colour of a chip when disabled.
    @inlinable public static var textColorDisabled: Color { Color(token: 297) }
    /// The space between a chip's icon and its text.
    @inlinable public static var spacing: Length { Length(token: 46) }
    /// The text style of a chip.
    @inlinable public static var font: Font { Font(token: 40) }
    /// `backgroundColor` in every state.
    public static var backgroundColors: StateColors {
      StateColors(
        rest: backgroundColor,
        hover: backgroundColorHover,
        pressed: backgroundColorPressed,
        focused: backgroundColorFocused,
        selected: backgroundColorSelected,
        disabled: backgroundColorDisabled)
    }
    /// `textColor` in every state.
    public static var textColors: StateColors {
      StateColors(
        rest: textColor,
        selected: textColorSelected,
        disabled: textColorDisabled)
    }
  }
}
