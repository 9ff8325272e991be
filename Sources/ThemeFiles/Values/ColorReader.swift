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
        try number(node, place, "an alpha from 0 to 1", "Correct the alpha.")
      } ?? 1
    guard (0...1).contains(alpha) else {
      throw place.error(.invalidValue, "an alpha from 0 to 1", "Correct the alpha.")
    }
    return ColorFacts(rgb: try channels(node, place), alpha: UInt8((alpha * 255).rounded()))
  }

  private func channels(_ node: JSONNode, _ place: Place) throws(ThemeFileError) -> UInt32 {
    let hex = try node["hex"].map { hex throws(ThemeFileError) in
      guard let text = hex.string, text.utf8.count == 7, let (rgb, _) = OlderForms.color(text)
      else {
        throw document.findings.place(hex, place.path).error(
          .invalidValue, "`#` and six hexadecimal digits for `hex`",
          "For example: \"#3366ff\".")
      }
      return rgb
    }
    let name =
      try node["colorSpace"].map { node throws(ThemeFileError) in
        try part(node, nil, place).node?.string
      } ?? nil
    let listed =
      try node["components"].map { node throws(ThemeFileError) in
        try part(node, nil, place).node?.elements
      } ?? nil
    guard let name, let list = listed, let space = ColorSpace(rawValue: name) else {
      let spaces = ColorSpace.allCases.map(\.rawValue).joined(separator: ", ")
      let isKnown = name.map { ColorSpace(rawValue: $0) != nil } ?? true
      let expected =
        isKnown ? "`colorSpace` and `components`" : "one of the colour spaces \(spaces)"
      guard let hex else {
        throw place.error(
          .invalidValue, expected,
          node["$value"] == nil
            ? isKnown ? "Add the missing parts." : "Convert the colour from `\(name ?? "")`."
            : "Write parts as plain values, without `$value` and `$type`, or as references.")
      }
      document.findings.warn(
        .olderForm, place, expected,
        "`hex` was used instead, but it's only a fallback for other tools.")
      return hex
    }
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
