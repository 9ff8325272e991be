// SPDX-License-Identifier: MIT
// Organism: one named series of a chart.

public import CuriumTokens

/// A named series of values in a chart.
///
///     ChartSeries("Requests", [120, 180, 90])
///     ChartSeries("Errors", [2, 0, 1], color: .chart8)
public struct ChartSeries: Hashable, Sendable {
  /// The name of the series.
  public let name: String
  /// The values. NaN and infinite values aren't drawn.
  public let values: [Double]
  /// The colour; `nil` for the colour that the chart gives the series by its position.
  public let color: Color?

  /// Creates a series with a name and values.
  ///
  /// - Parameters:
  ///   - name: The name in the legend.
  ///   - values: The values, in order. The labels of the chart name their positions.
  ///   - color: The colour in the chart. Use the same one wherever other views show these values,
  ///    such as in a `StatCard`. With `nil`, the position of the series sets it.
  public init(_ name: String, _ values: [Double], color: Color? = nil) {
    self.name = name
    self.values = values
    self.color = color
  }
}
