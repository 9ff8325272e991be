// SPDX-License-Identifier: MIT
// Testing: the SwiftUI page works.

import Curium
import CuriumTesting
import Testing

@MainActor struct SwiftUISampleTests {
  @Test func `a SwiftUI page appears, navigates, edits and returns`() {
    let harness = Harness(width: 60, height: 20) { HomeView() }
    #expect(harness.position(of: "Turtle Rock") != nil)
    #expect(harness.position(of: "Silver Salmon Creek") != nil)

    harness.press(.toggle, "Favorites only")
    #expect(harness.find(.toggle, "Favorites only")?.semantics.isChecked == true)
    #expect(harness.position(of: "Silver Salmon Creek") == nil)

    if let row = harness.position(of: "Turtle Rock") { harness.click(x: row.x, y: row.y) }
    #expect(harness.position(of: "About Turtle Rock") != nil)
    harness.press(.button, "Toggle Favorite")
    harness.press("esc")
    #expect(harness.position(of: "Turtle Rock") == nil)
    #expect(harness.repaint() == 0)
  }
}
