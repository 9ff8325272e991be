// SPDX-License-Identifier: MIT
// Organism: the steps of a chart's cursor, from value to value.

import CuriumControls
import CuriumTerminal

/// The steps of a chart's cursor, to the values that are drawn side by side or below each other.
struct ChartSteps {
  let data: ChartData
  /// The columns of the chart; `nil` for horizontal bars.
  let frame: ChartFrame?

  /// Returns the cursor after a key: an arrow key, Home or End.
  func cursor(after cursor: ChartCursor, _ key: KeyEquivalent) -> ChartCursor {
    switch key {
    case .home: ChartCursor(place: 0, row: cursor.row)
    case .end: ChartCursor(place: data.count - 1, row: cursor.row)
    case .leftArrow: moved(cursor, across: -1)
    case .upArrow: moved(cursor, down: -1)
    case .downArrow: moved(cursor, down: 1)
    default: moved(cursor, across: 1)
    }
  }

  /// Returns the next or the previous value in reading order. In a heat map, the first value of a
  /// row follows the last one of the row above.
  func next(
    after cursor: ChartCursor, _ direction: AccessibilityAdjustmentDirection
  ) -> ChartCursor {
    let step = direction == .increment ? 1 : -1
    let next = moved(cursor, across: step)
    if next != cursor || data.style != .heatMap { return next }
    let below = moved(cursor, down: step)
    return below == cursor ? cursor : self.cursor(after: below, step > 0 ? .home : .end)
  }

  /// Returns the cursor after steps to the right and down. If values have only one direction, both
  /// go along it.
  private func moved(_ cursor: ChartCursor, across: Int = 0, down: Int = 0) -> ChartCursor {
    guard let frame else {
      return ChartCursor(place: max(0, min(data.count - 1, cursor.place + across + down)))
    }
    guard let grid = frame.grid else {
      return ChartCursor(place: frame.place(after: cursor.place, by: across + down))
    }
    return grid.cursor(after: cursor, columns: across, rows: down)
  }
}
