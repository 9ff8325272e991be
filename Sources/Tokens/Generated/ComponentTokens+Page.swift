// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Page; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `page.…`.
  public enum Page {
    /// The ground of a screen.
    @inlinable public static var backgroundColor: Color { Color(token: 220) }
    /// The ground of the actions at the bottom.
    @inlinable public static var actionBarColor: Color { Color(token: 221) }
    /// Room around the content of a screen.
    @inlinable public static var padding: Length { Length(token: 34) }
    /// Room between the parts of a screen.
    @inlinable public static var spacing: Length { Length(token: 35) }
    /// The title of a screen.
    @inlinable public static var titleFont: Font { Font(token: 28) }
  }
}
