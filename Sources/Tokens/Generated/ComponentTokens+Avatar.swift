// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Avatar; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `avatar.…`.
  public enum Avatar {
    /// The initials.
    @inlinable public static var font: Font { Font(token: 31) }
    /// How much of its colour the ground takes.
    @inlinable public static var tint: Opacity { Opacity(token: 7) }
  }
}
