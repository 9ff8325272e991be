// SPDX-License-Identifier: MIT
// Organism: the rectangles of a heat map.

import CuriumTerminal

/// The rectangles of a heat map. All of them are equally large.
///
/// With more places than columns, or more series than rows, several values share a rectangle, which
/// shows the greatest of them.
struct HeatGrid {
  private let data: ChartData
  private let plot: CellRect
  /// The number of rectangles side by side, and below each other.
  let columns: Int
  let rows: Int
  /// The columns and rows of a rectangle.
  private(set) var cell: CellSize
  /// The columns of the longest value in a rectangle, or at an end of the scale; `nil` if the
  /// rectangles are too narrow for values.
  private(set) var valueWidth: Int?

  /// Divides the plot among the values. A rectangle with room for its value has an odd number of
  /// rows, so that the value is in the middle.
  init(_ data: ChartData, _ plot: CellRect) {
    self.data = data
    self.plot = plot
    columns = max(1, min(data.count, plot.width))
    rows = max(1, min(data.series.count, plot.height))
    cell = CellSize(width: max(1, plot.width / columns), height: max(1, plot.height / rows))
    if cell.width < 3 { return }
    let width = longestValue()
    valueWidth = width
    if cell.height.isMultiple(of: 2), cell.width > width + 1 { cell.height -= 1 }
  }

  private func longestValue() -> Int {
    let shown = (0..<rows).flatMap { row in
      (0..<columns).compactMap { value(column: $0, row: row) }
    }
    return ([data.range.lowerBound, data.range.upperBound] + shown).reduce(0) {
      max($0, data.columns(of: data.format($1)))
    }
  }

  /// Returns a rectangle.
  func rect(column: Int, row: Int) -> CellRect {
    CellRect(
      x: plot.minX + column * cell.width, y: plot.minY + row * cell.height, width: cell.width,
      height: cell.height)
  }

  /// Returns the greatest value of a rectangle; `nil` if it has none.
  func value(column: Int, row: Int) -> Double? {
    let cursor = cursor(column: column, row: row)
    return data.value(cursor.row, at: cursor.place)
  }

  /// Returns the position of the greatest value of a rectangle, or of its first place.
  func cursor(column: Int, row: Int) -> ChartCursor {
    let rowsOfSeries = row * data.series.count / rows..<(row + 1) * data.series.count / rows
    let places = column * data.count / columns..<(column + 1) * data.count / columns
    var found = ChartCursor(place: places.lowerBound, row: rowsOfSeries.lowerBound)
    var greatest: Double?
    for index in rowsOfSeries {
      for place in places {
        guard let value = data.value(index, at: place), value > greatest ?? -.infinity else {
          continue
        }
        greatest = value
        found = ChartCursor(place: place, row: index)
      }
    }
    return found
  }

  /// Returns the position of the value that is shown at a point of the plot.
  func cursor(at point: CellPoint) -> ChartCursor {
    cursor(
      column: max(0, min(columns - 1, (point.x - plot.minX) / cell.width)),
      row: max(0, min(rows - 1, (point.y - plot.minY) / cell.height)))
  }

  /// Returns the position of the value that is shown in the next rectangle of a cursor.
  func cursor(after cursor: ChartCursor, columns columnStep: Int, rows rowStep: Int) -> ChartCursor
  {
    let (column, row) = position(of: cursor)
    return self.cursor(
      column: max(0, min(columns - 1, column + columnStep)),
      row: max(0, min(rows - 1, row + rowStep)))
  }

  /// Returns the rectangle of a value.
  func position(of cursor: ChartCursor) -> (column: Int, row: Int) {
    (
      column: ((cursor.place + 1) * columns - 1) / max(1, data.count),
      row: ((cursor.row + 1) * rows - 1) / max(1, data.series.count)
    )
  }

  /// Returns the columns of a place.
  func columns(of place: Int) -> Range<Int> {
    let rect = rect(column: position(of: ChartCursor(place: place)).column, row: 0)
    return rect.minX..<rect.maxX
  }
}
