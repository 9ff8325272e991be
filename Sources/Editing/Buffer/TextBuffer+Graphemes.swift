// SPDX-License-Identifier: MIT
// Views: the graphemes of text being edited.

import CuriumTerminal
import CuriumText

/// Graphemes follow UAX #29 with two limits, so that no step reads more than a block. They have at
/// most `graphemeLimit` bytes: a letter with a thousand accents is several graphemes. And they
/// don't cross blocks. Swift's own indices, by contrast, read all flags before a flag.
extension TextBuffer {
  /// The maximum number of bytes in a grapheme. The longest emoji has 41.
  static let graphemeLimit = 256

  /// Returns the grapheme that begins at `offset`; `nil` at the end of the text.
  package func character(at offset: Int) -> Character? {
    if offset >= count { return nil }
    return grapheme(from: offset, before: range(ofBlock: block(at: offset)).upperBound)
  }

  /// Calls `body` with the graphemes that begin in `range` until it returns `false`. Passes their
  /// range and, for printable ASCII, their byte, otherwise 0.
  func forEachGrapheme(in range: Range<Int>, _ body: (Range<Int>, UInt8) -> Bool) {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var offset = range.lowerBound
      while offset < range.upperBound {
        let byte = bytes[offset]
        let isPrintable = byte &- 0x20 < 0x5F
        let isAlone = isPrintable && (offset + 1 == bytes.count || bytes[offset + 1] < 0x80)
        let end = isAlone ? offset + 1 : next(offset)
        if !body(offset..<end, isPrintable && end == offset + 1 ? byte : 0) { return }
        offset = end
      }
    }
  }

  /// Calls `body` with the graphemes that end in `range`, from last to first, until it returns
  /// `false`.
  ///
  /// Blocks are read forwards: whether a flag ends at an offset depends on the number of halves
  /// before it.
  package func forEachGraphemeBackward(in range: Range<Int>, _ body: (Range<Int>, UInt8) -> Bool) {
    var end = range.upperBound
    var found: [(range: Range<Int>, ascii: UInt8)] = []
    while end > range.lowerBound {
      found.removeAll(keepingCapacity: true)
      let block = self.range(ofBlock: block(at: end - 1)).lowerBound
      let start =
        end - block <= 4 * Self.graphemeLimit
        ? block : known(before: end - 2 * Self.graphemeLimit, notBefore: block)
      forEachGrapheme(in: max(range.lowerBound, start)..<end) { range, ascii in
        found.append((range, ascii))
        return true
      }
      for grapheme in found.reversed() where !body(grapheme.range, grapheme.ascii) { return }
      end = found.first?.range.lowerBound ?? range.lowerBound
    }
  }

  /// Returns the end of the grapheme that begins at `offset`.
  package func next(_ offset: Int) -> Int {
    offset >= count ? count : end(of: offset, before: range(ofBlock: block(at: offset)).upperBound)
  }

  /// Returns the start of the grapheme that ends at `offset`.
  func previous(_ offset: Int) -> Int {
    if offset <= 0 { return 0 }
    var place = known(before: offset)
    while true {
      let next = next(place)
      if next >= offset { return place }
      place = next
    }
  }

  /// Returns the first grapheme boundary at or after `offset`.
  package func boundary(atOrAfter offset: Int) -> Int {
    if offset >= count { return count }
    if offset <= 0 { return 0 }
    var place = known(before: offset)
    while place < offset { place = next(place) }
    return place
  }

  /// Returns the first grapheme boundary at or after `offset`, where the bounds of `range` are
  /// boundaries too.
  func boundary(atOrAfter offset: Int, in range: Range<Int>) -> Int {
    var place = known(before: offset, notBefore: range.lowerBound)
    while place < offset { place = end(of: place, before: range.upperBound) }
    return place
  }

  // MARK: Steps

  private func end(of start: Int, before limit: Int) -> Int {
    let next = start + 1
    if byte(start) < 0x80, next == text.utf8.count || byte(next) < 0x80 {
      // In ASCII, only a carriage return and a line feed form one grapheme.
      return next < limit && byte(start) == 0x0D && byte(next) == 0x0A ? next + 1 : next
    }
    let place = index(start)
    let scalars = text.unicodeScalars
    if GraphemeWidth.isAlone(scalars[place]) {
      let end = scalars.index(after: place)
      if end == text.endIndex || GraphemeWidth.isAlone(scalars[end]) {
        return text.utf8.distance(from: text.startIndex, to: end)
      }
    }
    return start + grapheme(from: start, before: limit).utf8.count
  }

  /// Returns the grapheme that begins at `start`.
  ///
  /// Reads a copy, because the indices of a slice read the text before it. For most graphemes, the
  /// copy is short enough to need no allocation.
  private func grapheme(from start: Int, before limit: Int) -> Character {
    let short = part(from: start, before: min(limit, start + 15))
    if let first = short.first, first.utf8.count < short.utf8.count || start + 15 >= limit {
      return first
    }
    return part(from: start, before: min(limit, start + Self.graphemeLimit)).first ?? "\u{FFFD}"
  }

  /// Returns the text between two offsets, without a scalar that the second one cuts.
  private func part(from start: Int, before limit: Int) -> String {
    var end = limit
    // The blocks of a replaced part are found before `count` is up to date.
    while end > start, end < text.utf8.count, byte(end) & 0xC0 == 0x80 { end -= 1 }
    return text.utf8.withContiguousStorageIfAvailable {
      String(decoding: UnsafeBufferPointer(rebasing: $0[start..<end]), as: UTF8.self)
    } ?? ""
  }

  /// Returns a grapheme boundary before `offset`, nearby if one can be found without reading the
  /// block.
  private func known(before offset: Int) -> Int {
    known(before: offset, notBefore: range(ofBlock: block(at: offset - 1)).lowerBound)
  }

  private func known(before offset: Int, notBefore limit: Int) -> Int {
    let nearest = max(limit, offset - Self.graphemeLimit)
    var place = offset - 1
    while place > nearest {
      if byte(place) & 0xC0 != 0x80, isAlone(at: place), isAlone(before: place) { return place }
      place -= 1
    }
    return limit
  }

  /// Returns whether the scalar at `offset` doesn't join others of its kind.
  private func isAlone(at offset: Int) -> Bool {
    GraphemeWidth.isAlone(text.unicodeScalars[index(offset)])
  }

  private func isAlone(before offset: Int) -> Bool {
    let scalars = text.unicodeScalars
    return GraphemeWidth.isAlone(scalars[scalars.index(before: index(offset))])
  }
}
