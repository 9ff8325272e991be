// SPDX-License-Identifier: MIT
// Views: the columns of text being edited, and its rows at a given width.

import CuriumText

extension TextBuffer {
  /// Returns the width of a part of a row that begins at `column`. Stops after exceeding `limit`.
  package func columns(
    _ range: Range<Int>, from column: Int = 0, _ metrics: TextMetrics, limit: Int = .max
  ) -> Int {
    var sum = 0
    forEachGrapheme(in: range) { place, ascii in
      sum +=
        ascii != 0
        ? 1 : metrics.columns(of: character(at: place.lowerBound), at: column + sum)
      return sum <= limit
    }
    return sum
  }

  /// Returns the first grapheme boundary of a row at or after a column, and its column.
  package func firstPlace(
    atOrAfterColumn column: Int, in row: Range<Int>, _ metrics: TextMetrics
  ) -> (place: Int, column: Int) {
    var reached = 0
    var place = row.lowerBound
    forEachGrapheme(in: row) { range, ascii in
      if reached >= column { return false }
      reached +=
        ascii != 0 ? 1 : metrics.columns(of: character(at: range.lowerBound), at: reached)
      place = range.upperBound
      return true
    }
    return (place, reached)
  }

  /// Returns the offset in a row that is nearest to a column, or that of the grapheme in the column
  /// if `roundsDown`; at most the end of the row.
  package func place(
    atColumn column: Int, in row: Range<Int>, _ metrics: TextMetrics, roundsDown: Bool = false
  ) -> Int {
    var reached = 0
    var place = row.upperBound
    forEachGrapheme(in: row) { range, ascii in
      let width =
        ascii != 0 ? 1 : metrics.columns(of: character(at: range.lowerBound), at: reached)
      if reached + (roundsDown ? width : (width + 1) / 2) > column {
        place = range.lowerBound
        return false
      }
      reached += width
      return true
    }
    return place
  }

  /// Returns the offsets of the rows of a block, from the start of the block. Rows break after
  /// spaces, between ideographs (UAX #14), and inside a word only if it is wider than a row. Spaces
  /// at the end of a row take no room.
  func rowStarts(ofBlock block: Int, width: Int, _ metrics: TextMetrics) -> [Int] {
    let content = content(ofBlock: block)
    var starts = [0]
    var row = content.lowerBound
    while let next = rowEnd(from: row, content.upperBound, width, metrics) {
      starts.append(next - content.lowerBound)
      row = next
    }
    return starts
  }

  /// Returns the offset at which the row that begins at `start` breaks; `nil` for the last row.
  private func rowEnd(from start: Int, _ end: Int, _ width: Int, _ metrics: TextMetrics) -> Int? {
    var column = 0
    var breakPlace = start
    // The kind of the last grapheme if it is wide.
    var last: LineBreakKind?
    var result: Int?
    forEachGrapheme(in: start..<end) { range, ascii in
      let character = ascii != 0 ? nil : character(at: range.lowerBound)
      let columns = ascii != 0 ? 1 : metrics.columns(of: character, at: column)
      let isSpace = ascii == 0x20 || character == "\t" && metrics.expandsTabs
      let kind = columns == 2 ? character.map { LineBreakKind.of($0) } : nil
      if let last, let kind, last.allowsBreak(before: kind, after: .letter) {
        breakPlace = range.lowerBound
      }
      if column + columns > width, range.lowerBound > start, !isSpace {
        result = breakPlace > start ? breakPlace : range.lowerBound
        return false
      }
      column += columns
      if isSpace { breakPlace = range.upperBound }
      last = isSpace ? nil : kind
      return true
    }
    return result
  }
}
