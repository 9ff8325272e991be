// SPDX-License-Identifier: MIT
// Views: pairs of brackets in text being edited.

import CuriumText

extension TextBuffer {
  /// Returns the offsets of the bracket before the caret, or else after it, and of its partner;
  /// `nil` if neither is a bracket with a partner within `bracketReach`.
  ///
  /// - Complexity: O(`bracketReach`).
  package func brackets(at caret: Int) -> (Int, Int)? {
    for place in [caret - 1, caret] where place >= 0 && place < count {
      if let partner = partner(ofBracketAt: place) { return (place, partner) }
    }
    return nil
  }

  /// The closing brackets by their opening ones.
  static let bracketPairs = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  /// The maximum distance between two brackets, in bytes, so that the cost of moving the caret is
  /// limited.
  private static var bracketReach: Int { 65_536 }

  private func partner(ofBracketAt place: Int) -> Int? {
    let own = byte(place)
    let closing = Self.bracketPairs[own]
    let opening = Self.bracketPairs.first { $0.value == own }?.key
    guard let partner = closing ?? opening else { return nil }
    let step = closing == nil ? -1 : 1
    return text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      var depth = 0
      var place = place
      var left = Self.bracketReach
      while place >= 0, place < bytes.count, left > 0 {
        if bytes[place] == own { depth += 1 }
        if bytes[place] == partner {
          depth -= 1
          if depth == 0 { return isWhole(place) ? place : nil }
        }
        place += step
        left -= 1
      }
      return nil
    } ?? nil
  }

  /// Returns whether the byte is a grapheme of its own, and not the start of a longer one.
  private func isWhole(_ place: Int) -> Bool { next(place) == place + 1 }
}
