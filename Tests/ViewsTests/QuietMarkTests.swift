// SPDX-License-Identifier: MIT
// Testing: the marks of a selected tab, and the weight of scroll bars.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor @Suite struct QuietMarkTests {
  @Test func `the focus adds only a bar to the line of a selected tab`() {
    let harness = Harness(width: 20, height: 4, theme: .dark) {
      TabView {
        Text("1").tabItem { Text("One") }
        Text("2").tabItem { Text("Two") }
      }
    }
    let ground = harness.cell(x: 19, y: 0).background
    #expect(harness.screen.prefix(2) == [" One  Two", "━━━━━───────────────"])
    harness.press("⇥")
    #expect(harness.screen[0] == "▌One  Two")
    #expect((0..<5).allSatisfy { harness.cell(x: $0, y: 0).background == ground })
  }

  @Test func `a scroll bar is a thumb on a track that is nearly invisible`() throws {
    let harness = Harness(width: 6, height: 8, theme: .dark) {
      ScrollView { ForEach(0..<16) { Text("\($0)").frame(maxWidth: .infinity) } }
    }
    let page = harness.cell(x: 3, y: 0).background
    let track = try #require(Contrast.ratio(harness.cell(x: 5, y: 7).background, page))
    let thumb = try #require(Contrast.ratio(harness.cell(x: 5, y: 0).background, page))
    #expect(track > 1 && track < 1.3)
    #expect(thumb > 2 && thumb < 4)
    #expect(harness.repaint() == 0)
  }
}
