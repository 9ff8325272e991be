// SPDX-License-Identifier: MIT
// Organism: the values of a series for each column of a chart.

import CuriumTerminal

/// The smallest and the largest value that a column shows.
struct ChartSample: Equatable {
  let low: Double
  let high: Double

  /// The value that is farther from zero.
  var peak: Double { abs(high) >= abs(low) ? high : low }
}

extension ChartFrame {
  /// Returns what each column of the plot shows of a series; `nil` where it has no value.
  ///
  /// With fewer places than columns, values between two places are interpolated.
  ///
  /// - Complexity: O(values + columns).
  func samples(of values: [Double], places count: Int) -> [ChartSample?] {
    guard plot.width > 0, count > 0 else { return [] }
    return values.withUnsafeBufferPointer { values in
      (0..<plot.width).map { column in
        count > plot.width
          ? Self.extremes(of: values, in: places(at: plot.minX + column))
          : between(values, column, count)
      }
    }
  }

  private static func extremes(
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

  private func between(
    _ values: UnsafeBufferPointer<Double>, _ column: Int, _ count: Int
  ) -> ChartSample? {
    let position = Double(column) / Double(max(1, plot.width - 1)) * Double(count - 1)
    let first = Int(position)
    let share = position - Double(first)
    let next = share > 0 ? first + 1 : first
    guard next < values.count, values[first].isFinite, values[next].isFinite else { return nil }
    let value = values[first] * (1 - share) + values[next] * share
    return ChartSample(low: value, high: value)
  }
}
