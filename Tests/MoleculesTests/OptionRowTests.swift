// SPDX-License-Identifier: MIT
// Testing: an option in a row.

import Curium
import CuriumTesting
import Testing

@MainActor struct OptionRowTests {
  @Test func `is selected by keys, and by clicks anywhere in the row`() {
    var count = 0
    let harness = Harness(width: 24, height: 2) {
      OptionRow(title: "Compact", subtitle: "More rows on screen", isSelected: false) { count += 1 }
    }
    #expect(harness.screen[0].hasPrefix("○ Compact"))
    harness.press("⇥ ⏎ space")
    harness.click(x: 23, y: 1)
    #expect(count == 3)
    #expect(harness.find(.radioButton, "Compact")?.semantics.isSelected == false)
  }
}
