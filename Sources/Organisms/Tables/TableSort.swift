// SPDX-License-Identifier: MIT
// Organism: how presses of the titles of a table change the order of its rows.

import CuriumControls

/// The order of the rows of a table, which presses of its titles change.
enum TableSort {
  /// By at most one column.
  case one(Binding<DataSortOrder?>)
  /// By any number of columns.
  case several(Binding<[DataSortOrder]>)

  /// The columns that the rows are sorted by. The first one comes first.
  var orders: [DataSortOrder] {
    switch self {
    case .one(let order): order.wrappedValue.map { [$0] } ?? []
    case .several(let orders): orders.wrappedValue
    }
  }

  /// `true` if the user can sort by several columns.
  var allowsSeveral: Bool {
    switch self {
    case .one: false
    case .several: true
    }
  }

  /// Returns the order by those of `columns` that the user can sort by. An order that an app has
  /// saved may contain others, which don't count.
  @MainActor func among<Row>(_ columns: [DataColumn<Row>]) -> TableSort {
    guard case .several(let orders) = self else { return self }
    let ids = Set(columns.filter { $0.arrange != nil }.map(\.id))
    return .several(
      Binding(
        get: { orders.wrappedValue.filter { ids.contains($0.column) } },
        set: { orders.wrappedValue = $0 }))
  }

  /// Sorts by a column alone: ascending, then descending, then in the original order.
  func press(_ column: String) {
    switch self {
    case .one(let order):
      order.wrappedValue = DataSortOrder.next(after: order.wrappedValue, column: column)
    case .several(let orders):
      let current = orders.wrappedValue
      let only = current.count == 1 ? current.first : nil
      let next = DataSortOrder.next(after: only, column: column)
      orders.wrappedValue = next.map { [$0] } ?? []
    }
  }

  /// Sorts rows with equal values by a column too: ascending, then descending, then not by it.
  func extend(by column: String) {
    guard case .several(let binding) = self else { return press(column) }
    var orders = binding.wrappedValue
    if let index = orders.firstIndex(where: { $0.column == column }) {
      let next = DataSortOrder.next(after: orders[index], column: column)
      if let next { orders[index] = next } else { orders.remove(at: index) }
    } else {
      orders.append(.ascending(column))
    }
    binding.wrappedValue = orders
  }
}

/// The place of a column in the order of the rows of a table.
struct SortLevel {
  let isAscending: Bool
  /// 1 for the column that comes first.
  let number: Int
  /// The number of columns in the order.
  let count: Int

  /// Creates the place of the column with the id `column`; `nil` if the rows aren't sorted by it.
  init?(of column: String, in orders: [DataSortOrder]) {
    guard let index = orders.firstIndex(where: { $0.column == column }) else { return nil }
    isAscending = orders[index].isAscending
    number = index + 1
    count = orders.count
  }
}
