// SPDX-License-Identifier: MIT
// Testing: a summary of all errors in a form.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct ErrorSummaryTests {
  @Test func `lists nothing before the form is submitted, and goes with the last error`() async {
    let form = FormModel(Account()) { FormField(\.name, "Name", .required("Enter your name.")) }
    let harness = Harness(width: 30, height: 3) { ErrorSummary(form) }
    form.reject(\.name, "Taken.")
    await harness.settle()
    #expect(harness.content == [])
    await form.submit { _ in }
    await harness.settle()
    #expect(harness.content == ["✗ Name: Taken."])
    harness.resize(width: 10, height: 3)
    #expect(harness.content == ["✗ Name:", "  Taken."])
    harness.resize(width: 30, height: 3)
    form.name.value = "b"
    await harness.settle()
    #expect(harness.content == [])
  }
}
