// SPDX-License-Identifier: MIT
// Organism: the forms that the values of a chart take.

/// The style of a chart.
///
///     Chart([ChartSeries("Requests", [120, 180, 90])], style: .area)
public enum ChartStyle: Hashable, Sendable, CaseIterable {
  /// A line through the values of each series.
  case lines
  /// Bars next to each other for each place.
  case bars
  /// Filled areas between the values and zero. A single series is coloured by height.
  case area
  /// One bar for each place, which stacks the values of all series.
  case stackedBars
  /// Areas on top of each other, the first one at the bottom: the parts of a whole.
  case stackedArea
  /// A point for each value.
  case points
  /// Bars that show how many values of each series fall into each bin. The bins have round edges.
  case histogram
  /// A row of rectangles for each series, coloured by value.
  case heatMap
  /// A row for each place: its label, a bar, and the value at its end. Several series have their bars
  /// below each other.
  case horizontalBars

  /// Whether each place has a width of its own, and isn't a point on a line.
  var hasBands: Bool {
    switch self {
    case .bars, .stackedBars, .histogram, .heatMap, .horizontalBars: true
    case .lines, .area, .stackedArea, .points: false
    }
  }

  /// Whether shapes begin at zero.
  var isFilled: Bool {
    switch self {
    case .bars, .stackedBars, .histogram, .area, .stackedArea, .horizontalBars: true
    case .lines, .points, .heatMap: false
    }
  }

  /// Whether the values of a place are added up.
  var isStacked: Bool { self == .stackedBars || self == .stackedArea }
}
