// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Skeleton; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `skeleton.…`.
  public enum Skeleton {
    /// The place.
    @inlinable public static var baseColor: Color { Color(token: 339) }
    /// The light that passes over it.
    @inlinable public static var shineColor: Color { Color(token: 340) }
  }
}
