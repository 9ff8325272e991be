// SPDX-License-Identifier: MIT
// Testing: the marked row of a list whose selected row is gone.

import CuriumControls
import CuriumTesting
import CuriumTokens
import Testing

@MainActor @Suite struct ListMarkTests {
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
    #expect(harness.screen == ["  a", "› c", "", "b, 0"])
    harness.press("space")
    #expect(harness.screen == ["  a", "▌ c", "", "c, 0"])
    harness.press("space")
    #expect(harness.screen == ["  a", "▌ c", "", "c, 1"])
    #expect(harness.repaint() == 0)
  }

  @Test func `Space selects the marked row if no row is selected`() {
    let harness = Harness(width: 12, height: 4) { Single() }
    harness.press("x z space")
    #expect(harness.screen == ["▌ a", "  c", "", "a, 0"])
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
}
