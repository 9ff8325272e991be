// SPDX-License-Identifier: MIT
// Testing: key caps.

import Curium
import CuriumTesting
import Testing

@MainActor struct KeyCapTests {
  @Test func `has a raised background`() {
    let harness = Harness(width: 8, height: 1) { KeyCap(text: "Ctrl") }
    #expect(harness.screen == [" Ctrl"])
    #expect(harness.cell(x: 0, y: 0).background != harness.cell(x: 7, y: 0).background)
  }
}
