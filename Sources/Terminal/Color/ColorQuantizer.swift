// SPDX-License-Identifier: MIT
// Terminal: finds the nearest colour of a smaller palette.

import CuriumLibc

/// Finds the palette entry that looks most like a 24-bit colour.
///
/// For 256 colours it uses the smallest distance in OKLab with `a` and `b` doubled, which preserves
/// hue and chroma before lightness. It uses only the entries 16–255, which users rarely customize.
/// For 16 colours it uses CIEDE2000 (Sharma, Wu, Dalal 2005) with xterm's palette, because with few
/// entries, hue errors are large. Greys become black, white or one of the two greys.
public struct ColorQuantizer: Sendable {
  /// A position in a colour space with lightness and two colour axes.
  package struct Lab: Sendable {
    package var lightness: Double
    package var a: Double
    package var b: Double

    package init(lightness: Double, a: Double, b: Double) {
      self.lightness = lightness
      self.a = a
      self.b = b
    }
  }

  /// xterm's 16 colours. The palettes of most terminals are similar.
  static let xterm16: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  /// The chroma in OKLab below which a colour counts as grey.
  private static let grayChroma = 0.065

  private let cube: [Lab]
  private let named: [Lab]

  /// Creates a quantizer and prepares its palettes.
  ///
  /// - Complexity: O(256), about 20 µs.
  public init() {
    cube = (16...255).map { ColorQuantizer.oklab(ColorQuantizer.color(ofPalette: UInt8($0))) }
    named = ColorQuantizer.xterm16.map { ColorQuantizer.cielab($0) }
  }

  /// Returns the entry among 16–255 that is nearest to the colour `value`, `0xRRGGBB` in sRGB.
  public func palette256(_ value: UInt32) -> UInt8 {
    let wanted = ColorQuantizer.oklab(value)
    let index = ColorQuantizer.nearest(in: cube) {
      let lightness = wanted.lightness - $0.lightness
      let a = 2 * (wanted.a - $0.a)
      let b = 2 * (wanted.b - $0.b)
      return lightness * lightness + a * a + b * b
    }
    return UInt8(index + 16)
  }

  /// Returns the entry among 0–15 that is nearest to the colour `value`, `0xRRGGBB` in sRGB.
  public func palette16(_ value: UInt32) -> UInt8 {
    let lab = ColorQuantizer.oklab(value)
    if hypot(lab.a, lab.b) < ColorQuantizer.grayChroma {
      return lab.lightness < 0.4 ? 0 : lab.lightness < 0.76 ? 8 : lab.lightness < 0.96 ? 7 : 15
    }
    let wanted = ColorQuantizer.cielab(value)
    return UInt8(ColorQuantizer.nearest(in: named) { ColorQuantizer.difference(wanted, $0) })
  }

  /// Returns the index of the first colour with the smallest distance.
  @inline(__always) private static func nearest(
    in palette: [Lab], distance: (Lab) -> Double
  ) -> Int {
    var best = 0
    var smallest = Double.infinity
    for index in palette.indices {
      let found = distance(palette[index])
      if found < smallest {
        smallest = found
        best = index
      }
    }
    return best
  }

  /// Returns the colour of the palette entry `index` in xterm: 16 named colours, the 6×6×6 cube,
  /// and 24 greys.
  public static func color(ofPalette index: UInt8) -> UInt32 {
    if index < 16 { return xterm16[Int(index)] }
    if index >= 232 {
      let gray = 8 + 10 * UInt32(index - 232)
      return gray << 16 | gray << 8 | gray
    }
    let place = UInt32(index - 16)
    let level = { (step: UInt32) -> UInt32 in step == 0 ? 0 : 55 + 40 * step }
    return level(place / 36) << 16 | level(place / 6 % 6) << 8 | level(place % 6)
  }

  /// Returns the linear light of the lowest 8 bits.
  private static func linear(_ value: UInt32) -> Double { light(Double(value & 255) / 255) }

  /// Returns the linear light of an sRGB channel between 0 and 1 (IEC 61966-2-1).
  package static func light(_ channel: Double) -> Double {
    channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }

  /// Returns a colour `0xRRGGBB` in OKLab.
  static func oklab(_ value: UInt32) -> Lab {
    oklab(red: linear(value >> 16), green: linear(value >> 8), blue: linear(value))
  }

  /// Returns a colour in linear sRGB, whose channels may be outside 0…1, in OKLab.
  ///
  /// Source: Björn Ottosson, "A perceptual color space for image processing" (2020).
  package static func oklab(red: Double, green: Double, blue: Double) -> Lab {
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return Lab(
      lightness: 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      a: 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      b: 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short)
  }

  /// Returns a colour `0xRRGGBB` in CIE L*a*b* under D65.
  static func cielab(_ value: UInt32) -> Lab {
    let red = linear(value >> 16)
    let green = linear(value >> 8)
    let blue = linear(value)
    let root = { (t: Double) -> Double in
      t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116
    }
    let x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    return Lab(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// Returns the CIEDE2000 difference of two colours. The names are those of the paper.
  package static func difference(_ one: Lab, _ two: Lab) -> Double {
    let radians = Double.pi / 180
    let meanC = (hypot(one.a, one.b) + hypot(two.a, two.b)) / 2
    let meanC7 = pow(meanC, 7)
    let g = 0.5 * (1 - sqrt(meanC7 / (meanC7 + 6_103_515_625)))
    let a1 = (1 + g) * one.a
    let a2 = (1 + g) * two.a
    let c1 = hypot(a1, one.b)
    let c2 = hypot(a2, two.b)
    let h1 = Angles.degrees(x: a1, y: one.b)
    let h2 = Angles.degrees(x: a2, y: two.b)
    var deltaH = 0.0
    var meanH = h1 + h2
    if c1 * c2 != 0 {
      deltaH = h2 - h1
      if deltaH > 180 { deltaH -= 360 } else if deltaH < -180 { deltaH += 360 }
      if abs(h1 - h2) > 180 { meanH += meanH < 360 ? 360 : -360 }
      meanH /= 2
    }
    let deltaL = two.lightness - one.lightness
    let deltaC = c2 - c1
    let turned = 2 * sqrt(c1 * c2) * sin(deltaH / 2 * radians)
    let l = (one.lightness + two.lightness) / 2 - 50
    let c = (c1 + c2) / 2
    let t =
      1 - 0.17 * cos((meanH - 30) * radians) + 0.24 * cos(2 * meanH * radians)
      + 0.32 * cos((3 * meanH + 6) * radians) - 0.2 * cos((4 * meanH - 63) * radians)
    let sl = 1 + 0.015 * l * l / sqrt(20 + l * l)
    let sc = 1 + 0.045 * c
    let sh = 1 + 0.015 * c * t
    let c7 = pow(c, 7)
    let bend = (meanH - 275) / 25
    let rt =
      -2 * sqrt(c7 / (c7 + 6_103_515_625)) * sin(60 * exp(-bend * bend) * radians)
    let x = deltaL / sl
    let y = deltaC / sc
    let z = turned / sh
    return sqrt(max(0, x * x + y * y + z * z + rt * y * z))
  }
}
