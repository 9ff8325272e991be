// SPDX-License-Identifier: MIT
// Organism: the rows of a chart of horizontal bars.

import CuriumTerminal

/// The rows of horizontal bars, and the columns of their names, bars and values.
///
/// Each place has a row for each series, and an empty row after it if there is room for all.
/// Otherwise, places touch. With more places than rows, the last row shows how many are omitted.
struct BarRows {
  /// The columns of the names, including the space after them.
  let nameWidth: Int
  /// The columns between the ends of the longest bars in both directions.
  let bars: Range<Int>
  /// The column at which bars begin: those of positive values extend to the right.
  let ground: Int
  /// `true` if bars extend in both directions from a line at zero, which takes a column.
  let hasLine: Bool
  /// The places with rows.
  let places: Range<Int>
  /// `true` if there are no empty rows between places.
  let placesTouch: Bool
  /// The row that shows how many places are omitted; `nil` if there are none.
  let moreRow: Int?
  private let data: ChartData
  private let pitch: Int
  private let base: Double
  /// The columns for one unit of the values.
  private let scale: Double

  /// Divides `size` cells among the bars. The place `kept` is among those with rows.
  init(_ data: ChartData, _ size: CellSize, keeping kept: Int?) {
    self.data = data
    let lines = max(1, data.series.count)
    pitch = data.count * (lines + 1) - 1 <= size.height ? lines + 1 : lines
    let isComplete = data.count * lines <= size.height
    let rows = isComplete || size.height <= lines ? size.height : size.height - 1
    let shown = isComplete ? data.count : min(data.count, max(1, rows / pitch))
    let first = max(0, min((kept ?? 0) - shown + 1, data.count - shown))
    places = first..<first + shown
    placesTouch = pitch == lines && shown > 1
    moreRow = isComplete || size.height <= lines ? nil : size.height - 1

    let (least, most) = (data.range.lowerBound, data.range.upperBound)
    base = max(least, min(0, most))
    let names = data.labelWidth
    let values = 1 + data.valueWidth
    // Two columns separate a value on the left from the name.
    let leftValues = least < base ? values + min(1, names) : 0
    // Names are as wide as they need to be, up to half of the width. Together with the values, they
    // leave a fifth of it for the bars.
    let others = leftValues + (most > base ? values : 0) + max(4, size.width / 5)
    let room = min(max(size.width / 3, size.width - others) - 1, (size.width + 1) / 2)
    nameWidth = names == 0 ? 0 : min(names, room) + 1
    let hasValues = size.width - nameWidth - values >= 4
    let left = nameWidth + (hasValues ? leftValues : 0)
    let right = max(left + 1, size.width - (hasValues && most > base ? values : 0))
    bars = left..<right
    hasLine = least < base && most > base && bars.count > 4
    let columns = Double(bars.count - (hasLine ? 1 : 0))
    scale = columns / (most - least)
    let share = (base - least) * scale
    ground = left + Int((hasLine ? max(1, min(columns - 1, share.rounded())) : share).rounded())
  }

  /// Returns the first row of a place.
  func row(of place: Int) -> Int { (place - places.lowerBound) * pitch }

  /// Returns the place at a row.
  func place(at row: Int) -> Int? {
    let place = places.lowerBound + max(0, row) / pitch
    return places.contains(place) ? place : places.last
  }

  /// Returns the columns of a value's bar, at least an eighth of one. The bar of zero is empty.
  func span(of value: Double) -> (left: Double, right: Double) {
    let length = (value - base) * scale
    if value == base || !length.isFinite { return (Double(ground), Double(ground)) }
    if length > 0 {
      let start = Double(ground + (hasLine ? 1 : 0))
      return (start, max(start + 0.125, min(start + length, Double(bars.upperBound))))
    }
    let start = Double(ground)
    // There is no column on the left, for example for a value below the bounds.
    if ground == bars.lowerBound { return (start, start + 0.125) }
    return (min(start - 0.125, max(start + length, Double(bars.lowerBound))), start)
  }
}
