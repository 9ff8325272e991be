// SPDX-License-Identifier: MIT
// Testing: no text can control the terminal.

import CuriumTerminal

extension FuzzTarget {
  static let sanitizer = FuzzTarget(
    "sanitizer", "A sanitized line contains no control characters and nothing that reorders text."
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let line = TextSanitizer.sanitized(line: text)
    for scalar in line.unicodeScalars {
      let value = scalar.value
      let isControl = value < 0x20 || (0x7F...0x9F).contains(value)
      let reorders =
        value == 0x61C || (0x200E...0x200F).contains(value) || (0x202A...0x202E).contains(value)
        || (0x2066...0x2069).contains(value)
      precondition(!isControl && !reorders, "U+\(String(value, radix: 16)) passed")
    }
  }
}
