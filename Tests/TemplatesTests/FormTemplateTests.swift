// SPDX-License-Identifier: MIT
// Testing: a form with a submit button.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct FormTemplateTests {
  private func form(isLoading: Bool, submit: @escaping @MainActor () -> Void) -> Harness {
    Harness(width: 30, height: 8) {
      FormTemplate(
        title: "Account", submitButtonTitle: "Save", isLoading: isLoading, onSubmit: submit
      ) {
        ForEach(1..<9) { number in
          StatefulPreview("") { StandardTextField(placeholder: "Field \(number)", text: $0) }
        }
      }
    }
  }

  @Test func `the button stays at the bottom, and keys and clicks submit`() throws {
    var sent = 0
    let harness = form(isLoading: false) { sent += 1 }
    #expect(harness.position(of: "Save")?.y == 6)
    harness.scroll(y: 3, at: CellPoint(x: 4, y: 4))
    #expect(harness.position(of: "Save")?.y == 6)
    harness.click(try #require(harness.find(.button, "Save")))
    harness.press("⏎")
    #expect(sent == 2)
    #expect(harness.repaint() == 0)
  }

  @Test func `a large title is the first line of the form and scrolls with it`() {
    let harness = form(isLoading: false) {}
    #expect(harness.position(of: "Account") == CellPoint(x: 2, y: 1))
    #expect(harness.position(of: "Field 1") == CellPoint(x: 3, y: 3))
    #expect(harness.find(.heading, "Account") != nil)
    let title = harness.cell(x: 2, y: 1).attributes
    #expect(title.contains(.bold))
    harness.scroll(y: 3, at: CellPoint(x: 4, y: 4))
    #expect(harness.position(of: "Account") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a low form keeps its button, without the space around it`() {
    let harness = form(isLoading: false) {}
    harness.resize(width: 30, height: 12)
    #expect(harness.screen[8].contains("──") && harness.screen[9] == "")
    #expect(harness.position(of: "Save")?.y == 10)
    harness.resize(width: 30, height: 7)
    #expect(harness.screen[5].contains("──") && harness.position(of: "Save")?.y == 6)
    harness.resize(width: 30, height: 6)
    #expect(harness.position(of: "Save")?.y == 5 && !harness.screen[4].contains("──"))
    harness.resize(width: 30, height: 2)
    #expect(harness.position(of: "Save")?.y == 1 && harness.repaint() == 0)
  }

  @Test func `a field that submits the form keeps the focus, and takes no text while it loads`() {
    struct Page: View {
      @State private var name = ""
      @State private var isSaving = false

      var body: some View {
        FormTemplate(
          title: "Account", submitButtonTitle: "Save", isLoading: isSaving, onSubmit: {}
        ) {
          StandardTextField(placeholder: "Name", text: $name)
        }
        .onSubmit { isSaving = true }
        .keyBinding("Stop", "f5") { isSaving = false }
      }
    }
    let harness = Harness(width: 30, height: 10) { Page() }
    harness.press("⇥")
    harness.type("Ada")
    harness.press("⏎")
    #expect(harness.focused?.label == "Name")
    #expect(harness.focused?.semantics.isEnabled == false && harness.cursor == nil)
    harness.type("x")
    harness.press("f5")
    #expect(harness.focused?.label == "Name" && harness.cursor != nil)
    harness.type("!")
    #expect(harness.find(.textField, "Name")?.value == "Ada!")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the focus can leave a field while the form loads, but not come back to it`() {
    struct Page: View {
      @State private var name = ""
      @State private var isSaving = false

      var body: some View {
        VStack(spacing: 0) {
          FormTemplate(
            title: "Account", submitButtonTitle: "Save", isLoading: isSaving, onSubmit: {}
          ) {
            StandardTextField(placeholder: "Name", text: $name)
          }
          .onSubmit { isSaving = true }
          Button("Help") {}
        }
      }
    }
    let harness = Harness(width: 30, height: 10) { Page() }
    harness.press("⇥ ⏎ ⇥")
    #expect(harness.focused?.label == "Help")
    harness.press("⇥")
    #expect(harness.focused?.label == "Help")
    #expect(harness.repaint() == 0)
  }

  @Test func `controls ignore input while the form loads`() throws {
    var sent = 0
    let harness = form(isLoading: true) { sent += 1 }
    harness.click(try #require(harness.find(.button, "Save")))
    harness.press("⇥ ⏎")
    #expect(sent == 0)
    #expect(harness.find(.textField)?.semantics.isEnabled == false)
    #expect(harness.isAnimating)
  }
}
