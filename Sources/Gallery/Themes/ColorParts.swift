// SPDX-License-Identifier: MIT
// Page: lightness, chroma and hue of a colour while the user edits it.

import CuriumTokens

/// A colour in OKLCH.
///
/// Kept while the user edits a colour, because eight bits per channel lose the hue of a grey.
struct ColorParts: Equatable {
  /// From 0 (black) to 1 (white).
  var lightness: Double
  /// 0 is grey. No sRGB colour has more than 0.33.
  var chroma: Double
  /// In degrees, from 0 to less than 360.
  var hue: Double

  /// The maximum on a slider.
  static let greatestChroma = 0.34

  init(_ rgb: UInt32) {
    let color = OKColor(rgb)
    lightness = color.lightness
    chroma = color.chroma
    hue = color.hue
  }

  /// The nearest sRGB colour as `0xRRGGBB`.
  var rgb: UInt32 { OKColor(lightness: lightness, chroma: chroma, hue: hue).rgb }

  /// Returns the colours along a change of one part, in even steps.
  func ramp(_ part: WritableKeyPath<ColorParts, Double>, to greatest: Double) -> [UInt32] {
    let steps = 24
    return (0...steps).map { step in
      var color = self
      color[keyPath: part] = greatest * Double(step) / Double(steps)
      return color.rgb
    }
  }
}
