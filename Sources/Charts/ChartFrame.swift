// SPDX-License-Identifier: MIT
// Organism: the layout of a chart's parts.

import CuriumTerminal
import CuriumControls

/// The cells of the plot, the axis and the labels, and the places of values in them.
///
/// The lines of the axis and of the grid are in the middle of their rows, and so are their values.
/// So the lower half row of a shape is drawn in the row of the axis.
struct ChartFrame {
  /// The cells above the axis.
  let plot: CellRect
  /// The rectangles of a heat map; `nil` for other charts.
  let grid: HeatGrid?
  let scale: ChartScale
  /// The labels of the vertical axis; empty without room.
  let marks: [Mark]
  /// The row of the axis below the plot.
  let axisRow: Int?
  /// The row of the labels.
  let labelRow: Int?
  /// The rows of the chart. A heat map can have fewer than there are.
  let height: Int
  /// The columns for the newest values, on the right of the plot.
  let endWidth: Int
  let data: ChartData

  /// A label of the vertical axis.
  struct Mark {
    var row: Int
    /// The value of a tick; zero in a heat map.
    let value: Double
    /// The value as text, or the name of a series in a heat map.
    let text: String
  }

  /// The narrowest plot with the newest values beside it.
  private static let leastWithEnds = 24

  /// Divides `size` cells among the parts of a chart. `showsEnds`: whether the newest values are
  /// shown where there is room.
  init(_ data: ChartData, _ size: CellSize, showsEnds: Bool = false) {
    self.data = data
    let isHeatMap = data.style == .heatMap
    let hasLabels = (!data.labels.isEmpty || data.points != nil) && size.height > 2
    let hasAxis = size.height > (hasLabels ? 4 : 3) && !isHeatMap
    let height = max(0, size.height - (hasLabels ? 1 : 0) - (hasAxis ? 1 : 0))
    axisRow = hasAxis ? height : nil
    let range = data.range(rows: height, columns: size.width)
    let scale =
      hasAxis
      ? ChartScale(range, isFixed: data.hasFixedRange, rows: height, data.scaleType)
      : ChartScale(around: range, isFixed: data.hasFixedRange, data.scaleType)
    self.scale = scale
    var marks =
      isHeatMap
      ? data.series.map { Mark(row: 0, value: 0, text: $0.name) }
      : Self.marks(scale, data, rows: height, hasAxis: hasAxis)
    let gutter = (marks.map { data.columns(of: $0.text) }.max() ?? 0) + 1
    let isLabeled =
      size.width - gutter >= max(8, gutter)
      && (isHeatMap ? data.series.count <= height : height > 1)
    let left = isLabeled ? gutter : 0
    let newest = data.newest.map { data.columns(of: $0.text) }
    let ends = showsEnds && isLabeled ? 1 + (newest.max() ?? -1) : 0
    endWidth = size.width - left - ends >= Self.leastWithEnds ? ends : 0
    plot = CellRect(x: left, y: 0, width: max(0, size.width - left - endWidth), height: height)
    grid = isHeatMap ? HeatGrid(data, plot) : nil
    if let grid {
      for index in marks.indices {
        marks[index].row = index * grid.cell.height + (grid.cell.height - 1) / 2
      }
      // The labels are just below it.
      let used = min(height, grid.cell.height * grid.rows)
      labelRow = hasLabels ? used : nil
      self.height = used + (hasLabels ? 1 : 0)
    } else {
      labelRow = hasLabels ? size.height - 1 : nil
      self.height = size.height
    }
    self.marks = isLabeled ? marks : []
  }

  /// Returns the labels of the ticks, and of zero between values of both signs, in the row of its
  /// line. Another tick in that row has no label. Without an axis, the ticks are at both ends.
  ///
  /// If adjacent ticks have the same text, because it is rounded, only the highest of them has a
  /// label, or the one at zero.
  private static func marks(_ scale: ChartScale, _ data: ChartData, rows: Int, hasAxis: Bool)
    -> [Mark]
  {
    var ticks = scale.ticks.enumerated().map { index, value in
      (value: value, row: hasAxis ? rows - index * scale.pitch : (1 - index) * (rows - 1))
    }
    if rows > 0, scale.lower < 0, scale.upper > 0 {
      let zero = Int((1 - scale.share(of: 0)) * (Double(rows) + (hasAxis ? 0.5 : 0)))
      let row = min(rows - 1, zero)
      ticks.removeAll { $0.row == row }
      ticks.insert((0, row), at: ticks.firstIndex { $0.value > 0 } ?? ticks.count)
    }
    let texts = ticks.map { data.format($0.value) }
    return texts.indices.map { index in
      let isRepeated =
        index + 1 < texts.count && texts[index] == texts[index + 1] && ticks[index].value != 0
        || index > 0 && texts[index] == texts[index - 1] && ticks[index - 1].value == 0
      return Mark(
        row: ticks[index].row, value: ticks[index].value, text: isRepeated ? "" : texts[index])
    }
  }

  /// The cells that values are drawn in: the plot and the upper half of the row of the axis.
  var canvas: CellRect {
    CellRect(
      x: plot.minX, y: 0, width: plot.width, height: plot.height + (axisRow == nil ? 0 : 1))
  }

  // MARK: The grid

  /// The rows of the labels. If there is a value in each row, every second one has a label, or
  /// every third one and so on, so that the highest value has one. If the values have both signs,
  /// every second one has a label, counted from zero, or all of them if only zero would have one.
  var labeledRows: [Int] {
    let rows = marks.map(\.row)
    guard axisRow != nil, scale.pitch == 1, rows.count > 2 else { return rows }
    let count = rows.count - 1
    let divisor = (2...count).first { count.isMultiple(of: $0) } ?? count
    let (first, step) = zeroRow.map { ($0, 2) } ?? (plot.height, divisor)
    let labeled = rows.filter { (first - $0).isMultiple(of: step) }
    return labeled.count > 1 ? labeled : rows
  }

  /// The rows of the grid: those with labels, but not directly above the axis.
  var gridRows: [Int] {
    labeledRows.filter { axisRow == nil ? $0 > 0 || plot.height > 2 : $0 < plot.height - 1 }
  }

  /// The row of the line at zero between values of both signs; `nil` if there is none.
  var zeroRow: Int? {
    guard scale.lower < 0, scale.upper > 0 else { return nil }
    return min(plot.height - 1, Int(ground))
  }

  // MARK: Heights

  /// Returns the rows between the top of the plot and a value.
  func y(of value: Double) -> Double { (1 - scale.share(of: value)) * depth }

  /// The rows between the top of the plot and the lower end of the scale.
  private var depth: Double { Double(plot.height) + (axisRow == nil ? 0 : 0.5) }

  /// The rows between the top of the plot and the baseline: zero, where filled shapes begin.
  /// Between both signs, it is the middle of a row, so that all of them meet the line there.
  var ground: Double {
    let ground = y(of: 0)
    let isBetween = scale.lower < 0 && scale.upper > 0 && axisRow != nil
    return isBetween ? ground.rounded(.down) + 0.5 : ground
  }

  // MARK: Columns

  /// Returns the column at the centre of a place.
  func column(of place: Int) -> Double {
    if data.points != nil { return exactColumn(of: place).rounded() }
    return sharesColumns ? Double(sharedColumn(of: place)) : column(of: Double(place))
  }

  /// Returns the column at the centre of a place, or between two places.
  func column(of place: Double) -> Double {
    let left = Double(plot.minX)
    if data.style.hasBands {
      if place < 0 || place != place.rounded() {
        // The edge of a bin.
        return left
          + ((place + 0.5) * Double(plot.width) / Double(max(1, data.count))).rounded(.down)
      }
      let bars = columns(of: Int(place))
      return Double(bars.lowerBound + bars.upperBound - 1) / 2
    }
    return left + place / Double(max(1, data.count - 1)) * Double(plot.width - 1)
  }

  /// Returns the place that is drawn at a column.
  func place(at column: Int) -> Int? {
    guard data.count > 0, plot.width > 0 else { return nil }
    if data.points != nil { return drawnPlace(at: column) }
    if sharesColumns { return drawnPlace(at: max(plot.minX, min(plot.maxX - 1, column))) }
    if data.style.hasBands { return bandPlace(at: column, of: data.count) }
    let share = Double(column - plot.minX) / Double(max(1, plot.width - 1)) * Double(data.count - 1)
    return max(0, min(data.count - 1, Int(share.rounded())))
  }

  /// Returns the place that has a column, if there are `count` places with a width.
  func bandPlace(at column: Int, of count: Int) -> Int {
    guard plot.width > 0 else { return 0 }
    let index: Int
    if let pitch = evenPitch(of: count) {
      index = (column - firstColumn(of: count)) / pitch
    } else {
      let share = (Double(column - plot.minX) + 0.5) / Double(plot.width) * Double(count)
      index = Int(share.rounded(.down))
    }
    return max(0, min(count - 1, index))
  }

  /// Returns the columns of a place that has a width. All bars are equally wide, with space between
  /// them if there is room. Those of a histogram touch.
  func columns(of place: Int) -> Range<Int> {
    if let grid { return grid.columns(of: place) }
    if sharesColumns {
      let column = sharedColumn(of: place)
      return column..<column + 1
    }
    if let pitch = evenPitch(of: data.count) {
      let first = firstColumn(of: data.count) + place * pitch
      let bars = data.style == .bars ? data.series.count : 1
      return pitch > bars ? first + 1..<first + pitch : first..<first + pitch
    }
    let first = plot.minX + place * plot.width / max(1, data.count)
    let end = plot.minX + (place + 1) * plot.width / max(1, data.count)
    return first..<(data.style == .histogram ? max(first + 1, end) : first + 1)
  }

  /// Returns the columns from one of `count` places to the next, the same for all; `nil` if the
  /// columns can't be divided evenly: in a histogram, whose bars touch, and with fewer than two
  /// columns for each place.
  private func evenPitch(of count: Int) -> Int? {
    let pitch = plot.width / max(1, count)
    return data.style == .histogram || pitch < 2 ? nil : pitch
  }

  /// Returns the column of the first of `count` places. The leftover columns are split between both
  /// sides.
  private func firstColumn(of count: Int) -> Int {
    plot.minX + (plot.width - (evenPitch(of: count) ?? 0) * count) / 2
  }
}
