// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Table; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `table.…`.
  public enum Table {
    /// The colour of a column title.
    @inlinable public static var headerColor: Color { Color(token: 389) }
    /// The background of the column titles.
    @inlinable public static var headerBackgroundColor: Color { Color(token: 390) }
    /// The colour of the title of the sorted column.
    @inlinable public static var headerSortedColor: Color { Color(token: 391) }
    /// The colour of the text below a column.
    @inlinable public static var footerColor: Color { Color(token: 392) }
    /// The background of the row below the columns.
    @inlinable public static var footerBackgroundColor: Color { Color(token: 393) }
    /// The space between columns.
    @inlinable public static var spacing: Length { Length(token: 81) }
    /// The text style of a column title.
    @inlinable public static var headerFont: Font { Font(token: 68) }
    /// The text style of the text below a column.
    @inlinable public static var footerFont: Font { Font(token: 69) }
  }
}
