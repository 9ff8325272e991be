// SPDX-License-Identifier: MIT
// Terminal: converts the pixels that a terminal reports to cells.

/// A width and a height in pixels.
public struct PixelSize: Hashable, Sendable {
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int

  /// Creates a size of `width` by `height` pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A position within a cell, relative to its top left corner, as fractions of its width and height:
/// from 0 up to but not including 1.
public struct CellFraction: Hashable, Sendable {
  /// The fraction from the left edge.
  public var x: Double
  /// The fraction from the top edge.
  public var y: Double

  /// Creates a position at the fraction `x` of a cell's width and `y` of its height.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The relation between the pixels and the cells of a screen.
///
/// It uses the size of the whole screen, because cells can have fractional pixel sizes.
public struct PixelScale: Hashable, Sendable {
  /// The size of the screen in cells.
  public let cells: CellSize
  /// The size of the same screen in pixels.
  public let pixels: PixelSize

  /// Creates the scale of a screen of `cells` and `pixels`. Returns `nil` if a size is unknown,
  /// which terminals report as 0.
  public init?(cells: CellSize, pixels: PixelSize) {
    let bounds = 1...9_999_999
    guard bounds.contains(cells.width), bounds.contains(cells.height),
      bounds.contains(pixels.width), bounds.contains(pixels.height)
    else { return nil }
    self.cells = cells
    self.pixels = pixels
  }

  /// Returns the cell that contains a pixel, counted from 0, and the position of the pixel's centre
  /// in it.
  func locate(x: Int, y: Int) -> (cell: CellPoint, offset: CellFraction) {
    let column = Self.split(x, cells.width, pixels.width)
    let row = Self.split(y, cells.height, pixels.height)
    return (CellPoint(x: column.cell, y: row.cell), CellFraction(x: column.part, y: row.part))
  }

  /// Computes in half pixels, so that the result is exact.
  private static func split(_ pixel: Int, _ cells: Int, _ extent: Int) -> (cell: Int, part: Double)
  {
    let (cell, rest) = ((2 * pixel + 1) * cells).quotientAndRemainder(dividingBy: 2 * extent)
    return (cell, Double(rest) / Double(2 * extent))
  }
}
