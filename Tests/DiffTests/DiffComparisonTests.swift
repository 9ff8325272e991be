// SPDX-License-Identifier: MIT
// Testing: which lines and words of two texts differ, and that the shown diff is right.

import Curium
import CuriumDiff
import CuriumTerminal
import CuriumTesting
import TestModels
import Testing

@MainActor struct DiffComparisonTests {
  /// The lines of a comparison with their signs.
  private func lines(_ old: [String], _ new: [String], contextLines: Int = 1) -> [String] {
    func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
    let diff = Diff(old: text(old), new: text(new), contextLines: contextLines)
    return diff.hunks.flatMap { $0.text.split(separator: "\n").dropFirst().map(String.init) }
  }

  /// Returns a text after the hunks have been applied to it.
  private func applied(_ hunks: [DiffHunk], to old: String) -> String {
    var lines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let endsWithNewline = old.isEmpty || old.hasSuffix("\n")
    if endsWithNewline { lines.removeLast() }
    var new = ""
    var place = 0
    func copy(to end: Int) {
      while place < end {
        new += lines[place] + (endsWithNewline || place + 1 < lines.count ? "\n" : "")
        place += 1
      }
    }
    for hunk in hunks {
      copy(to: hunk.oldRange.lowerBound - 1)
      for line in hunk.lines {
        if line.kind != .added {
          #expect(lines[place] == line.text)
          place += 1
        }
        if line.kind != .removed { new += line.text + (line.hasNewline ? "\n" : "") }
      }
    }
    copy(to: lines.count)
    return new
  }

  @Test(arguments: SeededRandom.seeds(20))
  func `a diff applied to the old text gives the new one`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<100 {
      let (old, new) = RandomTexts.pair(&random)
      let diff = Diff(old: old, new: new, contextLines: random.below(5))
      #expect(applied(diff.hunks, to: old) == new, "\(old.debugDescription)")
      #expect(diff.hunks.isEmpty == (old == new))
      // Reading the hunks as a patch gives the same ones.
      let patch = diff.hunks.map(\.text).joined()
      #expect(Diff(patch: patch).hunks.map(\.lines) == diff.hunks.map(\.lines))
    }
  }

  @Test(arguments: SeededRandom.seeds(10), [DiffStyle.unified, .split])
  func `the rows on the screen contain both texts`(seed: UInt64, style: DiffStyle) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<10 {
      let (old, new) = RandomTexts.pair(&random)
      if old == new { continue }
      let harness = Harness(width: 100, height: 120) {
        DiffView(old: old, new: new).diffStyle(style)
      }
      harness.press("⇥")
      var shown = 0
      while let row = harness.screen.dropFirst(shown).firstIndex(where: { $0.contains("►") }) {
        harness.click(x: 4, y: row)
        shown = row + 1
      }
      let (left, right) = versions(harness, style)
      func stripped(_ text: String) -> [String] {
        text.split(separator: "\n").map { line in
          String(line.filter { $0 != " " && $0 != "\t" })
        }
      }
      #expect(left.filter { !$0.isEmpty } == stripped(old).filter { !$0.isEmpty })
      #expect(right.filter { !$0.isEmpty } == stripped(new).filter { !$0.isEmpty })
    }
  }

  /// Returns the lines of both versions on the screen, without their spaces.
  private func versions(_ harness: Harness, _ style: DiffStyle) -> ([String], [String]) {
    var (left, right): ([String], [String]) = ([], [])
    for row in harness.screen {
      if row.contains("unchanged") { continue }
      let halves = row.split(separator: "│", omittingEmptySubsequences: false)
      for (index, half) in halves.enumerated() {
        // The numbers and the sign are before the text.
        let text = half.drop { $0 == " " || $0 == "▌" || $0.isNumber }
        let sign = text.first
        let rest = text.dropFirst(sign == "+" || sign == "-" ? 1 : 0)
          .replacing("no line feed at the end", with: "")
        let line = String(rest.filter { $0 != " " })
        let isLeft = style == .split ? index == 0 : sign != "+"
        let isRight = style == .split ? index == 1 : sign != "-"
        if isLeft { left.append(line) }
        if isRight { right.append(line) }
      }
    }
    return (left, right)
  }

  @Test func `an added function begins with its own first line`() {
    #expect(
      lines(["f() {", "}", "", "h() {", "}"], ["f() {", "}", "", "g() {", "}", "", "h() {", "}"])
        == [" ", "+g() {", "+}", "+", " h() {"])
    #expect(
      lines(["x", "{", "}", "z"], ["y", "{", "}", "{", "}", "w"])
        == ["-x", "+y", " {", " }", "-z", "+{", "+}", "+w"])
  }

  @Test func `the smallest difference is found`() {
    #expect(
      lines(["a", "b", "c", "a", "b", "b", "a"], ["c", "b", "a", "b", "a", "c"], contextLines: 0)
        .count == 5)
    #expect(lines(["a", "x", "b"], ["a", "y", "b"], contextLines: 0) == ["-x", "+y"])
  }

  @Test func `texts of 10,000 lines can be compared, whatever they have in common`() {
    var random = SeededRandom(seed: 1)
    func text(_ values: Int) -> String {
      (0..<10_000).map { _ in "\(random.below(values))\n" }.joined()
    }
    // Few different lines, many of them, and none that both texts have.
    for (old, new) in [
      (text(3), text(3)), (text(5_000), text(5_000)),
      (text(5_000), text(5_000).replacing("\n", with: "x\n")),
    ] {
      let diff = Diff(old: old, new: new)
      #expect(applied(diff.hunks, to: old) == new)
    }
  }

  @Test(arguments: [
    ("let port = 80", "let port = 8080", "80", "8080"),
    ("f(one, two)", "f(one, two, three)", "", ", three"),
    ("a b c d e", "a x y d e", "b c", "x y"),
    ("retry", "cancel everything", "", ""),
    ("same words here", "same  words here", " ", "  "),
  ])
  func `the words that differ are marked`(old: String, new: String, removed: String, added: String)
  {
    let harness = Harness(width: 50, height: 2, theme: .dark) {
      DiffView(old: old + "\n", new: new + "\n")
    }
    func marked(_ row: Int, by color: Color) -> String {
      let ground = color.resolve(in: .dark).color
      let cells = (0..<50).filter { harness.cell(x: $0, y: row).background == ground }
      let letters = Array(harness.screen[row] + String(repeating: " ", count: 50))
      return String(cells.map { letters[$0] })
    }
    #expect(marked(0, by: .error) == removed)
    #expect(marked(1, by: .success) == added)
  }
}
