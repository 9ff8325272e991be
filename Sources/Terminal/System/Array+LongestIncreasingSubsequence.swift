// SPDX-License-Identifier: MIT
// Terminal: the longest increasing subsequence of an array.

extension Array where Element == Int {
  /// Returns the indices of the longest increasing subsequence: of the elements, not necessarily
  /// adjacent, each is greater than the one before.
  ///
  /// - Complexity: O(*n* log *n*) comparisons.
  package func longestIncreasingSubsequence() -> [Int] {
    // For each length, the index of the smallest element that ends a subsequence of that length.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: count)
    for index in indices {
      let length = ends.indices.partitioningIndex { self[ends[$0]] >= self[index] }
      if length > 0 { previous[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var found: [Int] = []
    var next = ends.last ?? -1
    while next >= 0 {
      found.append(next)
      next = previous[next]
    }
    return found.reversed()
  }
}
