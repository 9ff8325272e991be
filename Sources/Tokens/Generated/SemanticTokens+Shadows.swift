// SPDX-License-Identifier: MIT
// Token: the tokens of SemanticTokens.Shadows; made by Scripts/generate.

extension SemanticTokens {
  /// Tokens `shadow.…`.
  public enum Shadows {
    /// Flat on the ground.
    @inlinable public static var none: Shadow { Shadow(token: 0) }
    /// A tile: a shade beneath.
    @inlinable public static var low: Shadow { Shadow(token: 1) }
    /// A card or a menu: a shade to the right and beneath.
    @inlinable public static var medium: Shadow { Shadow(token: 2) }
    /// A dialog: a wide shade to the right and beneath.
    @inlinable public static var high: Shadow { Shadow(token: 3) }
  }
}
