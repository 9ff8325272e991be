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
