// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Skeleton; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `skeleton.…`.
  public enum Skeleton {
    /// The colour of the placeholder bars.
    @inlinable public static var barColor: Color { Color(token: 304) }
    /// The colour of the light that moves over the placeholder bars.
    @inlinable public static var shineColor: Color { Color(token: 305) }
  }
}
