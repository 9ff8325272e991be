// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Search; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `search.…`.
  public enum Search {
    /// The magnifier.
    @inlinable public static var iconColor: Color { Color(token: 213) }
    /// The magnifier with the focus.
    @inlinable public static var iconColorFocused: Color { Color(token: 214) }
    /// Room beside the magnifier.
    @inlinable public static var spacing: Length { Length(token: 26) }
    /// `iconColor` in every state.
    public static var iconColors: StateColors {
      StateColors(
        rest: iconColor,
        focused: iconColorFocused,
        disabled: SemanticTokens.Colors.textDisabled)
    }
  }
}
