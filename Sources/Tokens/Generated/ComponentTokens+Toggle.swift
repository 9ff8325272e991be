// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Toggle; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `toggle.…`.
  public enum Toggle {
    /// The sign for yes.
    @inlinable public static var onColor: Color { Color(token: 313) }
    /// The sign for no.
    @inlinable public static var offColor: Color { Color(token: 314) }
    /// The sign of a wrong choice.
    @inlinable public static var errorColor: Color { Color(token: 315) }
    /// Sign and word when disabled.
    @inlinable public static var disabledColor: Color { Color(token: 316) }
    /// The word beside the sign.
    @inlinable public static var labelColor: Color { Color(token: 317) }
    /// Room between sign and word.
    @inlinable public static var spacing: Length { Length(token: 60) }
  }
}
