// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Badge; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `badge.…`.
  public enum Badge {
    /// Room beside the word of a badge.
    @inlinable public static var padding: Length { Length(token: 28) }
    /// The word of a badge.
    @inlinable public static var font: Font { Font(token: 21) }
    /// How much of its colour the ground of a badge takes.
    @inlinable public static var tint: Opacity { Opacity(token: 4) }
  }
}
