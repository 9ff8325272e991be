// SPDX-License-Identifier: MIT
// Testing: a dot with a word for a state.

import Curium
import CuriumTesting
import Testing

@MainActor struct StatePillTests {
  @Test func `is a dot and a word, and a screen reader gets the word`() {
    let harness = Harness(width: 12, height: 1) { StatePill(text: "Running", color: .success) }
    #expect(harness.screen == [" ● Running"])
    #expect(harness.find(.status, "Running") != nil)
    #expect(harness.elements.count == 1)
  }
}
