// SPDX-License-Identifier: MIT
// Token: points and rectangles not aligned with cells.

package import CuriumTerminal

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

/// A rectangle that doesn't have to align with cells.
package struct PathRect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(_ rect: CellRect) {
    let origin = PathPoint(x: rect.minX, y: rect.minY).clamped
    let size = PathPoint(x: max(0, rect.width), y: max(0, rect.height)).clamped
    self.init(x: origin.x, y: origin.y, width: size.x, height: size.y)
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }

  package func inset(x columns: Double, y rows: Double) -> PathRect {
    PathRect(
      x: x + min(columns, width / 2), y: y + min(rows, height / 2),
      width: max(0, width - 2 * columns), height: max(0, height - 2 * rows))
  }
}
