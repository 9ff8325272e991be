// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.KeyHint; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `keyHint.…`.
  public enum KeyHint {
    /// The ground of the key.
    @inlinable public static var keyBackgroundColor: Color { Color(token: 308) }
    /// The name of the key.
    @inlinable public static var keyColor: Color { Color(token: 309) }
    /// What it does.
    @inlinable public static var labelColor: Color { Color(token: 310) }
    /// Room beside the name of the key.
    @inlinable public static var padding: Length { Length(token: 57) }
    /// Room between key and word.
    @inlinable public static var spacing: Length { Length(token: 58) }
    /// The name of the key.
    @inlinable public static var keyFont: Font { Font(token: 50) }
  }
}
