// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Badge; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `badge.…`.
  public enum Badge {
    /// The horizontal padding of a badge.
    @inlinable public static var padding: Length { Length(token: 41) }
    /// The text style of a badge.
    @inlinable public static var font: Font { Font(token: 31) }
    /// The opacity of a badge's tinted background.
    @inlinable public static var tint: Opacity { Opacity(token: 6) }
  }
}
