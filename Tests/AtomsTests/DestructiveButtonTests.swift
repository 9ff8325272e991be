// SPDX-License-Identifier: MIT
// Testing: the button for irreversible actions.

import Curium
import CuriumTesting
import Testing

@MainActor struct DestructiveButtonTests {
  @Test func `has a background in the colour for errors`() {
    let harness = Harness(width: 14, height: 1) { DestructiveButton(title: "Delete") {} }
    #expect(harness.screen == [" Delete"])
    #expect(harness.recording.colorTokens.contains("button.destructive.background"))
    let danger = Color.error.resolve(in: .dark).color
    #expect(harness.cell(x: 3, y: 0).background == danger)
  }

  @Test func `performs its action on Return and on a click`() {
    var count = 0
    let harness = Harness(width: 14, height: 1) {
      DestructiveButton(title: "Delete") { count += 1 }
    }
    harness.press("⇥ space")
    harness.click(x: 3, y: 0)
    #expect(count == 2)
  }
}
