// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Table; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `table.…`.
  public enum Table {
    /// The names of the columns.
    @inlinable public static var headerColor: Color { Color(token: 330) }
    /// The ground of the names.
    @inlinable public static var headerBackgroundColor: Color { Color(token: 331) }
    /// The ground of every other row.
    @inlinable public static var stripeColor: Color { Color(token: 332) }
    /// The line between columns.
    @inlinable public static var dividerColor: Color { Color(token: 333) }
    /// The names of the columns.
    @inlinable public static var headerFont: Font { Font(token: 30) }
  }
}
