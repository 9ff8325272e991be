// SPDX-License-Identifier: MIT
// Organism: the values of a series for each column of a chart.

import CuriumControls
import CuriumTerminal

/// The smallest and the largest value that a column shows.
struct ChartSample: Equatable {
  let low: Double
  let high: Double

  /// The value that is farther from zero.
  var peak: Double { abs(high) >= abs(low) ? high : low }
}

extension ChartFrame {
  /// Returns the sample of a series for each column of the plot; `nil` where it has no value.
  ///
  /// With fewer places than columns, and between points, values are interpolated linearly.
  ///
  /// - Complexity: O(values + columns).
  func samples(of index: Int) -> [ChartSample?] {
    guard plot.width > 0 else { return [] }
    if data.points != nil { return samples(along: corners(of: index)) }
    guard data.count > 0 else { return [] }
    if data.style == .candlesticks, !sharesColumns { return samples(along: corners(of: index)) }
    let values = data.series[index].values
    if data.count <= plot.width {
      let type = data.scaleType
      let positions = type == .linear ? values : values.map(type.position)
      return (0..<plot.width).map { column in
        positions.interpolated(at: column, of: plot.width, places: data.count)
          .map { ChartSample(low: type.value(at: $0), high: type.value(at: $0)) }
      }
    }
    return values.withUnsafeBufferPointer { values in
      (0..<plot.width).map { Self.extremes(of: values, in: places(at: plot.minX + $0)) }
    }
  }

  /// Returns the extremes of the values at some places; `nil` if none is known.
  static func extremes(
    of values: UnsafeBufferPointer<Double>, in places: Range<Int>
  ) -> ChartSample? {
    var low = Double.infinity
    var high = -Double.infinity
    for place in places.clamped(to: 0..<values.count) where values[place].isFinite {
      low = min(low, values[place])
      high = max(high, values[place])
    }
    return low <= high ? ChartSample(low: low, high: high) : nil
  }
}
