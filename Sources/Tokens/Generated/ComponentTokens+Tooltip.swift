// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Tooltip; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `tooltip.…`.
  public enum Tooltip {
    /// The ground.
    @inlinable public static var backgroundColor: Color { Color(token: 284) }
    /// The words.
    @inlinable public static var textColor: Color { Color(token: 285) }
    /// Room at both sides.
    @inlinable public static var padding: Length { Length(token: 50) }
    /// How far it stands above the ground.
    @inlinable public static var shadow: Shadow { Shadow(token: 6) }
  }
}
