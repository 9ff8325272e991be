// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.KeyHint; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `keyHint.…`.
  public enum KeyHint {
    /// The background of the key.
    @inlinable public static var keyBackgroundColor: Color { Color(token: 371) }
    /// The colour of the key's name.
    @inlinable public static var keyColor: Color { Color(token: 372) }
    /// The colour of a key in the bar at the bottom of a screen, where keys have no caps.
    @inlinable public static var barKeyColor: Color { Color(token: 373) }
    /// The colour of the key's description.
    @inlinable public static var labelColor: Color { Color(token: 374) }
    /// The horizontal padding of the key's name.
    @inlinable public static var padding: Length { Length(token: 75) }
    /// The space between the key and its description.
    @inlinable public static var spacing: Length { Length(token: 76) }
    /// The text style of the key's name.
    @inlinable public static var keyFont: Font { Font(token: 61) }
  }
}
