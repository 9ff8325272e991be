// SPDX-License-Identifier: MIT
// Testing: a text field in a form.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct ValidatedInputTests {
  @Test func `a number is edited as text`() {
    let form = FormModel(Account()) { FormField(\.age, "Age", unreadable: "Enter a number.") }
    let harness = Harness(width: 24, height: 5) { ValidatedInput(form.age) }
    let line = String(repeating: "▔", count: 24)
    #expect(harness.content == ["Age", " 18", line])
    harness.press("⇥ end ⌫ ⌫")
    harness.type("4x")
    #expect(harness.content == ["Age", "▌4x", line])
    #expect(form.values.age == 4)
    harness.press("⏎")
    #expect(harness.content.contains("! Enter a number."))
    harness.press("⌫")
    harness.type("2")
    #expect(form.values.age == 42)
    #expect(harness.find(.status) == nil)
    #expect(harness.repaint() == 0)
  }
}
