// SPDX-License-Identifier: MIT
// Token: the limit on combining marks in the text of files.

/// The Stream-Safe Text Format of Unicode (UAX #15 §13): at most 30 combining marks in a row.
///
/// String comparison sorts the marks of each character, in time quadratic in their number: a
/// megabyte of accents on one letter would take minutes. No language needs 30.
enum StreamSafeText {
  static let mostMarks = 30

  /// Returns whether `text` stays within the limit.
  ///
  /// - Complexity: O(*n*). For ASCII it is a single pass over the bytes.
  static func isSafe(_ text: String) -> Bool {
    var text = text
    if text.withUTF8({ bytes in bytes.allSatisfy { $0 < 0x80 } }) { return true }
    var marks = 0
    for scalar in text.unicodeScalars {
      // There are no marks below U+0300.
      guard scalar.value >= 0x300, scalar.properties.canonicalCombiningClass != .notReordered else {
        marks = 0
        continue
      }
      marks += 1
      if marks > mostMarks { return false }
    }
    return true
  }
}
