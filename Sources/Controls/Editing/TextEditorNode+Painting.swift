// SPDX-License-Identifier: MIT
// Views: painting of the rows and the scrollbar of a text editor.

import CuriumText
@_spi(Nodes) import CuriumEngine
import CuriumViews
import CuriumTerminal
import CuriumTokens

extension TextEditorNode {
  func paintRows(_ painter: Painter) {
    let visible = painter.visibleRange(along: .vertical)
    let selection = editing.selection
    var row: Row? = topRow
    var y = 0
    while let current = row, y < min(Int(size.height), visible.upperBound) {
      if visible.contains(y) {
        let range = bytes(of: current)
        paintRow(range, y: y, painter)
        // A selected line break is shown as a cell after the line.
        if let selection, endsLine(current), selection.contains(range.upperBound) {
          let cell = CellRect(
            x: editing.buffer.columns(range, metrics), y: y, width: 1, height: 1)
          painter.fill(cell, ComponentTokens.Input.selectionColor, scope)
          painter.mark(cell)
        }
      }
      row = self.row(current, movedBy: 1)
      y += 1
    }
  }

  func paintBar(_ painter: Painter) {
    guard let thumb else { return }
    let column = Int(size.width) - 1
    painter.fill(
      CellRect(x: column, y: 0, width: 1, height: Int(size.height)),
      ComponentTokens.Scrollbar.trackColor, scope)
    painter.drawVertical(
      Glyph("█" as Unicode.Scalar), x: column, y: thumb.lowerBound, count: thumb.count,
      ComponentTokens.Scrollbar.thumbColor, scope)
  }
}
