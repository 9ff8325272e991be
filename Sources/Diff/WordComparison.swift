// SPDX-License-Identifier: MIT
// Organism: the words that differ between two lines.

/// The words that differ between a removed line and the added line that replaces it.
struct WordComparison {
  /// The words of the removed line that the added line doesn't have, in UTF-8 bytes.
  let removed: [Range<Int>]
  /// The words of the added line that the removed line doesn't have, in UTF-8 bytes.
  let added: [Range<Int>]

  /// The maximum length of a line whose words are compared, in bytes.
  private static let longest = 2_000

  private enum Kind {
    /// Letters, digits and low lines.
    case word
    case space
    /// Any other character, which is a word of its own.
    case sign

    init(_ character: Character) {
      if character.isLetter || character.isNumber || character == "_" {
        self = .word
      } else {
        self = character.isWhitespace ? .space : .sign
      }
    }
  }

  /// Compares two lines. Returns `nil` if they are too long, or if less than a third of the words
  /// are the same: one line then replaces the other one as a whole.
  init?(_ old: Substring, _ new: Substring) {
    guard max(old.utf8.count, new.utf8.count) <= Self.longest else { return nil }
    let (oldWords, newWords) = (Self.words(in: old), Self.words(in: new))
    let numbers = ByteKey.numbers(oldWords, newWords)
    let comparison = SequenceComparison(from: numbers.0, to: numbers.1)
    let (one, other) = (Self.sizes(oldWords), Self.sizes(newWords))
    let kept = zip(one, comparison.removed).reduce(0) { $1.1 ? $0 : $0 + $1.0 }
    guard kept * 3 >= max(one.reduce(0, +), other.reduce(0, +)) else { return nil }
    removed = Self.ranges(of: oldWords, comparison.removed)
    added = Self.ranges(of: newWords, comparison.added)
  }

  private static func words(in line: Substring) -> [Substring] {
    var words: [Substring] = []
    var place = line.startIndex
    while place < line.endIndex {
      let kind = Kind(line[place])
      var end = line.index(after: place)
      if kind != .sign {
        while end < line.endIndex, Kind(line[end]) == kind { end = line.index(after: end) }
      }
      words.append(line[place..<end])
      place = end
    }
    return words
  }

  /// Returns the lengths of words in bytes; 0 for spaces.
  private static func sizes(_ words: [Substring]) -> [Int] {
    words.map { $0.first?.isWhitespace == true ? 0 : $0.utf8.count }
  }

  /// Returns the ranges of the changed words. Spaces between two of them belong to one range.
  private static func ranges(of words: [Substring], _ changed: [Bool]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var place = 0
    // The end of the last range, or of the spaces after it.
    var reached = -1
    for (word, isChanged) in zip(words, changed) {
      let range = place..<(place + word.utf8.count)
      if isChanged {
        let start = reached == place ? ranges.popLast()?.lowerBound : nil
        ranges.append((start ?? place)..<range.upperBound)
        reached = range.upperBound
      } else if reached == place, word.first?.isWhitespace == true {
        reached = range.upperBound
      }
      place = range.upperBound
    }
    return ranges
  }
}
