// SPDX-License-Identifier: MIT
// Views: clicks that follow each other at the same cell.

package import CuriumTerminal

/// Tells a second and a third click from a first.
package struct ClickCounter {
  /// How soon a click must follow another at the same cell to count with it.
  private static let interval = Duration.milliseconds(400)

  private var last: (time: Duration, point: CellPoint, count: Int)?

  package init() {}

  /// Counts a click: 1, 2 or 3, and then 1 again.
  package mutating func count(at point: CellPoint, now: Duration) -> Int {
    var count = 1
    if let last, last.point == point, now - last.time <= Self.interval {
      count = last.count % 3 + 1
    }
    last = (now, point, count)
    return count
  }

  /// Whether a drag has come no further than the click. One that has is no click any more.
  package mutating func isStill(at point: CellPoint) -> Bool {
    if last?.point == point { return true }
    last = nil
    return false
  }
}
