// SPDX-License-Identifier: MIT
// Organism: the values of a chart, their range and their descriptions.

import CuriumTokens

/// What a chart shows, apart from its size.
struct ChartData {
  let series: [ChartSeries]
  let style: ChartStyle
  let labels: [String]
  let gradient: Gradient?
  let format: @Sendable (Double) -> String
  /// The number of places.
  let count: Int
  /// The smallest and the largest value, or the range that the app has set.
  let range: ClosedRange<Double>
  let hasFixedRange: Bool

  /// Reads the range of all values once.
  init(
    series: [ChartSeries], style: ChartStyle, labels: [String], bounds: ClosedRange<Double>?,
    gradient: Gradient?, format: (@Sendable (Double) -> String)?
  ) {
    self.series = series
    self.style = style
    self.labels = labels
    self.gradient = gradient
    self.format = format ?? ChartScale.text
    count = series.map(\.values.count).max() ?? 0
    if let bounds, bounds.lowerBound.isFinite, bounds.upperBound.isFinite,
      bounds.lowerBound < bounds.upperBound
    {
      range = bounds
      hasFixedRange = true
    } else {
      range = Self.range(of: series, style)
      hasFixedRange = false
    }
  }

  private static func range(of series: [ChartSeries], _ style: ChartStyle) -> ClosedRange<Double> {
    var least = Double.infinity
    var most = -Double.infinity
    func take(_ value: Double) {
      guard value.isFinite else { return }
      least = min(least, max(-1e15, value))
      most = max(most, min(value, 1e15))
    }
    if style == .stackedBars {
      for place in 0..<(series.map(\.values.count).max() ?? 0) {
        let values = series.map { place < $0.values.count ? $0.values[place] : 0 }.filter(
          \.isFinite)
        take(values.reduce(0) { $1 > 0 ? $0 + $1 : $0 })
        take(values.reduce(0) { $1 < 0 ? $0 + $1 : $0 })
      }
    } else {
      for values in series { for value in values.values { take(value) } }
    }
    if least > most { return 0...1 }
    // Filled shapes begin at zero.
    let isFilled = style != .lines && style != .points
    if isFilled { (least, most) = (min(least, 0), max(most, 0)) }
    if least == most { (least, most) = isFilled ? (0, 1) : (least - 1, most + 1) }
    return least...most
  }

  /// The colour of a series.
  static func color(_ index: Int) -> Color {
    let colors: [Color] = [
      .chart1, .chart2, .chart3, .chart4, .chart5, .chart6, .chart7, .chart8,
    ]
    return colors[index % colors.count]
  }

  /// A description of the range.
  var summary: String { "\(format(range.lowerBound)) – \(format(range.upperBound))" }

  /// The place that a label belongs to. Fewer labels than places are spread from end to end.
  func place(ofLabel index: Int) -> Double {
    let isSpread =
      labels.count > 1 && labels.count < count && style != .bars && style != .stackedBars
    return isSpread
      ? Double(index) * Double(count - 1) / Double(labels.count - 1) : Double(index)
  }

  /// The label of a place, if it has one.
  func label(at place: Int) -> String? {
    labels.indices.first { self.place(ofLabel: $0) == Double(place) && !labels[$0].isEmpty }
      .map { labels[$0] }
  }

  /// The value of a series at a place; `nil` if it has none.
  func value(_ index: Int, at place: Int) -> Double? {
    let values = series[index].values
    return values.indices.contains(place) && values[place].isFinite ? values[place] : nil
  }

  /// A description of the values at a place: `Tue: Paid 3.4, Free 1.2`.
  func reading(at place: Int) -> String {
    let values = series.indices.compactMap { index in
      value(index, at: place).map { "\(series[index].name) \(format($0))" }
    }
    return (label(at: place).map { "\($0): " } ?? "") + values.joined(separator: ", ")
  }
}
