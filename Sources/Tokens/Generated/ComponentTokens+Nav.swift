// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Nav; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `nav.…`.
  public enum Nav {
    /// The ground of the bar.
    @inlinable public static var backgroundColor: Color { Color(token: 298) }
    /// The title.
    @inlinable public static var titleColor: Color { Color(token: 299) }
    /// Room at both ends of the bar.
    @inlinable public static var padding: Length { Length(token: 54) }
    /// The title.
    @inlinable public static var titleFont: Font { Font(token: 48) }
  }
}
