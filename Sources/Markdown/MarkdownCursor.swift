// SPDX-License-Identifier: MIT
// Views: a position and column in a line of Markdown.

import CuriumText

/// Reads through a line. A tab extends to the next multiple of four columns and can be consumed in
/// parts.
struct MarkdownCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The end of the line, before its line break.
  let end: Int
  private(set) var place: Int
  private(set) var column = 0
  /// `true` if the tab at `place` is partly consumed.
  private(set) var isInTab = false
  /// The index of the next byte that is neither a space nor a tab.
  private(set) var next: Int
  private var nextColumn = 0
  /// The sign tested last, and the first index whose byte can't be part of a rule of that sign.
  private var ruleFailure: (sign: UInt8, place: Int) = (0, -1)
  /// The number of bytes read, for tests. It must not grow faster than the line.
  private(set) var steps = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    end = range.upperBound
    place = range.lowerBound
    next = place
    findNext()
  }

  /// The number of columns before the next byte that is neither a space nor a tab.
  var indent: Int { nextColumn - column }
  var isBlank: Bool { next == end }
  /// The next byte that is neither a space nor a tab; 0 at the end.
  var sign: UInt8 { next < end ? bytes[next] : 0 }
  /// The byte at `place`; 0 at the end.
  var byte: UInt8 { place < end ? bytes[place] : 0 }
  var isAtSpace: Bool { byte.isSpaceOrTab }

  private mutating func findNext() {
    if next > place { return }
    next = place
    nextColumn = column
    while next < end {
      steps += 1
      switch bytes[next] {
      case 0x20: nextColumn += 1
      case 0x09: nextColumn += 4 - nextColumn % 4
      default: return
      }
      next += 1
    }
  }

  /// Moves to the next byte that is neither a space nor a tab.
  mutating func skipSpaces() {
    place = next
    column = nextColumn
    isInTab = false
  }

  /// Moves by a number of bytes, none of them a tab.
  mutating func advance(bytes count: Int) {
    place += count
    column += count
    isInTab = false
    findNext()
  }

  /// Moves by a number of columns of spaces and tabs.
  mutating func advance(columns count: Int) {
    let target = column + count
    while column < target, isAtSpace {
      steps += 1
      let stop = byte == 0x09 ? column + 4 - column % 4 : column + 1
      isInTab = stop > target
      column = min(stop, target)
      if !isInTab { place += 1 }
    }
    findNext()
  }

  /// Moves past the mark of a quote and a space after it.
  mutating func skipQuoteMark() {
    skipSpaces()
    advance(bytes: 1)
    if isAtSpace { advance(columns: 1) }
  }

  /// The rest of the line.
  var rest: MarkdownLine {
    isInTab
      ? MarkdownLine(range: (place + 1)..<end, padding: 4 - column % 4)
      : MarkdownLine(range: place..<end)
  }

  /// Returns the number of times the next byte is repeated.
  func signCount() -> Int {
    var index = next
    while index < end, bytes[index] == bytes[next] { index += 1 }
    return index - next
  }

  /// Returns whether the rest is a rule: the next byte at least three times, otherwise only spaces
  /// and tabs.
  mutating func isRule() -> Bool {
    let sign = sign
    guard sign == UInt8(ascii: "*") || sign == UInt8(ascii: "-") || sign == UInt8(ascii: "_"),
      ruleFailure.sign != sign || ruleFailure.place < next
    else { return false }
    var count = 0
    for index in next..<end {
      steps += 1
      if bytes[index] == sign {
        count += 1
      } else if !bytes[index].isSpaceOrTab {
        ruleFailure = (sign, index)
        return false
      }
    }
    return count >= 3
  }

  /// Returns whether the line has only spaces and tabs from `index` on.
  func isBlank(from index: Int) -> Bool {
    bytes[index..<end].allSatisfy { $0.isSpaceOrTab }
  }
}
