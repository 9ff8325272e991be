// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Toggle; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `toggle.…`.
  public enum Toggle {
    /// The colour of the icon when on.
    @inlinable public static var onColor: Color { Color(token: 377) }
    /// The colour of the icon when off.
    @inlinable public static var offColor: Color { Color(token: 378) }
    /// The colour of the icon when the choice is invalid.
    @inlinable public static var errorColor: Color { Color(token: 379) }
    /// The colour of the icon and the label when disabled.
    @inlinable public static var disabledColor: Color { Color(token: 380) }
    /// The colour of the label.
    @inlinable public static var labelColor: Color { Color(token: 381) }
    /// The space between the icon and the label.
    @inlinable public static var spacing: Length { Length(token: 78) }
  }
}
