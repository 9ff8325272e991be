// SPDX-License-Identifier: MIT
// Testing: scrolling to the focused view, with keys.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
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
}
