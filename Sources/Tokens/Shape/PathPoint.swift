// SPDX-License-Identifier: MIT
// Token: points not aligned with cells.

/// A point between cells. (0, 0) is the upper left corner of the first cell, (0.5, 0.5) its centre.
public struct PathPoint: Hashable, Sendable {
  /// The number of columns from the left edge.
  public var x: Double
  /// The number of rows from the upper edge.
  public var y: Double

  /// Creates a point at column `x` and row `y`.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates a point at the upper left corner of the cell in column `x` and row `y`.
  public init(x: Int, y: Int) {
    self.init(x: Double(x), y: Double(y))
  }

  /// The upper left corner, (0, 0).
  public static let zero = PathPoint(x: 0, y: 0)

  /// The point with coordinates limited to a million cells. NaN counts as 0.
  package var clamped: PathPoint { PathPoint(x: Self.clamp(x), y: Self.clamp(y)) }

  private static func clamp(_ value: Double) -> Double {
    value.isNaN ? 0 : min(1e6, max(-1e6, value))
  }

  package func mixed(with other: PathPoint, _ share: Double) -> PathPoint {
    PathPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
