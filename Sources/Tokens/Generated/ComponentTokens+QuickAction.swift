// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.QuickAction; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `quickAction.…`.
  public enum QuickAction {
    /// The ground at rest.
    @inlinable public static var backgroundColor: Color { Color(token: 246) }
    /// The ground under the pointer.
    @inlinable public static var backgroundColorHover: Color { Color(token: 247) }
    /// The ground while pressed.
    @inlinable public static var backgroundColorPressed: Color { Color(token: 248) }
    /// What lies over the ground with the focus.
    @inlinable public static var backgroundColorFocused: Color { Color(token: 249) }
    /// What it does.
    @inlinable public static var titleColor: Color { Color(token: 250) }
    /// What comes of it.
    @inlinable public static var subtitleColor: Color { Color(token: 251) }
    /// The sign at its end.
    @inlinable public static var chevronColor: Color { Color(token: 252) }
    /// The bar at its edge with the focus.
    @inlinable public static var markerColor: Color { Color(token: 253) }
    /// Room around the icon and the words.
    @inlinable public static var padding: Length { Length(token: 37) }
    /// Room between the icon and the words.
    @inlinable public static var spacing: Length { Length(token: 38) }
    /// What it does.
    @inlinable public static var titleFont: Font { Font(token: 35) }
    /// What comes of it.
    @inlinable public static var subtitleFont: Font { Font(token: 36) }
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
