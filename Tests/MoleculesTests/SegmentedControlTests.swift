// SPDX-License-Identifier: MIT
// Testing: segmented controls.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct SegmentedControlTests {
  @Test func `arrow keys select`() {
    var size = "M"
    let harness = Harness(width: 40, height: 10) {
      SegmentedControl(
        title: "Size", selection: Binding(get: { size }, set: { size = $0 }),
        options: ["S", "M", "L"])
    }
    #expect(harness.find(.radioButton) != nil)
    harness.press("⇥ → → ⏎")
    #expect(size == "L")
    #expect(harness.repaint() == 0)
  }
}
