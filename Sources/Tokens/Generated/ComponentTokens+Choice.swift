// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Choice; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `choice.…`.
  public enum Choice {
    /// The ground of the chosen row.
    @inlinable public static var backgroundColorSelected: Color { Color(token: 338) }
    /// The ground of a row under the pointer.
    @inlinable public static var backgroundColorHover: Color { Color(token: 339) }
    /// The bar beside the chosen row.
    @inlinable public static var markerColor: Color { Color(token: 340) }
    /// Room at the end of a row.
    @inlinable public static var padding: Length { Length(token: 70) }
    /// `backgroundColor` in every state.
    public static var backgroundColors: StateColors {
      StateColors(
        hover: backgroundColorHover,
        selected: backgroundColorSelected)
    }
  }
}
