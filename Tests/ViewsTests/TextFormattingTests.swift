// SPDX-License-Identifier: MIT
// Testing: the caret after a text is changed from outside, for example by a formatter.

@testable import CuriumEditing
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import TestModels
import Testing

@MainActor struct TextFormattingTests {
  /// Groups digits by four.
  nonisolated private static func grouped(_ text: String) -> String {
    var result = ""
    for (index, digit) in text.filter(\.isNumber).enumerated() {
      if index > 0, index % 4 == 0 { result += " " }
      result.append(digit)
    }
    return result
  }

  /// Formats in `.onChange`, or in the setter of the binding.
  private struct Card: View {
    @State var text = ""
    var formatsInSetter = false

    var body: some View {
      TextField(
        "card", text: formatsInSetter ? Binding(get: { text }, set: { text = grouped($0) }) : $text
      )
      .onChange(of: text) { text = grouped($1) }
    }
  }

  /// The field with a bar at the caret.
  private func picture(_ harness: Harness) -> String {
    var row = harness.screen[0]
    guard let column = harness.cursor?.x else { return row }
    row += String(repeating: " ", count: max(0, column - row.count))
    row.insert("|", at: row.index(row.startIndex, offsetBy: column))
    return row
  }

  @Test(arguments: [
    ("", "4505123412341234", "", "4505 1234 1234 1234|"),
    ("1234 5678", "9", "", "1234 5678 9|"),
    ("1234 5678", "9", "home", "9|123 4567 8"),
    ("1234 5678", "9", "home → → → →", "1234 9|567 8"),
    ("1234 5678", "90", "home → → →", "1239 0|456 78"),
    ("1234 5678", "", "⌫ ⌫ ⌫ ⌫ ⌫", "123|"),
    ("1234 5678", "", "← ← ← ← ⌫ ⌫", "123|5 678"),
    ("1234 5678", "9", "shift+← shift+←", "1234 569|"),
  ])
  func `digits are grouped while typing`(
    text: String, typed: String, keys: String, expected: String
  ) {
    for formatsInSetter in [false, true] {
      let harness = Harness(width: 30, height: 1) {
        Card(text: text, formatsInSetter: formatsInSetter)
      }
      harness.press("⇥ " + keys)
      harness.type(typed)
      #expect(picture(harness) == expected, "in the setter: \(formatsInSetter)")
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `an edit and its formatting are undone together`() {
    let harness = Harness(width: 30, height: 1) { Card(text: "1234") }
    harness.press("⇥ 5")
    #expect(picture(harness) == "1234 5|")
    harness.press("ctrl+_")
    #expect(picture(harness) == "1234|")
    harness.press("alt+_ 6")
    #expect(picture(harness) == "1234 56|")
  }

  private struct Replaced: View {
    @State var text: String
    let next: String
    var isMultiline = false

    var body: some View {
      VStack(alignment: .leading) {
        if isMultiline {
          TextEditor(text: $text)
        } else {
          TextField("name", text: $text)
        }
      }
      .keyBinding("Replace", "F1") { text = next }
    }
  }

  @Test(arguments: [
    ("sk|", "skate", "skate|"), ("|abc", "abc def", "|abc def"), ("a|bc", "abcdef", "a|bcdef"),
    ("one two| three", "one 2 three", "one 2| three"),
    ("one tw|o three", "one 22 three", "one 22| three"),
    ("one |two three", "one 22 three", "one |22 three"),
    ("one two th|ree", "one three", "one th|ree"), ("abc|", "", "|"), ("|", "abc", "abc|"),
    ("sk| now", "skate now", "skate| now"), ("日|本", "日本語", "日|本語"), ("abc|", "xyz", "xyz|"),
    ("e|f", "e\u{301}f", "e\u{301}|f"),
  ])
  func `the caret moves with the text around it`(text: String, next: String, expected: String) {
    for isMultiline in [false, true] {
      let harness = Harness(width: 30, height: 1) {
        Replaced(text: text.filter { $0 != "|" }, next: next, isMultiline: isMultiline)
      }
      let before = text.prefix { $0 != "|" }.count
      harness.press("⇥ ctrl+home" + String(repeating: " →", count: before) + " f1")
      harness.type("X")
      let typed = expected.replacing("|", with: "X")
      #expect(harness.find(.textField)?.value == typed, "many lines: \(isMultiline)")
      harness.press("ctrl+_ ctrl+_ ctrl+_")
      let first = text.filter { $0 != "|" }
      // A text that was loaded stays.
      #expect(harness.find(.textField)?.value == (first.isEmpty ? next : first))
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `an unused editor shows the start of a loaded text`() {
    let harness = Harness(width: 12, height: 2) {
      Replaced(text: "", next: "one\ntwo\nthree", isMultiline: true)
    }
    harness.press("f1 ⇥")
    #expect(harness.screen[0].hasPrefix("one") && harness.screen[1].hasPrefix("two"))
    #expect(harness.cursor == CellPoint(x: 0, y: 0))
  }

  @Test(arguments: SeededRandom.seeds(8))
  func `the caret keeps the text before it or after it`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = ["a", "b", " ", "日", "é", "e", "\u{301}", "👍🏽", "\n", "ab"]
    func text(_ random: inout SeededRandom) -> String {
      (0..<Int.random(in: 0..<12, using: &random)).map { _ in random.pick(pieces) }.joined()
    }
    for _ in 0..<500 {
      let (head, tail) = (text(&random), text(&random))
      let (old, new) = (head + text(&random) + tail, head + text(&random) + tail)
      var editing = TextEditing(old, isMultiline: true)
      editing.move(to: editing.buffer.boundary(atOrAfter: Int.random(in: 0...40, using: &random)))
      let caret = editing.caret
      editing.replace(with: new)
      #expect(editing.buffer.boundary(atOrAfter: editing.caret) == editing.caret)
      if caret == old.utf8.count { #expect(editing.caret == new.utf8.count) }
      // Graphemes can join where the texts meet, so these hold only elsewhere.
      if caret + 8 < head.utf8.count { #expect(editing.caret == caret) }
      if caret > old.utf8.count - tail.utf8.count + 32 {
        #expect(new.utf8.count - editing.caret == old.utf8.count - caret)
      }
    }
  }

  @Test(arguments: SeededRandom.seeds(8))
  func `edits and changes by the app can be undone and redone`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var editing = TextEditing("1234")
    for _ in 0..<400 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: editing.undo()
      case 1: editing.redo()
      case 2: editing.deleteBackward()
      case 3: editing.deleteForward(byWord: true)
      case 4: editing.moveLeft(byWord: false, selecting: random.chance(1, in: 3))
      default: editing.insert(random.pick(["1", "22", "x", "é"]), isTyped: true)
      }
      let answer = random.chance(1, in: 2) ? Self.grouped(editing.text) : editing.text.uppercased()
      if editing.text != answer { editing.amend(to: answer) }
      #expect(editing.text == answer)
      #expect((0...editing.text.utf8.count).contains(editing.caret))
    }
    while editing.canUndo { editing.undo() }
    while editing.canRedo { editing.redo() }
  }

  @Test func `typed words that the owner changes are undone word by word`() {
    struct Loud: View {
      @State var text = ""
      var body: some View {
        TextField("name", text: Binding(get: { text }, set: { text = $0.uppercased() }))
      }
    }
    let harness = Harness(width: 20, height: 2) { Loud() }
    harness.press("⇥")
    harness.type("ab cd")
    #expect(picture(harness).contains("AB CD|"))
    harness.press("ctrl+_")
    #expect(picture(harness).contains("AB|"))
    harness.press("ctrl+_")
    #expect(!picture(harness).contains("A"))
    harness.press("alt+_ alt+_")
    #expect(picture(harness).contains("AB CD|"))
    #expect(harness.repaint() == 0)
  }
}
