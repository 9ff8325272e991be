// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Control; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `control.…`.
  public enum Control {
    /// The bar beside a focused control.
    @inlinable public static var markerColor: Color { Color(token: 465) }
    /// The background of a control when hovered.
    @inlinable public static var backgroundColorHover: Color { Color(token: 466) }
    /// The background of a control when pressed.
    @inlinable public static var backgroundColorPressed: Color { Color(token: 467) }
    /// The background of a control when focused.
    @inlinable public static var backgroundColorFocused: Color { Color(token: 468) }
    /// The column of the bar beside a row, a message or an editor.
    @inlinable public static var edge: Length { Length(token: 109) }
    /// `backgroundColor` in every state.
    public static var backgroundColors: StateColors {
      StateColors(
        hover: backgroundColorHover,
        pressed: backgroundColorPressed,
        focused: backgroundColorFocused)
    }
  }
}
