// SPDX-License-Identifier: MIT
// Token: contrast ratios and legible versions of colours.

package import CuriumTerminal

/// Contrast ratios (WCAG 2.2), and legible versions of colours.
package enum Contrast {
  /// Returns the relative luminance of `0xRRGGBB`, from 0 (black) to 1 (white); WCAG 2.2, "relative
  /// luminance".
  package static func luminance(_ rgb: UInt32) -> Double {
    0.2126 * linear[Int(rgb >> 16 & 0xFF)] + 0.7152 * linear[Int(rgb >> 8 & 0xFF)]
      + 0.0722 * linear[Int(rgb & 0xFF)]
  }

  /// Returns the contrast ratio of two colours `0xRRGGBB`, from 1 to 21.
  package static func ratio(_ first: UInt32, _ second: UInt32) -> Double {
    ratio(luminance: luminance(first), luminance(second))
  }

  /// Returns the contrast ratio of two colours, from 1 to 21; `nil` if the value of one is unknown.
  package static func ratio(_ first: CellColor, _ second: CellColor) -> Double? {
    guard first.isRGB, second.isRGB else { return nil }
    return ratio(first.value, second.value)
  }

  static func ratio(luminance first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Returns `ink` with its lightness adjusted until its contrast with `ground` is at least
  /// `ratio`. The hue doesn't change.
  ///
  /// The colour moves away from the background, or to the other side if there is no room. If no
  /// lightness is sufficient, the result is black or white, whichever has more contrast. If both
  /// colours are among the terminal's 16, the result is one of the 16 that is legible. A colour
  /// with enough contrast costs two luminances, any other ten steps and one or two conversions,
  /// less than a microsecond.
  package static func legibleInk(_ ink: CellColor, on ground: CellColor, ratio: Double)
    -> CellColor
  {
    guard ink.isRGB, ground.isRGB else { return legibleSlot(ink, on: ground, ratio) }
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
      return ink.replaced(by: best)
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
    // Fitting the colour into sRGB and rounding it to 8 bits can reduce the contrast a little.
    for _ in 0..<12 {
      let candidate = color.moved(enough, towardsWhite: towardsWhite).rgb
      if self.ratio(luminance: luminance(candidate), groundLuminance) >= ratio {
        return ink.replaced(by: candidate)
      }
      enough += (1 - enough) / 16
    }
    return ink.replaced(by: best)
  }

  /// Returns the colour of the terminal's palette that replaces `ink` on `ground`, if both are of
  /// the 16 colours. Marks, placeholders and disabled text, which require less contrast, keep their
  /// colour on dark grey.
  private static func legibleSlot(_ ink: CellColor, on ground: CellColor, _ ratio: Double)
    -> CellColor
  {
    guard ground.kind == .palette, ground.value < 16, !ink.isRGB, ink.value < 16 else { return ink }
    let needsLessContrast = ratio > 0 && ratio < 4.5
    if needsLessContrast, ground.value == 8, ink.kind == .palette, ink.value != ground.value {
      return ink
    }
    // The terminal's own text can be dark or light. One of both is legible, and replaces the other.
    let slot = ink.kind == .terminal ? 15 : UInt8(ink.value)
    return .palette(SixteenColors.ink(slot, on: UInt8(ground.value)))
  }

  /// The linear values of sRGB channels (IEC 61966-2-1).
  package static let linear: [Double] = (0...255).map { ColorQuantizer.light(Double($0) / 255) }
}
