// SPDX-License-Identifier: MIT
// Testing: buttons with only an icon.

import Curium
import CuriumTesting
import Testing

@MainActor struct IconButtonTests {
  @Test func `shows a bar when focused`() {
    let harness = Harness(width: 6, height: 1) { IconButton(systemName: "plus") {} }
    #expect(harness.screen == [" +"])
    harness.press("⇥")
    #expect(harness.screen == ["▌+"])
  }

  @Test func `has the requested height`() {
    let button = IconButton(systemName: "plus", size: 3) {}
    #expect(screen(button, 6) == ["", " +"])
    let harness = Harness(width: 6, height: 4) { button }
    #expect(harness.find(.button)?.frame.height == 3)
  }

  @Test func `acts on Return, Space and a click, and its default label is the icon's name`() {
    var count = 0
    let harness = Harness(width: 6, height: 1) { IconButton(systemName: "gear") { count += 1 } }
    harness.press("⇥ ⏎ space")
    harness.click(x: 1, y: 0)
    #expect(count == 3)
    #expect(harness.focused?.label == "Settings")
    let named = Harness(width: 6, height: 1) {
      IconButton(systemName: "gear") {}.accessibilityLabel("Preferences")
    }
    #expect(named.find(.button, "Preferences") != nil)
  }
}
