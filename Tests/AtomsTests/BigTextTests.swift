// SPDX-License-Identifier: MIT
// Testing: large text made of block characters.

import Curium
import CuriumTesting
import Testing

@MainActor struct BigTextTests {
  @Test func `draws letters three and five rows high, and a screen reader gets its text`() {
    let harness = Harness(width: 24, height: 5) { BigText(text: "i7") }
    #expect(harness.content == ["▄ ▄▄▄", "█  ▄▀", "█  █"])
    #expect(harness.find(.text, "i7") != nil)
    #expect(screen(BigText(text: "I", size: .large), 4) == ["██", "██", "██", "██", "██"])
    let ascii = Harness(width: 4, height: 3, environment: { $0.iconSet = .ascii }) {
      BigText(text: "I")
    }
    #expect(ascii.screen == ["_", "#", "#"])
  }

  @Test func `drops whole letters that don't fit`() {
    let harness = Harness(width: 8, height: 3) { BigText(text: "i77") }
    #expect(harness.screen == ["▄ ▄▄▄", "█  ▄▀", "█  █  …"])
    #expect(harness.repaint() == 0)
    harness.setEnvironment { $0.iconSet = .ascii }
    #expect(harness.screen[2].hasSuffix("~"))
  }
}
