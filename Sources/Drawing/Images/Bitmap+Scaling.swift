// SPDX-License-Identifier: MIT
// Views: scales bitmaps.

import CuriumEngine
import CuriumTokens

extension Bitmap {
  /// The algorithm that computes the pixels of a scaled picture.
  public enum Interpolation: Hashable, Sendable {
    /// Takes the nearest pixel, for pixel art.
    case none
    /// Takes the mean of all covered pixels, in linear light, weighted by alpha.
    case box
  }

  /// Returns the picture scaled to `width` × `height` pixels. `interpolation` sets how it computes
  /// them.
  ///
  /// - Complexity: O(pixels of both pictures).
  public func scaled(width: Int, height: Int, interpolation: Interpolation = .box) -> Bitmap {
    let width = max(0, min(width, Self.limit))
    let height = max(0, min(height, Self.limit))
    if width == self.width, height == self.height { return self }
    guard width > 0, height > 0, self.width > 0, self.height > 0 else {
      return Bitmap(width: width, height: height, rgba: [])
    }
    switch interpolation {
    case .none:
      return Bitmap(width: width, height: height) { x, y in
        self[(2 * x + 1) * self.width / (2 * width), (2 * y + 1) * self.height / (2 * height)]
      }
    case .box:
      let columns = Self.weights(from: self.width, to: width)
      let rows = Self.weights(from: self.height, to: height)
      return Bitmap(width: width, height: height) { x, y in mean(columns[x], rows[y]) }
    }
  }

  /// The source pixels that a target pixel covers: the first one, and the covered share of each.
  private struct Weights {
    var first: Int
    var shares: [Double]
  }

  private static func weights(from source: Int, to target: Int) -> [Weights] {
    (0..<target).map { index in
      let low = Double(index) * Double(source) / Double(target)
      let high = Double(index + 1) * Double(source) / Double(target)
      let first = min(source - 1, Int(low))
      let last = max(first, min(source - 1, Int(high.rounded(.up)) - 1))
      let shares = (first...last).map { pixel in
        max(0, min(high, Double(pixel + 1)) - max(low, Double(pixel)))
      }
      return Weights(first: first, shares: shares)
    }
  }

  private func mean(_ columns: Weights, _ rows: Weights) -> Pixel {
    var (red, green, blue, alpha, all) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (row, rowShare) in rows.shares.enumerated() {
      for (column, columnShare) in columns.shares.enumerated() {
        let first = ((rows.first + row) * width + columns.first + column) * 4
        let share = rowShare * columnShare
        let covering = share * Double(rgba[first + 3])
        red += covering * Contrast.linear[Int(rgba[first])]
        green += covering * Contrast.linear[Int(rgba[first + 1])]
        blue += covering * Contrast.linear[Int(rgba[first + 2])]
        alpha += covering
        all += share
      }
    }
    guard alpha > 0, all > 0 else { return .clear }
    return Pixel(
      red: OKColor.byte(red / alpha), green: OKColor.byte(green / alpha),
      blue: OKColor.byte(blue / alpha), alpha: UInt8(min(255, alpha / all + 0.5)))
  }
}
