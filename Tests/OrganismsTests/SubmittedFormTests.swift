// SPDX-License-Identifier: MIT
// Testing: submissions of a form that is checked, hidden or removed meanwhile.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import CuriumControls
import Testing

@MainActor struct SubmittedFormTests {
  @MainActor private final class Store { var accounts: [Account] = [] }
  private let store = Store()
  private let directory = Directory()

  private func expectRest(_ harness: Harness) {
    #expect(harness.repaint() == 0)
    #expect(!harness.isAnimating)
    #expect(harness.warnings == [])
  }

  @Test func `a check that runs on submit isn't started twice`() async throws {
    directory.isOpen = false
    let harness = Harness(width: 40, height: 12) { [directory] in
      StatefulPreview(
        FormModel(Account()) {
          FormField(\.email, "Email") { await directory.knows($0) ? "Taken." : nil }
        }
      ) { form in
        ValidatedForm(form.wrappedValue, submitButtonTitle: "Save", onSubmit: { _ in }) {
          ValidatedInput(form.wrappedValue.email)
        }
      }
    }
    harness.press("⇥")
    harness.type("ada@example.org")
    harness.press("⇥")
    await harness.settle()
    harness.press("⏎")
    await harness.settle()
    #expect(harness.find(.button, "Save")?.semantics.isEnabled == false)
    directory.answer()
    await harness.settle()
    #expect(directory.asked.count == 1)
    #expect(harness.find(.status, "Taken.") != nil)
    #expect(harness.focused?.label == "Email")
    expectRest(harness)
  }

  @Test func `a form that appears during a submission of the app doesn't take it over`() async {
    directory.isOpen = false
    let form = FormModel(Account(name: "Ada")) { [directory] in
      FormField(\.name, "Name") { await directory.knows($0) ? "Taken." : nil }
    }
    let submission = Task { [store] in await form.submit { store.accounts.append($0) } }
    while directory.asked.isEmpty { await Task.yield() }
    let harness = Harness(width: 40, height: 12) {
      ValidatedForm(form, submitButtonTitle: "Save", onSubmit: { _ in Issue.record() }) {
        ValidatedInput(form.name)
      }
    }
    await harness.settle()
    directory.answer()
    let succeeded = await submission.value
    #expect(succeeded)
    await harness.settle()
    #expect(store.accounts.map(\.name) == ["Ada"])
    #expect(!form.isSubmitting)
    expectRest(harness)
  }

  /// A form in a tab that F2 hides, or that F2 removes.
  private struct Closable: View {
    let form: FormModel<Account>
    let isInTab: Bool
    let stored: @MainActor (Account) -> Void
    @State private var tab = 1

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if isInTab {
          TabView(selection: $tab) {
            content.tabItem { Text("Form") }.tag(1)
            Text("The rest").tabItem { Text("Rest") }.tag(2)
          }
        } else if tab == 1 {
          content
        }
      }
      .keyBinding("Toggle", "f2") { tab = 3 - tab }
    }

    private var content: some View {
      ValidatedForm(form, submitButtonTitle: "Save", onSubmit: { stored($0) }) {
        ValidatedInput(form.name)
      }
    }
  }

  @Test(arguments: [true, false])
  func `a submission waits while its form is hidden, and ends when it is removed`(
    isInTab: Bool
  ) async {
    directory.isOpen = false
    let form = FormModel(Account(name: "Ada")) { [directory] in
      FormField(\.name, "Name") { await directory.knows($0) ? "Taken." : nil }
    }
    let store = store
    let harness = Harness(width: 40, height: 12) {
      Closable(form: form, isInTab: isInTab) { store.accounts.append($0) }
    }
    #expect(harness.press(.button, "Save"))
    await harness.settle()
    #expect(form.isSubmitting && directory.asked == ["Ada"])
    harness.press("f2")
    await harness.settle()
    #expect(form.isSubmitting == isInTab && harness.find(.textField) == nil)
    directory.isOpen = true
    directory.answer()
    harness.press("f2")
    await harness.settle()
    #expect(!form.isSubmitting && store.accounts.count == (isInTab ? 1 : 0))
    #expect(harness.press(.button, "Save"))
    await harness.settle()
    #expect(store.accounts.count == (isInTab ? 2 : 1))
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the button keeps the focus while the form is submitted`() async {
    directory.isOpen = false
    let form = FormModel(Account(email: "grace@example.org", password: "1815")) { [directory] in
      FormField(\.email, "Email") { await directory.knows($0) ? "Taken." : nil }
      FormField(\.password, "Password")
    }
    let store = store
    let harness = Harness(width: 40, height: 12) {
      ValidatedForm(form, submitButtonTitle: "Save", onSubmit: { store.accounts.append($0) }) {
        ValidatedInput(form.email)
        ValidatedInput(form.password, isSecure: true)
      }
    }
    harness.press("shift+⇥")
    #expect(harness.focused?.label == "Save")
    for _ in 0..<2 {
      harness.press("⏎")
      await harness.settle()
      #expect(harness.focused?.label == "Save")
      #expect(harness.find(.button, "Save")?.semantics.isEnabled == false)
    }
    directory.answer()
    await harness.settle()
    #expect(store.accounts.map(\.email) == ["grace@example.org"])
    #expect(harness.focused?.label == "Save")
    #expect(harness.find(.secureField, "Password")?.value == "••••")
    expectRest(harness)
  }
}
