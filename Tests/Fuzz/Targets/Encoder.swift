// SPDX-License-Identifier: MIT
// Testing: a terminal shows the drawn grid.

import CuriumTerminal
import TestModels

extension FuzzTarget {
  /// The input determines the terminal, the drawing, and when the terminal changes its size, loses
  /// its screen or refuses a frame.
  static let encoder = FuzzTarget(
    "encoder", "A model of a terminal shows each frame, and a repaint changes nothing."
  ) { bytes in
    var random = SeededRandom(bytes: bytes)
    let depth = random.pick(ColorDepth.allCases)
    let widths = random.pick(TerminalModel.Widths.allCases)
    let isTall = random.chance(1, in: 2)
    var session = RandomSession(
      random, depth: depth, widths: widths, material: RandomMaterial(depth: depth), isTall: isTall)
    for frame in 0..<60 where !session.random.isExhausted {
      let wrong = session.frame()
      precondition(wrong.isEmpty, "frame \(frame): \(wrong.joined(separator: "\n"))")
      if session.random.chance(1, in: 4) {
        let wrong = session.repaint()
        precondition(wrong.isEmpty, "repaint of \(frame): \(wrong.joined(separator: "\n"))")
      }
    }
  }
}
