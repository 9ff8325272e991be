// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Choice; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `choice.…`.
  public enum Choice {
    /// The background of the selected row.
    @inlinable public static var backgroundColorSelected: Color { Color(token: 412) }
    /// The background of a row when hovered.
    @inlinable public static var backgroundColorHover: Color { Color(token: 413) }
    /// The colour of the bar next to the selected row.
    @inlinable public static var markerColor: Color { Color(token: 414) }
    /// The padding at the end of a row.
    @inlinable public static var padding: Length { Length(token: 91) }
    /// `backgroundColor` in every state.
    public static var backgroundColors: StateColors {
      StateColors(
        hover: backgroundColorHover,
        selected: backgroundColorSelected)
    }
  }
}
