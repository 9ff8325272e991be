// SPDX-License-Identifier: MIT
// Views: compares and searches the bytes of text.

import CuriumLibc

extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of the first line feed in `range`.
  package func lineFeed(in range: Range<Int>) -> Int? {
    guard let baseAddress, let feed = memchr(baseAddress + range.lowerBound, 0x0A, range.count)
    else { return nil }
    return UnsafeRawPointer(feed) - UnsafeRawPointer(baseAddress)
  }
}

extension String {
  /// Returns whether both strings begin with the same `count` bytes. Doesn't compare strings with
  /// the same storage.
  package func hasSameBytes(as other: String, count: Int) -> Bool {
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
  /// The byte, in lower case if it is an ASCII letter.
  @inlinable package var lowered: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
  @inlinable package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  @inlinable package var isDigit: Bool { self &- 0x30 < 10 }
  @inlinable package var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }
  @inlinable package var isLetterOrDigit: Bool { isASCIILetter || isDigit }
  /// `true` for an ASCII letter, a digit and `_`.
  @inlinable package var isWord: Bool { isLetterOrDigit || self == UInt8(ascii: "_") }
}

extension Character {
  /// `true` for a letter, a number and `_`.
  @inlinable package var isWord: Bool { isLetter || isNumber || self == "_" }
}
