// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Settings; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `settings.…`.
  public enum Settings {
    /// The background of a group.
    @inlinable public static var backgroundColor: Color { Color(token: 386) }
    /// The colour of the title above a group.
    @inlinable public static var titleColor: Color { Color(token: 387) }
    /// The colour of the footer below a group.
    @inlinable public static var footerColor: Color { Color(token: 388) }
    /// The horizontal padding of a group.
    @inlinable public static var padding: Length { Length(token: 83) }
    /// The text style of the title above a group.
    @inlinable public static var titleFont: Font { Font(token: 65) }
    /// The text style of the footer below a group.
    @inlinable public static var footerFont: Font { Font(token: 66) }
  }
}
