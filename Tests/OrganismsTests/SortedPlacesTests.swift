// SPDX-License-Identifier: MIT
// Testing: the order of the rows of a table is kept while the values stay the same.

import Testing

@testable import CuriumOrganisms

@MainActor @Suite struct SortedPlacesTests {
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
}
