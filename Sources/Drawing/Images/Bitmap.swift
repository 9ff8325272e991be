// SPDX-License-Identifier: MIT
// Views: a picture as an array of pixels.

import CuriumEngine

/// A picture in sRGB with 8 bits each of red, green, blue and alpha per pixel. The alpha isn't
/// premultiplied.
///
/// `Bitmap(png:)` decodes PNG data. For other formats, use a library of your choice.
///
///     let checker = Bitmap(width: 8, height: 8) { x, y in
///       (x + y).isMultiple(of: 2) ? .init(red: 255, green: 255, blue: 255) : .clear
///     }
public struct Bitmap: Hashable, Sendable {
  /// The maximum number of pixels along an edge.
  public static let limit = 4_096

  /// One pixel.
  public struct Pixel: Hashable, Sendable {
    /// Red in sRGB, 0–255.
    public var red: UInt8
    /// Green in sRGB, 0–255.
    public var green: UInt8
    /// Blue in sRGB, 0–255.
    public var blue: UInt8
    /// The opacity, 0–255.
    public var alpha: UInt8

    /// Creates a pixel from `red`, `green` and `blue` in sRGB and its opacity `alpha`, each 0–255.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// A fully transparent pixel.
    public static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels row by row, four bytes each: red, green, blue, alpha.
  public let rgba: [UInt8]

  /// Creates a picture of `width` × `height` pixels from `rgba`, its bytes row by row. Missing
  /// pixels are transparent, surplus bytes are ignored, and edges longer than `limit` are cropped.
  public init(width: Int, height: Int, rgba: [UInt8]) {
    let isValid = width > 0 && height > 0
    self.width = isValid ? min(width, Self.limit) : 0
    self.height = isValid ? min(height, Self.limit) : 0
    let count = self.width * self.height * 4
    if isValid, width > self.width {
      var rows: [UInt8] = []
      rows.reserveCapacity(count)
      for row in 0..<self.height {
        let start = row.multipliedReportingOverflow(by: width)
        guard !start.overflow, start.partialValue < rgba.count / 4 else { break }
        let first = start.partialValue * 4
        rows.append(contentsOf: rgba[first..<min(rgba.count, first + self.width * 4)])
      }
      self.rgba = rows + [UInt8](repeating: 0, count: max(0, count - rows.count))
    } else if rgba.count == count {
      self.rgba = rgba
    } else {
      self.rgba =
        Array(rgba.prefix(count)) + [UInt8](repeating: 0, count: max(0, count - rgba.count))
    }
  }

  /// Creates a picture of `width` × `height` pixels by calling `pixel` for each of them.
  public init(width: Int, height: Int, pixel: (_ x: Int, _ y: Int) -> Pixel) {
    let width = max(0, min(width, Self.limit))
    let height = max(0, min(height, Self.limit))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = pixel(x, y)
        bytes.append(contentsOf: [pixel.red, pixel.green, pixel.blue, pixel.alpha])
      }
    }
    self.init(width: width, height: height, rgba: bytes)
  }

  /// The pixel at column `x` and row `y`; transparent outside the picture.
  public subscript(x: Int, y: Int) -> Pixel {
    guard x >= 0, y >= 0, x < width, y < height else { return .clear }
    let first = (y * width + x) * 4
    return Pixel(
      red: rgba[first], green: rgba[first + 1], blue: rgba[first + 2], alpha: rgba[first + 3])
  }
}
