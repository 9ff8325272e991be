// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Segment; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `segment.…`.
  public enum Segment {
    /// The background of an option.
    @inlinable public static var backgroundColor: Color { Color(token: 481) }
    /// The background of an option when hovered.
    @inlinable public static var backgroundColorHover: Color { Color(token: 482) }
    /// The background of an option when pressed.
    @inlinable public static var backgroundColorPressed: Color { Color(token: 483) }
    /// The background of an option when focused.
    @inlinable public static var backgroundColorFocused: Color { Color(token: 484) }
    /// The background of the selected option.
    @inlinable public static var backgroundColorSelected: Color { Color(token: 485) }
    /// The background of an option when disabled.
    @inlinable public static var backgroundColorDisabled: Color { Color(token: 486) }
    /// The label of an option.
    @inlinable public static var textColor: Color { Color(token: 487) }
    /// The label of the selected option.
    @inlinable public static var textColorSelected: Color { Color(token: 488) }
    /// The label of an option when disabled.
    @inlinable public static var textColorDisabled: Color { Color(token: 489) }
    /// The text style of an option.
    @inlinable public static var font: Font { Font(token: 81) }
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
