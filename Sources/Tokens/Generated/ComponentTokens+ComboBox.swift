// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.ComboBox; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `comboBox.…`.
  public enum ComboBox {
    /// The colour of the chevron that opens the list.
    @inlinable public static var chevronColor: Color { Color(token: 250) }
    /// The colour of the chevron when the field is disabled.
    @inlinable public static var chevronColorDisabled: Color { Color(token: 251) }
    /// The horizontal padding of the chevron.
    @inlinable public static var padding: Length { Length(token: 38) }
    /// `chevronColor` in every state.
    public static var chevronColors: StateColors {
      StateColors(
        rest: chevronColor,
        disabled: chevronColorDisabled)
    }
  }
}
