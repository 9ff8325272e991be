// SPDX-License-Identifier: MIT
// Testing: earlier inputs of a text field.

import CuriumControls
import CuriumTesting
import CuriumTokens
import Testing

@MainActor @Suite struct TextInputHistoryTests {
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
}
