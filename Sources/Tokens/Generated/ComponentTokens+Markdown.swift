// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Markdown; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `markdown.…`.
  public enum Markdown {
    /// The colour of a first-level heading.
    @inlinable public static var headingLargeColor: Color { Color(token: 441) }
    /// The colour of a second-level heading and of the titles of a table.
    @inlinable public static var headingColor: Color { Color(token: 442) }
    /// The colour of a third-level or deeper heading.
    @inlinable public static var headingSmallColor: Color { Color(token: 443) }
    /// The colour of a paragraph.
    @inlinable public static var textColor: Color { Color(token: 444) }
    /// The colour of a quote.
    @inlinable public static var quoteColor: Color { Color(token: 445) }
    /// The colour of the bar next to a quote.
    @inlinable public static var quoteBarColor: Color { Color(token: 446) }
    /// The colour of a list item's bullet or number.
    @inlinable public static var bulletColor: Color { Color(token: 447) }
    /// The colour of a code block.
    @inlinable public static var codeColor: Color { Color(token: 448) }
    /// The background of a code block.
    @inlinable public static var codeBackgroundColor: Color { Color(token: 449) }
    /// The space between blocks.
    @inlinable public static var spacing: Length { Length(token: 100) }
    /// The horizontal padding of a code block.
    @inlinable public static var padding: Length { Length(token: 101) }
    /// The width of the contents beside a document.
    @inlinable public static var contentsWidth: Length { Length(token: 102) }
    /// The minimum width of a document beside its contents.
    @inlinable public static var documentWidth: Length { Length(token: 103) }
    /// The horizontal padding of a document beside its contents.
    @inlinable public static var documentPadding: Length { Length(token: 104) }
    /// The text style of a first-level heading.
    @inlinable public static var headingLargeFont: Font { Font(token: 76) }
    /// The text style of a second-level heading.
    @inlinable public static var headingMediumFont: Font { Font(token: 77) }
    /// The text style of a third-level or deeper heading.
    @inlinable public static var headingSmallFont: Font { Font(token: 78) }
    /// The text style of a code block.
    @inlinable public static var codeFont: Font { Font(token: 79) }

    /// Tokens `markdown.note.…`.
    public enum Note {
      /// The colour of the title of an alert with information.
      @inlinable public static var titleColor: Color { Color(token: 450) }
      /// The colour of the bar beside an alert with information.
      @inlinable public static var barColor: Color { Color(token: 451) }
    }

    /// Tokens `markdown.tip.…`.
    public enum Tip {
      /// The colour of the title of an alert with advice.
      @inlinable public static var titleColor: Color { Color(token: 452) }
      /// The colour of the bar beside an alert with advice.
      @inlinable public static var barColor: Color { Color(token: 453) }
    }

    /// Tokens `markdown.important.…`.
    public enum Important {
      /// The colour of the title of an alert that the reader needs.
      @inlinable public static var titleColor: Color { Color(token: 454) }
      /// The colour of the bar beside an alert that the reader needs.
      @inlinable public static var barColor: Color { Color(token: 455) }
    }

    /// Tokens `markdown.warning.…`.
    public enum Warning {
      /// The colour of the title of an alert about a problem.
      @inlinable public static var titleColor: Color { Color(token: 456) }
      /// The colour of the bar beside an alert about a problem.
      @inlinable public static var barColor: Color { Color(token: 457) }
    }

    /// Tokens `markdown.caution.…`.
    public enum Caution {
      /// The colour of the title of an alert about a risk.
      @inlinable public static var titleColor: Color { Color(token: 458) }
      /// The colour of the bar beside an alert about a risk.
      @inlinable public static var barColor: Color { Color(token: 459) }
    }
  }
}
