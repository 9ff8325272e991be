// SPDX-License-Identifier: MIT
// Terminal: reads the scalars of text from its bytes.

extension UnsafePointer<UInt8> {
  /// Returns the scalar that begins at `index`, and its length in bytes. The bytes are those of a
  /// string, whose UTF-8 is always well formed.
  @inlinable @inline(__always) package func scalar(at index: Int) -> (scalar: UInt32, length: Int) {
    let first = UInt32(self[index])
    if first < 0x80 { return (first, 1) }
    let second = UInt32(self[index &+ 1]) & 0x3F
    if first < 0xE0 { return ((first & 0x1F) << 6 | second, 2) }
    let third = UInt32(self[index &+ 2]) & 0x3F
    if first < 0xF0 { return ((first & 0x0F) << 12 | second << 6 | third, 3) }
    let fourth = UInt32(self[index &+ 3]) & 0x3F
    return ((first & 0x07) << 18 | second << 12 | third << 6 | fourth, 4)
  }
}
