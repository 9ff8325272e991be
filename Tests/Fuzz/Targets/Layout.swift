// SPDX-License-Identifier: MIT
// Testing: an edited tree of views looks like the same tree built from scratch.

import CuriumTerminal
import CuriumHarness
import CuriumTokens
import CuriumControls

extension FuzzTarget {
  static let layout = FuzzTarget(
    "layout", "An edited tree looks like a new one, stays in its frame, and repaints nothing."
  ) { bytes in
    var random = ByteRandom(Array(bytes.prefix(4_096)))
    var spec = LayoutSpec.random(depth: 3, &random)
    let user = SimulatedUser()
    let model = LayoutModel(spec)
    var size = CellSize(width: 26, height: 12)
    let harness = Harness(width: size.width, height: size.height) {
      LayoutSpecRoot(model: model).controlled(by: user)
    }
    for _ in 0..<6 where random.hasBytes {
      if Int.random(in: 0..<6, using: &random) == 0 {
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
      precondition(
        harness.screen == fresh.screen,
        "\(size) \(spec)\n\(harness.screen)\n\(fresh.screen)")
      precondition(harness.repaint() == 0 && fresh.repaint() == 0, "repainted: \(size) \(spec)")
    }
    checkFrame(spec)
  }

  /// Checks that a tree in a frame smaller than the screen stays inside it.
  @MainActor private static func checkFrame(_ spec: LayoutSpec) {
    let harness = Harness(width: 24, height: 10) {
      LayoutSpecRoot(model: LayoutModel(spec))
        .frame(width: 12, height: 5).clipped().padding(2)
    }
    for y in 0..<10 {
      for x in 0..<24 where !(2..<14).contains(x) || !(2..<7).contains(y) {
        precondition(harness.cell(x: x, y: y) == harness.cell(x: 23, y: 9), "\(x),\(y) \(spec)")
      }
    }
  }
}
