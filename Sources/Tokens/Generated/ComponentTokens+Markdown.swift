// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Markdown; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `markdown.…`.
  public enum Markdown {
    /// The colour of a first-level heading.
    @inlinable public static var headingLargeColor: Color { Color(token: 434) }
    /// The colour of a second-level heading and of the titles of a table.
    @inlinable public static var headingColor: Color { Color(token: 435) }
    /// The colour of a third-level or deeper heading.
    @inlinable public static var headingSmallColor: Color { Color(token: 436) }
    /// The colour of a paragraph.
    @inlinable public static var textColor: Color { Color(token: 437) }
    /// The colour of a quote.
    @inlinable public static var quoteColor: Color { Color(token: 438) }
    /// The colour of the bar next to a quote.
    @inlinable public static var quoteBarColor: Color { Color(token: 439) }
    /// The colour of a list item's bullet or number.
    @inlinable public static var bulletColor: Color { Color(token: 440) }
    /// The colour of a code block.
    @inlinable public static var codeColor: Color { Color(token: 441) }
    /// The background of a code block.
    @inlinable public static var codeBackgroundColor: Color { Color(token: 442) }
    /// The space between blocks.
    @inlinable public static var spacing: Length { Length(token: 98) }
    /// The horizontal padding of a code block.
    @inlinable public static var padding: Length { Length(token: 99) }
    /// The width of the contents beside a document.
    @inlinable public static var contentsWidth: Length { Length(token: 100) }
    /// The minimum width of a document beside its contents.
    @inlinable public static var documentWidth: Length { Length(token: 101) }
    /// The horizontal padding of a document beside its contents.
    @inlinable public static var documentPadding: Length { Length(token: 102) }
    /// The text style of a first-level heading.
    @inlinable public static var headingLargeFont: Font { Font(token: 76) }
    /// The text style of a second-level heading.
    @inlinable public static var headingMediumFont: Font { Font(token: 77) }
    /// The text style of a third-level or deeper heading.
    @inlinable public static var headingSmallFont: Font { Font(token: 78) }
    /// The text style of a code block.
    @inlinable public static var codeFont: Font { Font(token: 79) }
  }
}
