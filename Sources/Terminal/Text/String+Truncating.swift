// SPDX-License-Identifier: MIT
// Terminal: strings of limited size.

extension StringProtocol {
  /// Returns the text, truncated at a whole Unicode scalar if it has more than `limit` bytes in
  /// UTF-8. The rest isn't read.
  package func truncated(toBytes limit: Int) -> String {
    guard var end = utf8.index(startIndex, offsetBy: limit, limitedBy: endIndex),
      end != endIndex
    else { return String(self) }
    var length = limit
    // A byte of the form 10xxxxxx continues a scalar.
    while length > 0, utf8[end] & 0xC0 == 0x80 {
      length -= 1
      end = utf8.index(startIndex, offsetBy: length)
    }
    return String(self[..<end])
  }
}
