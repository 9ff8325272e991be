// SPDX-License-Identifier: MIT
// Testing: the bar of a navigation stack at any width.

import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Testing

@MainActor @Suite struct NavigationBarTests {
  @Test func `a navigation bar reports a finite maximum size`() {
    let harness = Harness(width: 30, height: 4) {
      HStack(spacing: 0) {
        Text("side")
        NavigationStack { Text("root").navigationTitle("Title") }
      }
    }
    #expect(harness.warnings == [])
    #expect(harness.position(of: "Title")?.x == 14)
    #expect(harness.repaint() == 0)
  }
}
