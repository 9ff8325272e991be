// SPDX-License-Identifier: MIT
// Views: the place of the suggestions in a text editor.

import CuriumEditing
@_spi(Nodes) import CuriumEngine
import CuriumTerminal

extension TextEditorNode {
  /// Returns the cell at which the part of the text that suggestions complete begins, in the row of
  /// `caret`.
  func startOfCompletedPart(at caret: CellPoint) -> CellPoint {
    guard let part = completedRange else { return caret }
    let row = bytes(of: caretRow)
    let start = max(row.lowerBound, min(part.lowerBound, editing.caret))
    let column = editing.buffer.columns(row.lowerBound..<start, metrics) - left
    return CellPoint(x: absoluteOrigin.x + gutter.width + max(0, column), y: caret.y)
  }
}
