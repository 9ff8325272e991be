// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Tooltip; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `tooltip.…`.
  public enum Tooltip {
    /// The background of a tooltip.
    @inlinable public static var backgroundColor: Color { Color(token: 346) }
    /// The text colour of a tooltip.
    @inlinable public static var textColor: Color { Color(token: 347) }
    /// The maximum width of the text.
    @inlinable public static var width: Length { Length(token: 66) }
    /// The horizontal padding of a tooltip.
    @inlinable public static var padding: Length { Length(token: 67) }
    /// The elevation of a tooltip.
    @inlinable public static var shadow: Shadow { Shadow(token: 6) }
  }
}
