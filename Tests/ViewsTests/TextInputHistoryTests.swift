// SPDX-License-Identifier: MIT
// Testing: earlier inputs of text fields and editors.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct TextInputHistoryTests {
  private struct Shell: View {
    @State private var command = ""
    @State var history: [String] = []

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Command", text: $command)
          .onSubmit { command = "" }
          .textInputHistory($history)
        Text(history.joined(separator: ","))
      }
    }
  }

  private func shell(_ history: [String] = ["one", "two", "three"]) -> Harness {
    let harness = Harness(width: 20, height: 2) { Shell(history: history) }
    harness.press("⇥")
    return harness
  }

  @Test(arguments: [
    ("↑", "three"), ("↑ ↑", "two"), ("↑ ↑ ↑ ↑", "one"), ("↑ ↑ ↓", "three"), ("↓", ""),
    ("x ↑ ↓", "x"), ("x ↑ ↑ ↓ ↓ ↓", "x"), ("x ↑ ⌫ ↑ ↓", "thre"), ("x ↑ ⌫ ↑ ↓ ↓", "x"),
    ("x ↑ ⌫ ⏎ ↑ ↑", "three"), ("x ↑ ⏎ ↓", ""), ("x ↑ !", "three!"), ("x ↑ ctrl+_", "x"),
    ("x y ← ↑ ctrl+_ z", "xzy"),
  ])
  func `arrow keys go through earlier inputs and keep drafts`(keys: String, expected: String) {
    let harness = shell()
    harness.press(keys)
    #expect(harness.find(.textField)?.value == expected)
    #expect(harness.repaint() == 0)
  }

  @Test func `submitted texts become the newest inputs, once`() {
    let harness = shell([])
    harness.press("↑ a ⏎ a ⏎ ⏎ b ⏎ ↑ ↑ ⏎")
    #expect(harness.screen == ["Command", "a,b,a"])
  }

  @Test func `a secret isn't remembered, not even while it is visible`() {
    struct Login: View {
      @State private var secret = ""
      @State private var history: [String] = []
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          RevealableSecureField("Secret", text: $secret) { isRevealed in
            Toggle("Show", isOn: isRevealed)
          }
          .textInputHistory($history)
          Text("\(history.count) inputs")
        }
      }
    }
    let harness = Harness(width: 30, height: 3) { Login() }
    harness.press("⇥")
    harness.type("abc")
    harness.click(harness.find(.toggle, "Show")!)
    #expect(harness.position(of: "abc") != nil)
    harness.press("shift+⇥ ⏎")
    #expect(harness.position(of: "0 inputs") != nil)
  }

  @Test func `at the ends of the history, arrow keys leave the field`() {
    let harness = Harness(width: 20, height: 3) {
      VStack {
        FieldStage().textInputHistory(.constant(["one"]))
        Button("Next") {}
      }
    }
    harness.press("⇥ ↑ ↓")
    #expect(harness.focused?.role == .textField)
    harness.press("↓")
    #expect(harness.focused?.label == "Next")
  }

  private struct Prompt: View {
    @State private var text = ""
    @State var history = ["one", "two words\nand two rows", "three"]

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Search", text: .constant(""))
        TextEditor(text: $text)
          .submitKey(.return)
          .onSubmit { text = "" }
          .onKeyPress(.escape) {
            text = ""
            return .handled
          }
          .lineLimit(1...6)
          .textInputHistory($history)
          .defaultFocus()
        Text("\(history.count) entries")
      }
    }
  }

  @Test(arguments: [
    ("↑", "three"), ("↑ ↑", "two words\nand two rows"), ("↑ ↑ ↑", "one"), ("↑ ↑ ↑ ↑", "one"),
    ("↑ ↑ ↑ ↓", "two words\nand two rows"), ("↑ ↑ ↑ ↓ ↓", "three"), ("x ↑ ↓", "x"),
    ("x ↑ ↑ ↓ x", "threex"), ("x ↑ ↑ ↓ ↓", "x"), ("x ↑ ↑ ↑ ↓ ↓ ↓", "x"),
    ("↑ !", "three!"),
    ("↑ ↑ !", "two words\nand two rows!"), ("↑ ↑ ← ↑ !", "two words!\nand two rows"),
    ("↑ ↑ ← ↑ ↑", "one"), ("↑ ↑ ← ↑ ↓ ↓", "three"), ("↑ ↑ x ↑ ↓ ↓", "three"),
    ("↑ ↑ home shift+↑ ↑", "one"),
    ("a ctrl+j b ↑ ↑ ↓ ↓", "a\nb"), ("a ctrl+j b ↑ !", "a!\nb"), ("x ↑ ctrl+_", "x"),
    ("ctrl+p ctrl+p ctrl+n", "three"), ("↑ ↑ pgdn pgdn", "two words\nand two rows"),
    ("shift+↑", ""), ("pgup", ""), ("↓", ""), ("↑ ⏎ ↑", "three"), ("x ⏎ ↑ ↑", "three"),
    ("↑ ↑ escape ↑", "three"), ("↑ ⌫ ↑ ↓", "thre"),
  ])
  func `in an editor, arrow keys recall inputs from the first and the last row`(
    keys: String, expected: String
  ) async {
    let harness = Harness(width: 30, height: 10) { Prompt() }
    await harness.settle()
    harness.press(keys)
    #expect(harness.focused?.value == expected)
    #expect(harness.repaint() == 0)
  }

  @Test func `wrapped rows of an editor count as rows, and each press recalls one input`() async {
    let long = "a long line that wraps into rows"
    let harness = Harness(width: 12, height: 10) { Prompt(history: ["first", long, long + "!"]) }
    await harness.settle()
    harness.press("↑")
    #expect(harness.focused?.value == long + "!")
    #expect(harness.cursor == CellPoint(x: 10, y: 3))
    harness.press("↑ ↑")
    #expect(harness.focused?.value == "first")
    harness.press("↓ ↓")
    #expect(harness.focused?.value == long + "!")
    #expect(harness.cursor == CellPoint(x: 10, y: 3))
    harness.press("← ↑ ↑")
    #expect(harness.focused?.value == long + "!")
    #expect(harness.cursor?.y == 1)
    harness.press("↑")
    #expect(harness.focused?.value == long)
    #expect(harness.repaint() == 0)
  }

  @Test func `a submitted text of an editor is the newest input`() async {
    let harness = Harness(width: 30, height: 10) { Prompt(history: []) }
    await harness.settle()
    harness.press("↑ a ctrl+j b ⏎ c ⏎ c ⏎ ↑ ↑")
    #expect(harness.focused?.value == "a\nb")
    #expect(harness.position(of: "2 entries") != nil)
  }

  @Test func `the find bar of an editor has no history`() async {
    let harness = Harness(width: 30, height: 10) { Prompt() }
    await harness.settle()
    harness.press("x ctrl+f ↑")
    #expect(harness.focused?.value == "")
  }

  @Test func `the draft stays last when the app removes earlier input`() {
    struct Shrinking: View {
      let left: [String]
      @State private var command = ""
      @State private var history = ["a", "b", "c"]

      var body: some View {
        TextField("Command", text: $command).textInputHistory($history)
          .keyBinding("Remove", "ctrl+g") { history = left }
      }
    }
    let cases: [(left: [String], keys: String, value: String)] = [
      (["a"], "↑", "a"), (["a"], "↑ ↓", "draft"), (["a"], "↓", "draft"), ([], "↓", "draft"),
      ([], "↑ ↓", "draft"), ([], "↓ ↑", "draft"),
    ]
    for (left, keys, value) in cases {
      let harness = Harness(width: 20, height: 1) { Shrinking(left: left) }
      harness.press("⇥")
      harness.type("draft")
      harness.press("↑ ctrl+g")
      #expect(harness.find(.textField)?.value == "c")
      harness.press(keys)
      #expect(harness.find(.textField)?.value == value)
    }
  }

  @Test func `the draft stays last when the app adds earlier input`() {
    struct Growing: View {
      @State private var command = ""
      @State private var history = ["a", "b"]

      var body: some View {
        TextField("Command", text: $command).textInputHistory($history)
          .keyBinding("Add", "ctrl+g") { history.append("c") }
      }
    }
    let harness = Harness(width: 20, height: 1) { Growing() }
    harness.press("⇥")
    harness.type("draft")
    harness.press("↑ ctrl+g")
    #expect(harness.find(.textField)?.value == "b")
    for expected in ["c", "draft"] {
      harness.press("↓")
      #expect(harness.find(.textField)?.value == expected)
    }
    harness.press("↑")
    #expect(harness.find(.textField)?.value == "c")
  }
}
