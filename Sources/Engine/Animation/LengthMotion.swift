// SPDX-License-Identifier: MIT
// Engine: lengths on their way to others.

import CuriumTerminal
package import CuriumTokens

/// Where the lengths of a node go, while they are on their way.
package final class LengthMotion<Target> {
  package let target: Target
  private var moving = Moving<MotionVector>()
  private let least: MotionVector
  private var shown: MotionVector

  private init(target: Target, from: MotionVector, to: MotionVector) {
    self.target = target
    shown = from
    // A spring that passes its target must not turn a room inside out.
    least = MotionVector(to.numbers.replacing(with: 0, where: to.numbers .> 0))
  }

  /// Sends lengths on their way, if the change at hand has an animation.
  package static func go(
    _ motion: inout LengthMotion?, from: MotionVector, to: MotionVector, target: Target,
    on node: Node
  ) -> Bool {
    let next = LengthMotion(target: target, from: from, to: to)
    next.moving = motion?.moving ?? Moving()
    motion = next.moving.go(from: from, to: to, on: node) ? next : nil
    return motion != nil
  }

  /// The lengths now; nil when they have arrived.
  package var value: MotionVector? {
    guard let value = moving.value else { return nil }
    return MotionVector(
      value.numbers.replacing(with: least.numbers, where: value.numbers .< least.numbers))
  }

  /// The lengths of the next step; nil where they come to the same cells.
  package func step() -> MotionVector? {
    guard let value, !value.showsAs(shown) else { return nil }
    shown = value
    return value
  }
}

extension MotionVector {
  /// A number of cells as a length.
  package func length(_ index: Int) -> Length { Length(Int(cells(index))) }
}
