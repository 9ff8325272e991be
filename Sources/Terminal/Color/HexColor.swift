// SPDX-License-Identifier: MIT
// Terminal: colours in hexadecimal notation.

/// A colour `0xRRGGBB` in sRGB as text.
package enum HexColor {
  /// Returns the colour as `#rrggbb`.
  package static func text(_ rgb: UInt32) -> String {
    "#" + String(rgb & 0xFF_FFFF, radix: 16, digits: 6)
  }

  /// Reads six digits, or three that are each doubled, with or without `#`.
  package static func read(_ text: String) -> UInt32? {
    var digits = text.filter { $0 != " " }
    if digits.hasPrefix("#") { digits.removeFirst() }
    guard digits.utf8.count == 6 || digits.utf8.count == 3 else { return nil }
    return channels(digits.utf8)?.rgb
  }

  /// Reads six digits, or eight with alpha, or half as many that are each doubled.
  package static func channels(
    _ digits: some Collection<UInt8>
  ) -> (rgb: UInt32, alpha: UInt8)? {
    let digits = digits.count < 6 ? digits.flatMap { [$0, $0] } : Array(digits)
    guard digits.count == 6 || digits.count == 8,
      let rgb = UInt32(hexDigits: digits.prefix(6)),
      let alpha = digits.count == 6 ? 255 : UInt32(hexDigits: digits.dropFirst(6))
    else { return nil }
    return (rgb, UInt8(alpha))
  }
}
