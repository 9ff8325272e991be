// SPDX-License-Identifier: MIT
// Testing: forms that ask before their sheet closes.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct UnsavedFormTests {
  private struct Note: Equatable {
    var title = "Milk"
    var text = ""
  }

  private struct Editor: View {
    @State private var form = FormModel(Note()) {
      FormField(\.title, "Title", .required("Enter a title."))
      FormField(\.text, "Text")
    }
    @State private var isAsking = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      ValidatedForm(form, submitButtonTitle: "Save", onSubmit: { _ in dismiss() }) {
        ValidatedInput(form.title)
        ValidatedField(form.text) { TextEditor(text: $0).frame(height: 2) }
        Text(form.hasChanges ? "changed" : "as before")
      }
      .interactiveDismissDisabled(form.hasChanges)
      .keyBinding("close", "esc", isEnabled: form.hasChanges) { isAsking = true }
      .confirmationDialog("Discard the changes?", isPresented: $isAsking) {
        Button("Discard", role: .destructive) { dismiss() }
      }
    }
  }

  private struct Page: View {
    @State private var isEditing = false

    var body: some View {
      Text("page")
        .keyBinding("Edit", "e") { isEditing = true }
        .sheet(isPresented: $isEditing) { Editor().frame(width: 30) }
    }
  }

  private func open() -> Harness {
    let harness = Harness(width: 44, height: 20) { Page() }
    harness.press("e")
    return harness
  }

  @Test func `Escape closes a form without changes`() {
    let harness = open()
    #expect(harness.position(of: "as before") != nil)
    harness.press("esc")
    #expect(harness.find(.dialog) == nil)
  }

  @Test func `Escape asks before a form with changes closes`() throws {
    let harness = open()
    harness.type("x")
    #expect(harness.position(of: "changed") != nil)
    harness.press("esc")
    #expect(harness.position(of: "Discard the changes?") != nil)
    harness.press("esc")
    #expect(harness.position(of: "Discard the changes?") == nil)
    #expect(harness.position(of: "changed") != nil)
    harness.press("⌫")
    #expect(harness.position(of: "as before") != nil)
    harness.press("⇥")
    harness.type("y")
    harness.press("esc")
    harness.click(try #require(harness.find(.button, "Discard")))
    #expect(harness.find(.dialog) == nil)
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }
}
