// SPDX-License-Identifier: MIT
// Organism: the visible places of a chart among all of them.

import CuriumControls
import CuriumTerminal

extension ChartData {
  /// Returns whether a place, which can be between two, is visible.
  func shows(_ place: Double) -> Bool {
    // The labels of a histogram are at the edges of its bins.
    let margin = style == .histogram ? 0.5 : 0
    return place >= -margin && place <= Double(count - 1) + margin
  }

  /// Returns the value at a cursor among all places. If it isn't visible, it is the nearest one.
  func visible(_ cursor: ChartCursor) -> ChartCursor {
    ChartCursor(
      place: max(0, min(cursor.place - offset, count - 1)),
      row: min(cursor.row, series.count - 1))
  }

  /// Returns a cursor among the visible places as one among all places.
  func absolute(_ cursor: ChartCursor) -> ChartCursor {
    ChartCursor(place: cursor.place + offset, row: cursor.row)
  }

  /// Returns the value that the app has selected by its position, among the visible places; `nil`
  /// if there is none.
  @MainActor func selected(_ selection: Binding<Double?>?) -> ChartCursor? {
    guard let x = selection?.wrappedValue, total > 0 else { return nil }
    let place = place(nearest: x) - offset
    return (0..<count).contains(place) ? ChartCursor(place: place) : nil
  }

  /// Returns the position of one of all places on the horizontal axis.
  func position(of place: Int) -> Double {
    guard let positions = points?.axisPositions else { return Double(place) }
    return positions[max(0, min(place, positions.count - 1))]
  }

  /// Returns the one of all places that is nearest to a position on the horizontal axis.
  func place(nearest position: Double) -> Int {
    let last = max(0, total - 1)
    guard let positions = points?.axisPositions else {
      return Int(max(0, min(position.rounded(), Double(last))))
    }
    let next = positions.indices.partitioningIndex { positions[$0] >= position }
    if next == 0 || next > last { return min(next, last) }
    return position - positions[next - 1] < positions[next] - position ? next - 1 : next
  }
}
