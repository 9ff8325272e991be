// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Row; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `row.…`.
  public enum Row {
    /// What it is.
    @inlinable public static var titleColor: Color { Color(token: 259) }
    /// What it means.
    @inlinable public static var subtitleColor: Color { Color(token: 260) }
    /// What is chosen.
    @inlinable public static var valueColor: Color { Color(token: 261) }
    /// The sign before the title.
    @inlinable public static var iconColor: Color { Color(token: 262) }
    /// The sign of what is chosen.
    @inlinable public static var markColor: Color { Color(token: 263) }
    /// The bar at its edge with the focus.
    @inlinable public static var markerColor: Color { Color(token: 264) }
    /// The ground under the pointer.
    @inlinable public static var backgroundColorHover: Color { Color(token: 265) }
    /// The ground while pressed.
    @inlinable public static var backgroundColorPressed: Color { Color(token: 266) }
    /// The ground with the focus.
    @inlinable public static var backgroundColorFocused: Color { Color(token: 267) }
    /// Room between the parts.
    @inlinable public static var spacing: Length { Length(token: 42) }
    /// What it is.
    @inlinable public static var titleFont: Font { Font(token: 40) }
    /// What it means.
    @inlinable public static var subtitleFont: Font { Font(token: 41) }
    /// `backgroundColor` in every state.
    public static var backgroundColors: StateColors {
      StateColors(
        hover: backgroundColorHover,
        pressed: backgroundColorPressed,
        focused: backgroundColorFocused)
    }
  }
}
