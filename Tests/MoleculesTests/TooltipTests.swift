// SPDX-License-Identifier: MIT
// Testing: tooltips.

import Curium
import CuriumTesting
import Testing

@MainActor struct TooltipTests {
  @Test func `has a raised background`() {
    let harness = Harness(width: 14, height: 2) { Tooltip(text: "Settings") }
    #expect(harness.screen[0] == " Settings")
    #expect(harness.find(.tooltip, "Settings") != nil)
  }
}
