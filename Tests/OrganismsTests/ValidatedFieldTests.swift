// SPDX-License-Identifier: MIT
// Testing: any control as a field of a form.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct ValidatedFieldTests {
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
}
