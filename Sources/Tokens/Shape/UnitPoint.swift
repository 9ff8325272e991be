// SPDX-License-Identifier: MIT
// Token: a point in a rectangle, relative to its size.

/// A point in a rectangle: 0 is the left or upper edge, 1 the right or lower edge.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal position, as a fraction of the width.
  public var x: Double
  /// The vertical position, as a fraction of the height.
  public var y: Double

  /// Creates a point at the fraction `x` of the width and `y` of the height.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The centre of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The centre of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The centre of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The centre of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The upper left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
