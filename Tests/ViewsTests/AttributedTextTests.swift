// SPDX-License-Identifier: MIT
// Testing: text in runs with attributes, and changes of parts of it.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import TestModels
import Testing

@MainActor struct AttributedTextTests {
  /// The runs of a text in short form: the string, then `b` if it is bold and `i` if it is italic.
  private func runs(_ text: AttributedText) -> [String] {
    text.runs.map { run in
      run.string + (run.attributes.weight == .bold ? "[b]" : "")
        + (run.attributes.isItalic ? "[i]" : "")
    }
  }

  @Test func `attributes change in a range across runs, which joins equal ones`() throws {
    var text = AttributedText("one ") + AttributedText("two 世界 three")
    #expect(runs(text) == ["one two 世界 three"])
    let wide = try #require(text.string.firstRange(of: "世界"))
    text.setAttributes(in: wide) { $0.weight = .bold }
    #expect(runs(text) == ["one two ", "世界[b]", " three"])
    let part = try #require(text.string.firstRange(of: "two 世"))
    text.setAttributes(in: part) { $0.isItalic = true }
    #expect(runs(text) == ["one ", "two [i]", "世[b][i]", "界[b]", " three"])
    var calls = 0
    text.setAttributes(in: part) {
      calls += 1
      $0.isItalic = false
    }
    #expect(calls == 2)
    #expect(runs(text) == ["one two ", "世界[b]", " three"])
    text.setAttributes(in: wide) { $0.weight = nil }
    #expect(runs(text) == ["one two 世界 three"])
    #expect(text == AttributedText("one two 世界 three"))
  }

  @Test func `an empty range changes nothing, and the whole text is a range`() {
    var italic = AttributedText.Attributes()
    italic.isItalic = true
    var text = AttributedText([.init("ab"), .init(""), .init("cd", italic)])
    #expect(runs(text) == ["ab", "cd[i]"])
    let start = text.string.startIndex
    text.setAttributes(in: start..<start) { $0.weight = .bold }
    #expect(runs(text) == ["ab", "cd[i]"])
    text.setAttributes(in: start..<text.string.endIndex) { $0.weight = .bold }
    #expect(runs(text) == ["ab[b]", "cd[b][i]"])
    var empty = AttributedText()
    empty.setAttributes(in: "".startIndex..<"".endIndex) { $0.weight = .bold }
    #expect(empty.isEmpty && empty.runs == [])
  }

  @Test func `texts with the same characters and attributes are equal`() {
    let text = AttributedText([.init("a"), .init("b")])
    #expect(text == AttributedText("a") + AttributedText("b"))
    #expect(text == AttributedText("ab"))
    #expect(runs(text) == ["ab"])
  }

  @Test(arguments: SeededRandom.seeds(50))
  func `ranges in any order have the same result as single characters`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let letters = Array("aé世👨‍👩‍👧 b").map(String.init)
    let string = (0..<30).map { _ in random.pick(letters) }.joined()
    let indices = Array(string.unicodeScalars.indices) + [string.endIndex]
    var text = AttributedText(string)
    var isBold = [Bool](repeating: false, count: indices.count - 1)
    for _ in 0..<20 {
      let low = Int.random(in: indices.indices, using: &random)
      let high = Int.random(in: low..<indices.count, using: &random)
      text.setAttributes(in: indices[low]..<indices[high]) {
        $0.weight = $0.weight == .bold ? nil : .bold
      }
      for index in low..<high { isBold[index].toggle() }
    }
    let shown = text.runs.flatMap { run in
      [Bool](
        repeating: run.attributes.weight == .bold, count: run.string.unicodeScalars.count)
    }
    #expect(shown == isBold)
    #expect(text.string == string && text.runs.map(\.string).joined() == string)
    let areMaximal = zip(text.runs, text.runs.dropFirst()).allSatisfy {
      $0.attributes != $1.attributes
    }
    #expect(areMaximal)
  }

  @Test func `marking many matches calls the closure once for each`() {
    var text = AttributedText(String(repeating: "abc def ", count: 20_000))
    var calls = 0
    for range in text.string.ranges(of: "def") {
      text.setAttributes(in: range) {
        calls += 1
        $0.weight = .bold
      }
    }
    #expect(calls == 20_000)
    #expect(text.runs.count == 40_001)
  }

  // MARK: The output of programs

  private static let output =
    "\u{1B}[1;31merror\u{1B}[0m: \u{1B}[4:3mfile\u{1B}[0m \u{1B}[7;2;3;9mgone\u{1B}[0m "
    + "\u{1B}]8;;https://example.com\u{7}log\u{1B}]8;;\u{7} \u{1B}[48;5;20mblue\u{1B}[0m"

  @Test func `the output of a program looks the same as attributed text`() {
    let plain = Harness(width: 40, height: 1) { Text(ansi: Self.output) }
    let attributed = Harness(width: 40, height: 1) { Text(AttributedText(ansi: Self.output)) }
    #expect(attributed.screen == ["error: file gone log blue"])
    for x in 0..<40 {
      #expect(attributed.cell(x: x, y: 0) == plain.cell(x: x, y: 0), "\(x)")
    }
  }

  @Test func `matches can be marked in the output of a program`() throws {
    var text = AttributedText(ansi: Self.output)
    let match = try #require(text.string.firstRange(of: "ror: fi"))
    text.setAttributes(in: match) { $0.backgroundColor = .warning }
    let harness = Harness(width: 40, height: 1) { Text(text) }
    let plain = Harness(width: 40, height: 1) { Text(ansi: Self.output) }
    let mark = Color.warning.resolve(in: .dark).color
    for x in 0..<24 {
      let (cell, other) = (harness.cell(x: x, y: 0), plain.cell(x: x, y: 0))
      #expect((cell.background == mark) == (2..<9).contains(x), "\(x)")
      #expect(cell.attributes == other.attributes, "\(x)")
    }
  }
}
