// SPDX-License-Identifier: MIT
// Testing: the marks of a selected tab, and the weight of scrollbars.

import CuriumControls
import CuriumNavigation
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct SelectionMarkTests {
  @Test func `the focus tints the selected tab, and adds a bar without moving its title`() {
    func harness(_ depth: ColorDepth) -> Harness {
      Harness(width: 20, height: 4, theme: .dark) {
        TabView {
          Text("1").tabItem { Text("One") }
          Text("2").tabItem { Text("Two") }
        }
        .colorDepth(depth)
      }
    }
    for depth in [ColorDepth.trueColor, .ansi16] {
      let harness = harness(depth)
      #expect(harness.screen.prefix(2) == [" One  Two", "━━━━━───────────────"])
      let before = harness.cell(x: 1, y: 0).background
      harness.press("⇥")
      #expect(harness.screen[0] == "▌One  Two")
      #expect(harness.cell(x: 1, y: 0).background != before)
      #expect(harness.cell(x: 6, y: 0).background == harness.cell(x: 19, y: 0).background)
    }
  }

  @Test func `a scrollbar is a thumb in the right half of its column`() throws {
    let harness = Harness(width: 6, height: 8, theme: .dark) {
      ScrollView { ForEach(0..<16) { Text("\($0)").frame(maxWidth: .infinity) } }
    }
    #expect(harness.screen.map { $0.last == "▐" } == (0..<8).map { $0 < 4 })
    let page = harness.cell(x: 3, y: 0).background
    for y in [0, 7] { #expect(harness.cell(x: 5, y: y).background == page) }
    let thumb = try #require(Contrast.ratio(harness.cell(x: 5, y: 0).foreground, page))
    #expect(thumb > 2 && thumb < 4)
    #expect(harness.repaint() == 0)
  }
}
