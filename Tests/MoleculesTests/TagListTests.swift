// SPDX-License-Identifier: MIT
// Testing: tags in lines.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct TagListTests {
  @Test func `wraps, and reports the pressed tag`() {
    var pressed: [String] = []
    let harness = Harness(width: 16, height: 5) {
      TagList(tags: ["swift", "terminal", "linux"]) { pressed.append($0) }
    }
    #expect(harness.screen == [" swift", "", " terminal", "", " linux"])
    harness.press("⇥ ⇥ ⏎")
    if let linux = harness.find(.button, "linux") { harness.click(linux) }
    #expect(pressed == ["terminal", "linux"])
    #expect(harness.repaint() == 0)
    harness.setEnvironment { $0.density = .compact }
    #expect(harness.content == [" swift", " terminal", "▌linux"])
    #expect(harness.repaint() == 0)
    harness.resize(width: 60, height: 5)
    #expect(harness.screen[1] == "")
  }

  @Test(arguments: [
    (10, ["terminal"], [" terminal"]),
    (26, ["swift", "terminal", "linux"], [" swift   terminal   linux"]),
    (25, ["swift", "terminal", "linux"], [" swift   terminal", "", " linux"]),
  ])
  func `tags that fill a line exactly stay on it`(width: Int, tags: [String], shown: [String]) {
    let harness = Harness(width: width, height: 3) { TagList(tags: tags) }
    #expect(harness.content == shown)
    #expect(harness.repaint() == 0)
  }

  @Test func `scrolls sideways on one row, by Tab, arrow keys and the wheel`() {
    var pressed: [String] = []
    let harness = Harness(width: 16, height: 2) {
      TagList(tags: ["swift", "terminal", "linux"], scrolls: true) { pressed.append($0) }
    }
    #expect(harness.screen == [" swift   termina", ""])
    harness.press("⇥ →")
    #expect(harness.screen == ["wift  ▌terminal", ""])
    harness.press("⇥")
    #expect(harness.screen[0].hasSuffix("▌linux"))
    harness.press("⏎ ←")
    #expect(harness.screen[0].contains("▌terminal"))
    harness.press("⏎")
    #expect(pressed == ["linux", "terminal"])
    harness.scroll(x: -20, y: 0, at: CellPoint(x: 4, y: 0))
    #expect(harness.screen[0].hasPrefix(" swift"))
    harness.send(
      .pointer(
        PointerEvent(.scrolled(x: 0, y: 20), at: CellPoint(x: 4, y: 0), modifiers: .shift)))
    #expect(harness.screen[0].hasSuffix(" linux"))
    #expect(harness.repaint() == 0)
  }

  @Test func `tags without an action scroll by the arrow keys`() {
    let harness = Harness(width: 10, height: 1) {
      TagList(tags: ["swift", "terminal", "linux"], scrolls: true)
    }
    #expect(harness.screen == [" swift   t"])
    harness.press("→")
    #expect(harness.screen == ["wift   ter"])
    harness.press("end")
    #expect(harness.screen == ["l   linux"])
    harness.press("home")
    #expect(harness.screen == [" swift   t"])
    #expect(harness.repaint() == 0)
  }
}
