// SPDX-License-Identifier: MIT
// Organism: finds the best matches of a query in a long list.

import CuriumControls

/// A string that matches a query, with its matching letters.
struct FoundSuggestion: Equatable {
  let text: String
  let match: FuzzyMatch
  /// The position in the list.
  let id: Int
}

/// The inputs of a search.
struct SuggestionQuery: Equatable {
  let text: String
  let texts: [String]

  /// All entries in their order, with the letters that match the query.
  var all: [FoundSuggestion] {
    let query = FuzzyQuery(text)
    return texts.enumerated().map { index, text in
      FoundSuggestion(text: text, match: query.match(text) ?? .everything, id: index)
    }
  }
}

/// A list of strings, prepared for queries.
///
/// Each string has a set of the letters that it contains, so most strings that don't match cost one
/// comparison. Of those that match, only the most promising get a score: first those that begin
/// with the query, then those that begin with its first letter, then the others in their order.
struct SuggestionIndex {
  /// The maximum number of matches.
  static let limit = 100

  let texts: [String]
  private let bytes: [UInt8]
  private let starts: [Int]
  private let letters: [UInt64]

  init(_ texts: [String]) {
    self.texts = texts
    var bytes: [UInt8] = []
    var starts = [0]
    var letters: [UInt64] = []
    starts.reserveCapacity(texts.count + 1)
    letters.reserveCapacity(texts.count)
    for text in texts {
      var set: UInt64 = 0
      for byte in text.utf8.prefix(FuzzyQuery.limit) {
        bytes.append(byte.folded)
        set |= Self.letterBit(of: byte)
      }
      starts.append(bytes.count)
      letters.append(set)
    }
    self.bytes = bytes
    self.starts = starts
    self.letters = letters
  }

  /// Returns the best matches of `query`, the best first; all strings in their order if it is
  /// empty.
  func found(_ query: String) -> [FoundSuggestion] {
    let fuzzy = FuzzyQuery(query)
    if fuzzy.isEmpty {
      return texts.enumerated().map {
        FoundSuggestion(text: $1, match: .everything, id: $0)
      }
    }
    return candidates(query).compactMap { index in
      fuzzy.match(texts[index]).map {
        FoundSuggestion(text: texts[index], match: $0, id: index)
      }
    }
    .sorted { ($1.match.score, $0.id) < ($0.match.score, $1.id) }
  }

  /// Returns the strings that can match, at most `limit`, the most promising first.
  private func candidates(_ query: String) -> [Int] {
    let wanted = query.utf8.filter { $0 != 0x20 }.map(\.folded)
    let set = query.utf8.reduce(into: UInt64(0)) { $0 |= $1 == 0x20 ? 0 : Self.letterBit(of: $1) }
    let isPlain = wanted.allSatisfy { $0 < 0x80 }
    var begun: [Int] = []
    var initial: [Int] = []
    var others: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      for index in letters.indices where letters[index] & set == set {
        let text = bytes[starts[index]..<starts[index + 1]]
        let isBegun = text.starts(with: wanted)
        // Letters outside ASCII have other forms in lowercase: the match decides.
        guard isBegun || !isPlain || Self.contains(wanted, in: text) else { continue }
        if isBegun {
          begun.append(index)
          if begun.count == Self.limit { break }
        } else if text.first == wanted.first {
          if initial.count < Self.limit { initial.append(index) }
        } else if others.count < Self.limit {
          others.append(index)
        }
      }
    }
    return Array((begun + initial + others).prefix(Self.limit))
  }

  /// Returns the bit of an ASCII character in a set of letters; none for other bytes.
  private static func letterBit(of byte: UInt8) -> UInt64 {
    byte < 0x80 ? 1 << UInt64(byte.folded & 0x3F) : 0
  }

  /// Returns `true` if `text` contains the letters in order.
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
