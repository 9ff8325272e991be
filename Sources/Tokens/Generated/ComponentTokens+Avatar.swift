// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Avatar; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `avatar.…`.
  public enum Avatar {
    /// The text style of the initials.
    @inlinable public static var font: Font { Font(token: 41) }
    /// The opacity of an avatar's tinted background.
    @inlinable public static var tint: Opacity { Opacity(token: 9) }
  }
}
