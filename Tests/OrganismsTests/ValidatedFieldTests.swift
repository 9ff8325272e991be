// SPDX-License-Identifier: MIT
// Testing: any control as a field of a form.

import Curium
import CuriumTesting
import Testing

@MainActor struct ValidatedFieldTests {
  @Test func `a custom control is labelled, validated and focused like any other`() async {
    let form = FormModel(Account()) {
      FormField(\.age, "Age", .within(20...30, "Choose 20 or more."))
    }
    let harness = Harness(width: 30, height: 6) {
      ValidatedField(form.age) { age in Stepper("Age", value: age, in: 0...40).labelsHidden() }
    }
    await form.submit { _ in Issue.record() }
    await harness.settle()
    #expect(harness.focused?.label == "Age")
    #expect(harness.find(.status, "Choose 20 or more.") != nil)
    form.age.value = 21
    await harness.settle()
    #expect(harness.find(.status) == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `the fields belong to a model that replaces another one`() async {
    struct Page: View {
      let create: @MainActor () -> FormModel<Account>
      @State private var form: FormModel<Account>

      init(_ create: @escaping @MainActor () -> FormModel<Account>) {
        self.create = create
        form = create()
      }

      var body: some View {
        ValidatedForm(form, submitButtonTitle: "Save", onSubmit: { _ in Issue.record() }) {
          ValidatedInput(form.name)
          ValidatedInput(form.email)
        }
        .keyBinding("New", "f2") { form = create() }
      }
    }
    let harness = Harness(width: 40, height: 20) {
      Page {
        FormModel(Account()) {
          FormField(\.name, "Name", .required("Enter a name."))
          FormField(\.email, "Email", .required("Enter an address."))
        }
      }
    }
    // A failed submission moves the focus to the first error.
    harness.press("⇥ ⇥ ⇥ ⏎")
    await harness.settle()
    #expect(harness.focused?.label == "Name")
    harness.press("⇥ ⇥ f2")
    await harness.settle()
    #expect(harness.focused?.label == "Save")
    #expect(harness.position(of: "Enter a name.") == nil)
    harness.press("shift+⇥ shift+⇥")
    harness.type("Ada")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.focused?.label == "Email")
    #expect(harness.position(of: "Enter an address.") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `Return and a failed submission skip fields that can't take the focus`() async {
    struct Page: View {
      let form: FormModel<Account>
      @State private var isLocked = true

      var body: some View {
        ValidatedForm(form, submitButtonTitle: "Save", onSubmit: { _ in Issue.record() }) {
          ValidatedInput(form.name)
          ValidatedInput(form.email).disabled(isLocked)
          ValidatedInput(form.password)
        }
        .keyBinding("Unlock", "f2") { isLocked = false }
      }
    }
    // The age is invalid, but isn't on the page.
    let form = FormModel(Account()) {
      FormField(\.age, "Age", .within(20...30, "Choose 20 or more."))
      FormField(\.name, "Name")
      FormField(\.email, "Email", .required("Enter an address."))
      FormField(\.password, "Password", .required("Enter a password."))
    }
    let harness = Harness(width: 40, height: 30) { Page(form: form) }
    harness.press("⇥ ⏎")
    #expect(harness.focused?.label == "Password")
    harness.press("⇥")
    #expect(harness.focused?.label == "Save")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.focused?.label == "Password")
    harness.press("f2 shift+⇥ shift+⇥ ⏎")
    #expect(harness.focused?.label == "Email")
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `a rejected field that is disabled during the submission gets the focus`() async {
    struct Page: View {
      let form: FormModel<Account>
      let directory: Directory

      var body: some View {
        ValidatedForm(form, submitButtonTitle: "Save", onSubmit: { await store($0) }) {
          ValidatedInput(form.name).disabled(form.isSubmitting)
          ValidatedInput(form.email)
        }
      }

      private func store(_ account: Account) async {
        guard await directory.knows(account.email) else { return }
        form.reject(\.name, "Taken.")
        form.reject(\.email, "Taken.")
      }
    }
    let directory = Directory()
    directory.isOpen = false
    let form = FormModel(Account(name: "Ada", email: "ada@example.org")) {
      FormField(\.name, "Name")
      FormField(\.email, "Email")
    }
    let harness = Harness(width: 40, height: 16) { Page(form: form, directory: directory) }
    harness.press("shift+⇥ ⏎")
    await harness.settle()
    #expect(harness.find(.textField, "Name")?.semantics.isEnabled == false)
    #expect(harness.focused?.label == "Save")
    directory.answer()
    await harness.settle()
    #expect(harness.find(.textField, "Name")?.semantics.isEnabled == true)
    #expect(harness.focused?.label == "Name")
    #expect(harness.warnings == [])
    #expect(harness.repaint() == 0)
  }

  @Test
  func `Return in the last of fields that the app arranges itself leaves the form to its button`()
    async
  {
    @MainActor final class Log { var names: [String] = [] }
    struct Rename: View {
      let log: Log
      @State private var form = FormModel(Account()) {
        FormField(\.name, "Name", .required("Enter your name."))
      }

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ValidatedInput(form.name)
          Button("Rename") { Task { await form.submit { log.names.append($0.name) } } }
        }
      }
    }
    let log = Log()
    let harness = Harness(width: 30, height: 6) { Rename(log: log) }
    harness.press("⇥")
    harness.type("Ada")
    harness.press("⏎ ⇥ ⏎")
    await harness.wait { !log.names.isEmpty }
    #expect(log.names == ["Ada"])
    #expect(harness.warnings == [])
  }
}
