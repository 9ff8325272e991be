// SPDX-License-Identifier: MIT
// Testing: a text field in a form.

import Curium
import CuriumTesting
import Testing

@MainActor struct ValidatedInputTests {
  @Test func `a number is edited as text`() {
    let form = FormModel(Account()) { FormField(\.age, "Age", unreadable: "Enter a number.") }
    let harness = Harness(width: 24, height: 5) { ValidatedInput(form.age) }
    let line = String(repeating: "▔", count: 24)
    #expect(harness.content == ["Age", " 18", line])
    harness.press("⇥ end ⌫ ⌫")
    harness.type("4x")
    #expect(harness.content == ["Age", "▌4x", line])
    #expect(form.values.age == 4)
    harness.press("⏎")
    #expect(harness.content.contains("! Enter a number."))
    harness.press("⌫")
    harness.type("2")
    #expect(form.values.age == 42)
    #expect(harness.find(.status) == nil)
    #expect(harness.repaint() == 0)
  }

  private struct Cells: Equatable { var cells = ["a", "b", "c"] }

  private struct CellForm: View {
    @State private var form = FormModel(Cells()) {
      for index in 0..<3 { FormField(\Cells.cells[index], "Cell \(index)") }
    }
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(form.hasChanges ? "changed" : "same")
        ForEach(0..<3) { ValidatedInput(form[dynamicMember: \.cells[$0]]) }
      }
    }
  }

  @Test func `typing in a field that is known only at run time runs no other field`() {
    let harness = Harness(width: 20, height: 12) { CellForm() }
    harness.press("⇥")
    for (letter, text) in [("x", "x"), ("y", "xy")] {
      harness.recording.reset()
      harness.type(letter)
      #expect(harness.screen[0] == "changed")
      #expect(harness.focused?.value.contains(text) == true)
      let bodies = harness.recording.bodies
      #expect(bodies.contains { $0.hasPrefix("CellForm") })
      #expect(bodies.count { $0.hasPrefix("ValidatedInput") } <= 1)
    }
    #expect(harness.repaint() == 0)
  }

  private struct Item: Equatable {
    var price = 2.0
    var count = 1
  }

  private func item() -> FormModel<Item> {
    FormModel(Item()) {
      FormField(\.price, "Price")
      FormField(\.count, "Count")
    }
  }

  @Test func `a fraction stays as it was typed until the focus leaves the field`() async {
    let form = item()
    let harness = Harness(width: 12, height: 8) {
      ValidatedInput(form.price)
      ValidatedInput(form.count)
    }
    harness.press("⇥ ctrl+u")
    for (key, text, price) in [("1", "▌1", 1.0), (".", "▌1.", 1), ("5", "▌1.5", 1.5)] {
      harness.type(key)
      #expect(harness.content[1] == text)
      #expect(form.values.price == price)
    }
    harness.type("0")
    #expect(harness.content[1] == "▌1.50")
    harness.press("⇥ home 0 0")
    #expect(harness.content[1] == " 1.5")
    #expect(harness.content[4] == "▌001")
    form.count.value = 1
    await harness.settle()
    #expect(harness.content[4] == "▌1")
    #expect(harness.repaint() == 0)
  }

  @Test func `unreadable text stays, and its message has the language of the screen`() {
    let form = item()
    let harness = Harness(width: 24, height: 10) {
      ValidatedInput(form.count)
        .environment(\.strings.enterValid, "Nombre invalide.")
      Button("Next") {}
    }
    harness.press("⇥ end")
    harness.type("x")
    harness.press("⇥")
    #expect(harness.focused?.label == "Next")
    #expect(harness.content[1] == "▌1x")
    #expect(harness.position(of: "Nombre invalide.") != nil)
    #expect(form.isInvalid)
    #expect(harness.repaint() == 0)
  }
}
