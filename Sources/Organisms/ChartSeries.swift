// SPDX-License-Identifier: MIT
// Organism: the values of a chart.

/// A named series of values in a chart.
///
///     ChartSeries("Requests", [120, 180, 90])
public struct ChartSeries: Hashable, Sendable {
  /// The name of the series.
  public let name: String
  /// The values. NaN and infinite values aren't drawn.
  public let values: [Double]

  /// Creates a series with a name and values.
  public init(_ name: String, _ values: [Double]) {
    self.name = name
    self.values = values
  }
}

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
  /// A point for each value.
  case points
}
