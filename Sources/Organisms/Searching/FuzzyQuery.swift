// SPDX-License-Identifier: MIT
// Organism: a prepared query for fuzzy matching.

import CuriumControls

/// A query for fuzzy matching: letters that a string must contain in order, with or without gaps.
///
/// Prepare it once, then match it against each string. Most strings that don't match are rejected
/// in one pass over their bytes. Case is ignored, and so is white space in the query.
package struct FuzzyQuery: Equatable {
  /// The maximum length of text and queries; the rest is ignored. Command names are shorter.
  static let limit = 256
  /// The code of letters that aren't in the query.
  private static let other = UInt16.max

  /// The letters: an ASCII letter by its code, another one by its code in `others`.
  let letters: [UInt16]
  /// The ASCII letters of the query, which a string must contain in this order.
  private let bytes: [UInt8]
  private let others: [String: UInt16]

  /// Creates a query for the letters of `text`.
  package init(_ text: String) {
    var others: [String: UInt16] = [:]
    letters = text.lazy.filter { !$0.isWhitespace }.prefix(Self.limit).map { letter in
      if let byte = letter.asciiValue { return UInt16(byte.folded) }
      let lower = letter.lowercased()
      let code = others[lower] ?? UInt16(0x80 + others.count)
      others[lower] = code
      return code
    }
    self.others = others
    bytes = letters.compactMap { $0 < 0x80 ? UInt8($0) : nil }
  }

  /// `true` if the query is empty. It then matches every string.
  package var isEmpty: Bool { letters.isEmpty }

  /// Returns the best match in `text`; `nil` unless it contains all letters in order.
  ///
  /// - Complexity: O(*n*) for a string of *n* letters that doesn't match, O(*n* × letters)
  ///   otherwise, with *n* at most 256.
  package func match(_ text: String) -> FuzzyPlaces? {
    if isEmpty { return .everything }
    var text = text
    return text.withUTF8 { bytes in
      let head = UnsafeBufferPointer(rebasing: bytes.prefix(Self.limit))
      if Self.isPlain(bytes) {
        guard holds(head) else { return nil }
        return withUnsafeTemporaryAllocation(of: FuzzyPlaces.Letter.self, capacity: head.count) {
          for (place, byte) in head.enumerated() {
            $0.initializeElement(at: place, to: FuzzyPlaces.Letter(byte))
          }
          return FuzzyPlaces(letters, in: UnsafeBufferPointer($0))
        }
      }
      let prefix = String(decoding: bytes, as: UTF8.self).prefix(Self.limit)
      guard holds(prefix.utf8) else { return nil }
      return prefix.map { letter(of: $0) }.withUnsafeBufferPointer {
        FuzzyPlaces(letters, in: $0)
      }
    }
  }

  /// Returns whether each byte of a text is a letter: they are all in ASCII.
  static func isPlain(_ text: some Sequence<UInt8>) -> Bool {
    text.prefix(limit + 1).allSatisfy { $0 < 0x80 && $0 != 0x0D }
  }

  /// Returns the number of letters with which both the query and `text` begin.
  func commonStart(with text: String) -> Int {
    var count = 0
    for character in text {
      guard count < letters.count, letter(of: character).code == letters[count] else { break }
      count += 1
    }
    return count
  }

  /// Returns whether `text` contains the ASCII letters in order.
  private func holds(_ text: some Sequence<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { wanted in
      var found = 0
      for byte in text where found < wanted.count && byte.folded == wanted[found] {
        found += 1
      }
      return found == wanted.count
    }
  }

  private func letter(of character: Character) -> FuzzyPlaces.Letter {
    if let byte = character.asciiValue { return FuzzyPlaces.Letter(byte) }
    return FuzzyPlaces.Letter(
      code: others[character.lowercased()] ?? Self.other, kind: .init(character))
  }
}

extension UInt8 {
  /// The lowercase letter of an uppercase ASCII letter; other bytes stay the same.
  var folded: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}

extension FuzzyPlaces.Letter {
  /// Creates the letter of an ASCII character.
  init(_ byte: UInt8) {
    self.init(code: UInt16(byte.folded), kind: .init(byte))
  }
}
