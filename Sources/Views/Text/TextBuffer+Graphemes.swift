// SPDX-License-Identifier: MIT
// Views: the graphemes of a text that is edited.

/// A grapheme is that of UAX #29, but no longer than `graphemeLimit`: a letter with a thousand accents is
/// several. And it does not reach across a block. So no step looks at more than a block, whatever the
/// text is made of; Swift's own indices look back over all flags before a flag.
extension TextBuffer {
  /// The most bytes of a grapheme. The longest emoji has 41.
  static let graphemeLimit = 256

  /// The grapheme that begins at `offset`; nil at the end of the text.
  func character(at offset: Int) -> Character? {
    offset < count ? graphemes(from: offset).first : nil
  }

  /// Calls `body` with the graphemes that begin in `range`, until it answers false: their places, and
  /// the byte of those that are a printable character of ASCII, 0 for others.
  func forEachGrapheme(in range: Range<Int>, _ body: (Range<Int>, UInt8) -> Bool) {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var offset = range.lowerBound
      while offset < range.upperBound {
        let byte = bytes[offset]
        let isPlain =
          byte &- 0x20 < 0x5F && (offset + 1 == bytes.count || bytes[offset + 1] < 0x80)
        let end = isPlain ? offset + 1 : next(offset)
        if !body(offset..<end, isPlain ? byte : 0) { return }
        offset = end
      }
    }
  }

  /// The end of the grapheme that begins at `offset`.
  func next(_ offset: Int) -> Int {
    if offset >= count { return count }
    let isPlain = byte(offset) &- 0x20 < 0x5F
    if isPlain, offset + 1 == count || byte(offset + 1) < 0x80 { return offset + 1 }
    let rest = graphemes(from: offset)
    return distance(to: rest.index(after: rest.startIndex))
  }

  /// The start of the grapheme that ends at `offset`.
  func previous(_ offset: Int) -> Int {
    if offset <= 1 { return 0 }
    // A letter after ASCII is a grapheme: nothing in ASCII joins what follows, but CR and LF.
    if byte(offset - 1) &- 0x20 < 0x5F, byte(offset - 2) < 0x80 { return offset - 1 }
    let before = slice(range(ofBlock: block(at: offset - 1)).lowerBound..<offset)
    return part(of: distance(to: before.index(before: before.endIndex)), before: offset)
  }

  /// The first place between graphemes that is not before `offset`.
  func boundary(atOrAfter offset: Int) -> Int {
    if offset >= count { return count }
    let range = range(ofBlock: block(at: offset))
    if offset == range.lowerBound { return offset }
    // The index rounds down to the start of the grapheme it is in.
    let slice = slice(range)
    let start = distance(to: slice.index(before: slice.index(after: index(offset))))
    return start >= offset ? start : next(part(of: start, before: offset))
  }

  /// A place at which a block can be divided: between graphemes, unless one is very long.
  func divide(near offset: Int, in range: Range<Int>) -> Int {
    let slice = slice(range)
    let end = distance(to: slice.index(after: index(offset)))
    return end <= offset + Self.graphemeLimit && end < range.upperBound ? end : floor(offset)
  }

  /// The last part that begins before `offset`, of a grapheme that begins at `start`.
  private func part(of start: Int, before offset: Int) -> Int {
    var start = start
    while offset - start > Self.graphemeLimit - 4 {
      let next = next(start)
      if next >= offset { break }
      start = next
    }
    return start
  }

  /// The text from the start of a grapheme on, as far as that can reach.
  private func graphemes(from offset: Int) -> Substring {
    let end = range(ofBlock: block(at: offset)).upperBound
    return slice(offset..<(end - offset > Self.graphemeLimit ? floor(offset + Self.graphemeLimit) : end))
  }

  /// The last place between scalars that is not behind `offset`.
  private func floor(_ offset: Int) -> Int {
    var offset = offset
    while offset < count, offset > 0, byte(offset) & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  private func distance(to index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }
}
