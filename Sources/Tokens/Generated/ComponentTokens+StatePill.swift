// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.StatePill; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `statePill.…`.
  public enum StatePill {
    /// The horizontal padding of a state pill.
    @inlinable public static var padding: Length { Length(token: 44) }
    /// The space between a state pill's dot and its text.
    @inlinable public static var spacing: Length { Length(token: 45) }
    /// The text style of a state pill.
    @inlinable public static var font: Font { Font(token: 39) }
    /// The opacity of a state pill's tinted background.
    @inlinable public static var tint: Opacity { Opacity(token: 7) }
  }
}
