// SPDX-License-Identifier: MIT
// Testing: drags in the example programs that Escape cancels.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@testable import examples

@MainActor struct CancelledDragTests {
  /// Drags the pointer, and presses Escape before the button is released.
  private func cancelDrag(from start: CellPoint, to end: CellPoint, in harness: Harness) {
    harness.pointer(PointerEvent(.down, button: .primary, at: start))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: end))
    harness.press("esc")
    harness.pointer(PointerEvent(.up, button: .primary, at: end))
  }

  @Test func `a cancelled line disappears, and the next line doesn't continue it`() {
    let harness = Harness(width: 30, height: 8) { MouseDrawing() }
    let blank = harness.cell(x: 5, y: 2)
    cancelDrag(from: CellPoint(x: 2, y: 2), to: CellPoint(x: 12, y: 2), in: harness)
    #expect((3...11).allSatisfy { harness.cell(x: $0, y: 2) == blank })
    harness.drag(from: CellPoint(x: 2, y: 4), to: CellPoint(x: 12, y: 4))
    #expect((3...11).allSatisfy { harness.cell(x: $0, y: 4) != blank })
    #expect(harness.cell(x: 12, y: 3) == blank)
    harness.press("u")
    #expect((3...11).allSatisfy { harness.cell(x: $0, y: 4) == blank })
    #expect(harness.repaint() == 0)
  }

  @Test func `a window returns after a cancelled drag, and the next drag starts where it is`()
    throws
  {
    let harness = Harness(width: 80, height: 24) { OverlappingWindows() }
    let start = try #require(harness.position(of: "Window 3"))
    cancelDrag(from: start, to: CellPoint(x: start.x + 5, y: start.y + 2), in: harness)
    #expect(harness.position(of: "Window 3") == start)
    harness.drag(from: start, to: CellPoint(x: start.x + 2, y: start.y + 1))
    #expect(harness.position(of: "Window 3") == CellPoint(x: start.x + 2, y: start.y + 1))
    #expect(harness.repaint() == 0)
  }
}
