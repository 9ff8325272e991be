// SPDX-License-Identifier: MIT
// Views: reads the bytes of a line of code.

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the bytes of `mark` are at `offset`.
  func matches(_ mark: [UInt8], at offset: Int) -> Bool {
    guard offset + mark.count <= count else { return false }
    for index in mark.indices where self[offset + index] != mark[index] { return false }
    return true
  }

  /// Returns the end of the combining marks that begin at `offset`. A token includes them, because
  /// they belong to its last character.
  func endOfMarks(from offset: Int) -> Int {
    var end = offset
    while end < count, self[end] >= 0xCC {
      var next = end + 1
      while next < count, self[next] & 0xC0 == 0x80 { next += 1 }
      let scalars = String(decoding: self[end..<next], as: UTF8.self).unicodeScalars
      guard let scalar = scalars.first, scalar.properties.isGraphemeExtend || scalar == "\u{200D}"
      else { break }
      end = next
    }
    return end
  }
}
