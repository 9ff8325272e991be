// SPDX-License-Identifier: MIT
// Organism: one named series of a chart.

public import CuriumTokens

/// A named series of values in a chart, at equal steps or at positions of their own.
///
///     ChartSeries("Requests", [120, 180, 90])
///     ChartSeries("Errors", [2, 0, 1], color: .chart8)
///     ChartSeries("Latency", points: [ChartPoint(x: 0, y: 12), ChartPoint(x: 2.5, y: 18)])
///     ChartSeries("Price", candles: [ChartCandle(open: 12, high: 19, low: 11, close: 18)])
public struct ChartSeries: Hashable, Sendable {
  /// The name of the series.
  public let name: String
  /// The values. NaN and infinite values aren't drawn.
  public let values: [Double]
  /// The colour; `nil` for the colour that the chart gives the series by its position.
  public let color: Color?
  /// The positions of the values along the horizontal axis; `nil` for equal steps.
  let positions: [Double]?
  /// The candles whose closing values the series has; `nil` without candles.
  let candles: [ChartCandle]?

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

  /// Creates a series with a name and candles, for `ChartStyle.candlesticks`. Other styles show the
  /// closing values.
  ///
  /// - Parameters:
  ///   - name: The name in the legend.
  ///   - candles: The candles, in order, at equal steps.
  public init(_ name: String, candles: [ChartCandle]) {
    let candles = candles.map(\.ordered)
    self.init(name, candles.map(\.close), at: nil, candles, color: nil)
  }

  private init(
    _ name: String, _ values: [Double], at positions: [Double]?, _ candles: [ChartCandle]? = nil,
    color: Color?
  ) {
    self.name = name
    self.values = values
    self.positions = positions
    self.candles = candles
    self.color = color
  }

  /// The values that a chart shows: also the lowest and the highest values of candles.
  func drawn(_ style: ChartStyle) -> [Double] {
    guard style == .candlesticks, let candles else { return values }
    return candles.flatMap { [$0.low, $0.high] }
  }

  /// Returns the values at some places.
  func part(_ places: Range<Int>) -> ChartSeries {
    let places = places.clamped(to: values.indices)
    return ChartSeries(
      name, Array(values[places]), at: nil, candles.map { Array($0[places]) }, color: color)
  }

  /// The series with NaN instead of the values that a logarithmic scale doesn't contain.
  var positive: ChartSeries {
    let candles = candles?.map { $0.low > 0 ? $0 : .unknown }
    let values = candles?.map(\.close) ?? values.map { $0 > 0 ? $0 : .nan }
    return ChartSeries(name, values, at: positions, candles, color: color)
  }
}
