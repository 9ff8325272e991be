// SPDX-License-Identifier: MIT
// Views: the animation of lengths.

import CuriumTerminal
import CuriumTokens

/// The animation of a node's lengths, and its target.
final class LengthMotion<Target> {
  let target: Target
  private var moving = Moving<MotionVector>()
  private let least: MotionVector
  private var shown: MotionVector

  private init(target: Target, from: MotionVector, to: MotionVector) {
    self.target = target
    shown = from
    // A spring that overshoots must not make a size negative.
    least = MotionVector(to.numbers.replacing(with: 0, where: to.numbers .> 0))
  }

  /// Animates lengths if the current change has an animation. Returns the first ones to show; `nil`
  /// if the lengths jump.
  static func go(
    _ motion: inout LengthMotion?, from: MotionVector, to: MotionVector, target: Target,
    on node: Node
  ) -> MotionVector? {
    let next = LengthMotion(target: target, from: from, to: to)
    next.moving = motion?.moving ?? Moving()
    motion = next.moving.go(from: from, to: to, on: node) ? next : nil
    return motion?.value
  }

  /// The current lengths; `nil` once the animation has ended.
  var value: MotionVector? {
    guard let value = moving.value else { return nil }
    return MotionVector(
      value.numbers.replacing(with: least.numbers, where: value.numbers .< least.numbers))
  }

  /// Advances a motion by a step, and ends it at its target. Returns the target and the lengths on
  /// the way there, `nil` at the end; or `nil` if the lengths round to the same cells as before.
  static func advance(_ motion: inout LengthMotion?)
    -> (target: Target, lengths: MotionVector?)?
  {
    guard let current = motion else { return nil }
    guard let value = current.value else {
      motion = nil
      return (current.target, nil)
    }
    if value.showsAs(current.shown) { return nil }
    current.shown = value
    return (current.target, value)
  }
}

extension MotionVector {
  /// Returns one of the numbers as a length in whole cells.
  func length(_ index: Int) -> Length { Length(Int(cells(index))) }
}
