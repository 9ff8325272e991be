// SPDX-License-Identifier: MIT
// Testing: a dot for a state.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct StatusDotTests {
  @Test func `is one cell with a label for screen readers`() {
    let harness = Harness(width: 4, height: 1) { StatusDot(color: .success, label: "Online") }
    #expect(harness.screen == ["●"])
    #expect(harness.find(.status, "Online") != nil)
  }
}
