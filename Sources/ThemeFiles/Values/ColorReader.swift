// SPDX-License-Identifier: MIT
// Token: reads colour values in their colour spaces.

import CuriumTokens

extension TokenValueReader {
  /// Reads a colour (DTCG 2025.10 Color §4) with 8 bits per channel in sRGB. Returns `nil` if only
  /// the base theme has the colour.
  func color(_ node: JSONNode, _ place: Place) throws(ThemeFileError) -> ColorFacts? {
    guard let node = try part(node, "color", place).node else { return nil }
    if let text = node.string {
      guard let (rgb, alpha) = OlderForms.color(text) else {
        throw place.error(
          .invalidValue, "an object for the colour, not a string",
          "For example: { \"colorSpace\": \"srgb\", \"components\": [0.2, 0.4, 1] }.")
      }
      document.findings.warn(
        .olderForm, place, "an object for the colour, not a string",
        "Write \(TokenValueWriter.line(ColorFacts(rgb: rgb, alpha: alpha))).")
      return ColorFacts(rgb: rgb, alpha: alpha)
    }
    checkMembers(node, ["colorSpace", "components", "alpha", "hex"], place)
    let alpha =
      try node["alpha"].map { node throws(ThemeFileError) in
        try number(node, in: 0...1, place, "an alpha from 0 to 1", "Correct the alpha.")
      } ?? 1
    return ColorFacts(rgb: try channels(node, place), alpha: UInt8((alpha * 255).rounded()))
  }

  /// Reads the channels in sRGB: from the components, or from `hex` if those are unusable.
  private func channels(_ node: JSONNode, _ place: Place) throws(ThemeFileError) -> UInt32 {
    let hex = try node["hex"].map { hex throws(ThemeFileError) in try hexFallback(hex, place) }
    let name =
      try node["colorSpace"].map { node throws(ThemeFileError) in
        try part(node, nil, place).node?.string
      } ?? nil
    let list =
      try node["components"].map { node throws(ThemeFileError) in
        try part(node, nil, place).node?.elements
      } ?? nil
    let space = name.flatMap { ColorSpace(rawValue: $0) }
    if let space, let list { return try components(list, in: space, place) }
    let spaces = ColorSpace.allCases.map(\.rawValue).joined(separator: ", ")
    let isUnknown = name != nil && space == nil
    let expected =
      isUnknown ? "one of the colour spaces \(spaces)" : "`colorSpace` and `components`"
    guard let hex else {
      let advice =
        if node["$value"] != nil {
          "Write parts as plain values, without `$value` and `$type`, or as references."
        } else if isUnknown {
          "Convert the colour from `\(name ?? "")`."
        } else {
          "Add the missing parts."
        }
      throw place.error(.invalidValue, expected, advice)
    }
    document.findings.warn(
      .olderForm, place, expected,
      "`hex` was used instead, but it's only a fallback for other tools.")
    return hex
  }

  /// Reads `hex`, the colour for tools that don't know the colour space.
  private func hexFallback(_ node: JSONNode, _ place: Place) throws(ThemeFileError) -> UInt32 {
    guard let text = node.string, text.utf8.count == 7, let (rgb, _) = OlderForms.color(text) else {
      throw document.findings.place(node, place.path).error(
        .invalidValue, "`#` and six hexadecimal digits for `hex`", "For example: \"#3366ff\".")
    }
    return rgb
  }

  /// Reads components in a colour space and converts them to sRGB.
  private func components(_ list: [JSONNode], in space: ColorSpace, _ place: Place)
    throws(ThemeFileError) -> UInt32
  {
    guard list.count == 3 else {
      throw place.error(
        .invalidValue, "three components, not \(list.count)", "Correct the components.")
    }
    var parts: [Double] = []
    for (element, range) in zip(list, space.ranges) {
      // "none" is a component without a value (CSS Color 4 §4.4).
      if element.string == "none" {
        parts.append(0)
        continue
      }
      let value = try number(
        element, place, "numbers or \"none\" as components", "Correct the components.")
      if let range, !range.contains(value) {
        throw place.error(.invalidValue, space.expected, "Correct the components.")
      }
      parts.append(value)
    }
    return space.rgb(parts[0], parts[1], parts[2])
  }
}
