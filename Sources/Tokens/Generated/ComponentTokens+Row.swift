// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Row; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `row.…`.
  public enum Row {
    /// The colour of a row's title.
    @inlinable public static var titleColor: Color { Color(token: 320) }
    /// The colour of a row's subtitle.
    @inlinable public static var subtitleColor: Color { Color(token: 321) }
    /// The colour of a row's current value.
    @inlinable public static var valueColor: Color { Color(token: 322) }
    /// The colour of the icon before the title.
    @inlinable public static var iconColor: Color { Color(token: 323) }
    /// The colour of the icon of a selected option, or of a switch that is on.
    @inlinable public static var markColor: Color { Color(token: 324) }
    /// The colour of the edge bar of a focused row.
    @inlinable public static var markerColor: Color { Color(token: 325) }
    /// The background of a row when hovered.
    @inlinable public static var backgroundColorHover: Color { Color(token: 326) }
    /// The background of a row when pressed.
    @inlinable public static var backgroundColorPressed: Color { Color(token: 327) }
    /// The background of a row when focused.
    @inlinable public static var backgroundColorFocused: Color { Color(token: 328) }
    /// The space between the parts of a row.
    @inlinable public static var spacing: Length { Length(token: 56) }
    /// The text style of a row's title.
    @inlinable public static var titleFont: Font { Font(token: 51) }
    /// The text style of a row's subtitle.
    @inlinable public static var subtitleFont: Font { Font(token: 52) }
    /// `backgroundColor` in every state.
    public static var backgroundColors: StateColors {
      StateColors(
        hover: backgroundColorHover,
        pressed: backgroundColorPressed,
        focused: backgroundColorFocused)
    }
  }
}
