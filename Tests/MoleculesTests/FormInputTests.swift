// SPDX-License-Identifier: MIT
// Testing: a text field with a name and an error.

import Curium
import CuriumTesting
import Testing

@MainActor struct FormInputTests {
  private struct Sample: View {
    @State private var text = ""

    var body: some View {
      FormInput(
        label: "Age", placeholder: "18", text: $text,
        errorMessage: text.contains { !$0.isNumber } ? "Enter a number." : nil)
    }
  }

  @Test func `the error comes and goes, and the focus and the caret stay`() {
    let harness = Harness(width: 20, height: 4) { Sample() }
    let line = String(repeating: "▔", count: 20)
    #expect(harness.content == ["Age", " 18", line])
    harness.press("⇥")
    harness.type("4x")
    #expect(harness.content == ["Age", "▌4x", "! Enter a number."])
    #expect(harness.focused?.label == "Age")
    #expect(harness.focused?.semantics.isInvalid == true)
    #expect(harness.cursor == CellPoint(x: 3, y: 1))
    harness.press("⌫")
    #expect(harness.content == ["Age", "▌4", line])
    #expect(harness.focused?.value == "4")
    #expect(harness.repaint() == 0)
  }

  @Test func `a long error wraps`() {
    let input = FormInput(
      label: "Age", placeholder: "", text: .constant("x"), errorMessage: "Enter a number of years.")
    #expect(screen(input, 14) == ["Age", "▌x", "! Enter a", "  number of", "  years."])
  }
}
