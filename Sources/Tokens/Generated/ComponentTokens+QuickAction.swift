// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.QuickAction; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `quickAction.…`.
  public enum QuickAction {
    /// The background of a quick action.
    @inlinable public static var backgroundColor: Color { Color(token: 307) }
    /// The background of a quick action when hovered.
    @inlinable public static var backgroundColorHover: Color { Color(token: 308) }
    /// The background of a quick action when pressed.
    @inlinable public static var backgroundColorPressed: Color { Color(token: 309) }
    /// The background of a quick action when focused.
    @inlinable public static var backgroundColorFocused: Color { Color(token: 310) }
    /// The colour of a quick action's title.
    @inlinable public static var titleColor: Color { Color(token: 311) }
    /// The colour of a quick action's subtitle.
    @inlinable public static var subtitleColor: Color { Color(token: 312) }
    /// The colour of a quick action's chevron.
    @inlinable public static var chevronColor: Color { Color(token: 313) }
    /// The colour of the edge bar of a focused quick action.
    @inlinable public static var markerColor: Color { Color(token: 314) }
    /// The padding around the icon and the text.
    @inlinable public static var padding: Length { Length(token: 50) }
    /// The space between the icon and the text.
    @inlinable public static var spacing: Length { Length(token: 51) }
    /// The text style of a quick action's title.
    @inlinable public static var titleFont: Font { Font(token: 45) }
    /// The text style of a quick action's subtitle.
    @inlinable public static var subtitleFont: Font { Font(token: 46) }
    /// `backgroundColor` in every state.
    public static var backgroundColors: StateColors {
      StateColors(
        rest: backgroundColor,
        hover: backgroundColorHover,
        pressed: backgroundColorPressed,
        focused: backgroundColorFocused)
    }
  }
}
