// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Banner; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `banner.…`.
  public enum Banner {
    /// The words.
    @inlinable public static var textColor: Color { Color(token: 322) }
    /// A message worth knowing.
    @inlinable public static var infoColor: Color { Color(token: 323) }
    /// A message that something went well.
    @inlinable public static var successColor: Color { Color(token: 324) }
    /// A message that needs attention.
    @inlinable public static var warningColor: Color { Color(token: 325) }
    /// A message that something failed.
    @inlinable public static var dangerColor: Color { Color(token: 326) }
    /// Room at both ends.
    @inlinable public static var padding: Length { Length(token: 46) }
    /// How much of its colour the ground of a banner takes.
    @inlinable public static var tint: Opacity { Opacity(token: 5) }
  }
}
