// SPDX-License-Identifier: MIT
// Testing: the focus, with panes that are hidden, added or collapsed.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@testable import CuriumControls
import CuriumNavigation

@MainActor struct HiddenPaneFocusTests {
  private struct ThreePanes: View {
    @FocusState private var pane: Int?

    var body: some View {
      SplitView {
        ForEach(0..<3) { index in
          Button("pane \(index)") {}.buttonStyle(.plain)
            .focused($pane, equals: index)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .paneSize(min: 10)
        }
      }
      .keyBinding("last", "f3") { pane = 2 }
      .keyBinding("first", "f1") { pane = 0 }
    }
  }

  @Test func `a hidden pane appears when it gets the focus`() {
    let harness = Harness(width: 22, height: 1) { ThreePanes() }
    #expect(harness.screen[0].contains("pane 0") && harness.screen[0].contains("pane 1"))
    harness.press("f3")
    #expect(harness.focused?.label == "pane 2")
    #expect(harness.screen[0].contains("pane 0") && harness.screen[0].contains("pane 2"))
    #expect(harness.repaint() == 0)
    harness.resize(width: 10, height: 1)
    #expect(harness.screen[0].contains("pane 2") && harness.focused?.label == "pane 2")
    harness.press("f1")
    #expect(harness.screen[0].contains("pane 0") && harness.focused?.label == "pane 0")
    harness.resize(width: 40, height: 1)
    #expect(harness.screen[0].contains("pane 1") && harness.screen[0].contains("pane 2"))
    #expect(harness.warnings.isEmpty)
  }

  @Test func `a pane that was brought back has no precedence after the focus has left it`() {
    let harness = Harness(width: 22, height: 1) { ThreePanes() }
    harness.press("f3 f1")
    #expect(harness.screen[0].contains("pane 0") && harness.screen[0].contains("pane 2"))
    harness.resize(width: 10, height: 1)
    #expect(harness.screen[0].contains("pane 0") && harness.focused?.label == "pane 0")
    harness.resize(width: 22, height: 1)
    #expect(harness.screen[0].contains("pane 0") && harness.screen[0].contains("pane 1"))
    #expect(harness.repaint() == 0)
  }

  @Test func `a pane that was brought back stays while it has the focus`() {
    let harness = Harness(width: 22, height: 1) { ThreePanes() }
    harness.press("f3")
    for width in [40, 22, 10, 22] {
      harness.resize(width: width, height: 1)
      #expect(harness.screen[0].contains("pane 2") && harness.focused?.label == "pane 2")
    }
  }

  /// Two panes of which the first has the higher priority, the second with panes of its own.
  private struct NestedPanes: View {
    var minimum: Length = 3
    var isCollapsed = false
    @FocusState private var pane: Int?
    @State private var isPresented = false

    var body: some View {
      SplitView(.horizontal) {
        Button("one") {}.focused($pane, equals: 1).paneSize(min: 20).layoutPriority(1)
        SplitView(.vertical) {
          Button("two") {}.focused($pane, equals: 2).paneSize(min: minimum)
            .paneCollapsed(.constant(isCollapsed))
          SplitView(.vertical) {
            Button("three") {}.focused($pane, equals: 3).paneSize(min: minimum).layoutPriority(1)
            Button("four") {}.focused($pane, equals: 4).paneSize(min: minimum)
          }
          .paneSize(min: minimum)
          .layoutPriority(1)
        }
        .paneSize(min: 20)
      }
      .keyBinding("1", "1") { pane = 1 }
      .keyBinding("2", "2") { pane = 2 }
      .keyBinding("3", "3") { pane = 3 }
      .keyBinding("4", "4") { pane = 4 }
      .keyBinding("ask", "f1") { isPresented = true }
      .alert("Really?", isPresented: $isPresented) {}
    }
  }

  @Test(arguments: ["two", "three", "four"])
  func `the pane with the focus stays when the window shrinks`(name: String) {
    let keys = ["two": "2", "three": "3", "four": "4"]
    let harness = Harness(width: 60, height: 12) { NestedPanes() }
    harness.press(keys[name] ?? "")
    for (width, height) in [(30, 12), (10, 3), (1, 1), (60, 12)] {
      harness.resize(width: width, height: height)
      #expect(harness.focused?.label == name)
    }
    #expect(harness.find(.button, "one") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `the pane below a dialog stays when the window shrinks`() {
    let harness = Harness(width: 60, height: 12) { NestedPanes() }
    harness.press("4 f1")
    #expect(harness.focused?.label == "OK")
    harness.resize(width: 30, height: 12)
    harness.resize(width: 25, height: 5)
    harness.press("esc")
    #expect(harness.focused?.label == "four")
  }

  @Test(arguments: [
    (3, "2"), (3, "3"), (3, "4"), (3, "1 4"), (8, "2"), (8, "3"), (8, "4"), (8, "1 4 1 2"),
    (8, "1 2 3 4"),
  ])
  func `a view in a pane that was never laid out can get the focus`(minimum: Int, keys: String) {
    let names = ["1": "one", "2": "two", "3": "three", "4": "four"]
    let harness = Harness(width: 30, height: 10) { NestedPanes(minimum: Length(minimum)) }
    harness.press(keys)
    #expect(harness.focused?.label == names[String(keys.suffix(1))])
    #expect(harness.warnings.isEmpty)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: ["2", "3", "4"])
  func `a view in a hidden pane can get the focus after the window shrank`(key: String) {
    let names = ["2": "two", "3": "three", "4": "four"]
    let harness = Harness(width: 60, height: 20) { NestedPanes() }
    harness.press("1")
    harness.resize(width: 30, height: 20)
    harness.resize(width: 30, height: 3)
    harness.press(key)
    #expect(harness.focused?.label == names[key])
    #expect(harness.warnings == [])
    #expect(harness.repaint() == 0)
  }

  @Test func `a view that fits in a hidden pane can get the focus`() {
    struct Page: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        SplitView {
          Button("one") {}.paneSize(min: 15).layoutPriority(1)
          ViewThatFits {
            Button("a long title for wide panes") {}.focused($isFocused)
            Button("two") {}.focused($isFocused)
          }
          .paneSize(min: 15)
        }
        .keyBinding("go", "f1") { isFocused = true }
      }
    }
    let harness = Harness(width: 20, height: 3) { Page() }
    harness.press("f1")
    #expect(harness.focused?.label == "two")
    #expect(harness.warnings.isEmpty)
  }

  /// A button that adds a pane, which can be nested and collapsed.
  private struct AddedPane: View {
    var isNested = false
    var isCollapsed = false
    @State private var isShown = false

    var body: some View {
      SplitView {
        Button("open") { isShown = true }.defaultFocus().paneSize(min: 30)
        if isShown {
          VStack {
            if isNested { SplitView(.vertical) { reply } } else { reply }
          }
          .paneSize(min: 24)
          .paneCollapsed(.constant(isCollapsed))
        }
      }
    }

    private var reply: some View { Button("reply") {}.defaultFocus() }
  }

  @Test(arguments: [40, 80], [false, true])
  func `a pane that is added with the default focus is shown`(width: Int, isNested: Bool) async {
    let harness = Harness(width: width, height: 3) { AddedPane(isNested: isNested) }
    harness.press("⏎")
    await harness.settle()
    #expect(harness.focused?.label == "reply" && harness.position(of: "reply") != nil)
    #expect((harness.position(of: "open") == nil) == (width == 40))
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `the default focus shows no pane that is collapsed or was there at the start`() async {
    let collapsed = Harness(width: 40, height: 3) { AddedPane(isCollapsed: true) }
    collapsed.press("⏎")
    await collapsed.settle()
    #expect(collapsed.focused?.label == "open" && collapsed.position(of: "reply") == nil)
    let early = Harness(width: 40, height: 3) {
      SplitView {
        Button("one") {}.paneSize(min: 30)
        Button("two") {}.defaultFocus().paneSize(min: 24)
      }
    }
    await early.settle()
    #expect(early.position(of: "one") != nil && early.position(of: "two") == nil)
    #expect(early.warnings == [])
  }

  @Test func `focusing a view in a collapsed pane warns`() {
    let harness = Harness(width: 30, height: 10) { NestedPanes(isCollapsed: true) }
    harness.press("1 2")
    #expect(harness.focused?.label == "one")
    #expect(harness.warnings.count == 1)
  }

  private struct Sidebar: View {
    @State private var isCollapsed = false
    var body: some View {
      SplitView {
        VStack {
          Button("side") {}
          Button("bar") {}
        }
        .paneCollapsed($isCollapsed)
        VStack {
          Button("main") {}
          TextField("find", text: .constant(""))
          Button("other") {}
        }
      }
      .keyBinding("toggle", "f2") { isCollapsed.toggle() }
    }
  }

  @Test(arguments: ["side", "bar"])
  func `a view gets the focus back when its pane is shown again`(name: String) {
    let harness = Harness(width: 40, height: 6) { Sidebar() }
    harness.press(name == "side" ? "⇥" : "⇥ ↓")
    #expect(harness.focused?.label == name)
    harness.press("f2")
    #expect(["main", "other"].contains(harness.focused?.label))
    harness.press("f2")
    #expect(harness.focused?.label == name)
  }

  @Test func `a view doesn't get the focus back after the user has moved it`() {
    let harness = Harness(width: 40, height: 6) { Sidebar() }
    harness.press("⇥ f2")
    #expect(harness.focused?.label == "other")
    harness.press("↑ ↑ f2")
    #expect(harness.focused?.label == "main")
    harness.press("f2 f2")
    #expect(harness.focused?.label == "main")
  }
}
