// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Tip; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `tip.…`.
  public enum Tip {
    /// The ground.
    @inlinable public static var backgroundColor: Color { Color(token: 268) }
    /// The words and the sign.
    @inlinable public static var textColor: Color { Color(token: 269) }
    /// Room at both sides.
    @inlinable public static var padding: Length { Length(token: 43) }
    /// Room between the sign and the words.
    @inlinable public static var spacing: Length { Length(token: 44) }
    /// The title.
    @inlinable public static var titleFont: Font { Font(token: 42) }
  }
}
