// SPDX-License-Identifier: MIT
// Testing: buttons without a background.

import Curium
import CuriumTesting
import Testing

@MainActor struct PlainButtonTests {
  @Test func `acts on Return, Space and a click, and shows a bar when focused`() {
    var count = 0
    let harness = Harness(width: 14, height: 1) { PlainButton(title: "Not now") { count += 1 } }
    #expect(harness.screen == [" Not now"])
    harness.press("⇥ ⏎ space")
    #expect(harness.screen == ["▌Not now"])
    harness.click(x: 2, y: 0)
    #expect(count == 3)
    #expect(harness.repaint() == 0)
  }
}
