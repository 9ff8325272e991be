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

  /// The keys that zoom a chart.
  static let zoomKeys: [KeyEquivalent] = ["+", "-", "0"]

  /// Returns the value that the cursor reads after a key, among all places, and the part of the
  /// horizontal axis that is visible then.
  ///
  /// - Parameters:
  ///   - cursor: The value that the cursor reads, among the visible places.
  ///   - key: An arrow key, Home or End, or a key that zooms.
  func step(
    from cursor: ChartCursor, _ key: KeyEquivalent
  ) -> (cursor: ChartCursor, window: ChartWindow?) {
    var next = data.absolute(cursor)
    guard let window = data.window else {
      return (data.absolute(self.cursor(after: cursor, key)), nil)
    }
    let x = data.position(of: next.place)
    switch key {
    case "+": return (next, window.zoomed(by: 0.5, around: x))
    case "-": return (next, window.zoomed(by: 2, around: x))
    case "0": return (next, window.whole)
    case .home: next.place = 0
    case .end: next.place = data.total - 1
    default:
      let moved = self.cursor(after: cursor, key)
      if moved == cursor {
        // Past an end of the visible part, by the places of a column.
        let places = max(1, data.count / max(1, frame?.plot.width ?? 1))
        let place = next.place + (key == .leftArrow ? -places : places)
        next.place = max(0, min(data.total - 1, place))
      } else {
        next = data.absolute(moved)
      }
    }
    return (next, window.showing(data.position(of: next.place)))
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
