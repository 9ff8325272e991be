// SPDX-License-Identifier: MIT
// Testing: a card that performs one action.

import Curium
import CuriumTesting
import Testing

@MainActor struct QuickActionCardTests {
  @Test func `is one focus stop that acts on keys and clicks`() {
    var count = 0
    let harness = Harness(width: 30, height: 4) {
      QuickActionCard(title: "New", subtitle: "From a template", icon: "plus", color: .success) {
        count += 1
      }
    }
    #expect(harness.elements.filter { $0.role == .button }.map(\.label) == ["New"])
    #expect(harness.screen[1].hasPrefix("   +   New"))
    harness.press("⇥ ⏎ space")
    harness.click(x: 29, y: 2)
    #expect(count == 3)
    #expect(harness.screen[2].contains("From a template"))
    #expect(harness.repaint() == 0)
  }
}
