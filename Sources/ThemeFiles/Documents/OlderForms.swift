// SPDX-License-Identifier: MIT
// Token: the forms of values before DTCG 2025.10, which some tools still write.

import CuriumTerminal

/// Reads values in their older forms. The caller reports each one with a warning.
enum OlderForms {
  /// The current types by the names that tools used for them.
  static let types: [String: String] = [
    "spacing": "dimension", "sizing": "dimension", "borderRadius": "dimension",
    "borderWidth": "dimension", "fontSizes": "dimension", "letterSpacing": "dimension",
    "opacity": "number", "lineHeights": "number", "fontFamilies": "fontFamily",
    "fontWeights": "fontWeight", "boxShadow": "shadow", "time": "duration",
  ]

  /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  static func color(_ text: String) -> (rgb: UInt32, alpha: UInt8)? {
    guard text.utf8.first == UInt8(ascii: "#"), text.utf8.count <= 9 else { return nil }
    return HexColor.channels(text.utf8.dropFirst())
  }

  /// Reads a number followed by a unit, as in `16px`.
  static func quantity(_ text: String) -> (value: Double, unit: String)? {
    let digits = text.prefix { "0123456789.-+".contains($0) }
    guard let value = Double(digits), value.isFinite else { return nil }
    return (value, String(text.dropFirst(digits.count)))
  }
}

extension JSONNode {
  /// `true` if the node is a token of the first drafts: `value` without `$`, in an object that
  /// isn't a group.
  var isOlderToken: Bool {
    guard let value = self["value"], !isToken else { return false }
    return !value.isObject || self["type"]?.string != nil
  }

  /// `true` if the node is a token, in the current form or in that of the first drafts.
  var isTokenOfAnyForm: Bool { isToken || isOlderToken }
}
