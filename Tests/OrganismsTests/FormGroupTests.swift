// SPDX-License-Identifier: MIT
// Testing: a group of fields.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct FormGroupTests {
  @Test func `stands under its title with a row between the fields`() {
    let harness = Harness(width: 20, height: 10) {
      FormGroup(title: "Address") {
        LabeledInputField(label: "Street", text: .constant("Quay 4"))
        LabeledInputField(label: "Town", text: .constant("Bergen"))
      }
    }
    #expect(harness.content == ["ADDRESS", "", "Street", "▏Quay 4", "", "Town", "▏Bergen"])
    #expect(harness.find(.group, "Address") != nil)
    #expect(harness.find(.heading, "Address") != nil)
  }
}
