// SPDX-License-Identifier: MIT
// Testing: the heights of stacked bars.

import Testing
import TestModels

@testable import CuriumOrganisms

@Suite struct StackedEdgesTests {
  @Test(arguments: [true, false])
  func `edges are in order, and a cell contains at most one`(isAbove: Bool) {
    var random = SeededRandom(seed: 17)
    for _ in 0..<4_000 {
      let ground = Double(Int.random(in: 40...160, using: &random)) / 8
      var edges = [ground]
      var height = ground
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let bar = Double(Int.random(in: 0...20, using: &random)) / 8
        height += isAbove ? -bar : bar
        StackedEdges.append(height, to: &edges, isAbove: isAbove)
        // The top of the stack is never further away than a cell.
        #expect(abs((edges.last ?? 0) - height) < 1)
      }
      for (one, next) in zip(edges, edges.dropFirst()) {
        #expect(isAbove ? next <= one : next >= one)
      }
      let inside = edges.filter { $0 != $0.rounded() }
      let cells = Set(inside.map { $0.rounded(.down) })
      #expect(Set(inside).count == cells.count, "\(edges)")
    }
  }

  @Test func `small bars start at the zero line`() {
    var edges = [8.0]
    for height in [7.6, 7.3, 7.1] { StackedEdges.append(height, to: &edges, isAbove: true) }
    #expect(edges == [8, 7.6, 7, 7])
  }
}
