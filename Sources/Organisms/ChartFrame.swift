// SPDX-License-Identifier: MIT
// Organism: where the parts of a chart are.

import CuriumTerminal
import CuriumControls

/// The cells of the plot, the axis and the labels, and the places of values in them.
struct ChartFrame {
  /// The cells in which values are drawn.
  private(set) var plot: CellRect
  let scale: ChartScale
  /// The values on the axis with their rows; empty without room.
  private(set) var marks: [(row: Int, text: String)]
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
    plot = CellRect(x: 0, y: 0, width: size.width, height: height)
    self.scale = scale
    marks = []
    let rows = scale.ticks.map { min(lowest, Int(y(of: $0).rounded())) }
    let marks = zip(rows, scale.ticks).map { (row: $0, text: data.format($1)) }
    let gutter = (marks.map(\.text.count).max() ?? 0) + 1
    let isLabeled = size.width - gutter >= max(8, gutter) && height > 1
    let left = isLabeled ? gutter : 0
    self.marks = isLabeled ? marks : []
    plot = CellRect(x: left, y: 0, width: max(0, size.width - left), height: height)
  }

  /// Returns the rows between the top of the plot and a value.
  func y(of value: Double) -> Double {
    let height = Double(plot.height)
    guard scale.lower < 0, scale.upper > 0, value.isFinite else {
      return (1 - scale.share(of: value)) * height
    }
    let ground = ground
    return value >= 0
      ? ground * (1 - min(1, value / scale.upper))
      : ground + (height - ground) * min(1, value / scale.lower)
  }

  /// The rows between the top of the plot and zero, where filled shapes begin. Between both signs, it
  /// is the edge of a row, so that all of them meet the line there.
  var ground: Double {
    let ground = (1 - scale.share(of: 0)) * Double(plot.height)
    let isBetween = scale.lower < 0 && scale.upper > 0 && plot.height > 1
    return isBetween ? max(1, min(ground.rounded(), Double(plot.height - 1))) : ground
  }

  /// Returns the column at the centre of a place.
  func column(of place: Int) -> Double { column(of: Double(place)) }

  /// Returns the column at the centre of a place, or between two places.
  func column(of place: Double) -> Double {
    let left = Double(plot.minX)
    let count = Double(data.count)
    switch data.style {
    case .lines, .area, .points: return left + place / max(1, count - 1) * Double(plot.width - 1)
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
    case .lines, .area, .points:
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
