// SPDX-License-Identifier: MIT
// Terminal: parts of URLs as text.

extension String {
  /// Creates the text of a part of a URL, with the bytes that are written as `%` and two
  /// hexadecimal digits (RFC 3986 §2.1); `nil` for any other `%`, and if the bytes aren't UTF-8.
  package init?(percentEncoded text: some StringProtocol) {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt32(hexDigits: rest.prefix(2)) else { return nil }
      rest.removeFirst(2)
      bytes.append(UInt8(value))
    }
    self.init(validating: bytes, as: UTF8.self)
  }
}
