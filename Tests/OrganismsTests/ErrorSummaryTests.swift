// SPDX-License-Identifier: MIT
// Testing: a summary of all errors in a form.

import Curium
import CuriumTesting
import Testing

@MainActor struct ErrorSummaryTests {
  @Test func `the only field of a form shows its own error`() async {
    let form = FormModel(Account()) { FormField(\.name, "Name", .required("Enter your name.")) }
    let harness = Harness(width: 30, height: 12) {
      ValidatedForm(form, submitButtonTitle: "Save", onSubmit: { _ in }) {
        ValidatedInput(form.name)
      }
    }
    harness.press(.button, "Save")
    await harness.settle()
    #expect(harness.content.filter { $0.contains("Enter your name.") }.count == 1)
    #expect(harness.find(.link) == nil)
    #expect(harness.focused?.label == "Name")
    #expect(harness.repaint() == 0)
  }

  @Test func `links that fill a line exactly stay on it`() async {
    let form = FormModel(Account()) {
      FormField(\.name, "Name", .required("Enter your name."))
      FormField(\.email, "Email", .required("Enter your address."))
    }
    let harness = Harness(width: 38, height: 20) {
      ValidatedForm(form, submitButtonTitle: "Save", onSubmit: { _ in }) {
        ValidatedInput(form.name)
        ValidatedInput(form.email)
      }
    }
    harness.press(.button, "Save")
    await harness.settle()
    #expect(harness.screen[0] == "! 2 fields need attention: Name, Email")
    #expect(harness.repaint() == 0)
  }

  @Test func `is empty before the form is submitted, and disappears with the last error`() async {
    let form = FormModel(Account()) { FormField(\.name, "Name", .required("Enter your name.")) }
    let harness = Harness(width: 30, height: 3) { ErrorSummary(form) }
    form.reject(\.name, "Taken.")
    await harness.settle()
    #expect(harness.content == [])
    await form.submit { _ in }
    await harness.settle()
    #expect(harness.content == ["! Name: Taken."])
    harness.resize(width: 10, height: 3)
    #expect(harness.content == ["! Name:", "  Taken."])
    harness.resize(width: 30, height: 3)
    form.name.value = "b"
    await harness.settle()
    #expect(harness.content == [])
  }
}
