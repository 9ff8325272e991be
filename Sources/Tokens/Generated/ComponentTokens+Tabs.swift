// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Tabs; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `tabs.…`.
  public enum Tabs {
    /// The background of the bar.
    @inlinable public static var backgroundColor: Color { Color(token: 469) }
    /// The background of a tab when hovered.
    @inlinable public static var backgroundColorHover: Color { Color(token: 470) }
    /// The background of a tab when pressed.
    @inlinable public static var backgroundColorPressed: Color { Color(token: 471) }
    /// The background of a tab when focused.
    @inlinable public static var backgroundColorFocused: Color { Color(token: 472) }
    /// The title of a tab.
    @inlinable public static var textColor: Color { Color(token: 473) }
    /// The title of a tab when hovered.
    @inlinable public static var textColorHover: Color { Color(token: 474) }
    /// The title of the selected tab.
    @inlinable public static var textColorSelected: Color { Color(token: 475) }
    /// The title of a tab when disabled.
    @inlinable public static var textColorDisabled: Color { Color(token: 476) }
    /// The number beside a title.
    @inlinable public static var badgeColor: Color { Color(token: 477) }
    /// The line below the tabs.
    @inlinable public static var lineColor: Color { Color(token: 478) }
    /// The line below the selected tab. If it is selection.marker, the line has the brand gradient
    /// in terminals with 256 colours or more.
    @inlinable public static var indicatorColor: Color { Color(token: 479) }
    /// The bar beside a focused tab.
    @inlinable public static var markerColor: Color { Color(token: 480) }
    /// The space after a title.
    @inlinable public static var padding: Length { Length(token: 110) }
    /// The text style of a title.
    @inlinable public static var font: Font { Font(token: 80) }
    /// `backgroundColor` in every state.
    public static var backgroundColors: StateColors {
      StateColors(
        rest: backgroundColor,
        hover: backgroundColorHover,
        pressed: backgroundColorPressed,
        focused: backgroundColorFocused)
    }
    /// `textColor` in every state.
    public static var textColors: StateColors {
      StateColors(
        rest: textColor,
        hover: textColorHover,
        selected: textColorSelected,
        disabled: textColorDisabled)
    }
  }
}
