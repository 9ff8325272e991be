// SPDX-License-Identifier: MIT
// Testing: secondary buttons.

import Curium
import CuriumTesting
import Testing

@MainActor struct SecondaryButtonTests {
  @Test func `has the shape of a button, and an edge in the accent colour when focused`() {
    let harness = Harness(width: 14, height: 1, theme: .dark) {
      SecondaryButton(title: "Cancel") {}
    }
    #expect(harness.screen == [" Cancel"])
    harness.press("⇥")
    #expect(harness.screen == ["▌Cancel"])
    let edge = ComponentTokens.Button.Secondary.borderColorFocused.resolve(in: .dark).color
    #expect(harness.cell(x: 0, y: 0).foreground == edge)
  }

  @Test func `acts, unless it is disabled`() {
    var count = 0
    let harness = Harness(width: 14, height: 1) { SecondaryButton(title: "Cancel") { count += 1 } }
    harness.press("⇥ ⏎")
    harness.click(x: 3, y: 0)
    #expect(count == 2)
    harness.setEnvironment { $0.isEnabled = false }
    harness.press("⏎")
    harness.click(x: 3, y: 0)
    #expect(count == 2)
  }
}
