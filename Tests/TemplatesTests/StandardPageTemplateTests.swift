// SPDX-License-Identifier: MIT
// Testing: a titled screen with scrolling content.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct StandardPageTemplateTests {
  @Test func `its content scrolls below the title, and the back button works`() {
    var backs = 0
    let harness = Harness(width: 30, height: 8) {
      StandardPageTemplate(title: "About", onBack: { backs += 1 }) {
        ForEach(1..<20) { Text("Line \($0)") }
      }
    }
    harness.press("⇥ ⏎")
    #expect(backs == 1)
    harness.scroll(y: 4, at: CellPoint(x: 4, y: 4))
    #expect(harness.position(of: "About")?.y == 0)
    #expect(harness.position(of: "Line 1 ") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `without a back action there is no button`() {
    let harness = Harness(width: 30, height: 8) { StandardPageTemplate(title: "About") {} }
    #expect(harness.find(.button) == nil)
  }
}
