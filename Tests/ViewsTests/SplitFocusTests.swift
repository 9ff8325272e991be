// SPDX-License-Identifier: MIT
// Testing: the focus in split views, and between their dividers.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@testable import CuriumControls

private typealias Model = SplitModel

/// Two panes with a button each, the second collapsible.
private struct Buttons: View {
  @Bindable var model: Model

  var body: some View {
    SplitView(.horizontal) {
      Button("left") {}.paneSize(min: 8).layoutPriority(1)
      Button("right") {}.paneSize(min: 8).paneCollapsed($model.isCollapsed)
    }
  }
}

@MainActor struct SplitFocusTests {
  @Test func `neither a drag nor an arrow key moves the focus to a divider`() {
    let harness = Harness(width: 20, height: 1) {
      SplitView(.horizontal) {
        Button("left") {}
        Button("right") {}
      }
    }
    harness.press("⇥")
    dragged(harness, from: (10, 0), through: (12, 0))
    #expect(harness.screen[0].firstIndex(of: "│")?.utf16Offset(in: harness.screen[0]) == 12)
    #expect(harness.focused?.label == "left")
    harness.press("→")
    #expect(harness.focused?.label == "right")
    harness.press("← ⇥")
    #expect(harness.focused?.role == .slider)
    harness.press("← ←")
    #expect(harness.screen[0].firstIndex(of: "┃")?.utf16Offset(in: harness.screen[0]) == 10)
    harness.press("⇥")
    harness.click(x: 10, y: 0)
    #expect(harness.focused?.role == .slider)
  }

  @Test func `hiding a pane takes the focus from a view in it`() {
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 20, height: 1) { Buttons(model: model).controlled(by: user) }
    harness.press("⇥ ⇥ ⇥")
    #expect(harness.focused?.label == "right")
    user.act(in: harness) { model.isCollapsed = true }
    #expect(harness.focused?.label == "left")
    #expect(harness.find(.button, "right") == nil)
    harness.press("⇥")
    #expect(harness.focused?.label == "left")
    user.act(in: harness) { model.isCollapsed = false }
    #expect(harness.find(.button, "right") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [0, 1, 2])
  func `a view that replaces the focused one gets its focus, not the divider`(kind: Int) {
    struct Swapping: View {
      let kind: Int
      @State private var text = "abc"
      @State private var isSwapped = false
      var body: some View {
        SplitView {
          Button("left") {}
          switch kind {
          case 0: TextEditor(text: $text).id(isSwapped)
          case 1: TextField("Name", text: $text).id(isSwapped)
          default:
            List(["x"], id: \.self, selection: .constant(nil)) { Text($0) }.id(isSwapped)
          }
        }
        .keyBinding("Swap", "ctrl+t", overridesControls: true) { isSwapped.toggle() }
      }
    }
    let harness = Harness(width: 40, height: 5) { Swapping(kind: kind) }
    harness.press("⇥ ⇥ ⇥")
    let frame = harness.focused?.frame
    harness.press("ctrl+t")
    #expect(harness.focused?.frame == frame && frame != nil)
    #expect(harness.focused?.semantics.role != .slider)
  }

  @Test func `setting the focus to a view in a collapsed pane shows the pane`() {
    struct Hiding: View {
      @State private var hides = true
      @FocusState private var isInside: Bool
      var body: some View {
        SplitView {
          Button("inside") {}.focused($isInside).paneCollapsed($hides)
          Button("beside") {}
        }
        .keyBinding("Show", "s") { isInside = true }
      }
    }
    let harness = Harness(width: 40, height: 3) { Hiding() }
    #expect(harness.position(of: "inside") == nil)
    harness.press("s")
    #expect(harness.position(of: "inside") != nil)
    #expect(harness.focused?.label == "inside")
    #expect(harness.warnings == [])
  }

  @Test func `the focus can move to a hidden pane that has no other modifiers`() {
    struct Narrow: View {
      @FocusState private var isLast: Bool
      var body: some View {
        SplitView {
          Button("first") {}.paneSize(min: 20)
          Button("last") {}.focused($isLast)
        }
        .keyBinding("Last", "f3") { isLast = true }
      }
    }
    let harness = Harness(width: 20, height: 3) { Narrow() }
    #expect(harness.position(of: "last") == nil)
    harness.press("f3")
    #expect(harness.focused?.label == "last" && harness.position(of: "first") == nil)
    #expect(harness.warnings == [])
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func `hints show the arrows of the focused divider`(axis: Axis) {
    struct Page: View {
      let axis: Axis
      var body: some View {
        VStack(spacing: 0) {
          SplitView(axis) {
            Button("one") {}
            Button("two") {}
          }
          KeyHints()
        }
        .keyBinding("quit", "q") {}
      }
    }
    let harness = Harness(width: 40, height: 6) { Page(axis: axis) }
    #expect(harness.screen[5] == "  q quit")
    harness.press("⇥ ⇥")
    #expect(harness.focused?.role == .slider)
    #expect(harness.screen[5] == (axis == .horizontal ? "  ←→" : "  ↑↓") + " move   q quit")
    harness.press("⇥")
    #expect(harness.focused?.label == "two" && harness.screen[5] == "  q quit")
    #expect(harness.repaint() == 0)
  }
}
