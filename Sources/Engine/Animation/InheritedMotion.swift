// SPDX-License-Identifier: MIT
// Views: the animation of colours and rotation in the environment.

import CuriumTokens

/// The animation of the painting values that an environment modifier sets.
final class InheritedMotion {
  private var foreground: ColorMotion?
  private var tint: ColorMotion?
  private var turn = Moving<Double>()
  private var targetTurn = 0.0

  /// Replaces the targets in `next` with the current values if the current change has an animation
  /// or an earlier one is in progress. `shown` is the style shown last.
  static func blend(
    _ motion: inout InheritedMotion?, from shown: InheritedStyle, to next: inout InheritedStyle,
    on node: Node
  ) {
    if motion == nil {
      let differs =
        shown.foreground != next.foreground || shown.tint != next.tint || shown.turn != next.turn
      if !differs || node.curveOfChange == nil { return }
      motion = InheritedMotion(targetTurn: shown.turn)
    }
    motion?.blend(from: shown, to: &next, on: node)
    if motion?.isStill == true { motion = nil }
  }

  private init(targetTurn: Double) { self.targetTurn = targetTurn }

  private var isStill: Bool { foreground == nil && tint == nil && turn.value == nil }

  private func blend(
    from shown: InheritedStyle, to next: inout InheritedStyle, on node: Node
  ) {
    foreground = ColorMotion.going(
      foreground, from: shown.foreground, to: next.foreground, on: node)
    tint = ColorMotion.going(tint, from: shown.tint, to: next.tint, on: node)
    foreground = ColorMotion.advanced(foreground, in: next.theme).motion
    tint = ColorMotion.advanced(tint, in: next.theme).motion
    if next.turn != targetTurn {
      targetTurn = next.turn
      _ = turn.go(from: shown.turn, to: next.turn, on: node)
    }
    if let foreground { next.foreground = foreground.color(in: next.theme) }
    if let tint { next.tint = tint.color(in: next.theme) }
    if let turn = turn.value { next.turn = turn }
  }
}
