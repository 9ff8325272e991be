// SPDX-License-Identifier: MIT
// Organism: the prepared words of a search.

/// Words that a string must contain, in any order and case. Prepare them once, then use them for
/// many strings.
package struct SearchWords: Equatable {
  /// The maximum length of a query. Longer text was probably pasted by mistake; the rest is
  /// ignored.
  package static let limit = 256

  private let words: [String]

  /// Creates a search for the words in the first 256 characters of `query`.
  package init(_ query: String) {
    var words: [String] = []
    for word in query.prefix(Self.limit).lowercased().split(separator: " ").map(String.init)
    where !words.contains(word) { words.append(word) }
    self.words = words
  }

  /// `true` if there are no words. Every string then matches.
  package var isEmpty: Bool { words.isEmpty }

  /// Returns whether `text` contains all words.
  package func match(_ text: String) -> Bool {
    if words.isEmpty { return true }
    let text = text.lowercased()
    return words.allSatisfy { text.contains($0) }
  }
}
