// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.NumberField; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `numberField.…`.
  public enum NumberField {
    /// The colour of the unit after the number.
    @inlinable public static var unitColor: Color { Color(token: 245) }
    /// The colour of the unit when the field is disabled.
    @inlinable public static var unitColorDisabled: Color { Color(token: 246) }
    /// The colour of the bounds when the number is invalid.
    @inlinable public static var boundsColor: Color { Color(token: 247) }
    /// The horizontal padding of the unit and the bounds.
    @inlinable public static var padding: Length { Length(token: 37) }
    /// `unitColor` in every state.
    public static var unitColors: StateColors {
      StateColors(
        rest: unitColor,
        disabled: unitColorDisabled)
    }
  }
}
