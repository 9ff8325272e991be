// SPDX-License-Identifier: MIT
// Views: searches text being edited, one part at a time.

import CuriumTerminal
import CuriumText

/// The matches of a pattern in a text, found in steps of any size. Matches don't overlap and don't
/// cross lines. An empty match is a place that the pattern asks for, but not the end of another
/// match.
package struct TextSearch {
  package let pattern: TextPattern
  /// The matches found so far, in order.
  package private(set) var matches: [Range<Int>] = []
  /// `true` if the whole text was searched, or the search has stopped at `matchLimit`.
  package private(set) var isComplete = false
  private var position = 0
  /// The last character that the search has moved past.
  private var previous: PatternSymbol?
  private var run: PatternRun

  /// The maximum number of matches.
  private static let matchLimit = 1_000_000

  package init(_ pattern: TextPattern) {
    self.pattern = pattern
    run = PatternRun(pattern)
  }

  /// `true` if the search has stopped at the maximum number of matches.
  package var isCut: Bool { matches.count >= Self.matchLimit }

  /// Continues the search with at most `steps` character comparisons. Returns the number of those
  /// that it didn't need.
  @discardableResult package mutating func advance(in buffer: TextBuffer, steps: Int) -> Int {
    var left = steps
    while left > 0, !isComplete {
      if run.isIdle { skip(in: buffer, &left) }
      left -= 1 + run.count
      step(in: buffer)
      if isCut { isComplete = true }
    }
    return max(0, left)
  }

  /// Forgets the matches from the line around `offset` on, because the text has changed there.
  package mutating func restart(from offset: Int, in buffer: TextBuffer) {
    let start = buffer.lineStart(at: min(offset, buffer.count))
    if start > position { return }
    run.reset()
    position = start
    previous = nil
    isComplete = false
    matches.removeSubrange(index(from: start)...)
  }

  /// Returns the index of the first match that begins at or after `offset`.
  ///
  /// - Complexity: O(log *n*).
  package func index(from offset: Int) -> Int {
    matches.indices.partitioningIndex { matches[$0].lowerBound >= offset }
  }

  /// Returns the index of a match with exactly these bounds.
  package func index(of range: Range<Int>) -> Int? {
    let index = index(from: range.lowerBound)
    return index < matches.count && matches[index] == range ? index : nil
  }

  /// Returns the matches that overlap a part of the text.
  package func matches(in part: Range<Int>) -> ArraySlice<Range<Int>> {
    var first = index(from: part.lowerBound)
    if first > 0, matches[first - 1].upperBound > part.lowerBound { first -= 1 }
    var end = first
    while end < matches.count, matches[end].lowerBound < part.upperBound { end += 1 }
    return matches[first..<end]
  }

  // MARK: Steps

  /// Moves to the next character with which a match can begin.
  private mutating func skip(in buffer: TextBuffer, _ left: inout Int) {
    guard let first = pattern.firstBytes else { return }
    let startsBeyondASCII = pattern.startsBeyondASCII
    let start = position
    var place = position
    var isSure = true
    buffer.text.utf8.withContiguousStorageIfAvailable { bytes in
      // Skipping a byte is much cheaper than a comparison.
      let limit = min(bytes.count, start + min((bytes.count - start) / 16 + 1, left) * 16)
      while place < limit {
        let byte = bytes[place]
        // The next byte may join an ASCII character to a longer grapheme.
        let isAlone = byte < 0x80 && (place + 1 == bytes.count || bytes[place + 1] < 0x80)
        if byte < 0x80 && first[Int(byte)] || !isAlone && startsBeyondASCII { break }
        if !isAlone { isSure = false }
        place += 1
      }
    }
    left -= (place - start) / 16
    position = isSure ? place : boundary(atOrAfter: place, in: buffer)
  }

  /// Returns the first character boundary at or after `place`. Reads nothing before the current
  /// position, which is a boundary.
  private func boundary(atOrAfter place: Int, in buffer: TextBuffer) -> Int {
    if place >= buffer.count { return buffer.count }
    let block = buffer.range(ofBlock: buffer.block(at: place))
    return buffer.boundary(
      atOrAfter: place, in: max(position, block.lowerBound)..<block.upperBound)
  }

  /// Tries the character at the current position.
  private mutating func step(in buffer: TextBuffer) {
    let next = buffer.symbol(at: position)
    let isLineEnd = next.map(buffer.isLineBreak) ?? true
    let before = symbolBefore(in: buffer)
    let continues = run.expand(
      at: position, begins: true, before, isLineEnd ? nil : next)
    if continues, !isLineEnd, let next {
      run.consume(next)
      if !run.isIdle { return move(past: next) }
    }
    if let found = run.found {
      let match = found.slots[0]..<found.end
      run.reset()
      if match.isEmpty {
        if pattern.matchesPlaces, matches.last?.upperBound != match.lowerBound {
          matches.append(match)
        }
        position = match.upperBound
        isComplete = position == buffer.count
        if let skipped = buffer.symbol(at: position) { move(past: skipped) }
      } else {
        matches.append(match)
        position = match.upperBound
      }
    } else if let next {
      move(past: next)
    } else {
      isComplete = true
    }
  }

  private mutating func move(past symbol: PatternSymbol) {
    previous = symbol
    position = symbol.end
  }

  /// Returns the character before the current position, if the pattern depends on it; `nil` at the
  /// start of a line. Usually, the search has just passed it; finding another can mean reading its
  /// block.
  private func symbolBefore(in buffer: TextBuffer) -> PatternSymbol? {
    guard pattern.hasConditions else { return nil }
    if let previous, previous.end == position, !buffer.isLineBreak(previous) { return previous }
    return buffer.symbol(before: position)
  }
}

extension TextBuffer {
  /// Returns the character at an offset; `nil` at the end of the text.
  func symbol(at offset: Int) -> PatternSymbol? {
    if offset >= count { return nil }
    let byte = byte(offset)
    let end = next(offset)
    if end == offset + 1 { return PatternSymbol(end: end, ascii: byte) }
    return PatternSymbol(end: end, character: character(at: offset))
  }

  /// Returns the character before an offset; `nil` at the start of a line.
  func symbol(before offset: Int) -> PatternSymbol? {
    guard offset > 0, byte(offset - 1) != 0x0A else { return nil }
    return symbol(at: previous(offset))
  }

  /// Returns whether a character ends a line.
  func isLineBreak(_ symbol: PatternSymbol) -> Bool { byte(symbol.end - 1) == 0x0A }
}
