// SPDX-License-Identifier: MIT
// Token: the value of a length token in a theme.

/// A length along both axes. A column is half as wide as a row is tall.
public struct CellLength: Hashable, Sendable {
  /// The number of columns.
  public var columns: Int16
  /// The number of rows.
  public var rows: Int16

  /// Creates a length of `columns` and `rows`.
  @inlinable public init(columns: Int16, rows: Int16) {
    self.columns = columns
    self.rows = rows
  }
}
