// SPDX-License-Identifier: MIT
// Testing: the menus of an app.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct MenuBarTests {
  private func bar(_ choose: @escaping @MainActor (String) -> Void) -> some View {
    MenuBar {
      Menu("File") { Button("Open") { choose("open") } }
      Menu("Edit") { Button("Copy") { choose("copy") } }
    }
  }

  @Test func `arrows go from menu to menu, Return opens one and calls its row`() {
    var chosen: [String] = []
    let harness = Harness(width: 30, height: 6) { bar { chosen.append($0) } }
    #expect(harness.content == [" File  Edit"])
    harness.press("⇥")
    #expect(harness.focused?.label == "File")
    harness.press("→")
    #expect(harness.screen[0] == " File ▸Edit◂")
    harness.press("⏎")
    #expect(harness.position(of: "Copy") != nil)
    harness.press("⏎")
    #expect(chosen == ["copy"])
    #expect(harness.position(of: "Copy") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a click opens a menu`() throws {
    var chosen: [String] = []
    let harness = Harness(width: 30, height: 6) { bar { chosen.append($0) } }
    harness.click(try #require(harness.find(.menuButton, "File")))
    harness.click(try #require(harness.find(.button, "Open")))
    #expect(chosen == ["open"])
  }
}
