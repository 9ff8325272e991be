// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Settings; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `settings.…`.
  public enum Settings {
    /// The ground of a group.
    @inlinable public static var backgroundColor: Color { Color(token: 321) }
    /// The title above a group.
    @inlinable public static var titleColor: Color { Color(token: 322) }
    /// The words beneath a group.
    @inlinable public static var footerColor: Color { Color(token: 323) }
    /// Room at both ends of a group.
    @inlinable public static var padding: Length { Length(token: 63) }
    /// The title above a group.
    @inlinable public static var titleFont: Font { Font(token: 54) }
    /// The words beneath a group.
    @inlinable public static var footerFont: Font { Font(token: 55) }
  }
}
