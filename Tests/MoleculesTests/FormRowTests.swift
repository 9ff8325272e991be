// SPDX-License-Identifier: MIT
// Testing: a control with a label above and an error below.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct FormRowTests {
  @Test(arguments: [
    (FieldStatus.plain, [String(repeating: "▔", count: 20)]),
    (.checking("Looking…"), ["▌ Looking…"]),
    (.invalid("Too short."), ["! Too short."]),
  ])
  func `shows the validation state below the control`(status: FieldStatus, words: [String]) {
    let harness = Harness(width: 20, height: 4) {
      FormRow(label: "Name", status: status) {
        StandardTextField(placeholder: "", text: .constant("Ada"))
      }
    }
    #expect(harness.content == ["Name", " Ada"] + words)
    let field = harness.find(.textField, "Name")
    #expect(field?.semantics.isInvalid == (status == .invalid("Too short.")))
    #expect((harness.find(.status, "Too short.") != nil) == (status == .invalid("Too short.")))
    #expect(harness.repaint() == 0)
  }

  @Test func `an empty row follows a message, and an error also colours the label`() {
    let harness = Harness(width: 20, height: 7, theme: .dark) {
      VStack(alignment: .leading, spacing: 0) {
        FormRow(label: "Name", status: .invalid("Too short.")) {
          StandardTextField(placeholder: "", text: .constant("Ada"))
        }
        FormRow(label: "Age") { StandardTextField(placeholder: "", text: .constant("36")) }
      }
    }
    #expect(harness.screen[2...4] == ["! Too short.", "", "Age"])
    harness.press("⇥")
    #expect(harness.cell(x: 0, y: 0).foreground == harness.cell(x: 0, y: 2).foreground)
    harness.press("⇥")
    #expect(harness.cell(x: 0, y: 4).foreground != harness.cell(x: 0, y: 2).foreground)
    #expect(harness.repaint() == 0)
  }

  @Test func `the control keeps its focus and its text when the label becomes empty`() {
    struct Named: View {
      @State private var label = "Name"
      @State private var text = ""
      var body: some View {
        FormRow(label: label) { TextField("Ada", text: $text) }
          .keyBinding("Hide the label", "F2") { label = "" }
      }
    }
    let harness = Harness(width: 20, height: 4) { Named() }
    #expect(harness.find(.textField, "Name") != nil)
    harness.press("⇥ a b ← F2")
    #expect(harness.find(.textField, "Ada")?.semantics.isFocused == true)
    harness.type("c")
    #expect(harness.find(.textField)?.value == "acb")
    #expect(harness.repaint() == 0)
  }

  @Test func `leaves no space for a label if the control has its own`() {
    let row = FormRow(label: "") { Toggle("Sounds", isOn: .constant(true)) }
    let harness = Harness(width: 20, height: 2) { row }
    #expect(harness.content.count == 1)
    #expect(harness.find(.toggle, "Sounds") != nil)
  }
}
