// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Table; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `table.…`.
  public enum Table {
    /// The colour of a column title.
    @inlinable public static var headerColor: Color { Color(token: 393) }
    /// The background of the column titles, by default none.
    @inlinable public static var headerBackgroundColor: Color { Color(token: 394) }
    /// The colour of the lines below the column titles and above the footers.
    @inlinable public static var headerRuleColor: Color { Color(token: 395) }
    /// The colour of the title of the sorted column.
    @inlinable public static var headerSortedColor: Color { Color(token: 396) }
    /// The colour of the lines between the rows and the columns of tables, and between the rows of
    /// lists.
    @inlinable public static var lineColor: Color { Color(token: 397) }
    /// The colour of the text below a column.
    @inlinable public static var footerColor: Color { Color(token: 398) }
    /// The background of the row below the columns, by default none.
    @inlinable public static var footerBackgroundColor: Color { Color(token: 399) }
    /// The space between columns.
    @inlinable public static var spacing: Length { Length(token: 85) }
    /// The text style of a column title.
    @inlinable public static var headerFont: Font { Font(token: 68) }
    /// The text style of the text below a column.
    @inlinable public static var footerFont: Font { Font(token: 69) }
    /// The line style between the rows and the columns of tables, and between the rows of lists.
    @inlinable public static var lineStyle: BorderStyle { BorderStyle(token: 11) }
  }
}
