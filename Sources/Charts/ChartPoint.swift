// SPDX-License-Identifier: MIT
// Organism: a point of a series in a chart.

/// A point of a `ChartSeries`: a value at a position along the horizontal axis.
///
///     ChartPoint(x: 12.5, y: 340)
public struct ChartPoint: Hashable, Sendable {
  /// The position along the horizontal axis. Points at NaN and infinite positions aren't drawn.
  public var x: Double
  /// The value. A line has a gap where it is NaN or infinite.
  public var y: Double

  /// Creates a point at the position `x` with the value `y`.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
