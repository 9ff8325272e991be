// SPDX-License-Identifier: MIT
// Views: the numbers of the lines of text being edited.

import CuriumTerminal
import CuriumText

/// Lines are counted from 0. A long line has several blocks; `continuations` holds the starts of
/// all but the first, so that a binary search finds a line number.
extension TextBuffer {
  /// The number of lines. A text that ends with a line feed has an empty last line.
  package var lineCount: Int { blockCount - continuations.count }

  /// Returns the number of the line around `offset`.
  ///
  /// - Complexity: O(log *n*).
  package func line(at offset: Int) -> Int { line(ofBlock: block(at: offset)) }

  /// Returns the number of the line that a block belongs to.
  package func line(ofBlock block: Int) -> Int {
    block - continuations.count(through: range(ofBlock: block).lowerBound)
  }

  /// Returns the start of a line; of the last line if there are fewer.
  ///
  /// - Complexity: O(log² *n*).
  package func start(ofLine line: Int) -> Int {
    // The first block of a line is the first whose number isn't lower.
    let block = (0..<blockCount).partitioningIndex { self.line(ofBlock: $0) >= line }
    return block < blockCount ? range(ofBlock: block).lowerBound : lineStart(at: count)
  }

  /// Returns the bytes of a line, with its line break.
  package func range(ofLine line: Int) -> Range<Int> {
    let start = start(ofLine: line)
    var block = block(at: start)
    while !endsLine(block) { block += 1 }
    return start..<range(ofBlock: block).upperBound
  }

  /// Returns the bytes of parts of a line. The parts are ranges of characters, counted from 0. A
  /// part after the end of the line becomes its last character. In an empty line, all parts are
  /// empty.
  ///
  /// - Complexity: O(bytes up to the last part + *p* log *p*) for *p* parts.
  package func ranges(ofCharacters parts: [Range<Int>], inLine line: Int) -> [Range<Int>] {
    if parts.isEmpty { return [] }
    let start = start(ofLine: line)
    let content = start..<lineEnd(at: start)
    let numbers = Set(parts.flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    var offsets: [Int: Int] = [:]
    var last = start
    var number = 0
    forEachGrapheme(in: content) { grapheme, _ in
      last = grapheme.lowerBound
      if numbers[offsets.count] == number { offsets[number] = last }
      number += 1
      return offsets.count < numbers.count
    }
    return parts.map { part in
      let start = offsets[part.lowerBound] ?? last
      return start..<max(start, offsets[part.upperBound] ?? content.upperBound)
    }
  }
}
