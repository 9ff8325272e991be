// SPDX-License-Identifier: MIT
// Testing: the caret and the selection of fields and editors as a binding.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct TextSelectionBindingTests {
  /// The selections as pictures, with bars at their ends.
  @MainActor private final class Record {
    private(set) var pictures: [String] = []

    func note(_ selection: TextSelection?, in text: String) {
      guard let range = selection?.range else { return pictures.append("-") }
      guard range.upperBound <= text.endIndex else { return pictures.append("beyond") }
      let end = range.isEmpty ? "" : "|"
      pictures.append(
        text[..<range.lowerBound] + "|" + text[range] + end + text[range.upperBound...])
    }
  }

  private struct Stage: View {
    @State var text: String
    @State private var selection: TextSelection?
    let isMultiline: Bool
    let record: Record

    var body: some View {
      VStack(alignment: .leading) {
        if isMultiline {
          TextEditor(text: $text, selection: $selection).frame(height: 2)
        } else {
          TextField("name", text: $text, selection: $selection)
        }
      }
      .onChange(of: selection) { record.note($1, in: text) }
      .keyBinding("Middle", "F1") {
        selection = TextSelection(insertionPoint: text.index(text.startIndex, offsetBy: 2))
      }
      .keyBinding("All", "F2") {
        selection = TextSelection(range: text.startIndex..<text.endIndex)
      }
      .keyBinding("Beyond", "F3") {
        let other = String(repeating: "long ", count: 40)
        selection = TextSelection(
          range: other.index(other.startIndex, offsetBy: 3)..<other.endIndex)
      }
      .keyBinding("None", "F4") { selection = nil }
      .keyBinding("Complete", "F5") {
        text += "def"
        selection = TextSelection(
          range: text.index(text.startIndex, offsetBy: 3)..<text.endIndex)
      }
    }
  }

  private func stage(_ text: String, _ isMultiline: Bool, _ record: Record) -> Harness {
    Harness(width: 20, height: 2) { Stage(text: text, isMultiline: isMultiline, record: record) }
  }

  private func value(_ harness: Harness) -> String { harness.find(.textField)?.value ?? "" }

  @Test(arguments: [false, true]) func `a binding gets the position of the caret`(isMultiline: Bool)
  {
    let record = Record()
    let harness = stage("abcd", isMultiline, record)
    harness.press("⇥ home → shift+→ shift+→")
    #expect(record.pictures.suffix(4) == ["|abcd", "a|bcd", "a|b|cd", "a|bc|d"])
    harness.type("x")
    #expect(record.pictures.last == "ax|d")
    harness.click(x: 0, y: 0)
    #expect(record.pictures.last == "|axd")
    let count = record.pictures.count
    harness.press("home")
    #expect(record.pictures.count == count)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [false, true]) func `a binding moves the caret`(isMultiline: Bool) {
    let record = Record()
    let harness = stage("abcd", isMultiline, record)
    harness.press("⇥ f1 x")
    #expect(value(harness) == "abxcd")
    harness.press("f2 y")
    #expect(value(harness) == "y")
    #expect(harness.repaint() == 0)
  }

  @Test func `a field scrolls to the whole selection if it fits, or else to its end`() {
    struct Narrow: View {
      @State private var text = "abcdefghij"
      @State private var selection: TextSelection?

      var body: some View {
        TextField("name", text: $text, selection: $selection)
          .keyBinding("Part", "F1") { select(1, 4) }
          .keyBinding("All", "F2") { select(0, 10) }
      }

      private func select(_ first: Int, _ end: Int) {
        let start = text.index(text.startIndex, offsetBy: first)
        selection = TextSelection(range: start..<text.index(start, offsetBy: end - first))
      }
    }
    let harness = Harness(width: 6, height: 1) { Narrow() }
    harness.press("⇥")
    #expect(harness.screen == ["fghij"])
    harness.press("f1")
    #expect(harness.screen == ["bcdefg"] && harness.cursor?.x == 3)
    harness.press("f2")
    #expect(harness.screen == ["fghij"] && harness.cursor?.x == 5)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [false, true])
  func `positions outside the text are moved to its ends, in the binding too`(isMultiline: Bool) {
    let record = Record()
    let harness = stage("ab日é", isMultiline, record)
    harness.press("⇥ f3")
    // The third byte is inside a grapheme.
    #expect(record.pictures.suffix(2) == ["beyond", "ab日|é|"])
    harness.press("f4 x")
    #expect(value(harness) == "ab日x")
    #expect(record.pictures.last == "ab日x|")
  }

  @Test(arguments: [false, true])
  func `a selected completion is replaced by typing`(isMultiline: Bool) {
    let record = Record()
    let harness = stage("abc", isMultiline, record)
    harness.press("⇥ end f5")
    #expect(value(harness) == "abcdef")
    harness.type("x")
    #expect(value(harness) == "abcx")
    #expect(record.pictures.last == "abcx|")
    #expect(harness.repaint() == 0)
  }

  @Test func `text set by a formatter moves the selection too`() {
    struct Dashes: View {
      @State private var text = ""
      @State private var selection: TextSelection?
      let record: Record
      var body: some View {
        TextField("dashes", text: $text, selection: $selection)
          .onChange(of: text) { text = $1.replacing("-", with: " – ") }
          .onChange(of: selection) { record.note($1, in: text) }
      }
    }
    let record = Record()
    let harness = Harness(width: 20, height: 1) { Dashes(record: record) }
    harness.press("⇥")
    harness.type("ab")
    harness.press("←")
    harness.type("-")
    #expect(value(harness) == "a – b")
    #expect(record.pictures.last == "a – |b")
    #expect(harness.repaint() == 0)
  }

  @Test func `a constant binding keeps the caret in place`() {
    struct Held: View {
      @State private var text = "abc"
      var body: some View {
        TextField(
          "held", text: $text, selection: .constant(TextSelection(insertionPoint: "".startIndex)))
      }
    }
    let harness = Harness(width: 20, height: 1) { Held() }
    harness.press("⇥ x y")
    #expect(harness.repaint() == 0)
    #expect(value(harness).count == 5)
    #expect(harness.warnings == [])
  }
}
