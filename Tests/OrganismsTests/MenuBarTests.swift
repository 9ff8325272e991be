// SPDX-License-Identifier: MIT
// Testing: the menu bar of an app.

import Curium
import CuriumTerminal
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
    #expect(harness.screen[0] == " File ▌Edit")
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

  @Test func `arrows in an open menu open the one beside it, round the ends`() {
    var chosen: [String] = []
    let harness = Harness(width: 30, height: 6) { bar { chosen.append($0) } }
    harness.press("⇥ ⏎")
    #expect(harness.position(of: "Open") != nil)
    for (key, shown, hidden) in [
      ("→", "Copy", "Open"), ("→", "Open", "Copy"), ("←", "Copy", "Open"),
    ] {
      harness.press(key)
      #expect(harness.position(of: shown) != nil && harness.position(of: hidden) == nil)
      #expect(harness.repaint() == 0)
    }
    harness.press("⏎")
    #expect(chosen == ["copy"])
    harness.press("⏎ esc")
    #expect(harness.focused?.label == "Edit")
    #expect(!harness.isAnimating)
  }

  @Test func `an arrow opens a menu in a menu, and the other closes it again`() {
    let harness = Harness(width: 40, height: 8) {
      MenuBar {
        Menu("File") {
          Menu("Share") { Button("Team") {} }
          Button("Open") {}
        }
        Menu("Edit") { Button("Copy") {} }
      }
    }
    harness.press("⇥ ⏎ →")
    #expect(harness.position(of: "Team") != nil)
    harness.press("←")
    #expect(harness.position(of: "Team") == nil && harness.position(of: "Open") != nil)
    harness.press("↓")
    #expect(harness.focused?.label == "Open")
    harness.press("→")
    #expect(harness.position(of: "Copy") != nil && harness.position(of: "Open") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `the names of a disabled bar have another ink`() {
    let harness = Harness(width: 20, height: 2) { MenuBar { Menu("File") { Button("Open") {} } } }
    let before = harness.cell(x: 2, y: 0).foreground
    harness.setEnvironment { $0.isEnabled = false }
    #expect(harness.cell(x: 2, y: 0).foreground != before)
    #expect(harness.repaint() == 0)
  }
}
