// SPDX-License-Identifier: MIT
// Organism: where the parts of a chart are.

import CuriumTerminal
import CuriumControls

/// The cells of the plot, the axis and the labels, and the places of values in them.
struct ChartFrame {
  /// The cells in which values are drawn.
  let plot: CellRect
  let scale: ChartScale
  /// The values on the axis with their rows; empty without room.
  let marks: [(row: Int, text: String)]
  /// The row of the axis beneath the plot.
  let axisRow: Int?
  /// The row of the labels.
  let labelRow: Int?
  private let data: ChartData

  /// Divides `size` cells among the parts of a chart.
  init(_ data: ChartData, _ size: CellSize) {
    self.data = data
    let hasLabels = !data.labels.isEmpty && size.height > 2
    let hasAxis = size.height > (hasLabels ? 4 : 3)
    let height = max(0, size.height - (hasLabels ? 1 : 0) - (hasAxis ? 1 : 0))
    axisRow = hasAxis ? height : nil
    labelRow = hasLabels ? size.height - 1 : nil
    let scale = ChartScale(data.range, isFixed: data.hasFixedRange, rows: height)
    let lowest = hasAxis ? height : height - 1
    let marks = scale.ticks.map { tick in
      (
        row: min(lowest, Int(((1 - scale.share(of: tick)) * Double(height)).rounded())),
        text: data.format(tick)
      )
    }
    let gutter = (marks.map(\.text.count).max() ?? 0) + 1
    let isLabeled = size.width - gutter >= max(8, gutter) && height > 1
    let left = isLabeled ? gutter : 0
    self.scale = scale
    self.marks = isLabeled ? marks : []
    plot = CellRect(x: left, y: 0, width: max(0, size.width - left), height: height)
  }

  /// Returns the rows between the top of the plot and a value.
  func y(of value: Double) -> Double { (1 - scale.share(of: value)) * Double(plot.height) }

  /// The rows between the top of the plot and the line where filled shapes begin.
  var ground: Double { y(of: 0) }

  /// Returns the column at the centre of a place.
  func column(of place: Int) -> Double { column(of: Double(place)) }

  /// Returns the column at the centre of a place, or between two places.
  func column(of place: Double) -> Double {
    let left = Double(plot.minX)
    let count = Double(data.count)
    switch data.style {
    case .lines, .area: return left + place / max(1, count - 1) * Double(plot.width - 1)
    case .bars, .stackedBars:
      let bars = columns(of: Int(place))
      return Double(bars.lowerBound + bars.upperBound - 1) / 2
    }
  }

  /// Returns the place that is drawn at a column.
  func place(at column: Int) -> Int? {
    guard data.count > 0, plot.width > 0 else { return nil }
    let share: Double
    switch data.style {
    case .lines, .area:
      share = Double(column - plot.minX) / Double(max(1, plot.width - 1)) * Double(data.count - 1)
      return max(0, min(data.count - 1, Int(share.rounded())))
    case .bars, .stackedBars:
      share = (Double(column - plot.minX) + 0.5) / Double(plot.width) * Double(data.count)
      return max(0, min(data.count - 1, Int(share.rounded(.down))))
    }
  }

  /// The columns of a place in a bar chart. All places have the same width, with space between them
  /// if there is room.
  func columns(of place: Int) -> Range<Int> {
    let pitch = plot.width / max(1, data.count)
    let first = plot.minX + place * plot.width / max(1, data.count)
    let bars = data.style == .bars ? data.series.count : 1
    return pitch > bars ? first + 1..<first + pitch : first..<first + max(1, pitch)
  }

  /// The places that share a column, if there are more places than columns.
  func places(at column: Int) -> Range<Int> {
    let index = column - plot.minX
    return index * data.count / plot.width..<(index + 1) * data.count / plot.width
  }
}
