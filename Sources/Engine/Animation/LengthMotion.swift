// SPDX-License-Identifier: MIT
// Views: the animation of lengths.

import CuriumTerminal
package import CuriumTokens

/// The animation of a node's lengths, and its target.
package final class LengthMotion<Target> {
  package let target: Target
  private var moving = Moving<MotionVector>()
  private let least: MotionVector
  private var shown: MotionVector

  private init(target: Target, from: MotionVector, to: MotionVector) {
    self.target = target
    shown = from
    // A spring that overshoots must not make a size negative.
    least = MotionVector(to.numbers.replacing(with: 0, where: to.numbers .> 0))
  }

  /// Animates lengths if the current change has an animation. Returns whether it has one.
  package static func go(
    _ motion: inout LengthMotion?, from: MotionVector, to: MotionVector, target: Target,
    on node: Node
  ) -> Bool {
    let next = LengthMotion(target: target, from: from, to: to)
    next.moving = motion?.moving ?? Moving()
    motion = next.moving.go(from: from, to: to, on: node) ? next : nil
    return motion != nil
  }

  /// The current lengths; `nil` once the animation has ended.
  package var value: MotionVector? {
    guard let value = moving.value else { return nil }
    return MotionVector(
      value.numbers.replacing(with: least.numbers, where: value.numbers .< least.numbers))
  }

  /// Returns the lengths of the next step; `nil` if they round to the same cells.
  package func step() -> MotionVector? {
    guard let value, !value.showsAs(shown) else { return nil }
    shown = value
    return value
  }
}

extension MotionVector {
  /// Returns one of the numbers as a length in whole cells.
  package func length(_ index: Int) -> Length { Length(Int(cells(index))) }
}
