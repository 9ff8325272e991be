// SPDX-License-Identifier: MIT
// Testing: views in rows that wrap, against a model.

import CuriumControls
import CuriumTesting
import CuriumTokens
import TestModels
import Testing

@MainActor struct FlowLayoutTests {
  @Test(arguments: [
    (30, ["one two three four five"]), (13, ["one two three", "four five"]),
    (12, ["one two", "three four", "five"]), (5, ["one", "two", "three", "four", "five"]),
  ])
  func `a row ends before the first view that doesn't fit`(width: Int, rows: [String]) {
    let harness = Harness(width: width, height: 6) {
      FlowLayout { ForEach(["one", "two", "three", "four", "five"], id: \.self) { Text($0) } }
    }
    #expect(harness.content == rows)
    #expect(harness.repaint() == 0)
  }

  @Test func `rows and views are aligned, with space between them`() {
    let harness = Harness(width: 9, height: 6) {
      FlowLayout(alignment: .bottomTrailing, spacing: 2, lineSpacing: 1) {
        Text("aa\naa")
        Text("bbb")
        Text("cccc")
        Text("dd")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(harness.content == [" aa", " aa  bbb", "", "cccc  dd"])
  }

  @Test func `a view that is wider than the layout is offered its width`() {
    let harness = Harness(width: 6, height: 6) {
      FlowLayout {
        Text("a")
        Text("two words")
        Text("b")
      }
    }
    #expect(harness.content == ["a", "two", "words", "b"])
  }

  @Test func `without views, the layout is empty`() {
    let harness = Harness(width: 6, height: 2) {
      VStack(alignment: .leading) {
        FlowLayout { ForEach(0..<0) { Text("\($0)") } }
        Text("end")
      }
    }
    #expect(harness.content == ["end"])
  }

  /// Returns the rows of `words` in `width` columns, written one after another.
  private func picture(_ words: [String], width: Int, gap: Int, lineGap: Int) -> [String] {
    var rows: [String] = []
    var row = ""
    for word in words {
      let longer = row.isEmpty ? word : row + String(repeating: " ", count: gap) + word
      if row.isEmpty || longer.count <= width {
        row = longer
      } else {
        rows += [row] + Array(repeating: "", count: lineGap)
        row = word
      }
    }
    return rows + [row]
  }

  @Test(arguments: SeededRandom.seeds(8))
  func `views wrap like the words of the model`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<20 {
      let words = (0..<1 + random.below(20)).map { index in
        String(repeating: String(index % 10), count: 1 + random.below(8))
      }
      let (gap, lineGap) = (random.below(4), random.below(3))
      let width = 8 + random.below(40)
      let harness = Harness(width: width, height: 70) {
        FlowLayout(spacing: Length(gap), lineSpacing: Length(lineGap)) {
          ForEach(words.indices, id: \.self) { Text(words[$0]) }
        }
      }
      #expect(
        harness.content == picture(words, width: width, gap: gap, lineGap: lineGap),
        "seed \(seed), width \(width)")
    }
  }
}
