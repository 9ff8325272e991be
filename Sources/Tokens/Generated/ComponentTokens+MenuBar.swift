// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.MenuBar; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `menuBar.…`.
  public enum MenuBar {
    /// The ground of the bar.
    @inlinable public static var backgroundColor: Color { Color(token: 341) }
    /// The name of a menu.
    @inlinable public static var textColor: Color { Color(token: 342) }
    /// The ground of the menu with the focus.
    @inlinable public static var backgroundColorFocused: Color { Color(token: 343) }
    /// The ground of a menu under the pointer.
    @inlinable public static var backgroundColorHover: Color { Color(token: 344) }
    /// The signs beside the menu with the focus.
    @inlinable public static var focusColor: Color { Color(token: 345) }
    /// The name of a menu.
    @inlinable public static var font: Font { Font(token: 59) }
    /// `backgroundColor` in every state.
    public static var backgroundColors: StateColors {
      StateColors(
        rest: backgroundColor,
        hover: backgroundColorHover,
        focused: backgroundColorFocused)
    }
  }
}
