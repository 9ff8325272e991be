// SPDX-License-Identifier: MIT
// Testing: text that can't be selected, because it isn't visible.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import TestModels
import Testing

@MainActor struct UnselectableTextTests: TextSelecting {
  @Test func `hidden text isn't selected`() {
    let harness = Harness(width: 20, height: 3) {
      VStack(alignment: .leading, spacing: 0) {
        Text("a")
        Text("secret").hidden()
        Text("c")
      }
      .textSelection(.enabled)
    }
    drag(harness, (0, 0), (2, 2))
    harness.press("ctrl+c")
    #expect(copied(harness) == ["a\nc"])
  }

  @Test func `the text of another tab isn't selected`() throws {
    let harness = Harness(width: 20, height: 5) {
      TabView {
        Text("first words").tabItem { Text("One") }
        Text("other words").tabItem { Text("Two") }
      }
      .textSelection(.enabled)
    }
    harness.click(harness.find(.tab, "Two")!)
    let start = try #require(harness.position(of: "other"))
    drag(harness, (start.x, start.y), (start.x + 5, start.y))
    harness.press("ctrl+c")
    #expect(copied(harness) == ["other "])
    #expect(!harness.hasQuit)
  }

  @Test func `a selection stays when other text becomes selectable or isn't any longer`() {
    struct Page: View {
      @State private var isSelectable = true
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("first").textSelection(.enabled)
          Text("second").textSelection(isSelectable ? .enabled : .disabled)
        }
        .keyBinding("toggle", "x") { isSelectable.toggle() }
      }
    }
    let harness = Harness(width: 12, height: 2) { Page() }
    drag(harness, (0, 0), (4, 0))
    for _ in 0..<2 {
      harness.press("x")
      #expect(selected(harness) == ["first"])
    }
    drag(harness, (0, 1), (5, 1))
    #expect(selected(harness) == ["second"])
    harness.press("x")
    #expect(selected(harness).isEmpty)
    #expect(harness.repaint() == 0)
  }

  private struct Hiding: View {
    @State private var isHidden = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("shown")
        Text("secret [x](https://a.example)").redacted(reason: isHidden ? .placeholder : [])
      }
      .textSelection(.enabled)
      .onKeyPress("x") {
        isHidden.toggle()
        return .handled
      }
    }
  }

  @Test func `redacted text can't be selected, and its links can't be followed`() {
    let harness = Harness(width: 16, height: 4) { Hiding() }
    drag(harness, (0, 0), (5, 1))
    #expect(selected(harness) == ["shown", "secret"])
    harness.press("x")
    #expect(selected(harness).isEmpty)
    harness.click(x: 7, y: 1)
    #expect(harness.requests.isEmpty)
    drag(harness, (0, 0), (5, 1))
    #expect(selected(harness) == ["shown"])
    harness.press("ctrl+c")
    #expect(copied(harness) == ["shown"])
    #expect(harness.repaint() == 0)
  }
}
