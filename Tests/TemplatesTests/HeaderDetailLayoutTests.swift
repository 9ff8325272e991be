// SPDX-License-Identifier: MIT
// Testing: a header above details.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct HeaderDetailLayoutTests {
  @Test func `the header keeps its rows and the detail fills the rest`() {
    let harness = Harness(width: 20, height: 7) {
      HeaderDetailLayout {
        Text("swift-nio")
      } detail: {
        Text("2.101.2")
      }
    }
    #expect(harness.content == ["", "  swift-nio", "", "", "  2.101.2"])
    let (header, detail) = (harness.cell(x: 0, y: 1), harness.cell(x: 0, y: 6))
    #expect(header.background != detail.background)
    #expect(harness.repaint() == 0)
  }
}
