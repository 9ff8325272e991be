// SPDX-License-Identifier: MIT
// Testing: body text.

import Curium
import CuriumTesting
import Testing

@MainActor struct BodyTextTests {
  @Test func `wraps, in the text colour`() {
    let harness = Harness(width: 10, height: 2) { BodyText(text: "Stays in one place") }
    #expect(harness.screen == ["Stays in", "one place"])
    #expect(harness.recording.colorTokens.contains("bodyText.text"))
  }
}
