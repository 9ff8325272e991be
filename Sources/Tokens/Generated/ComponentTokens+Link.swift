// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Link; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `link.…`.
  public enum Link {
    /// The title of a link.
    @inlinable public static var textColor: Color { Color(token: 515) }
    /// The background of a link when pressed.
    @inlinable public static var backgroundColorPressed: Color { Color(token: 516) }
    /// The background of a link when focused.
    @inlinable public static var backgroundColorFocused: Color { Color(token: 517) }
    /// `backgroundColor` in every state.
    public static var backgroundColors: StateColors {
      StateColors(
        pressed: backgroundColorPressed,
        focused: backgroundColorFocused)
    }
  }
}
