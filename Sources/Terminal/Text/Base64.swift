// SPDX-License-Identifier: MIT
// Terminal: encodes data as Base64 (RFC 4648 §4).

enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the UTF-8 of a string in Base64.
  static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(Array(text.utf8)[...], to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
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
