// SPDX-License-Identifier: MIT
// Terminal: a rectangle of cells.

/// A rectangle of cells.
public struct CellRect: Hashable, Sendable {
  /// The top left cell.
  public var origin: CellPoint
  /// The extent to the right and down.
  public var size: CellSize

  /// Creates a rectangle with its top left cell at `origin` and an extent of `size`.
  @inlinable public init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from column `x` and row `y`, with an extent of `width` and `height`.
  @inlinable public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: CellPoint(x: x, y: y), size: CellSize(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  public static let zero = CellRect(x: 0, y: 0, width: 0, height: 0)

  /// The leftmost column.
  @inlinable public var minX: Int { origin.x }
  /// The topmost row.
  @inlinable public var minY: Int { origin.y }
  /// The column after the last one.
  @inlinable public var maxX: Int { origin.x + size.width }
  /// The row below the last one.
  @inlinable public var maxY: Int { origin.y + size.height }
  /// The number of columns.
  @inlinable public var width: Int { size.width }
  /// The number of rows.
  @inlinable public var height: Int { size.height }
  /// A Boolean value that indicates whether the rectangle contains no cells.
  @inlinable public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
  /// The number of cells in the rectangle.
  @inlinable public var area: Int { isEmpty ? 0 : size.width * size.height }

  /// Returns the cells that this rectangle and `other` contain.
  @inlinable public func intersection(_ other: CellRect) -> CellRect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return CellRect(
      x: left, y: top,
      width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }

  /// Returns the smallest rectangle that contains this one and `other`.
  @inlinable public func union(_ other: CellRect) -> CellRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return CellRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns whether this rectangle and `other` have a cell in common.
  @inlinable public func intersects(_ other: CellRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      && !isEmpty && !other.isEmpty
  }

  /// Returns whether the cell at `point` is inside.
  @inlinable public func contains(_ point: CellPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns the rectangle moved by `x` columns and `y` rows.
  @inlinable public func offset(x: Int, y: Int) -> CellRect {
    CellRect(x: minX + x, y: minY + y, width: width, height: height)
  }
}
