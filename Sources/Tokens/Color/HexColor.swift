// SPDX-License-Identifier: MIT
// Token: colours in hexadecimal notation.

/// A colour `0xRRGGBB` in sRGB as text.
package enum HexColor {
  /// Returns the colour as `#rrggbb`.
  package static func text(_ rgb: UInt32) -> String {
    let digits = String(rgb & 0xFF_FFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Reads six digits, or three that are each doubled, with or without `#`.
  package static func read(_ text: String) -> UInt32? {
    var digits = text.filter { $0 != " " }
    if digits.hasPrefix("#") { digits.removeFirst() }
    guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    switch digits.utf8.count {
    case 6: return value
    case 3:
      let (red, green, blue) = (value >> 8, value >> 4 & 15, value & 15)
      return red * 0x11_0000 | green * 0x1100 | blue * 0x11
    default: return nil
    }
  }
}
