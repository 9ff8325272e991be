// SPDX-License-Identifier: MIT
// Views: counts consecutive clicks at a cell.

package import CuriumTerminal

/// Distinguishes double and triple clicks from single ones.
package struct ClickCounter {
  /// The maximum time between clicks at the same cell that count together.
  private static let interval = Duration.milliseconds(400)

  private var last: (time: Duration, point: CellPoint, count: Int)?

  package init() {}

  /// Counts a click. Returns 1, 2 or 3, and then 1 again.
  package mutating func count(at point: CellPoint, now: Duration) -> Int {
    var count = 1
    if let last, last.point == point, now - last.time <= Self.interval {
      count = last.count % 3 + 1
    }
    last = (now, point, count)
    return count
  }

  /// Returns `true` if a drag is still at the cell of the click. Once it has left the cell, it
  /// doesn't count as a click.
  package mutating func isStill(at point: CellPoint) -> Bool {
    if last?.point == point { return true }
    last = nil
    return false
  }
}
