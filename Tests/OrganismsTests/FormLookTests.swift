// SPDX-License-Identifier: MIT
// Testing: the look of forms: their left edge, placeholders and errors.

import Curium
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct FormLookTests {
  private func form(isInvalid: Bool = false) -> Harness {
    Harness(width: 24, height: 6, theme: .dark) {
      VStack(alignment: .leading, spacing: 0) {
        FormInput(
          label: "Name", placeholder: "Ada Okafor", text: .constant(""),
          errorMessage: isInvalid ? "Enter a name." : nil)
        CheckBox(text: "Terms", isSelected: .constant(false))
        PrimaryButton(title: "Save") {}
      }
    }
  }

  @Test func `labels, fields, check boxes and buttons start in the same column`() {
    let harness = form()
    let line = String(repeating: "▔", count: 24)
    #expect(harness.content == ["Name", " Ada Okafor", line, "□ Terms", " Save"])
    let page = harness.cell(x: 23, y: 5).background
    #expect(harness.cell(x: 0, y: 1).background != page)
    #expect(harness.cell(x: 0, y: 4).background != page)
  }

  @Test func `a placeholder is faint and italic`() throws {
    let cell = form().cell(x: 1, y: 1)
    #expect(cell.attributes.contains(.italic))
    let text = Color.textPrimary.resolve(in: .dark).color
    #expect(cell.foreground != text)
    let ratio = try #require(Contrast.ratio(cell.foreground, cell.background))
    #expect(ratio >= 3 && ratio < 5)
  }

  @Test func `a field with an error has the background of the others, and a red bar`() {
    let (plain, invalid) = (form(), form(isInvalid: true))
    #expect(plain.cell(x: 5, y: 1).background == invalid.cell(x: 5, y: 1).background)
    #expect(invalid.content[1].hasPrefix("▌"))
    let red = ComponentTokens.Input.borderColorError.resolve(in: .dark).color
    #expect(invalid.cell(x: 0, y: 1).foreground == red)
  }

  @Test func `a focused field with an error has the edge of every focused field`() {
    let (plain, invalid) = (form(), form(isInvalid: true))
    plain.press("⇥")
    invalid.press("⇥")
    for x in 0..<24 {
      #expect(plain.cell(x: x, y: 1) == invalid.cell(x: x, y: 1))
    }
    let red = ComponentTokens.Form.errorColor.resolve(in: .dark).color
    #expect(invalid.cell(x: 0, y: 2).foreground == red)
    #expect(invalid.repaint() == 0)
  }

  private struct Editor: View {
    struct Note: Equatable {
      var title = ""
    }

    @State private var form = FormModel(Note()) { FormField(\.title, "Title") }
    @State private var state = "new"

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ValidatedForm(form, submitButtonTitle: "Save", onSubmit: { _ in state = "saved" }) {
          ValidatedInput(form.title)
        } actions: {
          Button("Cancel") { state = "cancelled" }
          Button("Delete", role: .destructive) { state = "deleted" }
        }
        Text(state)
      }
    }
  }

  @Test func `other actions are buttons in the row of the submit button`() async throws {
    let harness = Harness(width: 40, height: 6, theme: .dark) { Editor() }
    let page = harness.cell(x: 39, y: 5).background
    var end = 0
    for title in ["Save", "Cancel", "Delete"] {
      let frame = try #require(harness.find(.button, title)).frame
      #expect(frame.minY == 3 && frame.minX >= end)
      #expect(harness.cell(x: frame.minX, y: 3).background != page)
      end = frame.maxX
    }
    #expect(harness.press(.button, "Cancel") && harness.position(of: "cancelled") != nil)
    #expect(harness.press(.button, "Delete") && harness.position(of: "deleted") != nil)
    harness.click(try #require(harness.find(.textField)))
    harness.press("⏎")
    await harness.settle()
    #expect(harness.position(of: "saved") != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
