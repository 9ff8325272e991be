// SPDX-License-Identifier: MIT
// Testing: the bytes make a terminal show the grid, whatever is drawn.

import CuriumTerminal
import TestModels
import Testing

@MainActor struct FrameRendererPropertyTests {
  @Test(arguments: SeededRandom.seeds(24))
  func `any frame on any terminal looks as drawn`(seed: UInt64) {
    let widths: TerminalModel.Widths = seed % 3 == 0 ? .scalars : .clusters
    let depth = ColorDepth.allCases[Int(seed % 4)]
    let material = RandomMaterial(depth: depth)
    var foundScrolls = 0
    for run in 0..<25 {
      let key = seed &* 1000 &+ UInt64(run)
      var session = RandomSession(
        seed: key, depth: depth, widths: widths, material: material, isTall: run % 5 == 0)
      for frame in 0..<20 {
        let wrong = session.frame()
        if !wrong.isEmpty {
          Issue.record("seed \(key), \(depth), \(widths), frame \(frame): \(wrong.prefix(12))")
          return
        }
      }
      foundScrolls += session.foundScrolls
    }
    #expect(foundScrolls > 0)
  }
}
