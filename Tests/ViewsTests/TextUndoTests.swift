// SPDX-License-Identifier: MIT
// Testing: undo of text that the app sets.

import CuriumControls
@testable import CuriumEditing
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import TestModels
import Testing

@MainActor struct TextUndoTests {
  private struct Page: View {
    @State var text = ""
    var isMultiline = true
    var isSecure = false
    @State private var file = 0
    @State private var query = ""
    @State private var choice = 0
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Group {
          if isSecure {
            SecureField("Secret", text: $text)
          } else if isMultiline {
            TextEditor(text: $text).frame(height: 3)
          } else {
            TextField("Name", text: $text)
          }
        }
        .focused($isFocused)
        .id(file)
        .onSubmit { text = "" }
        Button("Format", action: format)
        Picker("Case", selection: $choice) { ForEach(0..<2) { Text("case \($0)").tag($0) } }
          .pickerStyle(.menu)
          .onChange(of: choice) { format() }
        TextField("Other", text: $query).onChange(of: query) { format() }
      }
      .keyBinding("Format", "F1", action: format)
      .keyBinding("Open", "F2") {
        text = "another\nfile"
        file += 1
        isFocused = true
      }
      .keyBinding("Clear", "F3") { text = "" }
      .task { if text.isEmpty { text = "loaded" } }
    }

    private func format() {
      text = text.split(separator: "\n").map { "- " + $0.uppercased() }.joined(separator: "\n")
    }
  }

  private func page(_ page: Page) -> Harness { Harness(width: 24, height: 12) { page } }

  private func value(_ harness: Harness) -> String? {
    harness.find(.textField)?.value ?? harness.find(.secureField)?.value
  }

  @Test func `a change by a command is a step of its own, between the steps of the user`() {
    let harness = page(Page(text: "one\ntwo"))
    harness.press("⇥ end x f1")
    #expect(value(harness) == "- ONEX\n- TWO")
    harness.type("y")
    harness.press("ctrl+z")
    #expect(value(harness) == "- ONEX\n- TWO")
    harness.press("ctrl+z")
    #expect(value(harness) == "onex\ntwo")
    #expect(harness.cursor == CellPoint(x: 4, y: 0))
    harness.press("ctrl+z")
    #expect(value(harness) == "one\ntwo")
    harness.press("alt+_ alt+_ alt+_")
    #expect(value(harness)?.hasPrefix("- ONEX") == true && value(harness)?.contains("y") == true)
    #expect(harness.repaint() == 0)
  }

  @Test func `undo restores the selection`() {
    let harness = page(Page(text: "one two", isMultiline: false))
    harness.press("⇥ home ctrl+→ → shift+→ shift+→ f1")
    #expect(value(harness) == "- ONE TWO")
    harness.press("ctrl+z x")
    #expect(value(harness) == "one xo")
  }

  @Test(arguments: [false, true])
  func `a change by a button can be undone, with the pointer or the keyboard`(
    isMultiline: Bool
  ) throws {
    let harness = page(Page(text: "one", isMultiline: isMultiline))
    harness.press("⇥ end 2")
    harness.click(try #require(harness.find(.button, "Format")))
    #expect(value(harness) == "- ONE2")
    harness.click(x: 0, y: 0)
    harness.press("ctrl+z")
    #expect(value(harness) == "one2")
    harness.press("ctrl+z")
    #expect(value(harness) == "one")
    harness.press("⇥ ⏎")
    #expect(value(harness) == "- ONE")
    harness.press("shift+⇥ ctrl+z")
    #expect(value(harness) == "one")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: ["⇥ ⇥ ⇥ x", "⇥ ⇥ ⏎ ↓ ⏎"])
  func `a change while another field or a picker has the focus is another text`(keys: String) {
    let harness = page(Page(text: "one"))
    harness.press("⇥ end 2 " + keys)
    #expect(value(harness) == "- ONE2")
    harness.click(x: 0, y: 0)
    harness.press("ctrl+_")
    #expect(value(harness) == "- ONE2")
  }

  @Test func `another identity is another text, and loaded text can't be undone`() async {
    let harness = page(Page())
    harness.press("⇥")
    await harness.settle()
    #expect(value(harness) == "loaded")
    harness.press("ctrl+_")
    #expect(value(harness) == "loaded")
    harness.press("x f2 ctrl+_")
    #expect(value(harness) == "another\nfile")
    harness.press("y")
    #expect(value(harness) == "yanother\nfile")
    harness.press("ctrl+_")
    #expect(value(harness) == "another\nfile")
  }

  @Test(arguments: [("⏎", false), ("alt+enter", true)])
  func `text that the app clears after a submission doesn't come back`(
    key: String, isMultiline: Bool
  ) {
    let harness = page(Page(text: "a", isMultiline: isMultiline))
    harness.press("⇥")
    harness.type("bc")
    harness.press(key)
    #expect(value(harness) == "")
    harness.press("ctrl+_ alt+_")
    #expect(value(harness) == "")
    harness.press("d f3 ctrl+_")
    #expect(value(harness) == "d")
    harness.press("ctrl+_ ctrl+_")
    #expect(value(harness) == "")
    #expect(harness.repaint() == 0)
  }

  @Test func `after a submission, Control-Z undoes the change that the text made in the app`() {
    struct Commands: View {
      @State private var done: [String] = []
      @State private var text = ""
      @State private var history = UndoHistory()

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextField("Command", text: $text)
            .onSubmit {
              $done.undoable("run \(text)", in: history).wrappedValue.append(text)
              text = ""
            }
          Text("done: \(done.joined(separator: " "))")
        }
        .undoCommands(history)
      }
    }
    let harness = Harness(width: 24, height: 2) { Commands() }
    harness.press("⇥ n f 3 ⏎ d 4 ⏎")
    #expect(harness.screen[1] == "done: nf3 d4")
    harness.press("ctrl+z")
    #expect(harness.screen[1] == "done: nf3" && value(harness) == "")
    harness.press("e 5 ctrl+z")
    #expect(harness.screen[1] == "done: nf3" && value(harness) == "")
    harness.press("ctrl+z")
    #expect(harness.screen[1] == "done:" && value(harness) == "")
    #expect(harness.warnings == [])
  }

  @Test func `a secret that the app clears doesn't come back`() {
    let secret = page(Page(text: "a", isSecure: true))
    secret.press("⇥ b ⏎ ctrl+_")
    #expect(value(secret) == "")
    secret.press("b f3 ctrl+_")
    #expect(value(secret) == "")
  }

  @Test func `text that the app appends is one step`() {
    var editing = TextEditing("> ", isMultiline: true)
    for word in ["one", " two", " three"] { editing.change(to: editing.text + word) }
    #expect(editing.text == "> one two three")
    editing.undo()
    #expect(editing.text == "> " && editing.caret == 0)
    editing.redo()
    #expect(editing.text == "> one two three" && editing.caret == 0)
    editing.change(to: "x")
    editing.change(to: "y")
    editing.undo()
    #expect(editing.text == "x")
  }

  @Test func `undo restores every byte if the owner replaces an edit with an equal text`() {
    var editing = TextEditing("\u{E9}")
    editing.insert("b", isTyped: true)
    editing.select(0..<2)
    editing.insert("x")
    editing.amend(to: "e\u{301}b")
    editing.undo()
    #expect(editing.buffer.isSame(as: "\u{E9}b"))
    editing.undo()
    #expect(editing.buffer.isSame(as: "\u{E9}"))
    editing.redo()
    editing.redo()
    #expect(editing.buffer.isSame(as: "e\u{301}b"))
  }

  @Test func `the history doesn't keep a change that is too large`() {
    var editing = TextEditing("one", isMultiline: true)
    editing.insert("two")
    editing.change(to: String(repeating: "0123456789abcde\n", count: 1 << 20) + "!")
    #expect(!editing.canUndo)
    editing.insert("x")
    editing.undo()
    #expect(!editing.canUndo && !editing.text.contains("x"))
  }

  @Test(arguments: SeededRandom.seeds(8))
  func `edits and changes can be undone and redone`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let start = "one two\nthree"
    var editing = TextEditing(start, isMultiline: true)
    for _ in 0..<300 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: editing.undo()
      case 1: editing.redo()
      case 2: editing.deleteBackward(byWord: random.chance(1, in: 4))
      case 3: editing.moveLeft(byWord: false, selecting: random.chance(1, in: 3))
      case 4:
        var letters = Array(editing.text.prefix(200))
        letters.shuffle(using: &random)
        let text = String(letters)
        if !editing.buffer.isSame(as: text) { editing.change(to: text) }
        #expect(editing.buffer.isSame(as: text))
        #expect(editing.buffer.boundary(atOrAfter: editing.caret) == editing.caret)
      case 5: editing.change(to: editing.text + random.pick(["e", "\u{301}", "🇩", "\n"]))
      default: editing.insert(random.pick(["a", "日", "é", "\u{301}", " "]), isTyped: true)
      }
    }
    while editing.canRedo { editing.redo() }
    let end = editing.text
    while editing.canUndo { editing.undo() }
    #expect(editing.buffer.isSame(as: start))
    while editing.canRedo { editing.redo() }
    #expect(editing.buffer.isSame(as: end))
  }

  @Test func `text that was entered at once doesn't come back after the app has cleared it`() {
    let harness = page(Page(text: "old", isMultiline: false))
    harness.press("⇥")
    #expect(harness.enter("new"))
    #expect(value(harness) == "")
    harness.press("ctrl+z")
    #expect(value(harness) == "")
  }
}
