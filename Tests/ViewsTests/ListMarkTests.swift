// SPDX-License-Identifier: MIT
// Testing: the marked row of a list without a selected row.

import CuriumControls
import CuriumLists
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct ListMarkTests {
  private struct Single: View {
    @State private var items = ["a", "b", "c"]
    @State private var selection: String? = "b"
    @State private var calls = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(items, id: \.self, selection: $selection) { Text($0) }.defaultFocus()
        Text("\(selection ?? "none"), \(calls)")
      }
      .keyBinding("stage", "space") { calls += 1 }
      .keyBinding("remove", "x") { items.removeAll { $0 == "b" } }
      .keyBinding("none", "z") { selection = nil }
    }
  }

  @Test func `Space selects the marked row if the selected one is gone`() {
    let harness = Harness(width: 12, height: 4) { Single() }
    harness.press("x")
    #expect(harness.screen == ["  a", "▌ c", "", "b, 0"])
    harness.press("space")
    #expect(harness.screen == ["  a", "▌ c", "", "c, 0"])
    harness.press("space")
    #expect(harness.screen == ["  a", "▌ c", "", "c, 1"])
    #expect(harness.repaint() == 0)
  }

  @Test func `Space selects the marked row if no row is selected`() {
    let harness = Harness(width: 12, height: 4) { Single() }
    harness.press("x z")
    #expect(harness.screen.prefix(2) == ["  a", "▌ c"])
    harness.press("space")
    #expect(harness.screen == ["  a", "▌ c", "", "c, 0"])
  }

  private struct Several: View {
    @State private var items = ["a", "b", "c"]
    @State var selection: Set<String>

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(items, id: \.self, selection: $selection) { Text($0) }.defaultFocus()
        Text(selection.sorted().joined())
      }
      .keyBinding("remove", "x") { items.removeAll { $0 == "b" } }
    }
  }

  @Test func `in a multiple selection, the marked row replaces the only one, which is gone`() {
    let harness = Harness(width: 12, height: 4) { Several(selection: ["b"]) }
    harness.press("x space")
    #expect(harness.screen[3] == "c")
    harness.press("↑ space")
    #expect(harness.screen[3] == "ac")
    #expect(harness.repaint() == 0)
  }

  @Test func `Space adds the marked row to the other selected rows`() {
    let harness = Harness(width: 12, height: 4) { Several(selection: []) }
    harness.press("space ↓ space x")
    #expect(harness.screen == ["▌ a", "› c", "", "ab"])
    harness.press("space")
    #expect(harness.screen[3] == "abc")
    #expect(harness.repaint() == 0)
  }

  // MARK: Rows that come and go

  @Observable @MainActor final class Lines {
    var ids = Array(0..<50)
    var selection: Int?
    var opened: [Int] = []
  }

  private struct Log: View {
    @Bindable var lines: Lines
    var anchor: UnitPoint?

    var body: some View {
      List(lines.ids, id: \.self, selection: $lines.selection) { Text("row \($0)") }
        .defaultScrollAnchor(anchor).defaultFocus()
    }
  }

  private func marked(_ harness: Harness) -> [String] {
    harness.screen.filter { $0.hasPrefix("▌") }.map { String($0.prefix(8)) }
  }

  @Test func `added rows move the mark only while the list follows its end`() async {
    let lines = Lines()
    let harness = Harness(width: 12, height: 8) { Log(lines: lines, anchor: .bottom) }
    await harness.settle()
    #expect(marked(harness) == ["▌ row 49"])
    lines.ids += [50, 51]
    await harness.settle()
    #expect(marked(harness) == ["▌ row 51"])
    harness.scroll(y: -6)
    await harness.settle()
    #expect(marked(harness) == [])
    lines.ids += [52, 53]
    await harness.settle()
    #expect(marked(harness) == [])
    harness.scroll(y: 40)
    await harness.settle()
    #expect(harness.position(of: "row 53") != nil && marked(harness) == ["▌ row 51"])
    #expect(harness.repaint() == 0)
  }

  @Test func `the mark stays at its row, unless the row moves out of view`() async {
    let lines = Lines()
    let harness = Harness(width: 12, height: 8) { Log(lines: lines) }
    await harness.settle()
    #expect(harness.screen[0].hasPrefix("▌ row 0"))
    lines.ids.reverse()
    await harness.settle()
    #expect(marked(harness) == ["▌ row 49"])
    lines.ids.insert(99, at: 0)
    await harness.settle()
    #expect(harness.screen[0].contains("row 99") && marked(harness) == ["▌ row 49"])
    harness.press("↓")
    #expect(lines.selection == 49)
    #expect(harness.repaint() == 0)
  }

  @Test func `keys act on the marked row if the selected one returns out of view`() async {
    let lines = Lines()
    lines.ids = Array(0..<500)
    lines.selection = 300
    let harness = Harness(width: 12, height: 8) { Log(lines: lines) }
    await harness.settle()
    lines.ids = Array(1_000..<1_500)
    await harness.settle()
    #expect(marked(harness).count == 1)
    harness.scroll(y: -1_000)
    await harness.settle()
    lines.ids = Array(0..<500)
    await harness.settle()
    #expect(marked(harness).count == 1 && harness.screen[0].hasPrefix("▌ row 0"))
    harness.press("↓")
    #expect(lines.selection == 0 && harness.screen[0].hasPrefix("▌ row 0"))
    #expect(harness.repaint() == 0)
  }

  private struct Opening: View {
    let lines: Lines

    var body: some View {
      Log(lines: lines).onActivate(of: Int.self) { lines.opened = $0.sorted() }
    }
  }

  @Test(arguments: [false, true])
  func `keys act on the selected row again once it was in view`(scrollsBack: Bool) async {
    let lines = Lines()
    lines.ids = Array(0..<500)
    lines.selection = 300
    let harness = Harness(width: 12, height: 8) { Opening(lines: lines) }
    await harness.settle()
    lines.ids = Array(1_000..<1_500)
    await harness.settle()
    harness.scroll(y: -1_000)
    await harness.settle()
    lines.ids = Array(0..<500)
    await harness.settle()
    #expect(harness.screen[0].hasPrefix("▌ row 0"))
    harness.scroll(y: 99)
    await harness.settle()
    #expect(harness.screen[3].hasPrefix("▌ row 300") && marked(harness).count == 1)
    if scrollsBack {
      harness.scroll(y: -99)
      await harness.settle()
      #expect(harness.position(of: "row 0") != nil && marked(harness) == [])
    }
    harness.press("⏎")
    #expect(lines.opened == [300] && lines.selection == 300)
    #expect(harness.position(of: "▌ row 300") != nil && marked(harness).count == 1)
    harness.press("↓")
    #expect(lines.selection == 301)
    #expect(harness.repaint() == 0)
  }
}
