// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Page; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `page.…`.
  public enum Page {
    /// The ground of a screen.
    @inlinable public static var backgroundColor: Color { Color(token: 269) }
    /// The ground of the actions at the bottom.
    @inlinable public static var actionBarColor: Color { Color(token: 270) }
    /// The sign where there is nothing.
    @inlinable public static var emptyIconColor: Color { Color(token: 271) }
    /// The title where there is nothing.
    @inlinable public static var emptyTitleColor: Color { Color(token: 272) }
    /// The words where there is nothing.
    @inlinable public static var emptyMessageColor: Color { Color(token: 273) }
    /// The sign where something failed.
    @inlinable public static var errorIconColor: Color { Color(token: 274) }
    /// The line between two parts of a screen.
    @inlinable public static var dividerColor: Color { Color(token: 275) }
    /// Room around the content of a screen.
    @inlinable public static var padding: Length { Length(token: 37) }
    /// Room between the parts of a screen.
    @inlinable public static var spacing: Length { Length(token: 38) }
    /// The title of a screen.
    @inlinable public static var titleFont: Font { Font(token: 27) }
  }
}
