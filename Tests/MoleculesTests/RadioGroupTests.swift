// SPDX-License-Identifier: MIT
// Testing: radio groups.

import Curium
import CuriumTesting
import Testing

@MainActor struct RadioGroupTests {
  @Test func `arrow keys select`() {
    var size = "M"
    let harness = Harness(width: 40, height: 10) {
      RadioGroup(
        title: "Size", selection: Binding(get: { size }, set: { size = $0 }),
        options: ["S", "M", "L"])
    }
    #expect(harness.find(.radioButton) != nil)
    harness.press("⇥ ↓ ↓ ⏎")
    #expect(size == "L")
    #expect(harness.repaint() == 0)
  }
}
