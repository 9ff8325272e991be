// SPDX-License-Identifier: MIT
// Testing: tags in lines.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct TagListTests {
  @Test func `wraps, and tells which tag was pressed`() {
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
    #expect(harness.content == [" swift", " terminal", "▸linux◂"])
    #expect(harness.repaint() == 0)
    harness.resize(width: 60, height: 5)
    #expect(harness.screen[1] == "")
  }
}
