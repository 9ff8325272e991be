// SPDX-License-Identifier: MIT
// Testing: random edits of guides, grids, offsets, joined borders and preferences.

import CuriumTerminal
import CuriumTesting
import CuriumControls
import TestModels
import Testing

@MainActor struct LayoutRandomTests {
  /// A tree of views whose layout depends on more than the parent. CURIUM_SEED shifts the seeds.
  @Test(arguments: SeededRandom.seeds(20))
  func `after any edit the screen looks like a fresh start`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for tree in 0..<4 {
      var spec = LayoutSpec.random(depth: 4, &random)
      let user = SimulatedUser()
      let model = LayoutModel(spec)
      var size = CellSize(width: 26, height: 12)
      let harness = Harness(width: size.width, height: size.height) {
        LayoutSpecRoot(model: model).controlled(by: user)
      }
      for edit in 0..<12 {
        let before = spec
        if random.chance(1, in: 8) {
          size = CellSize(
            width: Int.random(in: 1...30, using: &random),
            height: Int.random(in: 1...14, using: &random))
          harness.resize(width: size.width, height: size.height)
        } else {
          spec.edit(&random)
          let next = spec
          user.act(in: harness) { model.spec = next }
        }
        let fresh = Harness(width: size.width, height: size.height) {
          LayoutSpecRoot(model: LayoutModel(spec))
        }
        let place = Comment(
          rawValue: "seed \(seed), tree \(tree), edit \(edit), \(size)\nfrom \(before)\nto \(spec)")
        guard harness.screen == fresh.screen else {
          #expect(harness.screen == fresh.screen, place)
          return
        }
        guard harness.repaint() == 0 else {
          Issue.record("a repaint differs: \(place)")
          return
        }
        guard fresh.repaint() == 0 else {
          Issue.record("a repaint of a fresh screen differs: \(place)")
          return
        }
      }
    }
  }
}
