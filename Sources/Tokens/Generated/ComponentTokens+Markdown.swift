// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Markdown; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `markdown.…`.
  public enum Markdown {
    /// A heading.
    @inlinable public static var headingColor: Color { Color(token: 360) }
    /// A heading of the third level and deeper.
    @inlinable public static var headingSmallColor: Color { Color(token: 361) }
    /// A paragraph.
    @inlinable public static var textColor: Color { Color(token: 362) }
    /// What is quoted.
    @inlinable public static var quoteColor: Color { Color(token: 363) }
    /// The bar beside what is quoted.
    @inlinable public static var quoteBarColor: Color { Color(token: 364) }
    /// The sign or number of an item.
    @inlinable public static var bulletColor: Color { Color(token: 365) }
    /// A block of code.
    @inlinable public static var codeColor: Color { Color(token: 366) }
    /// The ground of a block of code.
    @inlinable public static var codeBackgroundColor: Color { Color(token: 367) }
    /// Room between two blocks.
    @inlinable public static var spacing: Length { Length(token: 77) }
    /// Room beside a block of code.
    @inlinable public static var padding: Length { Length(token: 78) }
    /// A heading of the first level.
    @inlinable public static var headingLargeFont: Font { Font(token: 64) }
    /// A heading of the second level.
    @inlinable public static var headingMediumFont: Font { Font(token: 65) }
    /// A heading of a deeper level.
    @inlinable public static var headingSmallFont: Font { Font(token: 66) }
    /// A block of code.
    @inlinable public static var codeFont: Font { Font(token: 67) }
  }
}
