// SPDX-License-Identifier: MIT
// Views: compares and searches the bytes of text.

import CuriumLibc

extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of the first line feed in `range`.
  @inline(__always) func lineFeed(in range: Range<Int>) -> Int? {
    guard let baseAddress, let feed = memchr(baseAddress + range.lowerBound, 0x0A, range.count)
    else { return nil }
    return UnsafeRawPointer(feed) - UnsafeRawPointer(baseAddress)
  }
}

extension String {
  /// Returns whether both strings begin with the same `count` bytes. Doesn't compare strings with
  /// the same storage.
  @inline(__always) func hasSameBytes(as other: String, count: Int) -> Bool {
    if utf8.count < count || other.utf8.count < count { return false }
    let answer = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { other in
        guard let ownBase = own.baseAddress, let base = other.baseAddress else { return true }
        return ownBase == base || memcmp(ownBase, base, count) == 0
      } ?? nil
    }
    return (answer ?? nil) ?? utf8.prefix(count).elementsEqual(other.utf8.prefix(count))
  }
}

extension UInt8 {
  @inline(__always) var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  @inline(__always) var isDigit: Bool { self &- 0x30 < 10 }
  @inline(__always) var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }
  @inline(__always) var isLetterOrDigit: Bool { isASCIILetter || isDigit }
  /// `true` for an ASCII letter, a digit and `_`.
  @inline(__always) var isWord: Bool { isLetterOrDigit || self == UInt8(ascii: "_") }
}

extension Character {
  /// `true` for a letter, a number and `_`.
  @inline(__always) var isWord: Bool { isLetter || isNumber || self == "_" }
}
