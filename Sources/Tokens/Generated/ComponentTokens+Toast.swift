// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Toast; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `toast.…`.
  public enum Toast {
    /// The ground.
    @inlinable public static var backgroundColor: Color { Color(token: 282) }
    /// The words.
    @inlinable public static var textColor: Color { Color(token: 283) }
    /// Room at both sides.
    @inlinable public static var padding: Length { Length(token: 48) }
    /// Room between the sign and the words.
    @inlinable public static var spacing: Length { Length(token: 49) }
    /// How far it stands above the ground.
    @inlinable public static var shadow: Shadow { Shadow(token: 5) }
  }
}
