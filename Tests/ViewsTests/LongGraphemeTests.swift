// SPDX-License-Identifier: MIT
// Testing: editing texts with endless graphemes, or only flags.

@testable import CuriumEditing
import CuriumTerminal
import Testing

@MainActor struct LongGraphemeTests {
  /// Units that are repeated. Most of them then form a single grapheme (UAX #29).
  private nonisolated static let units = [
    "\u{1F1E6}", "\u{301}", "👩\u{200D}", "\u{1100}", "\u{1161}", "\u{1100}\u{1161}\u{11A8}",
    "\u{915}\u{94D}", "\r\n", "\r", "\u{600}", "👍🏽", "1\u{FE0F}\u{20E3}", "\u{200D}", "日", "é",
    "a",
  ]

  private func boundaries(_ buffer: TextBuffer) -> [Int] {
    var places = [0]
    while let last = places.last, last < buffer.count { places.append(buffer.next(last)) }
    return places
  }

  @Test(arguments: units)
  func `each step reads at most one block, and all steps agree`(unit: String) {
    let text = "a" + String(repeating: unit, count: 20_000 / unit.utf8.count) + "b"
    let buffer = TextBuffer(text)
    for block in 0..<buffer.blockCount {
      #expect(buffer.range(ofBlock: block).count <= TextBuffer.blockLimit)
    }
    let places = boundaries(buffer)
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 <= TextBuffer.graphemeLimit })
    #expect(places.allSatisfy { buffer.index($0).samePosition(in: text.unicodeScalars) != nil })
    var back = [buffer.count]
    buffer.forEachGraphemeBackward(in: 0..<buffer.count) { range, _ in
      back.append(range.lowerBound)
      return true
    }
    #expect(back.reversed() == places)
    for index in stride(from: 1, to: places.count, by: 37) {
      #expect(buffer.previous(places[index]) == places[index - 1])
      #expect(buffer.boundary(atOrAfter: places[index]) == places[index])
      #expect(buffer.boundary(atOrAfter: places[index - 1] + 1) == places[index])
    }
    // Graphemes of ordinary length are the same as in Swift, except flags, which have their own
    // blocks.
    let ordinary = text.allSatisfy { $0.utf8.count <= TextBuffer.graphemeLimit }
    if ordinary, unit != "\u{1F1E6}" {
      var place = 0
      #expect(
        text.map {
          place += $0.utf8.count; return place
        } == Array(places.dropFirst()))
    }
  }

  @Test(arguments: units)
  func `edits in long graphemes can be undone`(unit: String) {
    let text = String(repeating: unit, count: 9_000 / unit.utf8.count)
    var editing = TextEditing(text, isMultiline: true)
    for edit in 0..<12 {
      editing.move(to: editing.buffer.boundary(atOrAfter: editing.buffer.count * edit / 12))
      switch edit % 4 {
      case 0: editing.insert("x")
      case 1: editing.deleteBackward()
      case 2: editing.deleteForward(byWord: true)
      default: editing.insert(unit)
      }
      let (buffer, caret) = (editing.buffer, editing.caret)
      #expect(buffer.boundary(atOrAfter: caret) == caret)
      for block in 0..<buffer.blockCount {
        #expect(buffer.range(ofBlock: block).count <= TextBuffer.blockLimit)
      }
    }
    while editing.canUndo { editing.undo() }
    #expect(editing.text.utf8.elementsEqual(text.utf8))
  }

  @Test func `words are found in one pass over the line`() {
    let line = String(repeating: "é", count: 30_000)
    let buffer = TextBuffer("one " + line + " two")
    let word = 4..<(4 + line.utf8.count)
    #expect(buffer.word(around: 30_000) == word)
    #expect(buffer.wordStart(before: word.upperBound) == word.lowerBound)
    #expect(buffer.wordEnd(after: 4) == word.upperBound)
    #expect(buffer.wordStart(before: buffer.count) == word.upperBound + 1)
  }
}
