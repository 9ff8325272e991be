// SPDX-License-Identifier: MIT
// Organism: one named series of a chart.

public import CuriumTokens

/// A named series of values in a chart, at equal steps or at positions of their own.
///
///     ChartSeries("Requests", [120, 180, 90])
///     ChartSeries("Errors", [2, 0, 1], color: .chart8)
///     ChartSeries("Latency", points: [ChartPoint(x: 0, y: 12), ChartPoint(x: 2.5, y: 18)])
public struct ChartSeries: Hashable, Sendable {
  /// The name of the series.
  public let name: String
  /// The values. NaN and infinite values aren't drawn.
  public let values: [Double]
  /// The colour; `nil` for the colour that the chart gives the series by its position.
  public let color: Color?
  /// The positions of the values along the horizontal axis; `nil` for equal steps.
  let positions: [Double]?

  /// Creates a series with a name and values.
  ///
  /// - Parameters:
  ///   - name: The name in the legend.
  ///   - values: The values, in order. The labels of the chart name their positions.
  ///   - color: The colour in the chart. Use the same one wherever other views show these values,
  ///    such as in a `StatCard`. With `nil`, the position of the series sets it.
  public init(_ name: String, _ values: [Double], color: Color? = nil) {
    self.init(name, values, at: nil, color: color)
  }

  /// Creates a series with a name and points.
  ///
  /// Line, point and area charts with such a series have a horizontal axis for the positions of the
  /// points. In these charts, the values of other series are at 0, 1, 2 and so on. Other styles
  /// show the values at equal steps.
  ///
  /// - Parameters:
  ///   - name: The name in the legend.
  ///   - points: The points. Lines join them from left to right, whatever their order. Several
  ///    points can be at the same position.
  ///   - color: The colour in the chart. With `nil`, the position of the series sets it.
  public init(_ name: String, points: [ChartPoint], color: Color? = nil) {
    self.init(name, points.map(\.y), at: points.map(\.x), color: color)
  }

  private init(_ name: String, _ values: [Double], at positions: [Double]?, color: Color?) {
    self.name = name
    self.values = values
    self.positions = positions
    self.color = color
  }

  /// Returns the values at some places.
  func part(_ places: Range<Int>) -> ChartSeries {
    ChartSeries(name, Array(values[places.clamped(to: values.indices)]), color: color)
  }

  /// The series with NaN instead of the values that a logarithmic scale doesn't contain.
  var positive: ChartSeries {
    ChartSeries(name, values.map { $0 > 0 ? $0 : .nan }, at: positions, color: color)
  }
}
