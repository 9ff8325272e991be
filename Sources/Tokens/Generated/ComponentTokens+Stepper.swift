// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Stepper; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `stepper.…`.
  public enum Stepper {
    /// The background of the signs.
    @inlinable public static var backgroundColor: Color { Color(token: 509) }
    /// The background of the signs when hovered.
    @inlinable public static var backgroundColorHover: Color { Color(token: 510) }
    /// The background of the signs when focused.
    @inlinable public static var backgroundColorFocused: Color { Color(token: 511) }
    /// The background of the sign at the end of the range.
    @inlinable public static var backgroundColorDisabled: Color { Color(token: 512) }
    /// The sign of a stepper.
    @inlinable public static var textColor: Color { Color(token: 513) }
    /// The sign of a stepper at the end of its range.
    @inlinable public static var textColorDisabled: Color { Color(token: 514) }
    /// `backgroundColor` in every state.
    public static var backgroundColors: StateColors {
      StateColors(
        rest: backgroundColor,
        hover: backgroundColorHover,
        focused: backgroundColorFocused,
        disabled: backgroundColorDisabled)
    }
    /// `textColor` in every state.
    public static var textColors: StateColors {
      StateColors(
        rest: textColor,
        disabled: textColorDisabled)
    }
  }
}
