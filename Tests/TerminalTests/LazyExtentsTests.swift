// SPDX-License-Identifier: MIT
// Testing: positions of rows whose lengths are only partly known.

import TestModels
import Testing

@testable import CuriumTerminal

@Suite struct LazyExtentsTests {
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
