// SPDX-License-Identifier: MIT
// Views: going to a line of a text editor by its number.

import CuriumEditing
@_spi(Nodes) import CuriumEngine
import CuriumTerminal

extension TextEditorNode {
  var lineCount: Int { editing.buffer.lineCount }

  /// Moves the focus to the editor, if it can take the focus.
  @MainActor func takeFocus() {
    if isFocusable { graph.focus.move(to: self) }
  }

  /// Places the caret at the start of a line, counted from 1, or of the last line, in the middle of
  /// the editor if it wasn't visible.
  @MainActor func goTo(line: Int) {
    editing.move(to: editing.buffer.start(ofLine: max(1, line) - 1))
    revealInMiddle()
    takeFocus()
  }

  /// Scrolls so that the row with the caret is in the middle, unless it is visible already.
  @MainActor func revealInMiddle() {
    selectionWasSet()
    let (frame, origin) = (absoluteFrame, absoluteOrigin)
    let isVisible = caretY.map { (frame.minY..<frame.maxY).contains(origin.y + $0) } ?? false
    if !isVisible { show(row(caretRow, movedAtMostBy: -(height / 2))) }
    caretDidMove()
  }
}
