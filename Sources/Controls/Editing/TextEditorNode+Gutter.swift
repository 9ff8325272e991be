// SPDX-License-Identifier: MIT
// Views: clicks and drags in the gutter of a text editor.

import CuriumEditing
@_spi(Nodes) import CuriumEngine
import CuriumViews
import CuriumTerminal

extension TextEditorNode {
  /// Places the caret in the line of a press in the gutter; with Shift, extends the selection to
  /// it. Returns `false` outside of the gutter.
  @MainActor func pressGutter(_ event: PointerEvent, in graph: Graph) -> Bool {
    let point = local(event.position)
    guard isEnabled, point.x < gutter.width else { return false }
    let line = line(atRow: point.y)
    graph.pointer.capture(self)
    graph.focus.move(to: self)
    gutterDragLine = line
    editing.move(
      to: editing.buffer.start(ofLine: line), selecting: event.modifiers.contains(.shift))
    selectionWasSet()
    caretDidMove()
    return true
  }

  /// Selects the lines between the press and the pointer, until the button is released.
  @MainActor func followGutterDrag(_ event: PointerEvent, in graph: Graph) {
    guard let first = gutterDragLine else { return }
    guard event.kind == .dragged else {
      gutterDragLine = nil
      graph.pointer.release(from: self)
      return
    }
    let line = line(atRow: local(event.position).y)
    let buffer = editing.buffer
    let (start, end) = (
      buffer.range(ofLine: min(first, line)), buffer.range(ofLine: max(first, line))
    )
    // The caret is at the end of the selection that the pointer moves.
    editing.move(to: line < first ? end.upperBound : start.lowerBound)
    editing.move(to: line < first ? start.lowerBound : end.upperBound, selecting: true)
    selectionWasSet()
    caretDidMove()
  }

  private func line(atRow y: Int) -> Int {
    editing.buffer.line(ofBlock: visibleRow(nearest: y).block)
  }
}
