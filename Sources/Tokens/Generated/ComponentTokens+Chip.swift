// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Chip; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `chip.…`.
  public enum Chip {
    /// The ground at rest.
    @inlinable public static var backgroundColor: Color { Color(token: 229) }
    /// The ground under the pointer.
    @inlinable public static var backgroundColorHover: Color { Color(token: 230) }
    /// The ground while pressed.
    @inlinable public static var backgroundColorPressed: Color { Color(token: 231) }
    /// The ground with the focus.
    @inlinable public static var backgroundColorFocused: Color { Color(token: 232) }
    /// The ground of a chosen one.
    @inlinable public static var backgroundColorSelected: Color { Color(token: 233) }
    /// The ground when disabled.
    @inlinable public static var backgroundColorDisabled: Color { Color(token: 234) }
    /// The word.
    @inlinable public static var textColor: Color { Color(token: 235) }
    /// The word of a chosen one.
    @inlinable public static var textColorSelected: Color { Color(token: 236) }
    /// The word when disabled.
    @inlinable public static var textColorDisabled: Color { Color(token: 237) }
    /// Room between the icon and the word.
    @inlinable public static var spacing: Length { Length(token: 33) }
    /// The word.
    @inlinable public static var font: Font { Font(token: 30) }
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
