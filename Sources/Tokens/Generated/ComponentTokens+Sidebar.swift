// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Sidebar; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `sidebar.…`.
  public enum Sidebar {
    /// The background of a sidebar.
    @inlinable public static var backgroundColor: Color { Color(token: 348) }
    /// The text colour of an item.
    @inlinable public static var textColor: Color { Color(token: 349) }
    /// The text colour of the selected item.
    @inlinable public static var textColorSelected: Color { Color(token: 350) }
    /// The background of the selected item.
    @inlinable public static var backgroundColorSelected: Color { Color(token: 351) }
    /// The background of an item when hovered.
    @inlinable public static var backgroundColorHover: Color { Color(token: 352) }
    /// The background of every second row of a list with alternating rows.
    @inlinable public static var backgroundAlternateColor: Color { Color(token: 353) }
    /// The colour of the bar next to the selected item.
    @inlinable public static var markerColor: Color { Color(token: 354) }
    /// The colour of a group heading.
    @inlinable public static var headingColor: Color { Color(token: 355) }
    /// The horizontal padding of an item.
    @inlinable public static var padding: Length { Length(token: 68) }
    /// The text style of a group heading.
    @inlinable public static var headingFont: Font { Font(token: 56) }
    /// `textColor` in every state.
    public static var textColors: StateColors {
      StateColors(
        rest: textColor,
        selected: textColorSelected,
        disabled: SemanticTokens.Colors.textDisabled)
    }
    /// `backgroundColor` in every state.
    public static var backgroundColors: StateColors {
      StateColors(
        rest: backgroundColor,
        hover: backgroundColorHover,
        selected: backgroundColorSelected)
    }
  }
}
