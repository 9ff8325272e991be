// SPDX-License-Identifier: MIT
// Token: colour values in their colour spaces.

import CuriumTokens

/// Reads a colour value (DTCG 2025.10 Color §4) into 8 bits a channel of sRGB.
struct ColorReader {
  let place: Place

  func read(_ node: JSONNode) throws(ThemeFileError) -> ColorFacts {
    if node.string != nil {
      throw fault(
        "a colour as an object",
        "Write { \"colorSpace\": \"srgb\", \"components\": [0.2, 0.4, 1] } in place of a string.")
    }
    guard let space = node["colorSpace"]?.string, let list = node["components"]?.elements else {
      throw fault("`colorSpace` and `components`", "Add what is missing.")
    }
    var components: [Double] = []
    for element in list {
      // "none" stands for a component that does not matter (CSS Color 4 §4.4).
      guard let number = element.number ?? (element.string == "none" ? 0 : nil) else {
        throw fault("numbers or \"none\" as components", "Correct the components.")
      }
      components.append(number)
    }
    guard components.count == 3 else {
      throw fault("three components, not \(components.count)", "Correct the components.")
    }
    let alpha = node["alpha"].map { $0.number ?? -1 } ?? 1
    guard (0...1).contains(alpha) else {
      throw fault("an alpha from 0 to 1", "Correct the alpha.")
    }
    let rgb = try value(space, components)
    return ColorFacts(rgb: rgb, alpha: UInt8((alpha * 255).rounded()))
  }

  private func value(_ space: String, _ parts: [Double]) throws(ThemeFileError) -> UInt32 {
    switch space {
    case "srgb":
      try check(parts, [0...1, 0...1, 0...1], "srgb components from 0 to 1")
      return bytes(parts[0], parts[1], parts[2])
    case "hsl":
      try check(
        parts, [-360...720, 0...100, 0...100], "a hue in degrees, then two percentages to 100")
      return hsl(parts[0], parts[1] / 100, parts[2] / 100)
    case "oklch":
      try check(
        parts, [0...1, 0...1, -360...720], "a lightness from 0 to 1, a chroma, a hue in degrees")
      return OKColor(lightness: parts[0], chroma: parts[1], hue: parts[2]).rgb
    default:
      throw place.error(
        .unsupported, "a colour space that is read: srgb, hsl or oklch",
        "Convert the colour from `\(space)`.")
    }
  }

  private func check(_ parts: [Double], _ ranges: [ClosedRange<Double>], _ expected: String)
    throws(ThemeFileError)
  {
    for (part, range) in zip(parts, ranges) where !range.contains(part) {
      throw fault(expected, "Correct the components.")
    }
  }

  private func fault(_ expected: String, _ advice: String) -> ThemeFileError {
    place.error(.invalidValue, expected, advice)
  }

  private func bytes(_ red: Double, _ green: Double, _ blue: Double) -> UInt32 {
    let byte = { (share: Double) in UInt32((min(1, max(0, share)) * 255).rounded()) }
    return byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  /// CSS Color 4 §7.1.
  private func hsl(_ hue: Double, _ saturation: Double, _ lightness: Double) -> UInt32 {
    let turn = (hue / 360 - (hue / 360).rounded(.down)) * 12
    let spread = saturation * min(lightness, 1 - lightness)
    let channel = { (offset: Double) in
      let place = (offset + turn).truncatingRemainder(dividingBy: 12)
      return lightness - spread * max(-1, min(place - 3, min(9 - place, 1)))
    }
    return bytes(channel(0), channel(8), channel(4))
  }
}
