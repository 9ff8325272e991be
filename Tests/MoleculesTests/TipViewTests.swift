// SPDX-License-Identifier: MIT
// Testing: tips.

import Curium
import CuriumTesting
import Testing

@MainActor struct TipViewTests {
  @Test func `has an icon, a title and text that wraps`() {
    let harness = Harness(width: 18, height: 4) {
      TipView(title: "Faster", message: "Press / anywhere to search.")
    }
    #expect(
      harness.screen == [
        " * Faster",
        "   Press /",
        "   anywhere to",
        "   search.",
      ])
    #expect(harness.find(.group, "Faster") != nil)
  }

  @Test func `its title is read once`() {
    let transcript = Transcript {
      TipView(title: "Faster", message: "Press / anywhere to search.")
    }
    #expect(transcript.text == "Faster, group\nPress / anywhere to search.\n> ")
  }
}
