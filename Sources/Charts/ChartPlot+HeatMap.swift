// SPDX-License-Identifier: MIT
// Organism: draws the rectangles of a heat map.

import CuriumTerminal
import CuriumControls
import CuriumTokens

extension ChartPlot {
  /// Draws the rectangles, and the values in them if there is room for all.
  @MainActor func drawCells(_ context: GraphicsContext, _ frame: ChartFrame) {
    guard let grid = frame.grid else { return }
    let marked = cursor.map { grid.position(of: $0) }
    let ink = HeatInk(gradient: data.gradient ?? .heat, context)
    var hasValues = false
    if let margin = ink.margin, let width = grid.valueWidth {
      hasValues = grid.cell.width > width + margin
    }
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let rect = grid.rect(column: column, row: row)
        let value = grid.value(column: column, row: row)
        let isMarked = marked.map { $0 == (column, row) } ?? false
        if isMarked {
          ink.mark(rect, context, hasValue: hasValues)
        } else if let value {
          ink.fill(rect, data.share(of: value), context)
        }
        guard hasValues, let text = value.map(data.format) ?? (isMarked ? "–" : nil) else {
          continue
        }
        let width = data.columns(of: text) + 2 * ink.padding
        context.draw(
          ink.label(text, isMarked: isMarked),
          at: PathPoint(
            x: rect.minX + (rect.width - width) / 2, y: rect.minY + (rect.height - 1) / 2))
      }
    }
  }
}
