// SPDX-License-Identifier: MIT
// Testing: the best matches of a query in a long list.

import Testing

@testable import CuriumOrganisms

@MainActor struct SuggestionIndexTests {
  @Test func `the index finds the same texts as the matcher`() {
    let letters = ["a", "B", "b", "é", "É", "e\u{301}", "e", "ж", "Ж", " ", "/"]
    let words = letters.flatMap { first in letters.map { first + $0 } } + letters + [""]
    let far = String(repeating: "é", count: 200) + "q"
    let texts = words + [far]
    let index = SuggestionIndex(texts)
    for query in words + words.map({ $0 + "b" }) + ["q", "a\tb", "é\u{A0}b"] {
      let fuzzy = FuzzyQuery(query)
      let expected = texts.indices.filter { fuzzy.match(texts[$0]) != nil }
      let found = index.found(query).map(\.index).sorted()
      if expected.count <= SuggestionIndex.limit { #expect(found == expected, "\(query)") }
    }
  }

  @Test func `texts that start with the query are among the first matches`() {
    let texts = (0..<1_000).map { "cab \($0)" } + ["Abacus"]
    let found = SuggestionIndex(texts).found("ab")
    #expect(found.count == SuggestionIndex.limit)
    #expect(found.first?.text == "Abacus")
  }

  @Test func `the same text as the query comes first, however many others begin with it`() {
    let texts = (1...999).reversed().map { "item-\($0)" }
    let found = SuggestionIndex(texts).found("item-1")
    #expect(found.count == SuggestionIndex.limit)
    #expect(found.prefix(3).map(\.text) == ["item-1", "item-19", "item-18"])
  }

  @Test(arguments: ["ü", "Ü", "zü", "u\u{308}", "ürich"])
  func `letters outside ASCII are found far down in a long list`(query: String) {
    var texts = (0..<1_000).map { "Zwolle \($0)" }
    texts[250] = "Zürich"
    texts[900] = "Lübeck Zürich"
    #expect(SuggestionIndex(texts).found(query).map(\.index) == [250, 900])
  }

  @Test func `the case of letters outside ASCII doesn't matter to the order`() {
    var texts = (0..<1_000).map { "Рязань \($0)" }
    texts[10] = "Старая Москва"
    texts[700] = "Москва"
    texts[800] = "МОСКВА 2"
    for query in ["москва", "Москва", "МОСКВА"] {
      #expect(SuggestionIndex(texts).found(query).map(\.index) == [700, 800, 10])
    }
  }

  @Test func `texts that begin with letters outside ASCII are preferred to others`() {
    let texts =
      (0..<300).map { "Kiew Москва \($0)" } + (0..<300).map { "Мир Осло \($0)" } + ["МОСТ"]
    let found = SuggestionIndex(texts).found("мо")
    #expect(found.count == SuggestionIndex.limit)
    #expect(found.first?.text == "МОСТ")
    #expect(found.dropFirst().allSatisfy { $0.text.hasPrefix("Мир") })
  }

  @Test func `accented letters don't take the place of plain ones`() {
    let texts = (0..<200).map { "e\u{301}cole \($0)" } + ["edam", "bee"]
    #expect(SuggestionIndex(texts).found("ed").map(\.text) == ["edam"])
    #expect(SuggestionIndex(texts).found("be").map(\.text) == ["bee"])
    #expect(SuggestionIndex(texts.map { "b \($0)" }).found("bee").map(\.text) == ["b bee"])
  }
}
