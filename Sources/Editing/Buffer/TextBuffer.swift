// SPDX-License-Identifier: MIT
// Views: text being edited, with the starts of its lines.

import CuriumText

/// A string and the starts of its lines. Offsets are in UTF-8 bytes, between graphemes.
///
/// The binding receives the string itself. An edit copies it once, because the binding still holds
/// the previous value. No other cost of an edit grows with the text. A piece tree would avoid this
/// copy, but would then have to copy all pieces into the binding's string.
///
/// A *block* is a line with its line feed. A line of more than `blockLimit` bytes has several
/// blocks, so that segmenting and wrapping never read more than that. Rows don't cross blocks.
package struct TextBuffer {
  private(set) var text: String
  private var starts: TextOffsets
  /// The starts of the blocks that don't begin a line.
  private(set) var continuations: TextOffsets
  /// The blocks replaced by the last edit, and the number of new blocks; `nil` in a new text.
  package private(set) var lastChange: (blocks: Range<Int>, count: Int)?

  /// The maximum number of bytes in a block.
  static let blockLimit = 4_096

  package init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    starts = TextOffsets([], total: text.utf8.count)
    continuations = starts
    let blocks = blockStarts(in: 0..<count, endsText: true)
    starts = TextOffsets(blocks, total: count)
    continuations = TextOffsets(blocks.filter { !beginsLine(at: $0) }, total: count)
  }

  /// The number of bytes in the text.
  package var count: Int { starts.total }

  func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: offset)
  }

  package func slice(_ range: Range<Int>) -> Substring {
    text[index(range.lowerBound)..<index(range.upperBound)]
  }

  func byte(_ offset: Int) -> UInt8 { text.utf8[index(offset)] }

  /// Returns whether the text is the same, byte for byte. Doesn't compare strings with the same
  /// storage.
  package func isSame(as other: String) -> Bool {
    other.utf8.count == count && text.hasSameBytes(as: other, count: count)
  }

  // MARK: Blocks

  package var blockCount: Int { starts.count }

  /// Returns the block that contains the grapheme after `offset`; the last block at the end of the
  /// text.
  package func block(at offset: Int) -> Int { starts.index(containing: offset) }

  /// Returns the bytes of a block, with its line feed.
  package func range(ofBlock block: Int) -> Range<Int> {
    starts[block]..<(block + 1 < starts.count ? starts[block + 1] : count)
  }

  /// Returns the bytes of a block without its line break.
  package func content(ofBlock block: Int) -> Range<Int> {
    let range = range(ofBlock: block)
    guard !range.isEmpty, byte(range.upperBound - 1) == 0x0A else { return range }
    let end = range.upperBound - 1
    let isPair = end > range.lowerBound && byte(end - 1) == 0x0D
    return range.lowerBound..<(isPair ? end - 1 : end)
  }

  /// Returns whether a block is the start of a line.
  package func beginsLine(_ block: Int) -> Bool { beginsLine(at: starts[block]) }

  private func beginsLine(at start: Int) -> Bool { start == 0 || byte(start - 1) == 0x0A }

  /// Returns whether a block is the end of a line.
  package func endsLine(_ block: Int) -> Bool {
    block + 1 == starts.count || beginsLine(block + 1)
  }

  /// Returns the start of the line around `offset`.
  package func lineStart(at offset: Int) -> Int {
    var block = block(at: offset)
    while !beginsLine(block) { block -= 1 }
    return starts[block]
  }

  /// Returns the end of the line around `offset`, before its line break.
  package func lineEnd(at offset: Int) -> Int {
    var block = block(at: offset)
    while !endsLine(block) { block += 1 }
    return content(ofBlock: block).upperBound
  }

  // MARK: Edits

  /// Replaces the bytes in `range` with `string`.
  ///
  /// - Complexity: O(bytes) only for the copy of the string; otherwise O(blocks touched +
  ///   `string`).
  mutating func replace(_ range: Range<Int>, with string: String) {
    var first = block(at: range.lowerBound)
    // Text at the start of a block that continues a line may join the previous block.
    if range.lowerBound == starts[first], !beginsLine(first) { first -= 1 }
    var last = block(at: range.upperBound)
    let delta = string.utf8.count - range.count
    while last + 1 < starts.count, !endsLine(last),
      self.range(ofBlock: last).upperBound + delta - starts[first] < Self.blockLimit / 4
    {
      last += 1
    }
    let end = self.range(ofBlock: last).upperBound
    let window = starts[first]..<(end + delta)
    let joins =
      continuations.count(through: window.lowerBound - 1)..<continuations.count(through: end - 1)
    text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: string)
    let total = count + delta
    let made = blockStarts(in: window, endsText: last + 1 == starts.count)
    starts.replace(first..<(last + 1), with: made, total: total)
    let joined = made.filter { !beginsLine(at: $0) }
    continuations.replace(joins, with: joined, total: total)
    lastChange = (first..<(last + 1), made.count)
  }

  /// Returns the starts of the blocks in `window`, beginning with the start of `window`.
  private func blockStarts(in window: Range<Int>, endsText: Bool) -> [Int] {
    var result = [window.lowerBound]
    var start = window.lowerBound
    while start < window.upperBound {
      let end = min(start + Self.blockLimit, window.upperBound)
      if let feed = lineFeed(in: start..<end) {
        start = feed + 1
      } else if end < window.upperBound {
        start = softEnd(from: start, limit: window.upperBound)
      } else {
        break
      }
      // A text that ends with a line feed has an empty last line.
      if start < window.upperBound || endsText { result.append(start) }
    }
    return result
  }

  private func lineFeed(in range: Range<Int>) -> Int? {
    text.utf8.withContiguousStorageIfAvailable { $0.lineFeed(in: range) } ?? nil
  }

  /// Returns the offset at which to divide a line that is too long for one block: halfway, after a
  /// nearby space if possible.
  private func softEnd(from start: Int, limit: Int) -> Int {
    let half = start + Self.blockLimit / 2
    for offset in (half - 256..<half).reversed()
    where byte(offset - 1) == 0x20 && byte(offset) &- 0x21 < 0x5E {
      return offset
    }
    return boundary(atOrAfter: half, in: start..<limit)
  }
}
