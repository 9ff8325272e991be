// SPDX-License-Identifier: MIT
// Organism: the forms that the values of a chart take.

import CuriumTerminal

/// The style of a chart.
///
///     Chart([ChartSeries("Requests", [120, 180, 90])], style: .area)
public enum ChartStyle: Hashable, Sendable, CaseIterable {
  /// A line through the values of each series.
  case lines
  /// Grouped bars: one bar per series at each position.
  case bars
  /// Filled areas between the values and zero. A single series is coloured by height.
  case area
  /// One bar at each position, which stacks the values of all series.
  case stackedBars
  /// Areas on top of each other, the first one at the bottom: the parts of a whole.
  case stackedArea
  /// A point for each value.
  case points
  /// Bars that show how many values of each series fall into each bin. The bin boundaries are round
  /// numbers.
  case histogram
  /// A row of rectangles for each series, coloured by value.
  case heatMap
  /// One row for each position: its label, a bar, and the value at the end. With several series,
  /// each has its own bar, one below the other.
  case horizontalBars
  /// A candle for each period of a series with candles: a body from the first to the last value,
  /// and a line from the lowest to the highest one. Other series are lines behind them, such as an
  /// average.
  ///
  ///     Chart(
  ///       [ChartSeries("Price", candles: [ChartCandle(open: 12, high: 19, low: 11, close: 18)])],
  ///       style: .candlesticks)
  case candlesticks

  /// `true` if each position has a width of its own, and isn't a point on a line.
  var hasBands: Bool {
    switch self {
    case .bars, .stackedBars, .histogram, .heatMap, .horizontalBars, .candlesticks: true
    case .lines, .area, .stackedArea, .points: false
    }
  }

  /// `true` if labels can show the values at shapes and points.
  var hasValueLabels: Bool {
    hasPositions || self == .bars || self == .stackedBars || self == .histogram
  }

  /// `true` if fewer labels than positions are spread from end to end.
  var spreadsLabels: Bool { !hasBands || self == .candlesticks }

  /// `true` if shapes begin at zero.
  var isFilled: Bool {
    switch self {
    case .bars, .stackedBars, .histogram, .area, .stackedArea, .horizontalBars: true
    case .lines, .points, .heatMap, .candlesticks: false
    }
  }

  /// `true` if points can have positions of their own along the horizontal axis.
  var hasPositions: Bool { self == .lines || self == .points || self == .area }

  /// `true` if there can be reference lines.
  var hasRules: Bool { self != .heatMap && self != .horizontalBars }

  /// `true` if a part of the horizontal axis can be shown.
  var canZoom: Bool { hasRules && self != .histogram }

  /// `true` if the scale of the values can be logarithmic.
  var canBeLogarithmic: Bool { hasPositions || self == .bars || self == .candlesticks }

  /// `true` if the values at a position are added up.
  var isStacked: Bool { self == .stackedBars || self == .stackedArea }

  /// The arrow keys that move the cursor.
  var arrows: [KeyEquivalent] {
    switch self {
    case .heatMap: [.leftArrow, .rightArrow, .upArrow, .downArrow]
    case .horizontalBars: [.upArrow, .downArrow]
    default: [.leftArrow, .rightArrow]
    }
  }
}
