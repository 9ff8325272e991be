// SPDX-License-Identifier: MIT
// Token: contrast of colours, and inks moved until they can be read.

package import CuriumTerminal

/// Contrast by WCAG 2.2 and the moving of inks in lightness.
package enum Contrast {
  /// The relative luminance of `0xRRGGBB`, 0 black to 1 white (WCAG 2.2, "relative luminance").
  package static func luminance(_ rgb: UInt32) -> Double {
    0.2126 * linear[Int(rgb >> 16 & 0xFF)] + 0.7152 * linear[Int(rgb >> 8 & 0xFF)]
      + 0.0722 * linear[Int(rgb & 0xFF)]
  }

  /// The contrast ratio of two colours `0xRRGGBB`, 1 to 21.
  package static func ratio(_ first: UInt32, _ second: UInt32) -> Double {
    ratio(luminance: luminance(first), luminance(second))
  }

  /// The contrast ratio of two colours, 1 to 21; nil where one is not known in sRGB.
  package static func ratio(_ first: CellColor, _ second: CellColor) -> Double? {
    guard first.isRGB, second.isRGB else { return nil }
    return ratio(first.value, second.value)
  }

  static func ratio(luminance first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// `ink` moved in lightness, hue kept, until it stands out from `ground` by `ratio`.
  ///
  /// It moves away from the ground, and to the other side where that one has no room. Where no
  /// lightness is enough, the better of black and white is given. Colours of the terminal's own
  /// palette are left as they are. An ink that suffices costs two luminances; else ten
  /// steps and one or two conversions, under a microsecond.
  package static func legibleInk(_ ink: CellColor, on ground: CellColor, ratio: Double)
    -> CellColor
  {
    guard ink.isRGB, ground.isRGB else { return ink }
    let groundLuminance = luminance(ground.value)
    let inkLuminance = luminance(ink.value)
    if self.ratio(luminance: inkLuminance, groundLuminance) >= ratio { return ink }
    let lighter = 1.05 / (groundLuminance + 0.05)
    let darker = (groundLuminance + 0.05) / 0.05
    let towardsWhite: Bool
    if inkLuminance > groundLuminance {
      towardsWhite = lighter >= ratio || lighter >= darker
    } else {
      towardsWhite = darker < ratio && lighter > darker
    }
    let best: UInt32 = towardsWhite ? 0xFF_FFFF : 0
    guard max(towardsWhite ? lighter : darker, 1) >= ratio else {
      return .rgb(best, slot: ink.slot)
    }
    let color = OKColor(ink.value)
    var enough = 1.0
    var tooLittle = 0.0
    for _ in 0..<10 {
      let share = (enough + tooLittle) / 2
      let candidate = color.moved(share, towardsWhite: towardsWhite).clippedLuminance
      if self.ratio(luminance: candidate, groundLuminance) >= ratio {
        enough = share
      } else {
        tooLittle = share
      }
    }
    // Bringing the colour into sRGB and to 8 bits may take a little of the contrast away again.
    for _ in 0..<12 {
      let candidate = color.moved(enough, towardsWhite: towardsWhite).rgb
      if self.ratio(luminance: luminance(candidate), groundLuminance) >= ratio {
        return .rgb(candidate, slot: ink.slot)
      }
      enough += (1 - enough) / 16
    }
    return .rgb(best, slot: ink.slot)
  }

  /// Channel values of sRGB as shares of light (IEC 61966-2-1).
  package static let linear: [Double] = (0...255).map { ColorQuantizer.light(Double($0) / 255) }
}
