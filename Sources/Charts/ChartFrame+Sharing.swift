// SPDX-License-Identifier: MIT
// Organism: the columns of a chart that several places share.

import CuriumTerminal

extension ChartFrame {
  /// `true` if there are more places than columns, so that places at equal steps share them.
  var sharesColumns: Bool {
    data.count > plot.width && plot.width > 0 && data.points == nil && data.style != .histogram
      && data.style != .heatMap
  }

  /// Returns the places that share a column. For points, they are those of the nearest column.
  func places(at column: Int) -> Range<Int> {
    if data.points != nil { return places(nearest: column) }
    let index = column - plot.minX
    return index * data.count / plot.width..<(index + 1) * data.count / plot.width
  }

  /// Returns the column of a place that shares it with others.
  func sharedColumn(of place: Int) -> Int {
    plot.minX + ((place + 1) * plot.width - 1) / data.count
  }

  /// Returns the place with the longest stack, or the value farthest from zero, in a shared column.
  func drawnPlace(at column: Int) -> Int? {
    places(at: column).max { extent(of: $0) < extent(of: $1) }
  }

  /// Returns the value of a series that is drawn for a place. In a shared column, it is the peak of
  /// the series there, unless the column shows the stack of one place.
  func drawnValue(_ index: Int, at place: Int) -> Double? {
    guard sharesColumns, !data.style.isStacked else { return data.value(index, at: place) }
    return data.series[index].values.withUnsafeBufferPointer {
      Self.extremes(of: $0, in: places(at: sharedColumn(of: place)))?.peak
    }
  }

  /// Returns the values of all series at a place; zero for those that aren't known.
  func values(at place: Int) -> [Double] {
    data.series.indices.map { data.value($0, at: place) ?? 0 }
  }

  /// The values of all series in each column of the plot. In a shared column, the values of a stack
  /// are from a single place, because the axis has room only for the sum of one place.
  var columnValues: [[Double]] {
    if sharesColumns, data.style.isStacked {
      return (plot.minX..<plot.maxX).map { drawnPlace(at: $0).map(values(at:)) ?? [] }
    }
    let lines = data.series.indices.map { samples(of: $0) }
    return (0..<(lines.first?.count ?? 0)).map { column in
      lines.map { $0[column]?.peak ?? 0 }
    }
  }

  /// Returns the length of the stack at a place, or the distance of its values from zero.
  private func extent(of place: Int) -> Double {
    let lengths = data.series.indices.lazy.map { abs(data.value($0, at: place) ?? 0) }
    return data.style.isStacked ? lengths.reduce(0, +) : lengths.max() ?? 0
  }

  /// Returns the next place of the cursor to the left or right: in the next column, if places share
  /// columns.
  func place(after place: Int, by step: Int) -> Int {
    let last = data.count - 1
    if data.points != nil, data.count > plot.width, plot.width > 0 {
      let here = places(nearest: Int(column(of: place)))
      if step < 0 ? here.lowerBound == 0 : here.upperBound > last { return step < 0 ? 0 : last }
      let next = step < 0 ? here.lowerBound - 1 : here.upperBound
      return drawnPlace(at: Int(column(of: next))) ?? place
    }
    guard sharesColumns else { return max(0, min(last, place + step)) }
    let column = sharedColumn(of: place) + step
    if column < plot.minX { return 0 }
    return column < plot.maxX ? drawnPlace(at: column) ?? place : last
  }
}
