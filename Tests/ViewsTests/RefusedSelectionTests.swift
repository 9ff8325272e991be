// SPDX-License-Identifier: MIT
// Testing: selections of a list that the app refuses or shows later.

import CuriumLists
import CuriumTerminal
import CuriumPreviews
import CuriumTesting
import CuriumTokens
import CuriumControls
import Observation
import Testing

@MainActor struct RefusedSelectionTests {
  @Test func `if the app refuses a selection, keys continue from the row that stays selected`() {
    let harness = Harness(width: 10, height: 5) {
      List(0..<5, id: \.self, selection: .constant(2)) { Text("row \($0)") }
    }
    let shown = ["  row 0", "  row 1", "▌ row 2", "  row 3", "  row 4"]
    harness.press("⇥")
    for key in ["↓", "↓", "↑", "end", "pgdn", "home", "r"] {
      harness.press(key)
      #expect(harness.content == shown, "\(key)")
    }
    harness.click(x: 4, y: 4)
    #expect(harness.content == shown && harness.focused?.role == .list)
    #expect(harness.repaint() == 0)
  }

  @Test func `if the app refuses a row far away, the row that stays selected scrolls into view`() {
    let harness = Harness(width: 12, height: 5) {
      List(0..<50, id: \.self, selection: .constant(2)) { Text("row \($0)") }
    }
    harness.press("⇥")
    for key in ["end", "pgdn", "↓"] {
      harness.press(key)
      #expect(harness.position(of: "▌ row 2") != nil, "\(key)")
      #expect(harness.position(of: "›") == nil)
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `a refused row keeps the focus in its control`() {
    var presses = 0
    let harness = Harness(width: 10, height: 3) {
      List(0..<3, id: \.self, selection: .constant(0)) { row in
        Button("b\(row)") { presses += 1 }.buttonStyle(.plain)
      }
    }
    harness.click(x: 3, y: 2)
    #expect(presses == 1 && harness.focused?.label == "b2")
    harness.press("esc ↓")
    #expect(harness.screen.map { $0.hasPrefix("▌") } == [true, false, false])
  }

  @Test func `keys move on with a binding that shows its new value only in the next update`() {
    struct Passing: View {
      @State private var chosen: Int? = 0

      var body: some View {
        let selected = chosen
        List(0..<4, id: \.self, selection: Binding(get: { selected }, set: { chosen = $0 })) {
          Text("row \($0)")
        }
      }
    }
    let harness = Harness(width: 10, height: 4) { Passing() }
    harness.press("⇥ ↓ ↓")
    #expect(harness.content == ["  row 0", "  row 1", "▌ row 2", "  row 3"])
    harness.press("↑")
    #expect(harness.content == ["  row 0", "▌ row 1", "  row 2", "  row 3"])
  }
}
