// SPDX-License-Identifier: MIT
// Token: what a length token comes to under one theme.

/// A length in both directions: columns are half as wide as rows are high.
public struct CellLength: Hashable, Sendable {
  /// Cells along a row.
  public var columns: Int16
  /// Cells along a column.
  public var rows: Int16

  /// A length of `columns` along a row and `rows` along a column.
  @inlinable public init(columns: Int16, rows: Int16) {
    self.columns = columns
    self.rows = rows
  }
}
