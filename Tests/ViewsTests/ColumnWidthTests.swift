// SPDX-License-Identifier: MIT
// Testing: the widths of columns in a row, and the order of texts.

import CuriumControls
import CuriumText
import TestModels
import Testing

struct ColumnWidthTests {
  private func widths(
    _ columns: [ColumnWidth], contents: [Int] = [0, 0, 0, 0], in width: Int, spacing: Int = 2
  ) -> [Int] {
    ColumnWidth.spans(of: columns, contents: contents, in: width, spacing: spacing).map(\.count)
  }

  @Test func `flexible columns share the remaining width by weight`() {
    #expect(widths([.fixed(8), .flexible(), .flexible(weight: 2)], in: 40) == [8, 8, 20])
    #expect(widths([.fixed(8), .fitted, .flexible()], contents: [0, 5, 0], in: 40) == [8, 5, 23])
    #expect(widths([.flexible(max: 5), .flexible()], in: 40) == [5, 33])
    #expect(widths([.flexible(min: 30), .flexible()], in: 40) == [30, 8])
    #expect(widths([.flexible(max: 5), .flexible(max: 5)], in: 40) == [5, 5])
    #expect(
      widths([.fitted(min: 3, max: 6), .fitted(min: 3)], contents: [9, 1], in: 40) == [6, 3])
  }

  @Test func `in a narrow table, fitted columns shrink, then the last columns are dropped`() {
    let columns: [ColumnWidth] = [.fixed(4), .fitted(min: 2), .fitted, .flexible(min: 5)]
    let contents = [0, 9, 6, 0]
    #expect(widths(columns, contents: contents, in: 30) == [4, 9, 6, 5])
    #expect(widths(columns, contents: contents, in: 26) == [4, 5, 6, 5])
    #expect(widths(columns, contents: contents, in: 21) == [4, 3, 3, 5])
    #expect(widths(columns, contents: contents, in: 14) == [4, 3, 3, 0])
    #expect(widths(columns, contents: contents, in: 11) == [4, 5, 0, 0])
    #expect(widths(columns, contents: contents, in: 0) == [0, 0, 0, 0])
    let files: [ColumnWidth] = [.flexible(min: 12), .fixed(8), .fixed(6)]
    #expect(widths(files, in: 40) == [22, 8, 6])
    #expect(widths(files, in: 29) == [19, 8, 0])
    #expect(widths(files, in: 16) == [16, 0, 0])
    #expect(widths(files, in: 8) == [8, 0, 0])
    #expect(widths([.flexible(), .flexible(), .flexible()], in: 9) == [3, 4, 0])
  }

  /// Returns widths of up to `room` cells in total. The widest one above its minimum loses one cell
  /// at a time.
  private func narrowed(_ widths: [Int], to room: Int, least: [Int]) -> [Int] {
    var widths = widths
    while widths.reduce(0, +) > room {
      let widest = widths.indices.filter { widths[$0] > least[$0] }
        .max { widths[$0] < widths[$1] }
      guard let widest else { break }
      widths[widest] -= 1
    }
    return widths
  }

  @Test func `columns without enough room become narrower as if cell by cell`() {
    var random = SeededRandom(seed: 42)
    for _ in 0..<2_000 {
      let count = Int.random(in: 1...8, using: &random)
      let spacing = Int.random(in: 0...2, using: &random)
      let contents = (0..<count).map { _ in Int.random(in: 0...60, using: &random) }
      var columns: [ColumnWidth] = []
      var least: [Int] = []
      var most: [Int] = []
      for content in contents {
        if random.chance(1, in: 4) {
          columns.append(.fixed(content))
          least.append(content)
          most.append(content)
        } else {
          let minimum = Int.random(in: 0...12, using: &random)
          columns.append(.fitted(min: minimum))
          least.append(max(minimum, min(content, 3)))
          most.append(max(minimum, content))
        }
      }
      let room = Int.random(in: least.reduce(0, +)...(most.reduce(0, +) + 5), using: &random)
      let found = widths(
        columns, contents: contents, in: room + spacing * (count - 1), spacing: spacing)
      #expect(found == narrowed(most, to: room, least: least))
    }
  }

  @Test func `columns stay in order, inside the row and within their limits`() {
    var random = SeededRandom(seed: 41)
    for _ in 0..<4_000 {
      let columns = (0..<Int.random(in: 1...6, using: &random)).map { _ -> ColumnWidth in
        let minimum = Int.random(in: 0...12, using: &random)
        let maximum = Int.random(in: minimum...30, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: return .fixed(minimum)
        case 1: return .fitted(min: minimum, max: maximum)
        default:
          return .flexible(
            weight: Int.random(in: 1...9, using: &random), min: minimum, max: maximum)
        }
      }
      let contents = columns.map { _ in Int.random(in: 0...40, using: &random) }
      let width = Int.random(in: 0...120, using: &random)
      let spacing = Int.random(in: 0...3, using: &random)
      let spans = ColumnWidth.spans(
        of: columns, contents: contents, in: width, spacing: spacing)
      #expect(spans.count == columns.count)
      #expect(spans.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= width })
      #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
      // With more room, no column becomes narrower than it needs to be.
      let roomy = ColumnWidth.spans(
        of: columns, contents: contents, in: 400, spacing: spacing)
      let needed = (roomy.last?.upperBound ?? 0)
      if needed <= width { #expect(spans == roomy) }
    }
  }

  @Test func `numbers sort by value, and case is ignored`() {
    let texts = ["a", "B", "b1", "b01x", "B2", "b10", "b10a", "c 9 z", "c 10 a", "zebra"]
    for seed in 1...20 {
      var random = SeededRandom(seed: UInt64(seed))
      let sorted = texts.shuffled(using: &random).sorted { NaturalText($0) < NaturalText($1) }
      #expect(sorted == texts)
    }
    #expect(NaturalText("File 007") == NaturalText("file 7"))
    #expect(NaturalText("") < NaturalText("0"))
    let long = String(repeating: "9", count: 400)
    #expect(NaturalText(long) < NaturalText("1" + long))
  }
}
