// SPDX-License-Identifier: MIT
// Views: offsets in text that move with its edits.

import CuriumTerminal
import CuriumText

/// Ascending byte offsets into a text, with a gap at the place of the last edit. Offsets before the
/// gap count from the start, those after it from the end. So inserting a byte changes none of them,
/// and the cost of an edit is the number of offsets between it and the previous edit.
struct TextOffsets {
  private var storage: [Int]
  private var gap: Range<Int>
  /// The number of bytes in the text.
  private(set) var total: Int

  /// Creates offsets into a text of `total` bytes.
  init(_ offsets: [Int], total: Int) {
    storage = offsets
    gap = offsets.count..<offsets.count
    self.total = total
  }

  var count: Int { storage.count - gap.count }

  subscript(index: Int) -> Int {
    index < gap.lowerBound ? storage[index] : total - storage[index + gap.count]
  }

  /// Returns the last index whose offset is at most `offset`; 0 if there is none.
  ///
  /// - Complexity: O(log *n*).
  func index(containing offset: Int) -> Int { max(0, count(through: offset) - 1) }

  /// Returns the number of offsets that are at most `offset`.
  ///
  /// - Complexity: O(log *n*).
  func count(through offset: Int) -> Int {
    (0..<count).partitioningIndex { self[$0] > offset }
  }

  /// Replaces the offsets in `range`, in a text that now has `total` bytes.
  mutating func replace(_ range: Range<Int>, with offsets: [Int], total: Int) {
    moveGap(to: range.upperBound)
    gap = (gap.lowerBound - range.count)..<gap.upperBound
    self.total = total
    if gap.count < offsets.count { widenGap(by: offsets.count + storage.count / 2) }
    for (index, offset) in offsets.enumerated() { storage[gap.lowerBound + index] = offset }
    gap = (gap.lowerBound + offsets.count)..<gap.upperBound
  }

  private mutating func moveGap(to index: Int) {
    while gap.lowerBound > index {
      gap = (gap.lowerBound - 1)..<(gap.upperBound - 1)
      storage[gap.upperBound] = total - storage[gap.lowerBound]
    }
    while gap.lowerBound < index {
      storage[gap.lowerBound] = total - storage[gap.upperBound]
      gap = (gap.lowerBound + 1)..<(gap.upperBound + 1)
    }
  }

  private mutating func widenGap(by amount: Int) {
    storage.insert(contentsOf: repeatElement(0, count: amount), at: gap.upperBound)
    gap = gap.lowerBound..<(gap.upperBound + amount)
  }
}
