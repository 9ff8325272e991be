// SPDX-License-Identifier: MIT
// Testing: after any change, the screen looks like a fresh start with the same state.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import TestModels
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@MainActor struct IncrementalTests {
  /// Twenty seeds make 2,000 edits. CURIUM_SEED shifts the seeds, CURIUM_TREES makes more trees.
  private static let edits = 20
  private static let trees = getenv("CURIUM_TREES").flatMap { Int(String(cString: $0)) } ?? 5

  @Test(arguments: SeededRandom.seeds(20))
  func `after any edit the screen looks like a fresh start`(seed: UInt64) {
    var maker = TreeMaker(seed: seed)
    for tree in 0..<Self.trees {
      let model = RandomModel(maker.tree(depth: 4))
      var size = CellSize(width: 24, height: 9)
      var theme = AppTheme.dark
      let user = SimulatedUser()
      let harness = Harness(width: size.width, height: size.height) {
        RandomRoot(model: model).controlled(by: user)
      }
      for edit in 0..<Self.edits {
        let before = model.tree
        switch Int.random(in: 0..<12, using: &maker.random) {
        case 0:
          size.width = Int.random(in: 1...30, using: &maker.random)
          size.height = Int.random(in: 1...12, using: &maker.random)
          harness.resize(width: size.width, height: size.height)
        case 1:
          theme = theme == .dark ? .light : .dark
          harness.setTheme(theme)
        case 2, 3:
          let index = Int.random(in: 0..<4, using: &maker.random)
          let value = Int.random(in: 0..<2_000, using: &maker.random)
          user.act(in: harness) { model.counters[index] = value }
        default:
          var tree = model.tree
          maker.edit(&tree)
          user.act(in: harness) { model.tree = tree }
        }
        let fresh = Harness(width: size.width, height: size.height, theme: theme) {
          RandomRoot(model: RandomModel(copying: model))
        }
        let place = Comment(
          rawValue:
            "seed \(seed), tree \(tree), edit \(edit), \(size)\nfrom \(before)\nto \(model.tree)")
        guard harness.screen == fresh.screen, harness.styles == fresh.styles else {
          #expect(harness.screen == fresh.screen, place)
          #expect(harness.styles == fresh.styles, place)
          return
        }
        guard harness.repaint() == 0 else {
          Issue.record("a repaint differs: \(place)")
          return
        }
      }
    }
  }
}
