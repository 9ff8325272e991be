// SPDX-License-Identifier: MIT
// Testing: a row of actions.

import Curium
import CuriumTesting
import Testing

@MainActor struct ToolbarTests {
  @Test func `its actions are at both ends, and keys and clicks perform them`() throws {
    var done: [String] = []
    let harness = Harness(width: 30, height: 1) {
      Toolbar {
        SecondaryButton(title: "Add") { done.append("add") }
      } trailing: {
        SecondaryButton(title: "More") { done.append("more") }
      }
    }
    #expect(harness.screen == ["  Add                   More"])
    harness.press("⇥ ⏎ → ⏎")
    harness.click(try #require(harness.find(.button, "Add")))
    #expect(done == ["add", "more", "add"])
    #expect(harness.repaint() == 0)
  }
}
