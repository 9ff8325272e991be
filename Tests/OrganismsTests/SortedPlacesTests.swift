// SPDX-License-Identifier: MIT
// Testing: the order of the rows of a table is kept while the values stay the same.

import TestModels
import Testing

@testable import CuriumOrganisms

@MainActor struct SortedPlacesTests {
  private final class Comparisons {
    var count = 0
  }

  /// A number that counts the comparisons for sorting.
  private struct Value: Comparable {
    let number: Double
    let comparisons: Comparisons

    static func == (one: Value, other: Value) -> Bool { one.number == other.number }
    static func < (one: Value, other: Value) -> Bool {
      one.comparisons.count += 1
      return one.number < other.number
    }
  }

  @Test func `values without an order don't sort the same values again`() {
    let comparisons = Comparisons()
    func values(_ numbers: [Double]) -> [Value] {
      numbers.map { Value(number: $0, comparisons: comparisons) }
    }
    let places = SortedPlaces()
    #expect(places.places(of: values([3, .nan, 1, 2]), true) == [2, 3, 0, 1])
    #expect(comparisons.count > 0)
    comparisons.count = 0
    #expect(places.places(of: values([3, .nan, 1, 2]), true) == [2, 3, 0, 1])
    #expect(comparisons.count == 0)
    #expect(places.places(of: values([3, 4, 1, 2]), true) == [2, 3, 0, 1])
    #expect(places.places(of: values([.nan, 4, 1, 2]), true) == [2, 3, 1, 0])
    #expect(places.places(of: values([.nan, 4, 1]), true) == [2, 1, 0])
    #expect(places.places(of: values([.nan, 4, 1]), false) == [1, 2, 0])
  }

  @Test func `equal values stay in the given order, which is kept too`() {
    let comparisons = Comparisons()
    let values = [1, 2, 1, .nan, .nan].map { Value(number: $0, comparisons: comparisons) }
    let places = SortedPlaces()
    #expect(places.places(of: values, from: [4, 3, 2, 1, 0], true) == [2, 0, 1, 4, 3])
    comparisons.count = 0
    #expect(places.places(of: values, from: [4, 3, 2, 1, 0], true) == [2, 0, 1, 4, 3])
    #expect(comparisons.count == 0)
    #expect(places.places(of: values, from: [0, 1, 2, 3, 4], true) == [0, 2, 1, 3, 4])
    #expect(places.places(of: values, from: [4, 3, 2, 1, 0], false) == [1, 2, 0, 4, 3])
  }

  // MARK: Several columns

  private struct Row {
    let id: Int
    let values: [Double]
  }

  /// Returns the ids of rows in the order of the standard library.
  private func sorted(
    _ rows: [Row], by orders: [DataSortOrder], named names: [String]
  ) -> [Int] {
    let rows = rows.sorted { one, other in
      for order in orders {
        guard let column = names.firstIndex(of: order.column) else { continue }
        let (left, right) = (one.values[column], other.values[column])
        if left.isNaN != right.isNaN { return right.isNaN }
        if left < right { return order.isAscending }
        if right < left { return !order.isAscending }
      }
      return one.id < other.id
    }
    return rows.map(\.id)
  }

  @Test(arguments: SeededRandom.seeds(20))
  func `rows sorted by several columns are in the order of the standard library`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let names = ["a", "b", "c", "d"]
    let columns = names.indices.map { index in
      DataColumn<Row>(names[index], sortedBy: { $0.values[index] }, text: { "\($0.id)" })
    }
    var rows: [Row] = []
    var orders: [DataSortOrder] = []
    let levels = SortedLevels()
    for _ in 0..<20 {
      if random.chance(1, in: 2) {
        rows = (0..<random.below(60)).map { id in
          Row(id: id, values: names.map { _ in [0, 1, 2, .nan][random.below(4)] })
        }
      }
      if random.chance(2, in: 3) {
        orders = (names + ["missing"]).shuffled(using: &random).prefix(random.below(6)).map {
          DataSortOrder(column: $0, isAscending: random.chance(1, in: 2))
        }
      }
      let expected = sorted(rows, by: orders, named: names)
      #expect((levels.places(of: rows, columns, by: orders) ?? rows.map(\.id)) == expected)
      #expect(orders.sorted(rows, columns: columns).map(\.id) == expected)
    }
  }
}
