// SPDX-License-Identifier: MIT
// Organism: the ways to spread the values of a chart along its axis.

import CuriumLibc

/// The type of a chart's scale.
///
///     Chart([ChartSeries("Latency", [4, 90, 3200])]).chartYScale(type: .log)
public enum ChartScaleType: Hashable, Sendable, CaseIterable {
  /// Equal differences take the same number of rows.
  case linear
  /// Each power of ten takes the same number of rows. Only positive values are drawn.
  case log

  /// Returns the position of a value on the scale: its logarithm, or the value itself.
  func position(of value: Double) -> Double { self == .log ? log10(value) : value }

  /// Returns the value at a position on the scale.
  func value(at position: Double) -> Double { self == .log ? pow(10, position) : position }

  /// Returns the value on the straight line between two values, at `share` of the way.
  func value(between first: Double, and second: Double, at share: Double) -> Double {
    value(at: position(of: first) * (1 - share) + position(of: second) * share)
  }

  /// Returns whether the scale contains a value.
  func contains(_ value: Double) -> Bool { self == .linear || value > 0 }
}
