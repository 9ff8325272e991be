// SPDX-License-Identifier: MIT
// Testing: the numbers of lines in a text being edited.

import CuriumEditing
import TestModels
import Testing

struct TextBufferLineTests {
  /// The starts of the lines, found byte by byte.
  private func starts(_ text: String) -> [Int] {
    var result = [0]
    for (offset, byte) in text.utf8.enumerated() where byte == 0x0A { result.append(offset + 1) }
    return result
  }

  private func check(_ buffer: TextBuffer, _ text: String, _ random: inout SeededRandom) {
    let starts = starts(text)
    #expect(buffer.lineCount == starts.count)
    for _ in 0..<8 {
      let offset = buffer.boundary(atOrAfter: Int.random(in: 0...text.utf8.count, using: &random))
      let line = (starts.lastIndex { $0 <= offset }) ?? 0
      #expect(buffer.line(at: offset) == line)
      #expect(buffer.start(ofLine: line) == starts[line])
      let end = line + 1 < starts.count ? starts[line + 1] : text.utf8.count
      #expect(buffer.range(ofLine: line) == starts[line]..<end)
    }
    #expect(buffer.start(ofLine: starts.count + 5) == starts[starts.count - 1])
  }

  @Test(arguments: ["", "x\n"]) func `a long line of emoji is never divided inside one`(
    start: String
  ) {
    let family = "👨‍👩‍👧"
    for count in [240, 241, 500] {
      var editing = TextEditing(start, isMultiline: true)
      editing.move(to: start.utf8.count)
      editing.insert(String(repeating: family, count: count))
      var offset = start.utf8.count
      var steps = 0
      while offset < editing.buffer.count {
        #expect(editing.buffer.character(at: offset) == Character(family))
        offset = editing.buffer.next(offset)
        steps += 1
      }
      #expect(steps == count)
    }
  }

  @Test func `the characters of a line are counted from its start, also in a long line`() {
    let long = String(repeating: "日x", count: 5_000)
    let buffer = TextBuffer("a\n\(long)\r\nb")
    let parts = [9_999..<20_000, 0..<2, 9_998..<9_999, 10_000..<10_001, 1..<1]
    #expect(
      buffer.ranges(ofCharacters: parts, inLine: 1) == [
        20_001..<20_002, 2..<6, 19_998..<20_001, 20_001..<20_002, 5..<5,
      ])
    let last = 20_004..<20_005
    #expect(buffer.ranges(ofCharacters: [0..<1, 5..<9], inLine: 2) == [last, last])
    #expect(TextBuffer("").ranges(ofCharacters: [3..<4], inLine: 0) == [0..<0])
    #expect(buffer.ranges(ofCharacters: [], inLine: 0) == [])
  }

  @Test(arguments: SeededRandom.seeds(8))
  func `line numbers stay correct after edits`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let long = String(repeating: "word ", count: 2_000)
    let parts = ["a", "\n", "b\r\n", "日本", long, "\n\n", "x\n\(long)y", ""]
    var editing = TextEditing("one\n\(long)\nthree\n", isMultiline: true)
    for _ in 0..<60 {
      let count = editing.buffer.count
      let start = editing.buffer.boundary(atOrAfter: Int.random(in: 0...count, using: &random))
      let length = Int.random(in: 0...2, using: &random) == 0 ? 6_000 : 3
      let end = editing.buffer.boundary(
        atOrAfter: min(count, start + Int.random(in: 0...length, using: &random)))
      editing.select(start..<end)
      editing.insert(random.pick(parts))
      check(editing.buffer, editing.text, &random)
      if Int.random(in: 0..<5, using: &random) == 0 {
        editing.undo()
        check(editing.buffer, editing.text, &random)
      }
    }
  }
}
