// SPDX-License-Identifier: MIT
// Terminal: encodes and decodes data as Base64 (RFC 4648 §4).

enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the UTF-8 of a string in Base64.
  static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(Array(text.utf8)[...], to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the data of a text in Base64 with padding; `nil` for any other text.
  static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard text.count.isMultiple(of: 4) else { return nil }
    let padding = text.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var word: UInt32 = 0
    var bitCount = 0
    for digit in text.dropLast(padding) {
      guard let value = value(of: digit) else { return nil }
      word = (word << 6 | value) & 0xFFFF
      bitCount += 6
      if bitCount < 8 { continue }
      bitCount -= 8
      bytes.append(UInt8(truncatingIfNeeded: word >> bitCount))
    }
    // The bits beyond the last byte.
    return word & (1 << bitCount - 1) == 0 ? bytes : nil
  }

  private static func value(of digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(digit - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit - UInt8(ascii: "a") + 26)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0") + 52)
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  /// Appends `data` in Base64 to `bytes`.
  static func append(_ data: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    var index = data.startIndex
    while index < data.endIndex {
      let count = min(3, data.endIndex - index)
      var word: UInt32 = 0
      for offset in 0..<3 {
        word = word << 8 | (offset < count ? UInt32(data[index + offset]) : 0)
      }
      for place in 0..<4 {
        bytes.append(
          place > count ? UInt8(ascii: "=") : digits[Int(word >> UInt32(18 - 6 * place) & 63)])
      }
      index += 3
    }
  }
}
