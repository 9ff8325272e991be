// SPDX-License-Identifier: MIT
// Organism: the positions of the letters of a query in a string.

package import CuriumTerminal
package import CuriumTokens
package import CuriumControls

/// A match of a query in a string: the positions of its letters and a score.
///
/// The score is that of fzf (`src/algo/algo.go`, `FuzzyMatchV2`): 16 for each letter, more at the
/// beginning of a word and for consecutive letters, less for gaps. The beginning of the text counts
/// more than that of another word.
package struct FuzzyPlaces: Equatable, Sendable {
  /// The quality of the match; higher is better. If two strings match equally well, the shorter one
  /// has the higher score.
  package let score: Int
  /// The positions of the letters, counted in graphemes.
  package let places: [Int]

  /// The match of every string with an empty query.
  static let everything = FuzzyPlaces(score: 0, places: [])

  /// A letter of a string, prepared for comparison.
  struct Letter {
    let code: UInt16
    let kind: Kind

    /// The kind of a letter, for finding the beginnings of words.
    enum Kind: UInt8 { case space, delimiter, sign, lower, upper, letter, digit }
  }

  private enum Points {
    static let match: Int32 = 16
    static let gapStart: Int32 = -3
    static let gapExtension: Int32 = -1
    static let beginning: Int32 = 12
    static let afterSpace: Int32 = 10
    static let afterDelimiter: Int32 = 9
    static let boundary: Int32 = 8
    static let camelCase: Int32 = 7
    static let consecutive: Int32 = 4
    static let firstLetterFactor: Int32 = 2
  }

  /// An entry in the table of scores.
  private struct Entry {
    /// The best score of the letters so far, up to this place.
    var score: Int32 = 0
    /// The number of consecutive letters up to this place; 0 if the letter isn't matched here.
    var run: Int32 = 0
  }

  private init(score: Int, places: [Int]) {
    self.score = score
    self.places = places
  }

  /// Finds the best positions of `query` in `text`; `nil` unless it contains all letters in order.
  ///
  /// - Precondition: `query` isn't empty.
  init?(_ query: [UInt16], in text: UnsafeBufferPointer<Letter>) {
    // The first possible place of each letter.
    var first: [Int] = []
    first.reserveCapacity(query.count)
    var place = 0
    for letter in query {
      while place < text.count, text[place].code != letter { place += 1 }
      if place == text.count { return nil }
      first.append(place)
      place += 1
    }
    let start = first[0]
    let width = text.count - start
    let result = withUnsafeTemporaryAllocation(of: Entry.self, capacity: query.count * width) {
      table in
      table.initialize(repeating: Entry())
      let end = Self.fill(table, query, text, first)
      let score = table[(query.count - 1) * width + end - start].score
      return (score, Self.trace(table, first, end: end, width: width))
    }
    self.init(
      score: Int(result.0) * FuzzyQuery.limit - min(text.count, FuzzyQuery.limit - 1),
      places: result.1)
  }

  /// Fills a row for each letter. Returns the place of the last letter in the best match.
  private static func fill(
    _ table: UnsafeMutableBufferPointer<Entry>, _ query: [UInt16],
    _ text: UnsafeBufferPointer<Letter>, _ first: [Int]
  ) -> Int {
    let start = first[0]
    let width = text.count - start
    var end = first[query.count - 1]
    var best: Int32 = -1
    for row in query.indices {
      var isGap = false
      for place in first[row]..<text.count {
        let here = row * width + place - start
        let left = place > first[row] ? table[here - 1].score : 0
        var entry = Entry(score: max(0, left + (isGap ? Points.gapExtension : Points.gapStart)))
        isGap = true
        if text[place].code == query[row] {
          let bonus = bonus(text, place)
          var match = Entry(score: Points.match + bonus * Points.firstLetterFactor, run: 1)
          if row > 0 {
            let before = table[here - width - 1]
            match.run = before.run + 1
            var inherited = bonus
            if match.run > 1 {
              let begun = Self.bonus(text, place - Int(match.run) + 1)
              if bonus >= Points.boundary, bonus > begun {
                match.run = 1
              } else {
                inherited = max(bonus, max(Points.consecutive, begun))
              }
            }
            match.score = before.score + Points.match + inherited
          }
          if match.score >= entry.score {
            entry = match
            isGap = false
          }
        }
        table[here] = entry
        if row == query.count - 1, entry.score > best {
          best = entry.score
          end = place
        }
      }
    }
    return end
  }

  /// Returns the places of the letters by following the table from the last letter back to the
  /// first.
  private static func trace(
    _ table: UnsafeMutableBufferPointer<Entry>, _ first: [Int], end: Int, width: Int
  ) -> [Int] {
    var places = first
    var row = first.count - 1
    var place = end
    var prefersMatch = true
    while true {
      let here = row * width + place - first[0]
      let score = table[here].score
      let diagonal = row > 0 ? table[here - width - 1].score : 0
      let left = place > first[row] ? table[here - 1].score : 0
      let isMatch = table[here].run > 0
      if isMatch, score > diagonal, score > left || score == left && prefersMatch {
        places[row] = place
        if row == 0 { return places }
        row -= 1
      }
      prefersMatch =
        table[here].run > 1
        || here + width + 1 < table.count && table[here + width + 1].run > 0
      place -= 1
    }
  }

  /// Returns the bonus for the place of a letter: more at the beginning of a word than inside it.
  private static func bonus(_ text: UnsafeBufferPointer<Letter>, _ place: Int) -> Int32 {
    let kind = text[place].kind
    if place == 0 { return Points.beginning }
    let before = text[place - 1].kind
    if kind == .space { return Points.afterSpace }
    if kind == .sign || kind == .delimiter { return Points.boundary }
    switch before {
    case .space: return Points.afterSpace
    case .delimiter: return Points.afterDelimiter
    case .sign: return Points.boundary
    case .lower where kind == .upper: return Points.camelCase
    default: return kind == .digit && before != .digit ? Points.camelCase : 0
    }
  }

  /// Returns the text with the matching letters in a colour, or bold and underlined in terminals
  /// with 16 or no colours.
  package func marking(
    _ text: String, color: Color = ComponentTokens.CommandPalette.matchColor,
    at depth: ColorDepth
  ) -> Text {
    let found = Set(places)
    let runs = Array(text.enumerated())
      .chunked { found.contains($0.offset) == found.contains($1.offset) }
    return runs.reduce(Text("")) { marked, run in
      let text = Text(String(run.map(\.element)))
      guard found.contains(run[run.startIndex].offset) else { return marked + text }
      let match = text.foregroundStyle(color)
      return marked + (depth < .ansi256 ? match.bold().underline() : match)
    }
  }
}

extension FuzzyPlaces.Letter.Kind {
  init(_ byte: UInt8) {
    self =
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): .lower
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): .upper
      case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
      case 0x09...0x0D, 0x20: .space
      case UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
        UInt8(ascii: "|"):
        .delimiter
      default: .sign
      }
  }

  init(_ character: Character) {
    self =
      if character.isWhitespace {
        .space
      } else if character.isNumber {
        .digit
      } else if character.isLowercase {
        .lower
      } else if character.isUppercase {
        .upper
      } else {
        character.isLetter ? .letter : .sign
      }
  }
}
