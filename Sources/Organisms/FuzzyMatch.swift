// SPDX-License-Identifier: MIT
// Organism: whether the letters of a word stand in a text in order, and how well.

import CuriumTokens
package import CuriumViews

/// Where the letters that were typed stand in a text, and how good that is: the more of them follow one
/// another or begin a word, the better.
package struct FuzzyMatch: Equatable {
  /// How good it is; higher is better.
  package let score: Int
  /// The places of the letters, counted in graphemes.
  package let places: [Int]

  /// What is longer is no name of a command; the rest of it is not looked at.
  private static let limit = 256
  /// What it is worth that a letter follows the one before: more than the beginning of another word.
  private static let following = 8

  /// The best place of each letter of `query` in `text`, letter case aside; nil where one is missing.
  ///
  /// - Complexity: The product of both lengths.
  package init?(_ query: String, in text: String) {
    let wanted = query.lowercased().filter { !$0.isWhitespace }.prefix(Self.limit).map { $0 }
    let given = text.prefix(Self.limit).map { $0 }
    if wanted.isEmpty {
      self.init(score: 0, places: [])
      return
    }
    guard wanted.count <= given.count else { return nil }
    let plain = given.map { $0.lowercased() }
    let none = Int.min / 2
    // best[row][column]: letters up to `row` are found, the last of them at `column`.
    var best = Array(repeating: [Int](repeating: none, count: given.count), count: wanted.count)
    var from = Array(repeating: [Int](repeating: -1, count: given.count), count: wanted.count)
    for row in wanted.indices {
      var reached = none
      var reachedAt = -1
      for column in given.indices {
        if row > 0, column > 0, best[row - 1][column - 1] > reached {
          reached = best[row - 1][column - 1]
          reachedAt = column - 1
        }
        guard plain[column] == String(wanted[row]) else { continue }
        let bonus = Self.bonus(given, column)
        if row == 0 {
          best[row][column] = bonus - min(column, 8)
        } else if reached > none {
          best[row][column] = reached + bonus
          from[row][column] = reachedAt
          let follows = best[row - 1][column - 1]
          if follows > none, follows + Self.following + bonus > best[row][column] {
            best[row][column] = follows + Self.following + bonus
            from[row][column] = column - 1
          }
        }
      }
    }
    let last = best[wanted.count - 1]
    guard let end = last.indices.max(by: { last[$0] < last[$1] }), last[end] > none else {
      return nil
    }
    var places = [end]
    for row in wanted.indices.reversed().dropLast() {
      places.append(from[row][places[places.count - 1]])
    }
    // Of names that match as well, the one with less besides.
    self.init(score: last[end] * Self.limit - given.count, places: places.reversed())
  }

  private init(score: Int, places: [Int]) {
    self.score = score
    self.places = places
  }

  /// What a place is worth: the beginning of a word more than its inside.
  private static func bonus(_ text: [Character], _ place: Int) -> Int {
    if place == 0 { return 10 }
    let before = text[place - 1]
    if !before.isLetter && !before.isNumber { return 8 }
    return before.isLowercase && text[place].isUppercase ? 8 : 1
  }

  /// The text, the letters that were typed in it underlined and in their colour.
  package func marking(_ text: String) -> Text {
    var marked = Text("")
    var run = ""
    var isMarked = false
    var places = places[...]
    func styled() -> Text {
      isMarked
        ? Text(run).bold().underline().foregroundStyle(ComponentTokens.CommandPalette.matchColor)
        : Text(run)
    }
    for (index, letter) in text.enumerated() {
      let isFound = places.first == index
      if isFound { places.removeFirst() }
      if isFound != isMarked {
        marked = marked + styled()
        run = ""
        isMarked = isFound
      }
      run.append(letter)
    }
    return marked + styled()
  }
}
