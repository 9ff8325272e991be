// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Nav; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `nav.…`.
  public enum Nav {
    /// The background of the navigation bar.
    @inlinable public static var backgroundColor: Color { Color(token: 361) }
    /// The colour of the navigation bar's title.
    @inlinable public static var titleColor: Color { Color(token: 362) }
    /// The horizontal padding of the navigation bar.
    @inlinable public static var padding: Length { Length(token: 71) }
    /// The text style of the navigation bar's title.
    @inlinable public static var titleFont: Font { Font(token: 59) }
  }
}
