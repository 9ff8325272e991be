// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.MenuBar; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `menuBar.…`.
  public enum MenuBar {
    /// The background of the menu bar.
    @inlinable public static var backgroundColor: Color { Color(token: 415) }
    /// The colour of a menu's title.
    @inlinable public static var textColor: Color { Color(token: 416) }
    /// The background of a menu's title when focused.
    @inlinable public static var backgroundColorFocused: Color { Color(token: 417) }
    /// The background of a menu's title when hovered.
    @inlinable public static var backgroundColorHover: Color { Color(token: 418) }
    /// The colour of the bar or the arrows beside the focused menu's title.
    @inlinable public static var focusColor: Color { Color(token: 419) }
    /// The text style of a menu's title.
    @inlinable public static var font: Font { Font(token: 71) }
    /// `backgroundColor` in every state.
    public static var backgroundColors: StateColors {
      StateColors(
        rest: backgroundColor,
        hover: backgroundColorHover,
        focused: backgroundColorFocused)
    }
  }
}
