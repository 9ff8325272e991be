// SPDX-License-Identifier: MIT
// Testing: a group of fields.

import Curium
import CuriumTesting
import Testing

@MainActor struct FormGroupTests {
  @Test func `has its title above, and a row between the fields`() {
    let harness = Harness(width: 20, height: 10) {
      FormGroup(title: "Address") {
        LabeledInputField(label: "Street", text: .constant("Main St 4"))
        LabeledInputField(label: "Town", text: .constant("Berlin"))
      }
    }
    let line = String(repeating: "▔", count: 20)
    #expect(
      harness.content == ["ADDRESS", "", "Street", " Main St 4", line, "Town", " Berlin", line])
    #expect(harness.find(.group, "Address") != nil)
    #expect(harness.find(.heading, "Address") != nil)
  }
}
