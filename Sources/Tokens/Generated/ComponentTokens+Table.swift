// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Table; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `table.…`.
  public enum Table {
    /// The title of a column.
    @inlinable public static var headerColor: Color { Color(token: 328) }
    /// The ground of the titles.
    @inlinable public static var headerBackgroundColor: Color { Color(token: 329) }
    /// The title of the column that the rows are sorted by.
    @inlinable public static var headerSortedColor: Color { Color(token: 330) }
    /// Room between columns.
    @inlinable public static var spacing: Length { Length(token: 65) }
    /// The title of a column.
    @inlinable public static var headerFont: Font { Font(token: 57) }
  }
}
