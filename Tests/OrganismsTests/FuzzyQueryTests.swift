// SPDX-License-Identifier: MIT
// Testing: finding letters in texts, and ranking the matches.

import CuriumOrganisms
import CuriumControls
import Testing

struct FuzzyQueryTests {
  /// The text with the matching letters in brackets, as in `[D]ata[T]able`; `nil` without a match.
  private func marked(_ query: String, in text: String) -> String? {
    FuzzyQuery(query).match(text).map { match in
      text.enumerated().map { match.places.contains($0) ? "[\($1)]" : "\($1)" }.joined()
    }
  }

  @Test(arguments: [
    ("dt", "DataTable", "[D]ata[T]able"),
    ("fif", "Find in files", "[F][i]nd in [f]iles"),
    ("ff", "Find in files", "[F]ind in [f]iles"),
    ("files", "Find in files", "Find in [f][i][l][e][s]"),
    ("b2", "a2b/b2", "a2b/[b][2]"),
    ("ab", "xaxab", "xax[a][b]"),
    ("QUIT", "Quit", "[Q][u][i][t]"),
    ("é", "CAFÉ", "CAF[É]"),
    ("l e", "naïve 👩‍👩‍👧 lé lEg", "naïve 👩‍👩‍👧 lé [l][E]g"),
    ("日", "今日は", "今[日]は"),
  ])
  func `marks the best match, ignoring case`(query: String, text: String, expected: String) {
    #expect(marked(query, in: text) == expected)
  }

  @Test(arguments: [
    ("x", ""), ("ab", "ba"), ("aa", "a"), ("é", "e"), ("e", "é"), ("日本", "今日は"), ("k", "\u{212A}"),
  ])
  func `rejects texts that don't contain all letters in order`(query: String, text: String) {
    #expect(FuzzyQuery(query).match(text) == nil)
  }

  @Test(arguments: [
    ("data", ["DataTable", "Big data", "StandardPageTemplate"]),
    ("f", ["Find in files", "Open file", "Leaf"]),
    ("tab", ["TabView", "DataTable", "Stabbed"]),
    ("card", ["CardList", "ProductCardList", "StandardCareDesk"]),
    ("", ["b", "a"]),
  ])
  func `matches at word starts come first, then adjacent letters`(
    query: String, expected: [String]
  ) {
    let query = FuzzyQuery(query)
    let ranked = expected.reversed().compactMap { text in
      query.match(text).map { (text, $0.score) }
    }
    .sorted { $0.1 > $1.1 }.map(\.0)
    #expect(ranked == (query.isEmpty ? expected.reversed() : expected))
  }

  @Test func `long queries and texts are truncated, and a long query doesn't match a short text`() {
    let long = String(repeating: "ab ", count: 300_000)
    #expect(FuzzyQuery(long).match("abababab") == nil)
    #expect(FuzzyQuery("ab").match(long)?.places == [0, 1])
    #expect(FuzzyQuery(long).match(String(repeating: "ab", count: 200))?.places.count == 256)
    #expect(FuzzyQuery("x").match(String(repeating: "é", count: 300) + "x") == nil)
    #expect(FuzzyQuery(" \t\n").isEmpty)
  }

  @Test func `words match in any order, and a megabyte of them is truncated`() {
    let words = SearchWords("  Files find files ")
    #expect(words.match("Find in FILES") && !words.match("Find in file"))
    #expect(SearchWords(" ").isEmpty && SearchWords("").match("x"))
    #expect(SearchWords(String(repeating: "a ", count: 500_000)) == SearchWords("a"))
  }

  @MainActor @Test func `a memo is recomputed only when its input differs`() {
    let memo = Memo<String, Int>()
    #expect(["a", "a", "bb", "bb", "a"].map { memo($0) { $0.count } } == [1, 1, 2, 2, 1])
    #expect(memo.computations == 3)
  }
}
