// SPDX-License-Identifier: MIT
// Testing: a button with text before it.

import Curium
import CuriumTesting
import Testing

@MainActor struct LabeledButtonTests {
  @Test func `the text is truncated before the button, which acts`() throws {
    var count = 0
    let harness = Harness(width: 30, height: 1) {
      LabeledButton(label: "Sign in with a passkey", title: "Turn on") { count += 1 }
    }
    #expect(harness.screen == ["Sign in with a pas…   Turn on"])
    harness.press("⇥ ⏎")
    #expect(count == 1)
    #expect(harness.focused?.semantics.hint == "Sign in with a passkey")
    #expect(harness.repaint() == 0)
  }
}
