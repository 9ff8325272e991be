// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Page; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `page.…`.
  public enum Page {
    /// The background of a screen.
    @inlinable public static var backgroundColor: Color { Color(token: 363) }
    /// The background of the actions at the bottom of a screen.
    @inlinable public static var actionBarColor: Color { Color(token: 364) }
    /// The padding around the content of a screen.
    @inlinable public static var padding: Length { Length(token: 72) }
    /// The space between the parts of a screen.
    @inlinable public static var spacing: Length { Length(token: 73) }
    /// The text style of a screen title.
    @inlinable public static var titleFont: Font { Font(token: 60) }
  }
}
