// SPDX-License-Identifier: MIT
// Organism: the order of the rows of a table, sorted by the values of a column.

import CuriumText

/// The last order of the rows of a table. It stays the same until the values of the column change.
@MainActor final class SortedPlaces {
  private var values: Any?
  private var isAscending = true
  private var places: [Int] = []

  nonisolated init() {}

  /// Returns the offsets of `values` in their order. Text is sorted regardless of case, and numbers
  /// in it by value. Values without an order, such as `Double.nan`, are last in both directions.
  func places<Value: Comparable>(of values: [Value], _ isAscending: Bool) -> [Int] {
    if isAscending == self.isAscending, let last = self.values as? [Value],
      Self.isSame(last, values)
    {
      return places
    }
    places =
      (values as? [String]).map { Self.sorted($0.map(UserOrderKey.init), isAscending) }
      ?? Self.sorted(values, isAscending)
    self.values = values
    self.isAscending = isAscending
    return places
  }

  /// Returns whether all values are the same. A value without an order, such as `Double.nan`, is
  /// the same as another one, although they aren't equal.
  private static func isSame<Value: Equatable>(_ values: [Value], _ others: [Value]) -> Bool {
    values == others || values.elementsEqual(others) { $0 == $1 || $0 != $0 && $1 != $1 }
  }

  private static func sorted<Key: Comparable>(_ keys: [Key], _ isAscending: Bool) -> [Int] {
    let known = keys.indices.filter { keys[$0] == keys[$0] }
    let sorted = known.sorted { isAscending ? keys[$0] < keys[$1] : keys[$1] < keys[$0] }
    return sorted + keys.indices.filter { keys[$0] != keys[$0] }
  }
}
