// SPDX-License-Identifier: MIT
// Terminal: a position in cells.

/// A position in cells; (0, 0) is the top left corner.
public struct CellPoint: Hashable, Sendable {
  /// The column, counted from the left edge.
  public var x: Int
  /// The row, counted from the top edge.
  public var y: Int

  /// Creates a point at column `x` of row `y`.
  @inlinable public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = CellPoint(x: 0, y: 0)
}
