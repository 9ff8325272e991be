// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Choice; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `choice.…`.
  public enum Choice {
    /// The ground of the chosen row.
    @inlinable public static var backgroundColorSelected: Color { Color(token: 336) }
    /// The bar beside the chosen row.
    @inlinable public static var markerColor: Color { Color(token: 337) }
    /// Room at the end of a row.
    @inlinable public static var padding: Length { Length(token: 69) }
  }
}
