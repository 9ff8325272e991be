// SPDX-License-Identifier: MIT
// Views: the elements that keep their order when others move.

import CuriumTerminal

extension Array where Element == Int {
  /// Returns the indices of the longest series of elements, not necessarily adjacent, in which each
  /// is greater than the one before. Takes n·log n comparisons.
  func longestAscent() -> [Int] {
    // For each length, the index of the smallest element at which an ascent of that length ends.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: count)
    for index in indices {
      let length = ends.indices.partitioningIndex { self[ends[$0]] >= self[index] }
      if length > 0 { previous[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var ascent: [Int] = []
    var next = ends.last ?? -1
    while next >= 0 {
      ascent.append(next)
      next = previous[next]
    }
    return ascent.reversed()
  }
}
