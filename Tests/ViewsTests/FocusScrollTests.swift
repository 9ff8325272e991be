// SPDX-License-Identifier: MIT
// Testing: scrolling to the focused view, with keys.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Testing

@MainActor struct FocusScrollTests {
  @Test func `keys scroll, and the focused view is scrolled into view`() {
    let harness = Harness(width: 12, height: 4) {
      ScrollView {
        ForEach(0..<9) { index in Button("button \(index)") {} }
      }
    }
    harness.press("pgdn")
    #expect(harness.screen[0].hasPrefix("button 3"))
    harness.press("end")
    #expect(harness.screen[3].hasPrefix("button 8"))
    harness.press("home ⇥ ↓ ↓ ↓ ↓ ↓")
    #expect(harness.focused?.label == "button 5")
    #expect(harness.screen[3].hasPrefix("button 5"))
    harness.press("⇥ ⇥ ⇥ ⇥")
    #expect(harness.focused?.label == "button 0")
    #expect(harness.screen[0].hasPrefix("button 0"))
    #expect(harness.repaint() == 0)
  }

  @Test func `a row beyond the focused view shows that there is more, and clicks don't scroll`() {
    let harness = Harness(width: 12, height: 5) {
      ScrollView { ForEach(0..<12) { index in Button("button \(index)") {} } }
    }
    func expect(_ focused: Int, top: Int) {
      #expect(harness.focused?.label == "button \(focused)")
      #expect(harness.screen[0].hasPrefix("button \(top)"), "\(harness.screen)")
      #expect(harness.repaint() == 0)
    }
    harness.press("⇥ ↓ ↓ ↓")
    expect(3, top: 0)
    harness.press("↓")
    expect(4, top: 1)
    harness.click(x: 2, y: 4)
    expect(5, top: 1)
    harness.press("↓")
    expect(6, top: 3)
    harness.press("↑ ↑ ↑")
    expect(3, top: 2)
    harness.press("↓ ↓ ↓ ↓ ↓ ↓ ↓ ↓")
    expect(11, top: 7)
    harness.press("⇥")
    expect(0, top: 0)
  }

  @Test func `a visible view that gets the focus from outside keeps its place`() {
    let harness = Harness(width: 12, height: 6) {
      VStack(alignment: .leading, spacing: 0) {
        Button("outside") {}
        ScrollView {
          ForEach(0..<4) { Text("line \($0)") }
          ForEach(0..<6) { index in Button("button \(index)") {} }
        }
      }
    }
    harness.press("⇥ ↓")
    #expect(harness.focused?.label == "button 0" && harness.screen[5].hasPrefix("button 0"))
    harness.press("↓")
    #expect(harness.focused?.label == "button 1" && harness.screen[5].hasPrefix("button 2"))
    #expect(harness.repaint() == 0)
  }

  /// A focusable view that is larger than the scroll view around it.
  private struct Rows: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<48) { Text("row \($0)") }
      }
      .focusable()
    }
  }

  private struct Page: View {
    @State private var position = ScrollPosition(y: 15)
    @State private var isOpen = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("before") {}
        ScrollView {
          Rows()
          Button("after") {}
        }
        .scrollPosition($position)
      }
      .keyBinding("sheet", "s") { isOpen = true }
      .sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
    }
  }

  @Test func `a view that fills the scroll view keeps its place when it gets the focus`() async {
    let harness = Harness(width: 30, height: 8) { Page() }
    harness.press("⇥ ⇥")
    #expect(harness.focused?.role != .button && harness.screen[1].hasPrefix("row 15"))
    harness.scroll(y: -2, at: CellPoint(x: 2, y: 4))
    #expect(harness.screen[1].hasPrefix("row 9"))
    harness.press("s")
    await harness.settle()
    #expect(harness.focused?.label == "Close")
    harness.press("esc")
    await harness.settle()
    #expect(harness.find(.dialog) == nil && harness.screen[1].hasPrefix("row 9"))
    #expect(harness.repaint() == 0)
  }

  @Test func `the default focus keeps the initial position`() async {
    struct Start: View {
      @State private var position = ScrollPosition(y: 15)
      @FocusState private var focus: Int?

      var body: some View {
        ScrollView { Rows() }
          .scrollPosition($position)
          .focused($focus, equals: 1)
          .defaultFocus($focus, 1)
      }
    }
    let harness = Harness(width: 30, height: 8) { Start() }
    await harness.settle()
    #expect(harness.focused != nil && harness.screen[0].hasPrefix("row 15"))
  }

  @Test func `a view that is larger than the scroll view moves only until it fills it`() {
    let harness = Harness(width: 30, height: 8) { Page() }
    harness.press("⇥ ⇥ ⇥")
    #expect(harness.focused?.label == "after" && harness.position(of: "after")?.y == 7)
    harness.press("shift+⇥")
    #expect(harness.focused?.label != "after" && harness.screen[7].hasPrefix("row 47"))
    #expect(harness.repaint() == 0)
  }
}
