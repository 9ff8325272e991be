// SPDX-License-Identifier: MIT
// Testing: the visible columns of a table that scrolls sideways.

import CuriumControls
import CuriumLists
import TestModels
import Testing

struct ColumnWindowTests {
  private func fit(
    _ widths: [Int], pinned: Int = 1, in width: Int, spacing: Int = 2
  ) -> ColumnFit {
    ColumnFit(
      widths.map { .fixed($0) }, contents: widths.map { _ in 0 }, pinned: pinned, in: width,
      spacing: spacing)
  }

  @Test func `columns that fit don't scroll`() {
    let window = fit([4, 6, 6], in: 20).window(from: 2)
    #expect(window.spans == [0..<4, 6..<12, 14..<20])
    #expect(window.countBefore == 0 && window.countAfter == 0)
  }

  @Test func `pinned columns stay, and the last window is full`() {
    let fit = fit([4, 6, 6, 6, 6], in: 22)
    let first = fit.window(from: 0)
    #expect(first.spans.map(\.count) == [4, 6, 6, 0, 0])
    #expect(first.countBefore == 0 && first.countAfter == 2)
    let second = fit.window(from: 2)
    #expect(second.spans.map(\.count) == [4, 0, 6, 6, 0])
    #expect(second.countBefore == 1 && second.countAfter == 1)
    let last = fit.window(from: 4)
    #expect(last == fit.window(from: 3))
    #expect(last.spans.map(\.count) == [4, 0, 0, 6, 6])
    #expect(fit.first(ofPageBefore: last) == 1)
    #expect(fit.first(toReveal: 4, from: first) == 3 && fit.first(toReveal: 2, from: last) == 2)
  }

  @Test func `room for the number of hidden columns hides one column, but not the only one`() {
    #expect(fit([4, 6, 6, 6], in: 20).window(from: 1).spans.map(\.count) == [4, 6, 0, 0])
    #expect(fit([4, 6, 6, 6], in: 22).window(from: 1).spans.map(\.count) == [4, 6, 6, 0])
    #expect(fit([4, 6, 6, 6], in: 12).window(from: 1).spans.map(\.count) == [4, 6, 0, 0])
  }

  @Test func `a column that doesn't fit beside pinned ones is alone`() {
    let fit = fit([6, 8, 3], in: 11)
    #expect(fit.window(from: 0).spans.map(\.count) == [6, 0, 0])
    #expect(fit.window(from: 1).spans.map(\.count) == [0, 8, 0])
    #expect(fit.window(from: 1).countBefore == 1)
    #expect(fit.window(from: 2).spans.map(\.count) == [6, 0, 3])
  }

  @Test func `every column is visible in a window, uncut if it fits`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<3_000 {
      let widths = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        Int.random(in: 1...20, using: &random)
      }
      let width = Int.random(in: 0...60, using: &random)
      let pinned = Int.random(in: 1...3, using: &random)
      let fit = fit(
        widths, pinned: pinned, in: width, spacing: Int.random(in: 0...3, using: &random))
      var seen: Set<Int> = []
      var window = fit.window(from: 0)
      for _ in 0...widths.count {
        let visible = widths.indices.filter { window.contains($0) }
        seen.formUnion(visible)
        for column in visible {
          #expect(window.spans[column].count == min(widths[column], width))
        }
        let shown = visible.map { window.spans[$0] }
        #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
        #expect(shown.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= width })
        #expect(visible.count + window.countBefore + window.countAfter == widths.count)
        window = fit.window(from: window.first + 1)
      }
      #expect(seen.count == widths.count)
      for column in widths.indices {
        let first = fit.first(toReveal: column, from: window)
        #expect(fit.window(from: first).contains(column))
      }
    }
  }
}
