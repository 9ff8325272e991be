// SPDX-License-Identifier: MIT
// Testing: fuzzy search, compared with a simple implementation of its rules.

import CuriumOrganisms

extension FuzzTarget {
  /// The first line is the query; each other line is a text.
  static let fuzzy = FuzzTarget(
    "fuzzy", "A query matches the texts that contain its letters in order, and marks these letters."
  ) { bytes in
    let lines = bytes.split(separator: 0x0A, maxSplits: 40, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let query = FuzzyQuery(lines[0])
    // Uses an array, so that letters separated by white space don't combine into one.
    let letters = Array(lines[0]).filter { !$0.isWhitespace }.prefix(256).map(folded)
    precondition(query.isEmpty == letters.isEmpty)
    for text in lines.dropFirst() {
      let given = text.prefix(256).map(folded)
      let match = query.match(text)
      precondition(
        (match != nil) == isSubsequence(letters, of: given), "matches exactly the subsequences")
      guard let match, !letters.isEmpty else { continue }
      precondition(match.places.count == letters.count, "a position for each letter")
      precondition(zip(match.places, match.places.dropFirst()).allSatisfy(<), "in order")
      precondition(zip(match.places, letters).allSatisfy { given[$0] == $1 }, "the right letters")
      // The minimum score is the letters with the widest gaps; the maximum is all bonuses.
      let points = Double(match.score) / 256
      precondition(points > 0 && points <= Double(letters.count * 28 + 12), "a sensible score")
      // A text always matches itself letter by letter.
      let whole = FuzzyQuery(text).match(text)
      precondition(whole == nil || whole!.places == Array(nonSpaces(text)), "itself")
    }
    checkWords(lines)
  }

  /// Words match in any order and case.
  private static func checkWords(_ lines: [String]) {
    let words = SearchWords(lines[0])
    let wanted = lines[0].prefix(256).lowercased().split(separator: " ")
    precondition(words.isEmpty == wanted.isEmpty)
    for text in lines.dropFirst() where text.utf8.count < 1_000 {
      let lower = text.lowercased()
      precondition(words.match(text) == wanted.allSatisfy { lower.contains($0) }, "words")
    }
  }

  private static func folded(_ letter: Character) -> String {
    let lower = letter.lowercased()
    // The Kelvin sign and similar letters aren't ASCII.
    return letter.isASCII || !lower.utf8.allSatisfy { $0 < 0x80 } ? lower : "\u{0}\(lower)"
  }

  private static func isSubsequence(_ letters: [String], of text: [String]) -> Bool {
    var rest = letters[...]
    for letter in text where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// The positions of the text's first 256 letters, without white space.
  private static func nonSpaces(_ text: String) -> [Int] {
    text.enumerated().lazy.filter { !$1.isWhitespace }.prefix(256).map(\.offset)
  }
}
