// SPDX-License-Identifier: MIT
// Organism: finds the best matches of a query in a long list.

import CuriumControls

/// A string that matches a query, with its matching letters.
struct FoundSuggestion: Identifiable, Equatable {
  let text: String
  let match: FuzzyPlaces
  /// The position in the list.
  let index: Int

  var id: String { text }
}

/// The inputs of a search.
struct SuggestionQuery: Equatable {
  let text: String
  let texts: [String]

  /// All entries in their order, with the letters that match the query.
  var all: [FoundSuggestion] {
    let query = FuzzyQuery(text)
    return texts.enumerated().map { index, text in
      FoundSuggestion(text: text, match: query.match(text) ?? .everything, index: index)
    }
  }
}

/// A list of strings, prepared for queries.
///
/// Each string has a set of the letters that it contains, so most strings that don't match cost one
/// comparison. Of those that match, only the most promising get a score: first the shortest that
/// begin with the query, then those that begin with its first letter, then the others in their
/// order.
struct SuggestionIndex {
  /// The maximum number of matches.
  static let limit = 100

  let texts: [String]
  /// The lowercase bytes of the texts in ASCII; none for other texts, because their letters can be
  /// the same with different bytes.
  private let bytes: [UInt8]
  private let starts: [Int]
  private let letters: [UInt64]
  private let arePlain: [Bool]

  init(_ texts: [String]) {
    self.texts = texts
    var bytes: [UInt8] = []
    var starts = [0]
    var letters: [UInt64] = []
    var arePlain: [Bool] = []
    var known: [Character: UInt64] = [:]
    starts.reserveCapacity(texts.count + 1)
    letters.reserveCapacity(texts.count)
    arePlain.reserveCapacity(texts.count)
    for text in texts {
      let isPlain = FuzzyQuery.isPlain(text.utf8)
      var set: UInt64 = 0
      if isPlain {
        for byte in text.utf8.prefix(FuzzyQuery.limit) {
          bytes.append(byte.folded)
          set |= Self.letterBit(of: byte)
        }
      } else {
        set = Self.letterSet(of: text, &known)
      }
      starts.append(bytes.count)
      letters.append(set)
      arePlain.append(isPlain)
    }
    self.bytes = bytes
    self.starts = starts
    self.letters = letters
    self.arePlain = arePlain
  }

  /// Returns the best matches of `query`, the best first; all strings in their order if it is
  /// empty.
  func found(_ query: String) -> [FoundSuggestion] {
    let fuzzy = FuzzyQuery(query)
    if fuzzy.isEmpty {
      return texts.enumerated().map {
        FoundSuggestion(text: $1, match: .everything, index: $0)
      }
    }
    let set = query.reduce(into: UInt64(0)) { $0 |= $1.isWhitespace ? 0 : Self.letterBit(of: $1) }
    return candidates(fuzzy, set).compactMap { index in
      fuzzy.match(texts[index]).map {
        FoundSuggestion(text: texts[index], match: $0, index: index)
      }
    }
    .sorted { ($1.match.score, $0.index) < ($0.match.score, $1.index) }
  }

  /// Returns the strings that match, at most `limit`, the most promising first. `set` contains the
  /// letters of the query.
  private func candidates(_ query: FuzzyQuery, _ set: UInt64) -> [Int] {
    let wanted = query.letters.compactMap { $0 < 0x80 ? UInt8($0) : nil }
    let isPlain = wanted.count == query.letters.count
    var begun: [Int] = []
    var initial: [Int] = []
    var others: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      for index in letters.indices where letters[index] & set == set {
        let start: Int
        if arePlain[index] {
          guard isPlain else { continue }
          let text = bytes[starts[index]..<starts[index + 1]]
          let isBegun = text.starts(with: wanted)
          guard isBegun || Self.contains(wanted, in: text) else { continue }
          start = isBegun ? wanted.count : text.first == wanted.first ? 1 : 0
        } else {
          start = query.commonStart(with: texts[index])
          if (start == 0 ? others : initial).count == Self.limit, start < query.letters.count {
            continue
          }
          guard start == query.letters.count || query.match(texts[index]) != nil else { continue }
        }
        if start == query.letters.count {
          begun.append(index)
          if begun.count == 2 * Self.limit { keepShortest(&begun) }
        } else if start > 0 {
          if initial.count < Self.limit { initial.append(index) }
        } else if others.count < Self.limit {
          others.append(index)
        }
      }
    }
    keepShortest(&begun)
    return Array((begun + initial + others).prefix(Self.limit))
  }

  /// Removes the longest strings above the limit. Of strings with the same length, the first stay.
  private func keepShortest(_ found: inout [Int]) {
    if found.count <= Self.limit { return }
    found.sort { (texts[$0].utf8.count, $0) < (texts[$1].utf8.count, $1) }
    found.removeSubrange(Self.limit...)
  }

  /// Returns the set of the letters in a string. `known` contains the bits of earlier letters,
  /// because finding the bit of a letter is slow.
  private static func letterSet(of text: String, _ known: inout [Character: UInt64]) -> UInt64 {
    var set: UInt64 = 0
    for (letter, _) in zip(text, 0..<FuzzyQuery.limit) {
      let found = known[letter]
      let bit = found ?? letterBit(of: letter)
      if found == nil { known[letter] = bit }
      set |= bit
    }
    return set
  }

  /// Returns the bit of an ASCII character in a set of letters.
  private static func letterBit(of byte: UInt8) -> UInt64 { 1 << UInt64(byte.folded & 0x3F) }

  /// Returns the bit of a letter in a set of letters, regardless of case.
  private static func letterBit(of letter: Character) -> UInt64 {
    if let byte = letter.asciiValue { return letterBit(of: byte) }
    return 1 << UInt64(truncatingIfNeeded: letter.lowercased().hashValue & 0x3F)
  }

  /// Returns whether `text` contains the letters in order.
  private static func contains(_ letters: [UInt8], in text: Slice<UnsafeBufferPointer<UInt8>>)
    -> Bool
  {
    var found = 0
    for byte in text where byte == letters[found] {
      found += 1
      if found == letters.count { return true }
    }
    return false
  }
}
