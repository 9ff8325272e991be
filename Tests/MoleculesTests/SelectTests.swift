// SPDX-License-Identifier: MIT
// Testing: selection menus.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct SelectTests {
  @Test func `keys select`() {
    var size = "M"
    let harness = Harness(width: 40, height: 10) {
      Select(
        title: "Size", selection: Binding(get: { size }, set: { size = $0 }),
        options: ["S", "M", "L"])
    }
    #expect(harness.find(.menuButton) != nil)
    harness.press("⇥ ⏎ ↓ ⏎")
    #expect(size == "L")
    #expect(harness.repaint() == 0)
  }
}
