// SPDX-License-Identifier: MIT
// Testing: the line map of a text: rows, sizes, and the byte at each cell.

import CuriumText
import CuriumTerminal
import CuriumControls
import TestModels
import Testing

struct TextLayoutTests {
  private func rows(_ layout: TextLayout) -> [String] {
    (0..<layout.rowCount).map { layout.drawn(row: $0) }
  }

  /// The cell at which the grapheme with the byte at `offset` begins.
  private func point(of offset: Int, in layout: TextLayout) -> CellPoint {
    let row = layout.rowIndex(of: offset)
    return CellPoint(x: layout.column(of: offset, row: row), y: row)
  }

  @Test(
    arguments: [
      // Between ideographs, but not before closing or after opening punctuation.
      ("今日は。明日", 6, ["今日", "は。明", "日"]),
      ("今日は。明日", 8, ["今日は。", "明日"]),
      ("彼は「はい」と", 6, ["彼は", "「は", "い」と"]),
      ("ショップ", 4, ["ショ", "ップ"]),
      ("あまった", 4, ["あ", "まっ", "た"]),
      ("人々が", 2, ["人", "々", "が"]),
      ("人々が", 4, ["人々", "が"]),
      ("价格￥99", 6, ["价格", "￥99"]),
      ("abc日本", 5, ["abc日", "本"]),
      ("한국어", 4, ["한국", "어"]),
      // Not between letters, even if one takes two columns together with its marks.
      ("जा जन्मजात", 8, ["जा", "जन्मजात"]),
      ("ก กำกำ", 4, ["ก", "กำกำ"]),
      ("a 🇩🇪🇫🇷", 4, ["a 🇩🇪", "🇫🇷"]),
      ("a ❤️❤️", 4, ["a ❤️", "❤️"]),
      // Hyphens and dashes inside words.
      ("well-known fact", 7, ["well-", "known", "fact"]),
      ("run --option", 8, ["run", "--option"]),
      ("run --option now", 10, ["run", "--option", "now"]),
      ("2024-11-21", 6, ["2024-1", "1-21"]),
      ("one—two", 5, ["one—", "two"]),
      ("non\u{2011}stop go", 8, ["non\u{2011}stop", "go"]),
      // Slashes in paths and URLs.
      ("/usr/local/bin", 6, ["/usr/", "local/", "bin"]),
      ("cd /usr/local", 8, ["cd /usr/", "local"]),
      ("https://example.com/a/b", 12, ["https://", "example.com/", "a/b"]),
      ("1/2 3/4", 4, ["1/2", "3/4"]),
      // Spaces that don't break, and invisible break opportunities.
      ("10\u{A0}km away", 6, ["10\u{A0}km", "away"]),
      ("a\u{2060}b c", 2, ["a\u{2060}b", "c"]),
      ("ab\u{200B}cd", 3, ["ab", "cd"]),
      ("ab\u{200B}cd", 4, ["ab\u{200B}cd"]),
      ("hyphen\u{AD}ation", 7, ["hyphen-", "ation"]),
      ("hyphen\u{AD}ation", 6, ["hyphen", "ation"]),
      ("hyphen\u{AD}ation", 12, ["hyphenation"]),
      ("(a) [b]", 4, ["(a)", "[b]"]),
      ("wait, what?", 5, ["wait,", "what?"]),
      // Emoji are never split.
      ("👨‍👩‍👧🇩🇪👍🏽", 4, ["👨‍👩‍👧🇩🇪", "👍🏽"]),
      ("a\tb\tc", 12, ["a       b", "c"]),
      ("x  \ny", 2, ["x", "y"]),
    ] as [(String, Int, [String])])
  func `lines break where readers expect it`(text: String, width: Int, expected: [String]) {
    let layout = TextLayout(text)
    layout.measure(width: width)
    let trimmed = rows(layout).map { $0.last == "\u{200B}" ? String($0.dropLast()) : $0 }
    #expect(trimmed == expected)
  }

  @Test func `words stay whole where their letters are wide`() {
    var traits = TextLayout.Traits()
    traits.ambiguousIsWide = true
    let layout = TextLayout("и мир", traits: traits)
    layout.measure(width: 8)
    #expect(rows(layout) == ["и", "мир"])
  }

  @Test(
    arguments: [
      ("    one two three", 12, ["    one two", "    three"]),
      ("a b\n  c d e\nf g h", 5, ["a b", "  c d", "  e", "f g h"]),
      ("  a\n\n  b c", 4, ["  a", "", "  b", "  c"]),
      // A long word doesn't leave its indentation on a row of its own.
      ("  longerword", 8, ["  longer", "  word"]),
      // Half of the width is left for text.
      ("          one two", 8, ["", "    one", "    two"]),
      ("      a b", 3, ["", " a", " b"]),
      (" 日 本", 3, [" 日", " 本"]),
      (" 日 本", 2, ["", "日", "本"]),
      ("\tone two", 14, ["        one", "       two"]),
      ("\tone two", 16, ["        one two"]),
      ("  a\tb c", 9, ["  a     b", "  c"]),
    ] as [(String, Int, [String])])
  func `rows of code keep the indentation of their line`(
    text: String, width: Int, expected: [String]
  ) {
    var traits = TextLayout.Traits()
    traits.keepsIndentation = true
    let layout = TextLayout(text, traits: traits)
    layout.measure(width: width)
    #expect(rows(layout) == expected)
  }

  private static let pieces = [
    "a", "bc", "word", "longerword", " ", "  ", "\n", "\r\n", "日", "本語", "。", "「", "」", "ッ",
    "e\u{301}", "👍🏽", "🇩🇪", "👨‍👩‍👧", "-", ",", "/", "\t", "\u{AD}", "\u{200B}", "\u{A0}", "\u{2060}",
    "\u{3000}", "한", "ｱ", "\u{301}", "\u{1B}", "\u{202E}", "(", ")", "7", "\u{1F1E6}", "ก็", "\r",
  ]

  private func text(_ random: inout SeededRandom) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...24, using: &random) { text += random.pick(Self.pieces) }
    return text
  }

  @Test(arguments: SeededRandom.seeds(8))
  func `every byte is on one row, no row is too wide, and cells map to bytes and back`(
    seed: UInt64
  ) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<120 {
      let text = text(&random)
      var traits = TextLayout.Traits()
      traits.tabWidth = Int.random(in: 1...9, using: &random)
      traits.keepsIndentation = Bool.random(using: &random)
      let layout = TextLayout(text, traits: traits)
      let width = Int.random(in: 0...40, using: &random)
      let size = layout.measure(width: width)
      let place = Comment(rawValue: "seed \(seed): \(text.debugDescription) in \(width)")
      var next = 0
      var graphemes = 0
      var widest = 0
      for index in 0..<layout.rowCount {
        let row = layout.row(index)
        #expect(row.range.lowerBound == next, place)
        next = row.range.upperBound
        var inRow = 0
        var columns = row.indentation
        layout.forEachGrapheme(ofRow: index) { range, column, width in
          if width > 0 { inRow += 1 }
          graphemes += 1
          columns = max(columns, column + width)
          #expect(point(of: range.lowerBound, in: layout) == CellPoint(x: column, y: index), place)
          if width > 0 {
            for cell in column..<(column + width) {
              #expect(layout.grapheme(at: CellPoint(x: cell, y: index)) == range, place)
            }
          }
          return true
        }
        #expect(columns == row.columns, place)
        #expect(row.columns <= width || inRow == 1, place)
        let indentation = row.indentation
        let least = indentation == 0 ? 0 : indentation + max(indentation, 2)
        #expect(least <= width, place)
        widest = max(widest, min(width, row.columns), least)
      }
      #expect(next == text.utf8.count, place)
      #expect(graphemes == text.count, place)
      #expect(size == CellSize(width: widest, height: layout.rowCount), place)
      // Measured again at its own width, the text breaks in the same places.
      let again = TextLayout(text, traits: traits)
      if !rows(layout).contains("…"), widest > 0 {
        again.measure(width: widest)
        #expect(rows(again) == rows(layout), place)
      }
    }
  }

  @Test(arguments: SeededRandom.seeds(4))
  func `truncated text shows its first rows, and an ellipsis for the rest`(
    seed: UInt64
  ) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let text = text(&random)
      let width = Int.random(in: 1...20, using: &random)
      let limit = Int.random(in: 1...4, using: &random)
      var traits = TextLayout.Traits()
      traits.truncation = random.pick([.head, .middle, .tail])
      traits.keepsIndentation = seed.isMultiple(of: 2)
      let whole = TextLayout(text, traits: traits)
      whole.measure(width: width)
      let layout = TextLayout(text, traits: traits)
      let size = layout.measure(width: width, limit: limit)
      let place = Comment(
        rawValue: "seed \(seed): \(text.debugDescription) in \(width), \(limit), \(traits)")
      #expect(size.height == min(limit, whole.rowCount), place)
      for index in 0..<(size.height - 1) {
        #expect(layout.drawn(row: index) == whole.drawn(row: index), place)
      }
      let last = size.height - 1
      #expect(layout.row(last).range.upperBound == text.utf8.count, place)
      let mark = layout.drawn(row: last).unicodeScalars.contains("…")
      #expect(mark || whole.rowCount <= limit, place)
      var next = layout.row(last).range.lowerBound
      layout.forEachGrapheme(ofRow: last) { range, column, columns in
        #expect(range.lowerBound == next, place)
        #expect(column + columns <= width || columns == 2, place)
        next = range.upperBound
        return true
      }
      #expect(next == text.utf8.count, place)
    }
  }

  @Test(arguments: ["ab \ncd", "ab   \ncd", "a b c  \nd", "   \nx", "日本  \nx"])
  func `a truncated row doesn't depend on earlier widths`(text: String) {
    var traits = TextLayout.Traits()
    traits.truncation = .head
    for width in 1...9 {
      let fresh = TextLayout(text, traits: traits)
      fresh.measure(width: width, limit: 1)
      for earlier in width...9 {
        let layout = TextLayout(text, traits: traits)
        layout.measure(width: earlier, limit: 1)
        layout.measure(width: width, limit: 1)
        #expect(layout.drawn(row: 0) == fresh.drawn(row: 0), "\(width) after \(earlier)")
      }
    }
  }

  @Test func `distant rows are found again, in any order`() {
    let text = (0..<1_000).map { "line \($0) of some words" }.joined(separator: "\n")
    let layout = TextLayout(text)
    let size = layout.measure(width: 9)
    #expect(size == CellSize(width: 9, height: 3_000))
    #expect(layout.drawn(row: 2_997) == "line 999")
    #expect(layout.drawn(row: 0) == "line 0 of")
    #expect(layout.drawn(row: 1_501) == "of some")
    let place = point(of: text.utf8.count, in: layout)
    #expect(place == CellPoint(x: 5, y: 2_999))
    for row in stride(from: 2_999, through: 0, by: -7) {
      let start = layout.row(row).range.lowerBound
      #expect(layout.rowIndex(of: start) == row)
    }
  }

  /// Counts the bytes examined per byte of the text, at two lengths.
  @Test(arguments: [
    "words of a line ", "word", "日本語", "🇩🇪", "e\u{301}", "a\u{AD}", "\u{200B}", "a ", " ",
    "\t", "-", "a-b/", "\n", "👨‍👩‍👧", "a\u{301}\u{302}\u{303}",
  ])
  func `breaking lines takes linear time`(unit: String) {
    for width in [0, 7, nil] as [Int?] {
      let counts = [300, 1_200].map { count in
        let layout = TextLayout(String(repeating: unit, count: count))
        layout.measure(width: width)
        for row in stride(from: 0, to: layout.rowCount, by: 100) { _ = layout.row(row) }
        return Double(layout.scannedBytes) / Double(layout.text.utf8.count)
      }
      #expect(counts[0] <= 2 && counts[1] <= 2, "\(unit.debugDescription) in \(width ?? -1)")
    }
  }

  @Test(arguments: [Text.TruncationMode.tail, .head, .middle])
  func `only the shown part of the text is read`(mode: Text.TruncationMode) {
    var traits = TextLayout.Traits()
    traits.truncation = mode
    for unit in ["words of a line ", "日本語", "words\n"] {
      let layout = TextLayout(String(repeating: unit, count: 20_000), traits: traits)
      #expect(layout.measure(width: 20, limit: 5).height == 5)
      #expect(layout.scannedBytes < 3_000)
      #expect(layout.drawn(row: 4).contains("…"))
    }
  }
}
