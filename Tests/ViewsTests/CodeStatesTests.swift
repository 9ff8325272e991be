// SPDX-License-Identifier: MIT
// Testing: tokens of a text while it is edited.

import CuriumCode
import CuriumControls
import CuriumEditing
import TestModels
import Testing

struct CodeStatesTests {
  /// The tokens of each block, scanned from the start of the text.
  private func expected(_ buffer: TextBuffer, _ language: CodeLanguage) -> [[CodeSpan]] {
    var state = 0
    return (0..<buffer.blockCount).map { block in
      language.spans(
        ofLine: buffer.slice(buffer.content(ofBlock: block)), state: &state,
        hasStart: buffer.beginsLine(block), hasEnd: buffer.endsLine(block))
    }
  }

  @Test(arguments: SeededRandom.seeds(12))
  func `after each edit, the tokens are those of the whole text`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let parts = ["let a", "\n", "/*", "*/", "\"\"\"", "\"", "// b\n", "x", "\n\n", "", "1"]
    var editing = TextEditing("let a = 1\n/* b\nc */\n", isMultiline: true)
    var states = CodeStates()
    states.setLanguage(.swift)
    _ = states.follow(editing)
    // The tokens that were shown after the last repaint.
    var shown: [[CodeSpan]] = []
    for step in 0..<150 {
      let count = editing.buffer.count
      let start = editing.buffer.boundary(atOrAfter: Int.random(in: 0...count, using: &random))
      let end = editing.buffer.boundary(
        atOrAfter: min(count, start + Int.random(in: 0...4, using: &random)))
      let old = editing.buffer.blockCount
      if step % 40 == 39 {
        editing.replace(with: "/* new */ \(step)\nlet\n")
      } else if step % 7 == 6 {
        editing.undo()
      } else {
        editing.select(start..<end)
        editing.insert(random.pick(parts))
      }
      let revision = editing.revision
      let changesLater = states.follow(editing)
      let right = expected(editing.buffer, .swift)
      if !changesLater, revision == editing.revision, let change = editing.buffer.lastChange,
        step % 40 != 39
      {
        let delta = editing.buffer.blockCount - old
        for block in change.blocks.upperBound..<max(change.blocks.upperBound, old)
        where block < shown.count && block + delta < right.count {
          #expect(right[block + delta] == shown[block], "Later blocks have the same tokens.")
        }
      }
      let last = Int.random(in: 0..<editing.buffer.blockCount, using: &random)
      let isKnown = states.proceed(to: last, in: editing.buffer)
      #expect(isKnown)
      for block in 0...last {
        let spans = states.spans(ofBlock: block, in: editing.buffer)
        #expect(spans == right[block])
      }
      shown = Array(right.prefix(last + 1))
    }
  }

  @Test func `a long text is scanned in portions`() {
    let line = "let a = \"b\" // c\n"
    var editing = TextEditing(
      "/*\n" + String(repeating: line, count: 12_000) + "*/ let", isMultiline: true)
    var states = CodeStates()
    states.setLanguage(.swift)
    let last = editing.buffer.blockCount - 1
    var portions = [states.proceed(to: last, in: editing.buffer)]
    let guess = states.spans(ofBlock: last - 1, in: editing.buffer)
    #expect(guess.count == 3, "As in the first line, until the state is known.")
    while portions.last == false, portions.count < 100 {
      portions.append(states.proceed(to: last, in: editing.buffer))
    }
    #expect((3...20).contains(portions.count))
    let ends = [last - 1, last].map { states.spans(ofBlock: $0, in: editing.buffer).map(\.kind) }
    #expect(ends == [[.comment], [.comment, .keyword]])
    // An edit that doesn't change the state keeps what is known.
    editing.move(to: 2)
    editing.insert("x")
    let first = (states.follow(editing), states.proceed(to: last, in: editing.buffer))
    #expect(first == (false, true))
    editing.insert("*/")
    let second = (states.follow(editing), states.proceed(to: last, in: editing.buffer))
    #expect(second == (true, false))
  }

  @Test(arguments: [
    (CodeLanguage.json, "{\"a\":[" + String(repeating: "{\"b\": 1}, ", count: 2_000) + "]}"),
    (.swift, "// " + String(repeating: "let a ", count: 2_000)),
    (.swift, "\"" + String(repeating: "let a ", count: 2_000) + "\""),
    (.python, "a = 1 " + String(repeating: "# b ", count: 2_000)),
  ])
  func `a long line has the same tokens in parts`(language: CodeLanguage, line: String) {
    let editing = TextEditing(line + "\nlet", isMultiline: true)
    var states = CodeStates()
    states.setLanguage(language)
    var kinds = [CodeToken.Kind?](repeating: nil, count: line.utf8.count)
    var expected = kinds
    #expect(editing.buffer.blockCount > 3)
    for span in language.spans(of: line) { for place in span.range { expected[place] = span.kind } }
    for block in 0..<(editing.buffer.blockCount - 1) {
      let isKnown = states.proceed(to: block, in: editing.buffer)
      #expect(isKnown)
      let start = editing.buffer.range(ofBlock: block).lowerBound
      for span in states.spans(ofBlock: block, in: editing.buffer) {
        for place in span.range { kinds[start + place] = span.kind }
      }
    }
    let difference = zip(kinds, expected).count { $0 != $1 }
    #expect(difference == 0)
  }

  @Test func `an edit in the last known block doesn't change later ones`() {
    var editing = TextEditing(String(repeating: "let a\n", count: 50), isMultiline: true)
    var states = CodeStates()
    states.setLanguage(.swift)
    _ = states.follow(editing)
    _ = states.proceed(to: 20, in: editing.buffer)
    for block in [5, 19, 20, 21, 40] {
      editing.move(to: editing.buffer.range(ofBlock: block).lowerBound)
      editing.insert("x")
      let changesLater = states.follow(editing)
      #expect(!changesLater)
      _ = states.proceed(to: 20, in: editing.buffer)
    }
  }
}
