// SPDX-License-Identifier: MIT
// Organism: the order of the rows of a table, sorted by the values of a column.

import CuriumText

/// The last order of the rows of a table by one column. It stays the same until the values of the
/// column change, or the order from which they were sorted.
@MainActor final class SortedPlaces {
  private var values: Any?
  private var start: [Int]?
  private var isAscending = true
  private var places: [Int] = []

  nonisolated init() {}

  /// Returns the offsets of `values` in their order. Text is sorted regardless of case, and numbers
  /// in it by value. Values without an order, such as `Double.nan`, are last in both directions.
  /// Equal values stay in the order of `start`, which contains all offsets; `nil` means their own.
  func places<Value: Comparable>(
    of values: [Value], from start: [Int]? = nil, _ isAscending: Bool
  ) -> [Int] {
    if isAscending == self.isAscending, start == self.start, let last = self.values as? [Value],
      Self.isSame(last, values)
    {
      return places
    }
    places =
      (values as? [String]).map { Self.sorted($0.map(NaturalText.init), start, isAscending) }
      ?? Self.sorted(values, start, isAscending)
    self.values = values
    self.start = start
    self.isAscending = isAscending
    return places
  }

  /// Returns whether all values are the same. A value without an order, such as `Double.nan`, is
  /// the same as another one, although they aren't equal.
  private static func isSame<Value: Equatable>(_ values: [Value], _ others: [Value]) -> Bool {
    values == others || values.elementsEqual(others) { $0 == $1 || $0 != $0 && $1 != $1 }
  }

  private static func sorted<Key: Comparable>(
    _ keys: [Key], _ start: [Int]?, _ isAscending: Bool
  ) -> [Int] {
    let places = start ?? Array(keys.indices)
    let known = places.filter { keys[$0] == keys[$0] }
    let sorted = known.sorted { isAscending ? keys[$0] < keys[$1] : keys[$1] < keys[$0] }
    return sorted + places.filter { keys[$0] != keys[$0] }
  }
}
