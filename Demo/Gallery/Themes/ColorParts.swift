// SPDX-License-Identifier: MIT
// Page: a colour as lightness, chroma and hue, while it is edited.

import CuriumTokens

/// A colour in OKLCH.
///
/// It is kept while a colour is edited: eight bits a channel forget the hue of a gray.
struct ColorParts: Equatable {
  /// 0 black to 1 white.
  var lightness: Double
  /// 0 gray; no colour of sRGB has more than 0.33.
  var chroma: Double
  /// In degrees, 0 up to 360.
  var hue: Double

  /// The most that a slider offers.
  static let greatestChroma = 0.34

  init(_ rgb: UInt32) {
    let color = OKColor(rgb)
    lightness = color.lightness
    chroma = color.chroma
    hue = color.hue
  }

  /// The nearest colour `0xRRGGBB` of sRGB.
  var rgb: UInt32 { OKColor(lightness: lightness, chroma: chroma, hue: hue).rgb }

  /// The colours along a change of one part, in `count` even steps.
  func ramp(
    _ part: WritableKeyPath<ColorParts, Double>, to greatest: Double, count: Int = 24
  ) -> [UInt32] {
    (0...count).map { step in
      var color = self
      color[keyPath: part] = greatest * Double(step) / Double(count)
      return color.rgb
    }
  }
}
