// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Page; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `page.…`.
  public enum Page {
    /// The ground of a screen.
    @inlinable public static var backgroundColor: Color { Color(token: 300) }
    /// The ground of the actions at the bottom.
    @inlinable public static var actionBarColor: Color { Color(token: 301) }
    /// Room around the content of a screen.
    @inlinable public static var padding: Length { Length(token: 55) }
    /// Room between the parts of a screen.
    @inlinable public static var spacing: Length { Length(token: 56) }
    /// The title of a screen.
    @inlinable public static var titleFont: Font { Font(token: 49) }
  }
}
