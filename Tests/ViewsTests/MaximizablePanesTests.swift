// SPDX-License-Identifier: MIT
// Testing: a single pane of nested split views, shown with a key.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

/// Three panes with buttons, two of them nested. The keys 1, 2 and 3 move the focus to a pane; R
/// removes the third one, and S the nested split view.
private struct Page: View {
  var spacing: Length = 1
  @State private var hasThird = true
  @State private var hasSide = true
  @FocusState private var pane: Int?

  var body: some View {
    VStack(spacing: 0) {
      SplitView(.horizontal, spacing: spacing) {
        Button("one") {}.focused($pane, equals: 1)
        if hasSide {
          SplitView(.vertical, spacing: spacing) {
            VStack {
              Button("two") {}.focused($pane, equals: 2)
              Button("also two") {}
            }
            if hasThird { Button("three") {}.focused($pane, equals: 3) }
          }
        }
      }
      .maximizablePanes()
      KeyHints()
    }
    .buttonStyle(.plain)
    .keyBinding("first", "1", hintPriority: .hidden) { pane = 1 }
    .keyBinding("second", "2", hintPriority: .hidden) { pane = 2 }
    .keyBinding("third", "3", hintPriority: .hidden) { pane = 3 }
    .keyBinding("remove", "r", hintPriority: .hidden) { hasThird = false }
    .keyBinding("remove side", "s", hintPriority: .hidden) { hasSide = false }
  }
}

@MainActor struct MaximizablePanesTests {
  private func buttons(_ harness: Harness) -> [String] {
    ["one", "two", "also two", "three"].filter { harness.find(.button, $0) != nil }
  }

  private func hints(_ harness: Harness) -> String { harness.screen.last ?? "" }

  @Test(arguments: [-1, 0, 1])
  func `F7 shows only the pane with the focus, and then all panes again`(spacing: Int) {
    let harness = Harness(width: 40, height: 12) { Page(spacing: Length(spacing)) }
    #expect(!hints(harness).contains("F7"))
    harness.press("1")
    let before = harness.screen
    #expect(hints(harness).contains("F7 maximize pane"))
    harness.press("F7")
    #expect(buttons(harness) == ["one"] && harness.focused?.label == "one")
    #expect(harness.position(of: "two") == nil && harness.find(.slider) == nil)
    #expect(!harness.screen.joined().contains { "│─".contains($0) })
    #expect(hints(harness).contains("F7 show all panes"))
    #expect(harness.takeAnnouncements() == ["Pane maximized"])
    #expect(harness.repaint() == 0)
    harness.press("F7")
    #expect(harness.screen == before && harness.focused?.label == "one")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the innermost pane fills the outermost split view, and the focus stays in it`() {
    let harness = Harness(width: 40, height: 12) { Page() }
    harness.press("2 F7")
    #expect(buttons(harness) == ["two", "also two"])
    harness.press("⇥")
    #expect(harness.focused?.label == "also two")
    harness.press("⇥")
    #expect(harness.focused?.label == "two")
    harness.press("↓ → ↓ ←")
    #expect(harness.focused?.label == "also two")
    harness.press("F7")
    #expect(buttons(harness).count == 4 && harness.focused?.label == "also two")
    #expect(harness.repaint() == 0)
  }

  @Test func `moving the focus to a hidden pane maximizes that pane`() {
    let harness = Harness(width: 40, height: 12) { Page() }
    harness.press("1 F7 3")
    #expect(buttons(harness) == ["three"] && harness.focused?.label == "three")
    harness.press("2")
    #expect(buttons(harness) == ["two", "also two"] && harness.focused?.label == "two")
    harness.press("1")
    #expect(buttons(harness) == ["one"] && harness.focused?.label == "one")
    #expect(hints(harness).contains("F7 show all panes"))
    harness.press("F7")
    #expect(buttons(harness).count == 4 && harness.focused?.label == "one")
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `a click on the hint acts like the key, and hidden dividers can't be dragged`()
    throws
  {
    let harness = Harness(width: 40, height: 12) { Page() }
    harness.press("1")
    let before = harness.screen
    let hint = try #require(harness.position(of: "F7"))
    harness.click(x: hint.x, y: hint.y)
    #expect(buttons(harness) == ["one"])
    dragged(harness, from: (19, 2), through: (6, 2))
    dragged(harness, from: (20, 2), through: (6, 2))
    harness.click(x: hint.x, y: hint.y)
    #expect(harness.screen == before)
  }

  @Test func `a pane stays maximized when the window changes its size`() {
    let harness = Harness(width: 40, height: 12) { Page() }
    harness.press("3")
    let before = harness.screen
    harness.press("F7")
    for (width, height) in [(20, 6), (1, 1), (80, 24), (40, 12)] {
      harness.resize(width: width, height: height)
      #expect(harness.focused?.label == "three")
      #expect(harness.position(of: "one") == nil && harness.repaint() == 0)
    }
    #expect(buttons(harness) == ["three"])
    harness.press("F7")
    #expect(harness.screen == before && harness.warnings == [])
  }

  @Test func `a pane can be maximized in a single cell`() {
    let harness = Harness(width: 1, height: 1) { Page() }
    harness.press("1 F7 ⇥ 3 F7 F7 F7")
    #expect(harness.focused?.label == "three")
    harness.resize(width: 40, height: 12)
    #expect(buttons(harness).count == 4)
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `all panes are shown again when the maximized pane is removed`() {
    let harness = Harness(width: 40, height: 12) { Page() }
    harness.press("3 F7 r")
    #expect(buttons(harness) == ["one", "two", "also two"])
    #expect(["two", "also two"].contains(harness.focused?.label))
    #expect(hints(harness).contains("F7 maximize pane"))
    harness.press("F7")
    #expect(buttons(harness) == ["two", "also two"])
    // A pane that is alone can't be maximized.
    harness.press("s")
    #expect(buttons(harness) == ["one"] && harness.focused?.label == "one")
    #expect(!hints(harness).contains("F7"))
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `an app can begin with a maximized pane, and set the state`() async {
    struct Notes: View {
      @State private var isMaximized = true
      let log: @MainActor (Bool) -> Void
      var body: some View {
        VStack {
          SplitView {
            Button("one") {}.onPaneVisibilityChange(perform: log)
            Button("two") {}.defaultFocus()
          }
          .maximizablePanes(isMaximized: $isMaximized)
          Text(isMaximized ? "maximized" : "normal")
        }
        .buttonStyle(.plain)
        .keyBinding("switch", "x") { isMaximized.toggle() }
      }
    }
    var log: [Bool] = []
    let harness = Harness(width: 40, height: 6) { Notes { log.append($0) } }
    await harness.settle()
    #expect(buttons(harness) == ["two"] && harness.position(of: "maximized") != nil)
    harness.press("x")
    #expect(buttons(harness) == ["one", "two"] && harness.position(of: "normal") != nil)
    harness.press("F7")
    #expect(buttons(harness) == ["two"] && harness.position(of: "maximized") != nil)
    #expect(log.suffix(2) == [true, false])
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `if the app sets the state while no pane has the focus, the next one is maximized`() {
    struct Search: View {
      @State private var isMaximized = false
      var body: some View {
        VStack(spacing: 0) {
          Button("search") { isMaximized = true }
          SplitView {
            Button("one") {}
            Button("two") {}
          }
        }
        .maximizablePanes(isMaximized: $isMaximized)
        .buttonStyle(.plain)
      }
    }
    let harness = Harness(width: 40, height: 6) { Search() }
    harness.press("⇥ ⏎")
    #expect(harness.focused?.label == "search" && buttons(harness) == ["one", "two"])
    harness.press("⇥")
    #expect(harness.focused?.label == "one" && buttons(harness) == ["one"])
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `an inner split view can have a maximized pane of its own`() {
    struct Nested: View {
      @FocusState private var pane: Int?
      var body: some View {
        SplitView {
          Button("one") {}.focused($pane, equals: 1)
          SplitView(.vertical) {
            Button("two") {}
            Button("three") {}.focused($pane, equals: 3)
          }
          .maximizablePanes()
        }
        .maximizablePanes()
        .buttonStyle(.plain)
        .keyBinding("first", "1") { pane = 1 }
        .keyBinding("third", "3") { pane = 3 }
      }
    }
    let harness = Harness(width: 40, height: 12) { Nested() }
    harness.press("3 F7")
    #expect(buttons(harness) == ["one", "three"])
    harness.press("1 F7")
    #expect(buttons(harness) == ["one"])
    harness.press("F7")
    #expect(buttons(harness) == ["one", "three"])
    harness.press("3 F7")
    #expect(buttons(harness) == ["one", "two", "three"])
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `hidden panes keep their scroll position, and a key map changes the key`() {
    struct Reader: View {
      @State private var name = ""
      var body: some View {
        SplitView {
          ScrollView { ForEach(0..<50) { Text("line \($0)") } }.focusable()
          TextField("Name", text: $name)
        }
        .maximizablePanes()
        .keyMap(KeyMap(["pane.maximize": ["F4"]]))
      }
    }
    let harness = Harness(width: 40, height: 6) { Reader() }
    harness.press("⇥ pgdn ⇥ ⇥")
    harness.type("Ada")
    let before = harness.screen
    #expect(harness.position(of: "line 8") != nil && harness.position(of: "line 0") == nil)
    harness.press("F7")
    #expect(harness.screen == before)
    harness.press("F4")
    #expect(harness.position(of: "line 8") == nil && harness.position(of: "Ada") != nil)
    harness.press("F4")
    #expect(harness.screen == before && harness.repaint() == 0)
  }
}
