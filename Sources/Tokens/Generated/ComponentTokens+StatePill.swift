// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.StatePill; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `statePill.…`.
  public enum StatePill {
    /// Room at both ends.
    @inlinable public static var padding: Length { Length(token: 31) }
    /// Room between the dot and the word.
    @inlinable public static var spacing: Length { Length(token: 32) }
    /// The word.
    @inlinable public static var font: Font { Font(token: 29) }
    /// How much of its colour the ground takes.
    @inlinable public static var tint: Opacity { Opacity(token: 5) }
  }
}
