// SPDX-License-Identifier: MIT
// Testing: the background of cards.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct CardBackgroundTests {
  @Test func `adds a border and a raised background to a view`() {
    let harness = Harness(width: 10, height: 3) { Text("Raised").cardBackground() }
    #expect(harness.screen == ["▄▄▄▄▄▄▄▄", " Raised", "▀▀▀▀▀▀▀▀"])
    #expect(harness.cell(x: 1, y: 1).background != harness.cell(x: 9, y: 1).background)
  }
}
