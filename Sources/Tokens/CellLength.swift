// SPDX-License-Identifier: MIT
// Token: the value of a length token in a theme.

/// A length in both directions. Columns are half as wide as rows are high.
public struct CellLength: Hashable, Sendable {
  /// The number of cells along a row.
  public var columns: Int16
  /// The number of cells along a column.
  public var rows: Int16

  /// Creates a length of `columns` along a row and `rows` along a column.
  @inlinable public init(columns: Int16, rows: Int16) {
    self.columns = columns
    self.rows = rows
  }
}
