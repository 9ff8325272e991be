// SPDX-License-Identifier: MIT
// Terminal: pixels, where a terminal tells them, and the cells they lie in.

/// A width and a height in pixels.
public struct PixelSize: Hashable, Sendable {
  /// Pixels across.
  public var width: Int
  /// Pixels down.
  public var height: Int

  /// A size of `width` by `height` pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A place within a cell, from its top left corner, as fractions of its width and height: 0 up to
/// but not including 1.
public struct CellFraction: Hashable, Sendable {
  /// How far to the right.
  public var x: Double
  /// How far down.
  public var y: Double

  /// A place at these fractions of a cell's width and height.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// How the pixels of a screen lie in its cells.
///
/// The whole screen is measured, not one cell, because a cell need not be a whole number of pixels.
public struct PixelScale: Hashable, Sendable {
  /// The screen in cells.
  public let cells: CellSize
  /// The same screen in pixels.
  public let pixels: PixelSize

  /// The scale of a screen; nil if one of the sizes is not known, which terminals report as 0.
  public init?(cells: CellSize, pixels: PixelSize) {
    let bounds = 1...9_999_999
    guard bounds.contains(cells.width), bounds.contains(cells.height),
      bounds.contains(pixels.width), bounds.contains(pixels.height)
    else { return nil }
    self.cells = cells
    self.pixels = pixels
  }

  /// The cell in which a pixel lies, counted from 0, and where in it the pixel's centre is.
  func locate(x: Int, y: Int) -> (cell: CellPoint, offset: CellFraction) {
    let column = Self.split(x, cells.width, pixels.width)
    let row = Self.split(y, cells.height, pixels.height)
    return (CellPoint(x: column.cell, y: row.cell), CellFraction(x: column.part, y: row.part))
  }

  /// Counts in halves of pixels over the extent, so that the cell is exact.
  private static func split(_ pixel: Int, _ cells: Int, _ extent: Int) -> (cell: Int, part: Double)
  {
    let (cell, rest) = ((2 * pixel + 1) * cells).quotientAndRemainder(dividingBy: 2 * extent)
    return (cell, Double(rest) / Double(2 * extent))
  }
}
