// SPDX-License-Identifier: MIT
// Token: a colour in a perceptual colour space.

import CuriumLibc
import CuriumTerminal

/// A colour in OKLab. OKLCH is the same space in polar coordinates.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing" (2020), and CSS Color 4.
package struct OKColor: Hashable, Sendable {
  /// The lightness, from 0 (black) to 1 (white).
  package var lightness: Double
  package var a: Double
  package var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Creates a colour from OKLCH, with the hue in degrees.
  package init(lightness: Double, chroma: Double, hue: Double) {
    let (x, y) = Angles.place(degrees: hue)
    self.init(lightness: lightness, a: chroma * x, b: chroma * y)
  }

  /// Creates a colour from `0xRRGGBB` in sRGB.
  package init(_ rgb: UInt32) {
    self.init(
      red: Contrast.linear[Int(rgb >> 16 & 0xFF)], green: Contrast.linear[Int(rgb >> 8 & 0xFF)],
      blue: Contrast.linear[Int(rgb & 0xFF)])
  }

  /// Creates a colour from linear sRGB components. They can be outside 0…1.
  init(red: Double, green: Double, blue: Double) {
    let lab = ColorQuantizer.oklab(red: red, green: green, blue: blue)
    self.init(lightness: lab.lightness, a: lab.a, b: lab.b)
  }

  /// The colourfulness; 0 for greys.
  package var chroma: Double { (a * a + b * b).squareRoot() }

  /// The hue in degrees, from 0 up to 360.
  package var hue: Double { Angles.degrees(x: a, y: b) }

  /// The linear sRGB components; outside 0…1 if the colour isn't in sRGB.
  private var light: (red: Double, green: Double, blue: Double) {
    let long = lightness + 0.3963377774 * a + 0.2158037573 * b
    let middle = lightness - 0.1055613458 * a - 0.0638541728 * b
    let short = lightness - 0.0894841775 * a - 1.2914855480 * b
    let (l, m, s) = (long * long * long, middle * middle * middle, short * short * short)
    return (
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    )
  }

  /// The luminance of the colour with its components clamped to sRGB. It is fast, and close to that
  /// of `rgb`.
  var clippedLuminance: Double {
    let (red, green, blue) = light
    return 0.2126 * min(1, max(0, red)) + 0.7152 * min(1, max(0, green))
      + 0.0722 * min(1, max(0, blue))
  }

  private var isInGamut: Bool {
    let (red, green, blue) = light
    let range = -0.0001...1.0001
    return range.contains(red) && range.contains(green) && range.contains(blue)
  }

  /// The colour `0xRRGGBB`, with the chroma reduced until sRGB contains it.
  package var rgb: UInt32 {
    var color = self
    if !isInGamut {
      var inside = 0.0
      var outside = 1.0
      for _ in 0..<12 {
        let share = (inside + outside) / 2
        let candidate = OKColor(lightness: lightness, a: a * share, b: b * share)
        if candidate.isInGamut { inside = share } else { outside = share }
      }
      color = OKColor(lightness: lightness, a: a * inside, b: b * inside)
    }
    let (red, green, blue) = color.light
    return OKColor.channel(red) << 16 | OKColor.channel(green) << 8 | OKColor.channel(blue)
  }

  /// Returns the colour moved a fraction of the way towards white or black, with less chroma near
  /// the end.
  func moved(_ share: Double, towardsWhite: Bool) -> OKColor {
    let target = towardsWhite ? 1.0 : 0.0
    let kept = 1 - share * share
    return OKColor(
      lightness: lightness + (target - lightness) * share, a: a * kept, b: b * kept)
  }

  /// Returns the colour at another lightness, clamped to 0…1, with its chroma scaled.
  package func at(lightness: Double, chroma factor: Double = 1) -> OKColor {
    OKColor(lightness: min(1, max(0, lightness)), a: a * factor, b: b * factor)
  }

  /// Returns the colour a fraction of the way to another.
  package func mixed(with other: OKColor, _ share: Double) -> OKColor {
    OKColor(
      lightness: lightness + (other.lightness - lightness) * share,
      a: a + (other.a - a) * share, b: b + (other.b - b) * share)
  }

  /// Returns the 8-bit value of an sRGB channel from a linear value of 0 to 1.
  package static func byte(_ light: Double) -> UInt8 { UInt8(channel(light)) }

  private static func channel(_ light: Double) -> UInt32 {
    let share = min(1, max(0, light))
    let channel = share <= 0.0031308 ? 12.92 * share : 1.055 * pow(share, 1 / 2.4) - 0.055
    return UInt32((channel * 255).rounded())
  }
}
