// SPDX-License-Identifier: MIT
// Testing: the focus, with views that are hidden or not focusable.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@testable import CuriumControls

@MainActor @Suite struct HiddenFocusTests {
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
    let other = Harness(width: 10, height: 1) { Page(isFocusable: true) }
    other.press("f1")
    #expect(other.warnings.isEmpty && other.focused != nil)
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
}
