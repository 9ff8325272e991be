// SPDX-License-Identifier: MIT
// Views: drags that select text in a text editor, and scroll it.

@_spi(Nodes) import CuriumEngine
import CuriumViews
import CuriumTerminal

extension TextEditorNode {
  /// Selects the text or the lines up to the pointer, and scrolls while it is beyond an edge.
  @MainActor func drag(_ event: PointerEvent) -> Bool {
    let rows = dragScroll.follow(event.position, over: absoluteFrame, in: graph)
    if dragScroll.due != nil { startTicking() }
    if rows != 0 { _ = scroll(by: rows) }
    return select(upTo: event)
  }

  /// Scrolls on while the pointer is held beyond an edge.
  @MainActor func continueDrag(at now: Duration) {
    let rows = dragScroll.step(at: now)
    if rows == 0 { return }
    guard isEnabled, graph.pointer.captured === self, scroll(by: rows) else {
      return dragScroll.stop()
    }
    _ = select(upTo: PointerEvent(.dragged, button: .primary, at: dragScroll.point))
  }

  /// Passes a drag or its end to the selection of lines or of text.
  @MainActor func select(upTo event: PointerEvent) -> Bool {
    if gutterDragLine == nil { return super.handle(event, in: graph) }
    followGutterDrag(event, in: graph)
    return true
  }

  /// Returns the visible row at `y`, or the one at the edge that is nearest.
  func visibleRow(nearest y: Int) -> Row {
    row(topRow, movedAtMostBy: max(0, min(y, height - 1)))
  }
}
