// SPDX-License-Identifier: MIT
// Testing: code on a background.

import Curium
import CuriumTesting
import Testing

@MainActor struct CodeTextTests {
  @Test func `has a background with padding on each side`() {
    let harness = Harness(width: 16, height: 1) { CodeText(text: "make test") }
    #expect(harness.screen == [" make test"])
    #expect(harness.cell(x: 0, y: 0).background == harness.cell(x: 10, y: 0).background)
    #expect(harness.cell(x: 0, y: 0).background != harness.cell(x: 11, y: 0).background)
  }
}
