// SPDX-License-Identifier: MIT
// Views: sorts text the way users expect.

/// Text that is sorted the way users expect: case is ignored and numbers are compared by value, so
/// "file 9" comes before "File 10".
///
/// A `DataTable` sorts a column of strings this way. Letters with accents come after those without,
/// in Unicode order.
///
///     let sorted = names.sorted { NaturalText($0) < NaturalText($1) }
public struct NaturalText: Comparable, Sendable {
  private let bytes: ContiguousArray<UInt8>

  /// Creates a value that sorts like `text`.
  public init(_ text: String) { bytes = ContiguousArray(text.lowercased().utf8) }

  /// Returns whether `left` comes before `right`.
  public static func < (left: NaturalText, right: NaturalText) -> Bool {
    order(left.bytes, right.bytes) < 0
  }

  /// Returns whether both have the same place in the order, such as "File 007" and "file 7".
  public static func == (left: NaturalText, right: NaturalText) -> Bool {
    order(left.bytes, right.bytes) == 0
  }

  /// Returns a negative number if `left` comes first, a positive one if `right` does.
  private static func order(_ left: ContiguousArray<UInt8>, _ right: ContiguousArray<UInt8>) -> Int
  {
    var (first, second) = (0, 0)
    while first < left.count, second < right.count {
      if left[first].isDigit, right[second].isDigit {
        let digits = (number(in: left, from: &first), number(in: right, from: &second))
        if digits.0.count != digits.1.count { return digits.0.count - digits.1.count }
        for (one, other) in zip(digits.0, digits.1) where one != other {
          return Int(one) - Int(other)
        }
      } else if left[first] != right[second] {
        return Int(left[first]) - Int(right[second])
      } else {
        first += 1
        second += 1
      }
    }
    return (left.count - first) - (right.count - second)
  }

  /// Returns the digits from `place` on, without leading zeros, and moves past them.
  private static func number(
    in bytes: ContiguousArray<UInt8>, from place: inout Int
  ) -> ContiguousArray<UInt8>.SubSequence {
    while place < bytes.count, bytes[place] == 0x30 { place += 1 }
    let start = place
    while place < bytes.count, bytes[place].isDigit { place += 1 }
    return bytes[start..<place]
  }
}
