// SPDX-License-Identifier: MIT
// Token: the tokens of SemanticTokens.Motions; made by Scripts/generate.

extension SemanticTokens {
  /// Tokens `motion.…`.
  public enum Motions {
    /// A change of one cell or one colour.
    @inlinable public static var fast: Motion { Motion(token: 0) }
    /// A view that opens or closes.
    @inlinable public static var normal: Motion { Motion(token: 1) }
    /// A view that moves across the screen.
    @inlinable public static var slow: Motion { Motion(token: 2) }
  }
}
