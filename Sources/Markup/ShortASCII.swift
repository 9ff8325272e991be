// SPDX-License-Identifier: MIT
// Views: up to 15 bytes of ASCII, to which appending is fast.

/// Up to 15 bytes of ASCII, which become a string at once. Appending to a string takes 200
/// instructions, however short it is, and most strings with numbers consist of several short parts.
struct ShortASCII {
  private static let capacity = 15
  /// The bytes, the first one in the lowest bits.
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var count = 0

  var isEmpty: Bool { count == 0 }

  var string: String {
    String(unsafeUninitializedCapacity: Self.capacity) { buffer in
      withUnsafeBytes(of: (low.littleEndian, high.littleEndian)) { bytes in
        for index in 0..<count { buffer[index] = bytes[index] }
      }
      return count
    }
  }

  /// Appends `text`, if it is ASCII and there is enough room. Returns whether it was appended.
  mutating func append(_ text: String) -> Bool {
    let room = Self.capacity - count
    return text.utf8.withContiguousStorageIfAvailable { bytes in
      if bytes.count > room { return false }
      var next = self
      for byte in bytes {
        if byte >= 0x80 { return false }
        next.append(byte)
      }
      self = next
      return true
    } ?? false
  }

  /// Appends the digits of `number`, if it isn't negative and there is enough room. Returns whether
  /// they were appended.
  mutating func append(_ number: Int) -> Bool {
    guard number >= 0, number < 10_000, count + 4 <= Self.capacity else { return false }
    let number = UInt32(truncatingIfNeeded: number)
    if number >= 1_000 { append(UInt8(truncatingIfNeeded: 0x30 + number / 1_000)) }
    if number >= 100 { append(UInt8(truncatingIfNeeded: 0x30 + number / 100 % 10)) }
    if number >= 10 { append(UInt8(truncatingIfNeeded: 0x30 + number / 10 % 10)) }
    append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
    return true
  }

  private mutating func append(_ byte: UInt8) {
    if count < 8 {
      low |= UInt64(byte) &<< UInt64(8 &* count)
    } else {
      high |= UInt64(byte) &<< UInt64(8 &* (count &- 8))
    }
    count &+= 1
  }
}
