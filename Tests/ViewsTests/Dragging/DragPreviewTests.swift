// SPDX-License-Identifier: MIT
// Testing: the preview that an app gives a drag.

import CuriumControls
import CuriumNavigation
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct DragPreviewTests {
  private func pointer(_ harness: Harness, _ kind: PointerEvent.Kind, _ x: Int, _ y: Int) {
    harness.pointer(PointerEvent(kind, button: .primary, at: CellPoint(x: x, y: y)))
  }

  @Test func `spaces keep the app's preview apart from the text behind it`() {
    struct Page: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("source").draggable("source") { Text("order") }
          Text("a long line of text")
        }
      }
    }
    let harness = Harness(width: 24, height: 3) { Page() }
    pointer(harness, .down, 1, 0)
    pointer(harness, .dragged, 3, 0)
    #expect(harness.screen[1] == "a l order e of text" && harness.repaint() == 0)
  }

  @Test func `the app's preview follows the pointer, without a layout of the screen`() {
    struct Page: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<40) { row in
            Text("row \(row)").draggable(row) { Text("number \(row)") }
          }
        }
      }
    }
    let harness = Harness(width: 30, height: 40) { Page() }
    pointer(harness, .down, 1, 3)
    pointer(harness, .dragged, 10, 3)
    #expect(harness.screen[4] == "row 4      number 3")
    _ = harness.takeStatistics()
    pointer(harness, .dragged, 12, 5)
    #expect(harness.screen[6] == "row 6        number 3" && harness.screen[4] == "row 4")
    let cost = harness.takeStatistics()
    #expect(cost.placed < 20 && cost.measured < 20 && cost.bodies < 10)
    #expect(harness.repaint() == 0)
  }
}
