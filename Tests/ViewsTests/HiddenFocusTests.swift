// SPDX-License-Identifier: MIT
// Testing: the focus, with views that are hidden or not focusable.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@testable import CuriumControls
import CuriumNavigation

@MainActor struct HiddenFocusTests {
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

  @Test func `focusing a view that can't have the focus warns`() {
    struct Page: View {
      @FocusState private var isFocused: Bool
      let isFocusable: Bool
      var body: some View {
        ScrollView { Text("one") }
          .focusable(isFocusable)
          .focused($isFocused)
          .keyBinding("go", "f1") { isFocused = true }
      }
    }
    let harness = Harness(width: 10, height: 1) { Page(isFocusable: false) }
    harness.press("f1")
    #expect(harness.warnings.count == 1)
    #expect(harness.warnings.first?.contains("Add .focusable()") == true)
    #expect(
      harness.warnings.first?.contains(": The focus can't move to the view with .focused: nothing")
        == true)
    let other = Harness(width: 10, height: 1) { Page(isFocusable: true) }
    other.press("f1")
    #expect(other.warnings.isEmpty && other.focused != nil)
  }

  @Test func `a warning about the focus names the value and the view`() {
    enum Pane: Hashable { case list, player }
    struct Page: View {
      @FocusState private var pane: Pane?
      var body: some View {
        VStack {
          Button("list") {}.focused($pane, equals: .list)
          HStack { Text("player") }.padding(1).focused($pane, equals: .player)
        }
        .keyBinding("go", "f1") { pane = .player }
      }
    }
    let harness = Harness(width: 10, height: 5) { Page() }
    harness.press("f1")
    #expect(
      harness.warnings == [
        "Page ▸ VStack ▸ HStack: The focus can't move to the view with .focused and the value "
          + "\"player\": nothing in it can take the focus now. Add .focusable(), enable a control "
          + "in it, or show it."
      ])
  }

  @Test func `arrow keys scroll a focused scroll view before they leave it`() {
    let harness = Harness(width: 20, height: 4) {
      HStack(spacing: 0) {
        Button("left") {}.buttonStyle(.plain)
        ScrollView([.horizontal, .vertical], showsIndicators: false) {
          ForEach(0..<8) { Text("row \($0) 0123456789") }
        }
        .focusable()
      }
    }
    harness.press("⇥ ⇥ → ↓")
    #expect(harness.screen[0].contains("w 1 "))
    harness.press("↑ ←")
    #expect(harness.screen[0].contains("row 0"))
    harness.press("←")
    #expect(harness.focused?.label == "left")
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

  @Test func `an arrow key scrolls where only the divider of a split view lies in its direction`() {
    let harness = Harness(width: 12, height: 4) {
      ScrollView(showsIndicators: false) {
        VStack(alignment: .leading, spacing: 0) {
          Button("top") {}.buttonStyle(.plain)
          SplitView(.vertical) {
            Text("first")
            Text("second")
          }
          .frame(height: 9)
        }
      }
    }
    harness.press("⇥")
    #expect(harness.focused?.label == "top" && harness.screen[0].contains("top"))
    harness.press("↓")
    #expect(harness.focused?.label == "top" && !harness.screen[0].contains("top"))
    #expect(harness.repaint() == 0)
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

  private struct Bar: View {
    @State private var isFocusable = false
    @State private var presses = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("name", text: .constant(""))
        Button("press \(presses)") { presses += 1 }
          .padding(.leading, 1)
          .keyboardShortcut("p", modifiers: .control)
          .focusable(isFocusable)
        VStack(alignment: .leading, spacing: 0) { Button("inner") {} }
          .focusable(false)
      }
      .keyBinding("toggle", "f1") { isFocusable.toggle() }
    }
  }

  @Test func `a button that isn't focusable is pressed without the focus`() throws {
    let harness = Harness(width: 20, height: 3) { Bar() }
    harness.press("⇥")
    harness.click(try #require(harness.find(.button, "press 0")))
    #expect(harness.focused?.label == "name")
    harness.press("ctrl+p")
    #expect(harness.find(.button, "press 2") != nil)
    harness.press("⇥")
    #expect(harness.focused?.label == "inner")
    harness.press("⇥")
    #expect(harness.focused?.label == "name")
    #expect(harness.repaint() == 0)
  }

  @Test func `a button that is no longer focusable loses the focus`() {
    let harness = Harness(width: 20, height: 3) { Bar() }
    harness.press("⇥ f1")
    harness.click(x: 3, y: 1)
    harness.press("space")
    #expect(harness.screen[1].contains("press 2"))
    harness.press("f1")
    #expect(harness.focused?.label == "inner")
  }

  @Test func `a control that becomes invisible loses the focus`() {
    struct Page: View {
      @State private var count = 2
      @State private var saved = 0
      var body: some View {
        VStack(spacing: 0) {
          Button("Remove \(count)") { count -= 1 }.hidden(count == 0)
          Button("Save \(saved)") { saved += 1 }
        }
      }
    }
    let harness = Harness(width: 20, height: 3) { Page() }
    harness.press("⇥ ⏎ ⏎")
    #expect(harness.focused?.label == "Save 0")
    harness.press("⏎")
    #expect(harness.focused?.label == "Save 1")
    #expect(harness.repaint() == 0)
  }

  @Test func `of several candidates, only the visible one has the focus`() {
    var pressed: [String] = []
    let harness = Harness(width: 30, height: 2) {
      ViewThatFits {
        HStack { Button("a wide button") { pressed.append("wide") } }
        Button("narrow") { pressed.append("narrow") }
      }
    }
    harness.press("⇥ ⏎")
    harness.resize(width: 10, height: 2)
    #expect(harness.focused?.label == "narrow")
    harness.press("⏎")
    #expect(pressed == ["wide", "narrow"])
    #expect(harness.repaint() == 0)
  }

  @Observable final class Documents {
    var names = ["a", "b", "c", "d"]
    var shown = "a"
    var hasTabs = true
  }

  private struct Editors: View {
    @Bindable var documents: Documents
    @State private var row: Int?

    var body: some View {
      VStack(spacing: 0) {
        if documents.hasTabs {
          TabView(selection: $documents.shown) {
            ForEach(documents.names, id: \.self) { name in
              VStack(spacing: 0) {
                List(0..<3, id: \.self, selection: $row) { Text("row \($0)") }
                Button("Run \(name)") {}
              }
              .tabItem { Text(name) }.tag(name)
            }
          }
        }
        Button("Help") {}
      }
      .keyBinding("close tab", "ctrl+w") {
        documents.names.removeAll { $0 == documents.shown }
      }
      .keyBinding("close all", "f2") { documents.hasTabs = false }
    }
  }

  @Test func `if the shown tab is removed, its focus moves to the next tab`() {
    let documents = Documents()
    let harness = Harness(width: 30, height: 8) { Editors(documents: documents) }
    harness.press("⇥ ⇥")
    #expect(harness.focused?.role == .list)
    // A tab that is shown for the first time.
    harness.press("ctrl+w")
    #expect(documents.shown == "b" && harness.focused?.role == .list)
    // A tab in which another view last had the focus.
    harness.press("⇥")
    #expect(harness.focused?.label == "Run b")
    harness.press("ctrl+pgdn ctrl+w")
    #expect(documents.names == ["b", "d"] && harness.focused?.role == .list)
    harness.press("ctrl+w")
    #expect(documents.shown == "b" && harness.focused?.label == "Run b")
    #expect(harness.repaint() == 0)
  }

  @Test func `if the tab view itself is removed, its focus moves to the views around it`() {
    let harness = Harness(width: 30, height: 8) { Editors(documents: Documents()) }
    harness.press("⇥ ⇥ f2")
    #expect(harness.focused?.label == "Help")
  }
}
