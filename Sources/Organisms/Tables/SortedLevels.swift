// SPDX-License-Identifier: MIT
// Organism: the order of the rows of a table, sorted by several columns.

/// The last order of the rows of a table by any number of columns.
@MainActor final class SortedLevels {
  /// The last orders by one column, starting with that of the last column.
  private var levels: [SortedPlaces] = []

  nonisolated init() {}

  /// Returns the offsets of rows sorted by several columns, the first of which comes first; `nil`
  /// if the rows keep their original order. Columns that don't exist, or that the user can't sort
  /// by, have no effect. The ids of `columns` are distinct.
  func places<Row>(
    of rows: any Collection<Row>, _ columns: [DataColumn<Row>], by orders: [DataSortOrder]
  ) -> [Int]? {
    var places: [Int]?
    var count = 0
    // Sorting by a column leaves rows with equal values in the order of the columns after it.
    for order in orders.reversed() {
      guard let arrange = columns.first(where: { $0.id == order.column })?.arrange else { continue }
      if count == levels.count { levels.append(SortedPlaces()) }
      places = arrange(rows, places, order.isAscending, levels[count])
      count += 1
    }
    levels.removeSubrange(count...)
    return places
  }
}
