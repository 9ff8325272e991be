// SPDX-License-Identifier: MIT
// Organism: the order of the rows of a table.

/// The column that a table is sorted by, and the direction. The value is `Codable`, so an app can
/// save it.
///
///     @State private var order: DataSortOrder? = .descending("Size")
public struct DataSortOrder: Hashable, Sendable, Codable {
  /// The id of the column. By default, a column's id is its title.
  public var column: String
  /// A Boolean value that indicates whether the smallest value comes first.
  public var isAscending: Bool

  /// Creates the order by the column with the id `column`, with the smallest value first if
  /// `isAscending` is `true`.
  public init(column: String, isAscending: Bool) {
    self.column = column
    self.isAscending = isAscending
  }

  /// Returns the order by the column with the id `column`, with the smallest value first.
  public static func ascending(_ column: String) -> DataSortOrder {
    DataSortOrder(column: column, isAscending: true)
  }

  /// Returns the order by the column with the id `column`, with the greatest value first.
  public static func descending(_ column: String) -> DataSortOrder {
    DataSortOrder(column: column, isAscending: false)
  }

  /// Returns the order after the user presses a title: ascending, then descending, then the
  /// original.
  static func next(after order: DataSortOrder?, column: String) -> DataSortOrder? {
    guard let order, order.column == column else { return .ascending(column) }
    return order.isAscending ? .descending(column) : nil
  }
}
