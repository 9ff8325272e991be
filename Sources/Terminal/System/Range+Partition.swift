// SPDX-License-Identifier: MIT
// Terminal: binary search in a range of indices.

extension Range<Int> {
  /// Returns the first index for which `isInSecond` is `true`; the end of the range if there is
  /// none. It must be `true` for all indices after that one, too.
  ///
  /// - Complexity: O(log *n*) calls.
  @inlinable @inline(__always)
  package func partitioningIndex(where isInSecond: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low &+ (high &- low) / 2
      if isInSecond(middle) { high = middle } else { low = middle &+ 1 }
    }
    return low
  }
}
