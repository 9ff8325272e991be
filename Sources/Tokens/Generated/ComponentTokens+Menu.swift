// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Menu; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `menu.…`.
  public enum Menu {
    /// The background of a menu.
    @inlinable public static var backgroundColor: Color { Color(token: 490) }
    /// The frame of a menu.
    @inlinable public static var borderColor: Color { Color(token: 491) }
    /// The background of an item when pressed.
    @inlinable public static var backgroundColorPressed: Color { Color(token: 492) }
    /// The background of an item when focused.
    @inlinable public static var backgroundColorFocused: Color { Color(token: 493) }
    /// The title of an item.
    @inlinable public static var textColor: Color { Color(token: 494) }
    /// The title of an item when disabled.
    @inlinable public static var textColorDisabled: Color { Color(token: 495) }
    /// The title of an item that deletes something.
    @inlinable public static var destructiveColor: Color { Color(token: 496) }
    /// The bar beside the focused item.
    @inlinable public static var markerColor: Color { Color(token: 497) }
    /// The corners of the frame.
    @inlinable public static var borderRadius: Length { Length(token: 111) }
    /// The space after a title.
    @inlinable public static var padding: Length { Length(token: 112) }
    /// The space between a title and its shortcut.
    @inlinable public static var spacing: Length { Length(token: 113) }
    /// The text style of the title of an item.
    @inlinable public static var font: Font { Font(token: 82) }
    /// The line of the frame.
    @inlinable public static var borderStyle: BorderStyle { BorderStyle(token: 16) }
    /// The shadow of a menu.
    @inlinable public static var shadow: Shadow { Shadow(token: 7) }
    /// `backgroundColor` in every state.
    public static var backgroundColors: StateColors {
      StateColors(
        rest: backgroundColor,
        pressed: backgroundColorPressed,
        focused: backgroundColorFocused)
    }
    /// `textColor` in every state.
    public static var textColors: StateColors {
      StateColors(
        rest: textColor,
        disabled: textColorDisabled)
    }
  }
}
