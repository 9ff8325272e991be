// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Search; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `search.…`.
  public enum Search {
    /// The colour of the magnifying glass.
    @inlinable public static var iconColor: Color { Color(token: 273) }
    /// The colour of the magnifying glass when the field is focused.
    @inlinable public static var iconColorFocused: Color { Color(token: 274) }
    /// The space after the magnifying glass.
    @inlinable public static var spacing: Length { Length(token: 39) }
    /// `iconColor` in every state.
    public static var iconColors: StateColors {
      StateColors(
        rest: iconColor,
        focused: iconColorFocused,
        disabled: SemanticTokens.Colors.textDisabled)
    }
  }
}
