// SPDX-License-Identifier: MIT
// Testing: searching in a text editor.

import CuriumEditing
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@testable import CuriumControls

@MainActor struct EditorFindTests: EditorFinding {
  /// The columns of a row that look different from the first empty cell.
  private func marked(_ harness: Harness, row: Int) -> [Int] {
    let plain = harness.cell(x: 37, y: row).background
    return (0..<30).filter { harness.cell(x: $0, y: row).background != plain }
  }

  @Test func `Control-F finds matches while typing, and Return goes to the next one`() async {
    let harness = editor(Self.text)
    harness.press("ctrl+f")
    await harness.settle()
    #expect(harness.focused?.label == "Find")
    harness.type("two")
    await harness.settle()
    #expect(harness.screen[5].contains("/ two"))
    #expect(harness.screen[5].contains("1 of 2"))
    #expect(marked(harness, row: 0) == [4, 5, 6])
    #expect(marked(harness, row: 1) == [0, 1, 2])
    let current = harness.cell(x: 4, y: 0).background
    #expect(harness.cell(x: 0, y: 1).background != current)
    harness.press("⏎")
    #expect(harness.screen[5].contains("2 of 2"))
    #expect(harness.cell(x: 0, y: 1).background == current)
    harness.press("⏎")
    #expect(harness.screen[5].contains("1 of 2"))
    harness.press("shift+⏎")
    #expect(harness.screen[5].contains("2 of 2"))
    harness.press("f3")
    #expect(harness.screen[5].contains("1 of 2"))
    #expect(harness.repaint() == 0)
    harness.press("esc")
    await harness.settle()
    #expect(harness.content == ["one two", "Two one", "three"])
    harness.type("X")
    #expect(value(harness) == "one X\nTwo one\nthree")
    #expect(harness.repaint() == 0)
  }

  @Test func `case sensitivity and regular expressions are options`() async {
    let harness = editor(Self.text)
    harness.press("ctrl+f")
    await harness.settle()
    harness.type("t.o")
    await harness.settle()
    #expect(harness.screen[5].contains("No matches"))
    harness.click(harness.find(.toggle, "Regular expression")!)
    await harness.settle()
    #expect(harness.screen[5].contains("1 of 2"))
    harness.click(harness.find(.toggle, "Match case")!)
    await harness.settle()
    #expect(harness.screen[5].contains("1 of 1"))
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: ["(", "a**", "[z-a]", #"\q"#, "(?=a)"])
  func `an invalid regular expression shows an error below the field`(pattern: String) async {
    let harness = editor(Self.text)
    harness.press("ctrl+f")
    await harness.settle()
    harness.click(harness.find(.toggle, "Regular expression")!)
    harness.click(harness.find(.textField, "Find")!)
    harness.type(pattern)
    await harness.settle()
    #expect(harness.screen[5] != "")
    #expect(harness.screen[4].contains("/ \(pattern)"))
    harness.press("⏎ shift+⏎ f3")
    #expect(harness.repaint() == 0)
  }

  @Test func `the search starts with the selected text`() async {
    let harness = editor(Self.text)
    harness.press("shift+→ shift+→ shift+→ ctrl+f")
    await harness.settle()
    #expect(harness.screen[5].contains("/ one"))
    #expect(harness.screen[5].contains("1 of 2"))
  }

  @Test func `editing the text updates the matches`() async {
    let harness = editor("one two", width: 40)
    harness.press("ctrl+f")
    await harness.settle()
    harness.type("two")
    await harness.settle()
    harness.click(x: 0, y: 0)
    harness.type("two ")
    await harness.settle()
    #expect(harness.screen[5].contains("– of 2"))
    #expect(marked(harness, row: 0) == [0, 1, 2, 8, 9, 10])
    #expect(harness.repaint() == 0)
    harness.press("esc")
    await harness.settle()
    #expect(harness.content == ["two one two"])
  }

  @Test func `find and replace can be disabled`() async {
    let harness = editor("one two") { $0.findDisabled() }
    harness.press("ctrl+f x")
    await harness.settle()
    #expect(harness.content == ["oxne two"])
    let other = editor("one two") { $0.replaceDisabled() }
    other.press("alt+r")
    await other.settle()
    #expect(other.content == ["one two"])
    other.press("ctrl+f")
    await other.settle()
    #expect(other.content.count == 6)
  }

  @Test func `a key map can move the find command, which frees Control-F`() async {
    let harness = editor("one two") { $0.keyMap(KeyMap(["edit.find": ["ctrl+s"]])) }
    harness.press("ctrl+f x ctrl+s")
    await harness.settle()
    #expect(harness.screen[0] == "oxne two")
    #expect(harness.focused?.label == "Find")
  }

  @Test func `a long text is searched over many frames without blocking keys`() async {
    let text = String(repeating: "some words in a line\n", count: 20_000) + "needle"
    let harness = editor(text)
    harness.press("ctrl+f")
    await harness.settle()
    harness.type("needle")
    await harness.wait { harness.screen[5].contains("1 of 1") }
    #expect(harness.screen.contains { $0.hasPrefix("needle") })
    #expect(harness.repaint() == 0)
  }

  @Test func `a search knows all matches only at the end of the text`() {
    let editing = TextEditing(String(repeating: "word ", count: 50_000), isMultiline: true)
    var find = EditorFind(FindQuery(text: "word"), from: 0, in: editing)
    #expect(find.status(selection: nil).count > 0)
    #expect(!find.status(selection: nil).canReplaceAll)
    while find.isSearching { find.proceed(in: editing.buffer) }
    #expect(find.status(selection: nil) == FindStatus(count: 50_000))
    #expect(find.status(selection: nil).canReplaceAll)
  }

  @Test func `help lists the find commands`() {
    var keys: [String] = []
    let harness = Harness(width: 30, height: 3) {
      VStack {
        EditorStage(text: "a") { $0 }
        ActiveKeysReader { active in
          let _ = keys = active.bindings.map(\.id)
          Text("x")
        }
      }
    }
    harness.press("⇥")
    #expect(Set(keys).isSuperset(of: ["edit.find", "edit.replace", "edit.go-to-line"]))
  }

  @Test func `Find Next moves the caret to the next empty match, which is marked`() async {
    let harness = editor("one\n\ntwo", height: 8)
    harness.press("end ctrl+f")
    await harness.settle()
    harness.click(harness.find(.toggle, "Regular expression")!)
    harness.click(harness.find(.textField, "Find")!)
    harness.type("$")
    await harness.settle()
    #expect(harness.screen[7].contains("1 of 3"))
    #expect(marked(harness, row: 0) == [3] && marked(harness, row: 1) == [])
    harness.press("⏎")
    #expect(harness.screen[7].contains("2 of 3"))
    #expect(marked(harness, row: 0) == [] && marked(harness, row: 1) == [0])
    harness.press("⏎ ⏎")
    #expect(harness.screen[7].contains("1 of 3"))
    harness.press("shift+⏎")
    #expect(harness.screen[7].contains("3 of 3"))
    #expect(marked(harness, row: 2) == [3])
    #expect(harness.repaint() == 0)
    harness.press("esc")
    await harness.settle()
    #expect(harness.cursor == CellPoint(x: 3, y: 2))
    #expect(marked(harness, row: 2) == [])
    harness.type("!")
    #expect(value(harness) == "one\n\ntwo!")
  }
}
