// SPDX-License-Identifier: MIT
// Token: the tokens of SemanticTokens.Shadows; made by Scripts/generate.

extension SemanticTokens {
  /// Tokens `shadow.…`.
  public enum Shadows {
    /// No shadow: flat on the background.
    @inlinable public static var none: Shadow { Shadow(token: 0) }
    /// A tile: a shadow below.
    @inlinable public static var low: Shadow { Shadow(token: 1) }
    /// A card or a menu: a shadow on the right and below.
    @inlinable public static var medium: Shadow { Shadow(token: 2) }
    /// A dialog: a wide shadow on the right and below.
    @inlinable public static var high: Shadow { Shadow(token: 3) }
  }
}
