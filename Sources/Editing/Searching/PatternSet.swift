// SPDX-License-Identifier: MIT
// Views: a set of characters in a regular expression.

import CuriumText

/// A set of characters, such as `[a-z_]` or `\d`. Sets never contain line breaks.
struct PatternSet: Sendable {
  /// A named class of characters.
  enum Class: Equatable, Sendable {
    case digit, word, space

    func contains(_ character: Character) -> Bool {
      switch self {
      case .digit: character.isWholeNumber
      case .word: character.isWord
      case .space: character.isWhitespace
      }
    }
  }

  private var characters: [Character] = []
  private var ranges: [ClosedRange<Unicode.Scalar>] = []
  private var classes: [(kind: Class, isNegated: Bool)] = []
  private var isNegated = false
  private let ignoresCase: Bool
  /// The ASCII characters in the set, one bit for each.
  private var ascii: (UInt64, UInt64) = (0, 0)

  init(ignoresCase: Bool) { self.ignoresCase = ignoresCase }

  mutating func insert(_ character: Character) { characters.append(character) }
  mutating func insert(_ range: ClosedRange<Unicode.Scalar>) { ranges.append(range) }
  mutating func insert(_ kind: Class, isNegated: Bool = false) { classes.append((kind, isNegated)) }
  mutating func negate() { isNegated = true }

  /// Computes the ASCII part. Call it after the last change.
  mutating func finish() {
    for byte in UInt8(0)..<128 where contains(Character(Unicode.Scalar(byte))) {
      if byte < 64 { ascii.0 |= 1 << UInt64(byte) } else { ascii.1 |= 1 << UInt64(byte - 64) }
    }
  }

  func contains(ascii byte: UInt8) -> Bool {
    byte < 64 ? ascii.0 >> UInt64(byte) & 1 == 1 : ascii.1 >> UInt64(byte - 64) & 1 == 1
  }

  func contains(_ character: Character) -> Bool {
    var isFound = holds(character)
    if !isFound, ignoresCase {
      isFound =
        holds(single: character.lowercased()) || holds(single: character.uppercased())
    }
    return isFound != isNegated
  }

  /// Returns whether the string is a single character that the set holds.
  private func holds(single string: String) -> Bool {
    guard let first = string.first, string.dropFirst().isEmpty else { return false }
    return holds(first)
  }

  private func holds(_ character: Character) -> Bool {
    if characters.contains(character) { return true }
    if classes.contains(where: { $0.kind.contains(character) != $0.isNegated }) { return true }
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.dropFirst().isEmpty else { return false }
    return ranges.contains { $0.contains(first) }
  }
}
