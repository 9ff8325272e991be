// SPDX-License-Identifier: MIT
// Testing: a bar with more tabs than fit.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Observation
import Testing

@MainActor struct TabBarRoomTests {
  private struct Queries: View {
    @State var count: Int
    @State private var shown = 0

    var body: some View {
      TabView(selection: $shown) {
        ForEach(0..<count, id: \.self) { index in
          Text("content \(index)").tabItem { Text("Query \(index)") }.tag(index)
        }
      }
      .keyBinding("Add", "a") {
        count += 1
        shown = count - 1
      }
    }
  }

  @Test func `a bar with too many tabs scrolls to the shown one`() {
    let harness = Harness(width: 30, height: 4) { Queries(count: 5) }
    #expect(
      Array(harness.screen[0...1]) == [
        " Query 0  Query 1  Query 2  Qu", "━━━━━━━━━────────────────────›",
      ])
    harness.press("⇥ → →")
    #expect(harness.screen[0] == " Query 0  Query 1 ▌Query 2  Qu")
    harness.press("→")
    #expect(
      Array(harness.screen[0...1]) == [
        " 0  Query 1  Query 2 ▌Query 3", "‹────────────────────━━━━━━━━›",
      ])
    harness.press("a")
    #expect(harness.screen[0] == " 2  Query 3  Query 4 ▌Query 5")
    harness.click(x: 1, y: 0)
    #expect(harness.screen[0] == "▌Query 2  Query 3  Query 4  Qu")
    #expect(harness.position(of: "content 2") != nil)
    harness.scroll(y: -2, at: CellPoint(x: 5, y: 0))
    #expect(harness.screen[0] == "ery 1 ▌Query 2  Query 3  Query")
    harness.resize(width: 60, height: 4)
    #expect(harness.screen[0] == " Query 0  Query 1 ▌Query 2  Query 3  Query 4  Query 5")
    #expect(harness.repaint() == 0)
    #expect(harness.elements.contains { $0.semantics.role == .scrollView } == false)
  }

  @Test(arguments: [ColorDepth.none, .ansi16, .ansi256, .trueColor])
  func `the marks of a bar don't cover the marker of the focus`(depth: ColorDepth) {
    let harness = Harness(
      width: 20, height: 4, capabilities: TerminalCapabilities(colorDepth: depth)
    ) { Queries(count: 5) }
    harness.press("⇥ → → → ← ←")
    #expect(Array(harness.screen[0...1]) == ["▌Query 1  Query 2  Q", "‹━━━━━━━━──────────›"])
  }

  private struct Files: View {
    @State private var names = ["aaaa", "bbbb", "cccc"]
    @State private var shown = "cccc"

    var body: some View {
      TabView(selection: $shown) {
        ForEach(names, id: \.self) { name in
          Text("text of \(name)").tabItem { Text(name) }.tag(name)
            .onTabClose { names.removeAll { $0 == name } }
        }
      }
      .keyBinding("Open", "o") { names.insert(contentsOf: ["dddd", "eeee"], at: 0) }
    }
  }

  @Test func `a bar stays at the shown tab when tabs open before it`() {
    let harness = Harness(width: 26, height: 4) { Files() }
    #expect(harness.screen[0] == " aaaa ×  bbbb ×  cccc ×")
    harness.press("o")
    #expect(harness.screen[0].contains("cccc"))
    #expect(harness.position(of: "text of cccc") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a bar that was scrolled to other tabs stays there while they are closed`() {
    let harness = Harness(width: 26, height: 4) { Files() }
    harness.press("o")
    harness.scroll(y: -20, at: CellPoint(x: 5, y: 0))
    #expect(harness.screen[0].hasPrefix(" dddd ×  eeee ×"))
    harness.click(x: 6, y: 0)
    #expect(harness.screen[0].hasPrefix(" eeee ×  aaaa ×"))
    harness.click(x: 6, y: 0)
    #expect(harness.screen[0].hasPrefix(" aaaa ×  bbbb ×"))
    #expect(harness.position(of: "text of cccc") != nil && harness.repaint() == 0)
  }
}
