// SPDX-License-Identifier: MIT
// Terminal: a width and a height in cells.

/// A width and a height in cells.
public struct CellSize: Hashable, Sendable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a size of `width` columns and `height` rows.
  @inlinable public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size with no columns or rows.
  public static let zero = CellSize(width: 0, height: 0)
}
