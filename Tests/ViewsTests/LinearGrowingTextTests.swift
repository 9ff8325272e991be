// SPDX-License-Identifier: MIT
// Testing: reading a text line by line while it grows.

@_spi(Nodes) import CuriumEngine
@testable import CuriumLines
import CuriumControls
import Testing

struct LinearGrowingTextTests {
  /// Returns the lines for a text after each of its changes, read as they come.
  private func lines(of texts: [String], change: (inout Semantics) -> Void = { _ in })
    -> [[String]]
  {
    var reader = LinearReader()
    return texts.map { reader.show([item(1, .text, $0, change: change)], waits: true) }
  }

  @Test func `a growing text is read on in whole sentences, and to its end once it is still`() {
    #expect(
      lines(of: [
        "The", "The quick brown", "The quick brown fox jumps. Over",
        "The quick brown fox jumps. Over the",
        "The quick brown fox jumps. Over the", "The quick brown fox jumps. Over the",
        "The quick brown fox jumps. Over the lazy dog.\nNew",
        "The quick brown fox jumps. Over the lazy dog.\nNew line",
        "The quick brown fox jumps. Over the lazy dog.\nNew line",
      ]) == [
        ["The"], [], ["quick brown fox jumps."], [], ["Over the"], [], ["lazy dog."], [],
        ["New line"],
      ])
  }

  @Test func `a list item is read with its marker, even if its words are another element`() {
    #expect(
      lines(of: ["Done.", "Done.\n2. The", "Done.\n2. The new one. And"])
        == [["Done."], [], ["2. The new one."]])
    var reader = LinearReader()
    func show(_ texts: [(Int, String)]) -> [String] {
      reader.show(texts.map { item($0.0, .text, $0.1) }, waits: true)
    }
    #expect(show([(1, "1. One")]) == ["1. One"])
    #expect(show([(1, "1. One"), (2, "2. ")]) == [])
    #expect(reader.isWaiting)
    #expect(show([(1, "1. One"), (3, "2. The second")]) == ["2. The second"])
    #expect(!reader.isWaiting)
    // The words after a marker are already there.
    #expect(
      show([(1, "1. One"), (3, "2. The second"), (5, "3."), (6, "Third")]) == ["3.", "Third"])
    // An item without words is read once it is still.
    #expect(show([(1, "1. One"), (6, "Third"), (4, "• [ ]")]) == [])
    #expect(show([(1, "1. One"), (6, "Third"), (4, "• [ ]")]) == ["• [ ]"])
  }

  @Test func `code is read on line by line, with its indentation`() {
    #expect(
      lines(of: [
        "if a {", "if a {\n  b", "if a {\n  b()\n", "if a {\n  b()\n",
        "if a {\n  b()\n\n  c()\n}\n",
      ])
        == [["if a {"], [], ["  b()"], [], ["", "  c()", "}"]])
  }

  @Test(arguments: [
    (["Docu", "Documents", "Documents"], [["Docu"], [], ["Documents"]]),
    (["Count 1", "Count 12", "Count 120"], [["Count 1"], ["Count 12"], ["Count 120"]]),
    (["One. At 1", "One. At 15 km"], [["One. At 1"], ["At 15 km"]]),
    (["Idle", "Done", "Idle"], [["Idle"], ["Done"], ["Idle"]]),
    (["Done", "Do", "Done", "Done"], [["Done"], ["Do"], [], ["Done"]]),
    (["e", "e\u{301}t", "e\u{301}t"], [["e"], [], ["e\u{301}t"]]),
    (["今日は", "今日は雨。明", "今日は雨。明日"], [["今日は"], ["雨。"], []]),
    (["Loading", "Loading..", "Loading.."], [["Loading"], [], ["Loading.."]]),
  ])
  func `a word goes on from its start, and a number and other text are read whole`(
    texts: [String], expected: [[String]]
  ) {
    #expect(lines(of: texts) == expected)
  }

  @Test func `the rest of a growing text isn't lost when something follows or it disappears`() {
    var reader = LinearReader()
    func show(_ texts: [String]) -> [String] {
      reader.show(zip(1..., texts).map { item($0, .text, $1) }, waits: true)
    }
    _ = show(["One", "kept", "kept too"])
    #expect(show(["One two", "kept", "kept too"]) == [])
    #expect(show(["One two three", "kept", "kept too", "Next"]) == ["two three", "Next"])
    #expect(show(["One two three", "kept", "kept too", "Next word"]) == [])
    #expect(reader.isWaiting)
    #expect(show(["One two three", "kept", "kept too"]) == ["word"])
    #expect(!reader.isWaiting)
    #expect(show(["One two three four", "kept", "kept too"]) == [])
    // An answer waits for nothing.
    #expect(reader.show([item(1, .text, "One two three four five")]) == ["four five"])
  }

  @Test func `after an answer, a text is read whole`() {
    var reader = LinearReader()
    _ = reader.show([item(1, .text, "Done:")])
    #expect(reader.show([item(1, .text, "Done: Archive")]) == ["Done: Archive"])
  }

  @Test func `a growing heading is read once it is still`() {
    var reader = LinearReader()
    func show(_ text: String) -> [String] {
      reader.show([item(1, .heading, text) { $0.headingLevel = .h2 }], waits: true)
    }
    #expect(show("New") == ["New, heading 2"])
    #expect(show("New in") == [])
    #expect(show("New in 2.0") == [])
    #expect(show("New in 2.0") == ["New in 2.0, heading 2"])
  }
}
