// SPDX-License-Identifier: MIT
// Testing: forms that ask before their sheet closes.

import Curium
import CuriumTesting
import Testing

@MainActor struct UnsavedFormTests {
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

  private func noteModel() -> FormModel<Note> {
    FormModel(Note()) { FormField(\.title, "Title", .required("Enter a title.")) }
  }

  @Test func `a NaN counts as changed only when it becomes a number`() {
    struct Sample: Equatable {
      var name = "a"
      var size = Double.nan
    }
    let form = FormModel(Sample()) {
      FormField(\.name, "Name")
      FormField(\.size, "Size")
    }
    #expect(!form.hasChanges)
    form.name.value = "b"
    #expect(form.hasChanges)
    form.name.value = "a"
    #expect(!form.hasChanges)
    form.size.value = 1
    #expect(form.hasChanges)
    form.size.value = .nan
    #expect(!form.hasChanges)
  }

  @Test func `submitted values count as unchanged, and a reset goes back to them`() async {
    let form = noteModel()
    form.title.value = "Tea"
    #expect(form.hasChanges)
    var succeeded = await form.submit { _ in }
    #expect(succeeded && !form.hasChanges)
    form.title.value = ""
    succeeded = await form.submit { _ in Issue.record() }
    #expect(!succeeded && form.hasChanges && form.isInvalid)
    form.reset()
    #expect(form.values == Note(title: "Tea"))
    #expect(!form.hasChanges && !form.isInvalid)
  }

  @Test(arguments: [true, false])
  func `the values of a failed submission still count as changed`(hasError: Bool) async {
    let form = noteModel()
    form.title.value = "Tea"
    let succeeded = await form.submit { _ in
      if hasError { form.reject(\.title, "This title is taken.") } else { form.reject() }
    }
    #expect(!succeeded && form.hasChanges)
    #expect(form.isInvalid == hasError)
    form.title.value = "Coffee"
    await form.submit { _ in }
    #expect(!form.hasChanges)
  }

  @Test func `values that change during a submission are changes`() async {
    let form = noteModel()
    form.title.value = "Tea"
    await form.submit { _ in form.title.value = "Coffee" }
    #expect(form.hasChanges)
    form.reset()
    #expect(form.values == Note(title: "Tea"))
  }

  @Test func `a reset during a submission decides which values count as unchanged`() async {
    let form = noteModel()
    form.title.value = "Tea"
    let succeeded = await form.submit { _ in form.reset() }
    #expect(succeeded && form.values == Note())
    #expect(!form.hasChanges)
    form.title.value = "Tea"
    await form.submit { form.reset(to: Note(title: $0.title, text: "Green")) }
    #expect(form.values == Note(title: "Tea", text: "Green"))
    #expect(!form.hasChanges)
  }

  private struct Pane: View {
    @State private var form = FormModel(Note()) {
      FormField(\.title, "Title", .required("Enter a title."))
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ValidatedForm(form, submitButtonTitle: "Apply", onSubmit: { _ in }) {
          ValidatedInput(form.title)
        }
        Button("Revert") { form.reset() }.disabled(!form.hasChanges)
        Text(form.hasChanges ? "changed" : "as before")
      }
    }
  }

  @Test func `a form that stays open shows whether its values were submitted`() async throws {
    let harness = Harness(width: 30, height: 12) { Pane() }
    harness.press("⇥")
    harness.type("y")
    #expect(harness.position(of: "changed") != nil)
    harness.press("⏎")
    await harness.settle()
    #expect(harness.position(of: "as before") != nil)
    harness.type("!")
    #expect(harness.position(of: "changed") != nil)
    harness.click(try #require(harness.find(.button, "Revert")))
    #expect(harness.find(.textField)?.value == "Milky")
    #expect(harness.position(of: "as before") != nil)
    #expect(harness.repaint() == 0)
  }

  private struct Rating: Equatable {
    var stars = 3
  }

  private struct RatingEditor: View {
    let form: FormModel<Rating>

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ValidatedInput(form.stars)
        Button("Next") {}
        Text(form.hasChanges ? "changed" : "as before")
      }
    }
  }

  @Test(arguments: ["⌫", "a b c"])
  func `text that can't be read is a change, and an error once the field is validated`(keys: String)
    async
  {
    let form = FormModel(Rating()) { FormField(\.stars, "Rating", unreadable: "Enter a number.") }
    let harness = Harness(width: 30, height: 8) { RatingEditor(form: form) }
    harness.press("⇥ " + keys)
    #expect(harness.position(of: "changed") != nil)
    #expect(form.values.stars == 3)
    #expect(!form.isInvalid)
    harness.press("⇥")
    await harness.settle()
    #expect(form.isInvalid)
    #expect(harness.position(of: "Enter a number.") != nil)
    form.reset()
    await harness.settle()
    #expect(harness.find(.textField)?.value == "3")
    #expect(harness.position(of: "as before") != nil)
    #expect(!form.isInvalid)
    #expect(harness.repaint() == 0)
  }
}
