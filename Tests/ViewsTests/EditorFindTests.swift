// SPDX-License-Identifier: MIT
// Testing: find and replace in a text editor.

import CuriumEditing
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@testable import CuriumControls

@MainActor struct EditorFindTests {
  private func editor(
    _ text: String, width: Int = 40, height: Int = 6,
    _ modify: @escaping (TextEditor) -> some View = { $0 }
  ) -> Harness {
    let harness = Harness(width: width, height: height) { EditorStage(text: text, modify: modify) }
    harness.press("⇥")
    return harness
  }

  private func value(_ harness: Harness) -> String {
    harness.elements.first { $0.role == .textField && $0.label == "" }?.value ?? ""
  }

  /// The columns of a row that look different from the first empty cell.
  private func marked(_ harness: Harness, row: Int) -> [Int] {
    let plain = harness.cell(x: 37, y: row).background
    return (0..<30).filter { harness.cell(x: $0, y: row).background != plain }
  }

  /// Opens the bar, and enters a term and its replacement.
  private func replace(
    _ term: String, with new: String, isPattern: Bool = false, in harness: Harness
  ) async {
    harness.press("alt+r")
    await harness.settle()
    if isPattern { harness.click(harness.find(.toggle, "Regular expression")!) }
    harness.click(harness.find(.textField, "Find")!)
    harness.type(term)
    harness.click(harness.find(.textField, "Replace with")!)
    harness.type(new)
    await harness.settle()
  }

  private static let text = "one two\nTwo one\nthree"

  @Test func `Control-F finds matches while typing, and Return goes to the next one`() async {
    let harness = editor(Self.text)
    harness.press("ctrl+f")
    await harness.settle()
    #expect(harness.focused?.label == "Find")
    harness.type("two")
    await harness.settle()
    #expect(harness.screen[5].hasPrefix("two"))
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
    #expect(harness.screen[4].hasPrefix(pattern))
    harness.press("⏎ shift+⏎ f3")
    #expect(harness.repaint() == 0)
  }

  @Test func `replacing a match selects the next one`() async {
    let harness = editor("a b a b a")
    await replace("a", with: "xy", in: harness)
    harness.press("⏎")
    await harness.settle()
    #expect(value(harness) == "xy b a b a")
    #expect(harness.screen[4].contains("1 of 2"))
    harness.press("⏎ ⏎ ⏎")
    await harness.settle()
    #expect(value(harness) == "xy b xy b xy")
    #expect(harness.screen[4].contains("No matches"))
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: ["ctrl+f", "alt+r"])
  func `the last term is selected when the bar opens again, so typing replaces it`(key: String)
    async
  {
    let harness = editor(Self.text)
    harness.press(key)
    await harness.settle()
    harness.type("xyz")
    harness.press("esc")
    await harness.settle()
    harness.press(key)
    await harness.settle()
    #expect(harness.find(.textField, "Find")?.value == "xyz")
    harness.type("two")
    await harness.settle()
    #expect(harness.find(.textField, "Find")?.value == "two")
    #expect(harness.repaint() == 0)
  }

  @Test func `Replace is disabled while there are no matches`() async {
    let harness = editor("a b")
    harness.press("alt+r")
    await harness.settle()
    harness.type("q")
    await harness.settle()
    #expect(harness.find(.button, "Replace")?.semantics.isEnabled == false)
    harness.press("⌫ a")
    await harness.settle()
    #expect(harness.find(.button, "Replace")?.semantics.isEnabled == true)
    harness.click(harness.find(.button, "Replace")!)
    await harness.settle()
    #expect(value(harness) == " b")
    // The button that was just pressed keeps the focus.
    #expect(harness.focused?.label == "Replace")
    #expect(harness.repaint() == 0)
  }

  @Test func `Replace All is one undo step`() async {
    let harness = editor("key = value\nother = thing\n")
    await replace(#"(\w+) = (\w+)"#, with: "$2: $1", isPattern: true, in: harness)
    harness.click(harness.find(.button, "All")!)
    await harness.settle()
    #expect(value(harness) == "value: key\nthing: other\n")
    harness.press("esc")
    await harness.settle()
    harness.press("ctrl+z")
    #expect(value(harness) == "key = value\nother = thing\n")
    // The first match is selected again, as before, and not the whole text.
    harness.type("x")
    #expect(value(harness) == "x\nother = thing\n")
    #expect(harness.repaint() == 0)
  }

  @Test func `Replace All checks only the new characters, and a refused one changes nothing`() async
  {
    // Before it, a match is selected, which the next character replaces.
    for (new, expected, next) in [("2", "a2-a2", "a2-a23"), ("x", "a1-a1", "a3-a1")] {
      let harness = editor("a1-a1") { $0.textInputFilter(\.isNumber) }
      await replace("1", with: new, in: harness)
      harness.click(harness.find(.button, "All")!)
      await harness.settle()
      #expect(value(harness) == expected)
      harness.press("esc")
      await harness.settle()
      harness.type("3")
      #expect(value(harness) == next)
    }
  }

  @Test func `the search starts with the selected text`() async {
    let harness = editor(Self.text)
    harness.press("shift+→ shift+→ shift+→ ctrl+f")
    await harness.settle()
    #expect(harness.screen[5].hasPrefix("one"))
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

  private struct Presented: View {
    @State private var isFinding = false
    @State private var text = "one two"
    var body: some View {
      TextEditor(text: $text)
        .findNavigator(isPresented: $isFinding)
        .onKeyPress(.function(1)) {
          isFinding.toggle()
          return .handled
        }
      Text(isFinding ? "finding" : "not")
    }
  }

  @Test func `an app can open the find bar, and is notified when it closes`() async {
    let harness = Harness(width: 40, height: 4) { Presented() }
    harness.press("⇥ f1")
    await harness.settle()
    #expect(harness.focused?.label == "Find")
    #expect(harness.screen[3].hasSuffix("finding"))
    harness.press("esc")
    await harness.settle()
    #expect(harness.screen[3].hasSuffix("not"))
    harness.press("ctrl+f")
    await harness.settle()
    #expect(harness.screen[3].hasSuffix("finding"))
  }

  @Test func `a find bar that is open from the start doesn't take the focus`() async {
    let harness = Harness(width: 40, height: 4) {
      TextField("Name", text: .constant("Ada")).defaultFocus()
      TextEditor(text: .constant("one two")).findNavigator(isPresented: .constant(true))
    }
    await harness.settle()
    #expect(harness.find(.textField, "Find") != nil)
    #expect(harness.focused?.label == "Name")
    harness.press("⇥ ctrl+f")
    await harness.settle()
    #expect(harness.focused?.label == "Find")
    #expect(harness.repaint() == 0)
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

  private struct Bar: View {
    let status: FindStatus
    var text = ""
    var body: some View {
      FindBar(
        state: .constant(
          EditorBar.State(mode: .replace, query: FindQuery(text: text), status: status)),
        canReplace: true,
        editor: EditorBar.Handle(), close: {})
    }
  }

  @Test(arguments: 29...60) func `in a narrow bar, the field gives way to the labels`(width: Int) {
    let harness = Harness(width: width, height: 3) {
      Bar(status: FindStatus(count: 3, current: 1), text: "select")
    }
    #expect(harness.screen[0].hasPrefix("select "))
    #expect(harness.screen[0].contains("Aa") && harness.screen[0].contains(".*"))
    #expect(harness.find(.textField, "Find")!.frame.width >= 8)
    #expect(harness.screen[0].contains("1 of 3"))
    #expect(harness.repaint() == 0)
  }

  @Test func `Tab goes from the search field to the replacement, then to the buttons`() async {
    let harness = editor("a b a")
    harness.press("alt+r")
    await harness.settle()
    harness.type("a")
    await harness.settle()
    harness.press("⇥")
    #expect(harness.focused?.label == "Replace with")
    harness.press("⇥")
    #expect(harness.focused?.label == "Previous match")
    harness.press("shift+⇥ shift+⇥")
    #expect(harness.focused?.label == "Find")
    #expect(harness.repaint() == 0)
  }

  @Test func `a click on an option leaves the focus in the field`() async {
    let harness = editor(Self.text)
    harness.press("ctrl+f")
    await harness.settle()
    harness.type("t")
    harness.click(harness.find(.toggle, "Regular expression")!)
    harness.type(".o")
    await harness.settle()
    #expect(harness.focused?.value == "t.o" && harness.screen[5].contains("1 of 2"))
    // Keys still reach the option, and it keeps the focus.
    harness.press("⇥ ⇥ ⇥ space")
    await harness.settle()
    #expect(harness.focused?.label == "Match case" && harness.screen[5].contains("1 of 1"))
    #expect(harness.repaint() == 0)
  }

  @Test func `Option-R in an open bar moves the focus to the replacement`() async {
    let harness = editor("a b a")
    harness.press("ctrl+f")
    await harness.settle()
    harness.type("a")
    for focus in ["", "shift+⇥", "⇥ ⇥"] {
      harness.press(focus)
      harness.press("alt+r")
      await harness.settle()
      #expect(harness.focused?.label == "Replace with")
    }
    // Typing replaces the last replacement.
    harness.type("x")
    harness.press("alt+r")
    await harness.settle()
    harness.type("y")
    #expect(harness.focused?.value == "y")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    (FindStatus(count: 2), true, ""), (FindStatus(), false, ""),
    (FindStatus(count: 2, isPartial: true), false, ""),
    (
      FindStatus(count: 2, isPartial: true, isCut: true), false,
      "Too many matches to replace at once."
    ),
  ])
  func `Replace All is enabled when all matches are known`(
    status: FindStatus, isEnabled: Bool, reason: String
  ) {
    let harness = Harness(width: 60, height: 3) { Bar(status: status) }
    #expect(harness.find(.button, "All")?.semantics.isEnabled == isEnabled)
    #expect(harness.screen[2] == reason)
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

  @Test func `the find field has neither the mask nor the history of the editor`() async {
    var history = ["earlier"]
    let binding = Binding(get: { history }, set: { history = $0 })
    let harness = Harness(width: 40, height: 6) {
      EditorStage(text: Self.text) { $0.textInputMask("##").textInputHistory(binding) }
    }
    harness.press("⇥ ctrl+f")
    await harness.settle()
    harness.type("two")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.focused?.value == "two")
    #expect(history == ["earlier"])
  }

  /// An editor whose bar searches for an expression.
  private func replacing(_ expression: String, with text: String, in value: String) async -> Harness
  {
    let harness = editor(value, height: 8)
    harness.press("alt+r")
    await harness.settle()
    harness.click(harness.find(.toggle, "Regular expression")!)
    harness.click(harness.find(.textField, "Find")!)
    harness.type(expression)
    harness.click(harness.find(.textField, "Replace with")!)
    harness.type(text)
    await harness.settle()
    return harness
  }

  @Test(arguments: [
    ("^", "// ", "one\n\ntwo", "// one\n// \n// two"), ("$", ";", "one\ntwo", "one;\ntwo;"),
    ("^$", "-", "one\n\ntwo\n", "one\n-\ntwo\n-"), ("^", "\\n", "a\nb", "\na\n\nb"),
    ("^\\s*", "  ", "one\n    two", "  one\n  two"), ("$", "", "one\ntwo", "one\ntwo"),
    ("^(x?)", "<$1>", "xa\nb", "<x>a\n<>b"),
  ])
  func `places at the ends of lines are replaced, all at once or one by one`(
    expression: String, text: String, before: String, after: String
  ) async {
    let all = await replacing(expression, with: text, in: before)
    all.click(all.find(.button, "All")!)
    await all.settle()
    #expect(value(all) == after)
    all.press("esc")
    await all.settle()
    all.press("ctrl+z")
    #expect(value(all) == before)

    let single = await replacing(expression, with: text, in: before)
    let count =
      expression == "^$" ? 2 : before.split(separator: "\n", omittingEmptySubsequences: false).count
    for _ in 0..<count {
      single.click(single.find(.button, "Replace")!)
      await single.settle()
    }
    #expect(value(single) == after)
    #expect(single.repaint() == 0)
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
