// SPDX-License-Identifier: MIT
// Testing: positions of rows whose lengths are only partly known.

import TestModels
import Testing

@testable import CuriumTerminal

struct LazyExtentsTests {
  @Test(arguments: SeededRandom.seeds(8))
  func `indexes and positions agree when rows are added, removed and measured`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var extents = LazyExtents(count: 3_000, initial: 2)
    for _ in 0..<60 {
      for _ in 0..<40 where extents.count > 0 {
        let index = Int.random(in: 0..<extents.count, using: &random)
        let extent = Int32.random(in: 0...7, using: &random)
        _ = extents.set(extent, at: index)
        let isNew = extents.set(extent, at: index)
        #expect(!isNew)
        #expect(extents.position(of: index + 1) - extents.position(of: index) == Int(extent))
      }
      if random.chance(1, in: 3) {
        let shift = Int.random(in: -40...40, using: &random)
        extents.resize(
          to: max(0, extents.count + shift), shift: random.chance(1, in: 2) ? shift : 0)
      }
      #expect(extents.position(of: 0) == 0)
      for _ in 0..<40 where extents.count > 0 {
        let position = Int.random(in: 0...max(1, extents.total), using: &random)
        let index = extents.index(at: position)
        #expect((0..<extents.count).contains(index))
        #expect(extents.position(of: index) <= position)
        #expect(index == extents.count - 1 || extents.position(of: index + 1) > position)
      }
    }
  }

  @Test(arguments: SeededRandom.seeds(8))
  func `rows of a line share its position and its length`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var extents = LazyExtents(count: 0, initial: 2)
    for _ in 0..<40 {
      extents.resize(to: random.below(2_000))
      extents.lineLength = 1 + random.below(7)
      let length = extents.lineLength
      let starts = Array(stride(from: 0, to: extents.count, by: length))
      let lengths = starts.map { _ in random.below(6) }
      for (start, extent) in zip(starts, lengths) {
        let row = min(extents.count - 1, start + random.below(length))
        _ = extents.set(Int32(extent), at: row)
      }
      #expect(extents.total == lengths.reduce(0, +))
      #expect(extents.total(inLinesOf: length) == extents.total)
      var position = 0
      for (start, extent) in zip(starts, lengths) {
        let end = min(extents.count, start + length)
        for row in start..<end {
          #expect(extents.position(of: row) == position)
          #expect(extents.end(of: row) == position + extent)
          #expect(extents.wholeLines(around: row..<row + 1) == start..<end)
        }
        if extent > 0 { #expect(extents.index(at: position) == start || position == 0) }
        position += extent
      }
      #expect(extents.wholeLines(around: 3..<3) == 3..<3)
    }
  }

  @Test func `with another number of rows in a line, lengths are estimated from known ones`() {
    var extents = LazyExtents(count: 12, initial: 1)
    extents.lineLength = 3
    for line in 0..<4 { _ = extents.set(line == 0 ? 6 : 2, at: line * 3) }
    #expect(extents.total == 12)
    // Six lines as long as the longest one.
    #expect(extents.total(inLinesOf: 2) == 36)
    extents.lineLength = 2
    // Six lines as long as the mean.
    #expect(extents.total == 18)
    #expect(extents.position(of: 11) == 15)
  }

  @Test func `with more rows than possible cells, rows share positions`() {
    var extents = LazyExtents(count: 50_000_000, initial: 3)
    #expect(extents.total <= 1_000_000)
    let isNew = extents.set(9, at: 25_000_000)
    #expect(isNew)
    #expect(extents.total <= 1_000_000)
    #expect(extents.index(at: extents.total) == 49_999_999)
    #expect(extents.index(at: extents.position(of: 25_000_000)) == 25_000_000)
  }
}
