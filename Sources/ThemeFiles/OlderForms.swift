// SPDX-License-Identifier: MIT
// Token: how values were written before DTCG 2025.10, and by tools that still write so.

/// Reads values in their older forms; each is told with a warning.
enum OlderForms {
  /// Types by the names that tools gave them, and what they are called now.
  static let types: [String: String] = [
    "spacing": "dimension", "sizing": "dimension", "borderRadius": "dimension",
    "borderWidth": "dimension", "fontSizes": "dimension", "letterSpacing": "dimension",
    "opacity": "number", "lineHeights": "number", "fontFamilies": "fontFamily",
    "fontWeights": "fontWeight", "boxShadow": "shadow", "time": "duration",
  ]

  /// `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  static func color(_ text: String) -> (rgb: UInt32, alpha: UInt8)? {
    guard text.utf8.first == UInt8(ascii: "#"), text.utf8.count <= 9 else { return nil }
    var digits: [UInt32] = []
    for byte in text.utf8.dropFirst() {
      switch byte {
      case 0x30...0x39: digits.append(UInt32(byte - 0x30))
      case 0x41...0x46, 0x61...0x66: digits.append(UInt32(byte & 0x0F) + 9)
      default: return nil
      }
    }
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let value = digits.prefix(6).reduce(0) { $0 << 4 | $1 }
    let alpha = digits.count == 8 ? UInt8(digits[6] << 4 | digits[7]) : 255
    return (value, alpha)
  }

  /// A number and the unit behind it, as in `16px`.
  static func quantity(_ text: String) -> (value: Double, unit: String)? {
    let digits = text.prefix { "0123456789.-+".contains($0) }
    guard let value = Double(digits), value.isFinite else { return nil }
    return (value, String(text.dropFirst(digits.count)))
  }
}

extension JSONNode {
  /// Whether it is a token of the first drafts: `value` without `$`, which is no group.
  var isOlderToken: Bool {
    guard let value = self["value"], !isToken else { return false }
    return !value.isObject || self["type"]?.string != nil
  }
}
