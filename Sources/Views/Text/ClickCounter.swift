// SPDX-License-Identifier: MIT
// Views: counts consecutive clicks at one place.

/// Distinguishes double and triple clicks from single ones. A place is a cell or a row of a list.
package struct ClickCounter<Place: Equatable> {
  /// The maximum time between clicks at the same place that count together.
  static var interval: Duration { .milliseconds(400) }

  private var last: (time: Duration, place: Place, count: Int)?

  package init() {}

  /// Counts a click. Returns 1, 2 or 3, and then 1 again.
  package mutating func count(at place: Place, now: Duration) -> Int {
    var count = 1
    if let last, last.place == place, now - last.time <= Self.interval {
      count = last.count % 3 + 1
    }
    last = (now, place, count)
    return count
  }

  /// Returns whether a drag is still at the place of the click. Once it has left that, it
  /// doesn't count as a click.
  package mutating func isStill(at place: Place) -> Bool {
    if last?.place == place { return true }
    last = nil
    return false
  }
}
