// SPDX-License-Identifier: MIT
// Testing: patterns, and searching a text being edited for them.

import CuriumEditing
import TestModels
import Testing

struct TextSearchTests {
  private func found(_ pattern: TextPattern, in text: String, steps: Int = .max) -> [String] {
    let buffer = TextBuffer(text)
    var search = TextSearch(pattern)
    while !search.isComplete { search.advance(in: buffer, steps: steps) }
    return search.matches.map { String(buffer.slice($0)) }
  }

  @Test(arguments: [
    ("a", "banana", ["a", "a", "a"]), ("ana", "banana", ["ana"]), ("A", "banana", ["a", "a", "a"]),
    ("x", "banana", []), ("é", "cafe\u{301} É", ["e\u{301}", "É"]), ("e", "cafe\u{301}", []),
    ("日本", "日本日本", ["日本", "日本"]), ("a.b", "axb a.b", ["a.b"]), ("", "abc", []),
    ("ß", "Straße", ["ß"]), ("👍", "👍🏽 👍", ["👍"]), ("\0", "a\0b", ["\0"]), ("b", "a\r\nb", ["b"]),
    ("ss", "sss", ["ss"]),
    ("ΟΔΟΣ", "οδος Οδος", ["οδος", "Οδος"]), ("οδος", "ΟΔΟΣ", ["ΟΔΟΣ"]),
  ])
  func `plain text is found`(query: String, text: String, expected: [String]) {
    #expect(found(TextPattern(literal: query, ignoresCase: true), in: text) == expected)
  }

  @Test(arguments: [
    ("a+", "aab a", ["aa", "a"]), ("a+?", "aa", ["a", "a"]), ("a*b", "aab b", ["aab", "b"]),
    ("^a", "ab\nac\nba", ["a", "a"]), ("a$", "ba\r\nab\na", ["a", "a"]),
    ("a.c", "abc a\nc", ["abc"]),
    ("colou?r", "color colour", ["color", "colour"]), ("(ab|a)(c|bcd)", "abcd", ["abc"]),
    ("[a-c]+", "xabcdx", ["abc"]), ("[^a-c]+", "abxyc\nz", ["xy", "z"]),
    (#"\d{2,3}"#, "1 22 4444", ["22", "444"]),
    (#"\bfoo\b"#, "foo foobar a_foo foo", ["foo", "foo"]),
    (#"\w+"#, "ab_1 日本-c", ["ab_1", "日本", "c"]),
    (#"\s+"#, "a \tb\nc", [" \t"]), (#"\."#, "a.b", ["."]), (#"[]a]+"#, "a]b", ["a]"]),
    (#"[a\]]+"#, "a]b", ["a]"]),
    ("x*", "axx", ["xx"]), ("a{2}", "aaaaa", ["aa", "aa"]), ("a{x", "a{x", ["a{x"]),
    ("(a*)*b", "aab", ["aab"]), ("(|a)+b", "aab", ["aab"]), (#"\x41\u{e9}"#, "Aé", ["Aé"]),
    ("日.", "日本語", ["日本"]),
    (".", "e\u{301}\n👨‍👩‍👧", ["e\u{301}", "👨‍👩‍👧"]), ("[α-ω]+", "abc αβγ", ["αβγ"]),
    ("a|b|", "xab", ["a", "b"]),
    ("$", "a\nb", ["", ""]), (#"\D+"#, "1ab2", ["ab"]), (#"\Bb"#, "b ab", ["b"]),
  ])
  func `a regular expression matches`(expression: String, text: String, expected: [String]) throws {
    let pattern = try TextPattern(expression: expression, ignoresCase: false)
    #expect(found(pattern, in: text) == expected)
    #expect(found(pattern, in: text, steps: 1) == expected)
  }

  @Test(arguments: [
    ("(", TextPatternError.unbalanced), (")", .unbalanced), ("[a", .unbalanced),
    ("[]", .unbalanced),
    ("*a", .nothingToRepeat), ("a**", .nothingToRepeat), ("(+)", .nothingToRepeat),
    ("a{2}{3}", .nothingToRepeat), ("a*{2}", .nothingToRepeat), ("(a|{2,})", .nothingToRepeat),
    (#"\"#, .escape), (#"\q"#, .escape),
    ("[z-a]", .order), ("a{3,2}", .order), (#"(a)\1"#, .unsupported), ("(?=a)", .unsupported),
    (#"\p{L}"#, .unsupported),
    ("((a{999}){999}){999}", .tooLarge), ("a{9999}", .tooLarge),
    (String(repeating: "(", count: 500), .tooLarge),
  ])
  func `an invalid expression throws an error`(expression: String, error: TextPatternError) {
    #expect(throws: error) { try TextPattern(expression: expression, ignoresCase: false) }
  }

  @Test func `an empty group can be repeated many times`() throws {
    let pattern = try TextPattern(
      expression: "(?:(?:(?:(?:){999}){999}){999}){999}a", ignoresCase: false)
    #expect(found(pattern, in: "bab") == ["a"])
  }

  @Test func `case can be ignored`() throws {
    let pattern = try TextPattern(expression: "[a-c]É|straße", ignoresCase: true)
    #expect(found(pattern, in: "Bé STRAßE xé") == ["Bé", "STRAßE"])
  }

  @Test(arguments: SeededRandom.seeds(6))
  func `any bytes are a valid pattern or throw an error`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let parts = [
      "a", "b", "(", ")", "[", "]", "*", "+", "?", "{", "2", ",", "}", "|", "\\", "^", "$", ".",
      "-", "日", "\0", "d", ":",
    ]
    for _ in 0..<400 {
      let expression = (0..<Int.random(in: 0...12, using: &random)).map { _ in random.pick(parts) }
        .joined()
      guard let pattern = try? TextPattern(expression: expression, ignoresCase: true) else {
        continue
      }
      _ = found(pattern, in: "aab\n(b)[2]日\0 dab")
    }
  }

  /// The pattern takes a backtracking matcher longer than the age of the universe.
  @Test func `twice the text takes twice the comparisons`() throws {
    let pattern = try TextPattern(expression: "(a+)+(a+)+$", ignoresCase: false)
    /// Returns the number of parts of 100 comparisons, and at most `limit`.
    func parts(_ count: Int, limit: Int) -> Int {
      let buffer = TextBuffer(String(repeating: "a", count: count) + "b")
      var search = TextSearch(pattern)
      var parts = 0
      while !search.isComplete, parts < limit {
        search.advance(in: buffer, steps: 100)
        parts += 1
      }
      #expect(search.matches.isEmpty)
      return parts
    }
    let once = parts(2_000, limit: 10_000)
    // The first and the last characters take fewer comparisons than the others.
    #expect(once < 10_000 && parts(4_000, limit: 30_000) <= 2 * once + 2)
  }

  /// Characters that may join their neighbours are only found from the start of their block.
  @Test(arguments: [
    (#"\bשלום\b"#, "שלום ", 4_000), (#"\Bם$|ו"#, "שלום ", 4_000), ("1", "אב1", 8_000),
    (#"\b1"#, "ก้า 1 ", 4_000), ("^👍🏽", "👍🏽👍🏽\n", 4_000),
  ])
  func `every match is found in a long text in any script`(
    expression: String, part: String, count: Int
  ) throws {
    let pattern = try TextPattern(expression: expression, ignoresCase: false)
    #expect(found(pattern, in: String(repeating: part, count: count)).count == count)
  }

  @Test func `a replacement can contain a long match in any script`() throws {
    let text = String(repeating: "אב", count: 4_000)
    let buffer = TextBuffer(text)
    let pattern = try TextPattern(expression: "^(.*)$", ignoresCase: false)
    let replacement = TextReplacement(template: "$1")
    #expect(replacement.text(for: 0..<buffer.count, of: pattern, in: buffer) == text)
  }

  @Test(arguments: SeededRandom.seeds(6))
  func `after edits the matches equal those of a new search`(seed: UInt64) throws {
    try checkEdits(120, of: "a+b|^x|日$", seed: seed)
  }

  /// Makes random edits, and compares the matches with those of a new search.
  private func checkEdits(_ edits: Int, of expression: String, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let pattern = try TextPattern(expression: expression, ignoresCase: false)
    var editing = TextEditing("aab x\nx日\n", isMultiline: true)
    var search = TextSearch(pattern)
    let parts = ["a", "b", "x", "日", "\n", "aab\nx", "\r\n", "", "e\u{301}"]
    for _ in 0..<edits {
      let count = editing.buffer.count
      let start = editing.buffer.boundary(atOrAfter: Int.random(in: 0...count, using: &random))
      let end = editing.buffer.boundary(
        atOrAfter: min(count, start + Int.random(in: 0...4, using: &random)))
      editing.select(start..<end)
      editing.insert(random.pick(parts))
      if let change = editing.buffer.lastChange {
        let changed = editing.buffer.range(ofBlock: change.blocks.lowerBound).lowerBound
        search.restart(from: changed, in: editing.buffer)
      }
      search.advance(in: editing.buffer, steps: random.pick([3, 50, 10_000]))
      if search.isComplete {
        var fresh = TextSearch(pattern)
        fresh.advance(in: editing.buffer, steps: .max)
        #expect(search.matches == fresh.matches)
      }
    }
  }

  @Test(arguments: [
    ("(\\w+)-(\\w+)", "$2-$1", "ab-cd", "cd-ab"), ("a", "$0$0$$1", "a", "aa$1"),
    ("(a)|(b)", "[$1$2]", "b", "[b]"), ("a", #"x\n\ty\\"#, "a", "x\n\ty\\"), ("a", "$9", "a", ""),
    ("(a+?)(a*)", "<$1,$2>", "aaa", "<a,aa>"),
  ])
  func `a replacement can refer to groups`(
    expression: String, template: String, text: String, expected: String
  ) throws {
    let pattern = try TextPattern(expression: expression, ignoresCase: false)
    let buffer = TextBuffer(text)
    var search = TextSearch(pattern)
    search.advance(in: buffer, steps: .max)
    let match = try #require(search.matches.first)
    let replacement = TextReplacement(template: template)
    #expect(replacement.text(for: match, of: pattern, in: buffer) == expected)
  }

  /// The places are written as `|`.
  @Test(arguments: [
    ("^", "a\nb", "|a\n|b"), ("$", "a\r\nb", "a|\r\nb|"), ("^", "", "|"), ("^", "\n", "|\n|"),
    ("^|$", "ab\n\nc", "|ab|\n|\n|c|"), ("^$", "a\n\nb\n", "a\n|\nb\n|"),
    ("x*$", "axx\nb", "a\nb|"),
    (#"\b"#, "ab 日本", "|ab| |日本|"), ("^ *", "  a\nb", "a\n|b"), ("(^|,)", "a,b", "|ab"),
    ("a|$", "ba", "b"), ("x*", "ab", "ab"), ("^|x*", "ab", "ab"), ("(^)*", "ab", "ab"),
    ("(^)+", "ab", "|ab"), ("$", "e\u{301}\n👨‍👩‍👧", "e\u{301}|\n👨‍👩‍👧|"),
  ])
  func `an expression with a condition matches empty places`(
    expression: String, text: String, expected: String
  ) throws {
    let pattern = try TextPattern(expression: expression, ignoresCase: false)
    let buffer = TextBuffer(text)
    for steps in [1, 7, .max] {
      var search = TextSearch(pattern)
      while !search.isComplete { search.advance(in: buffer, steps: steps) }
      var result = ""
      var place = 0
      for match in search.matches {
        result += buffer.slice(place..<match.lowerBound)
        if match.isEmpty { result += "|" }
        place = match.upperBound
      }
      #expect(result + buffer.slice(place..<buffer.count) == expected)
    }
  }

  @Test func `a search returns the steps that it didn't need`() {
    let buffer = TextBuffer("abc")
    var search = TextSearch(TextPattern(literal: "b", ignoresCase: false))
    let left = search.advance(in: buffer, steps: 1_000)
    #expect(search.isComplete && (900..<1_000).contains(left))
    #expect(search.advance(in: buffer, steps: 10) == 10)
  }

  @Test(arguments: ["^", "$", "^|$|a+b", "^x*", #"\b"#])
  func `after edits, empty matches equal those of a new search`(expression: String) throws {
    for seed in UInt64(0)..<20 { try checkEdits(60, of: expression, seed: seed) }
  }
}
