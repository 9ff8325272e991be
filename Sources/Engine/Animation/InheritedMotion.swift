// SPDX-License-Identifier: MIT
// Engine: colours and turns of the environment on their way to others.

import CuriumTokens

/// What an environment modifier sets and what is painted with, on its way.
final class InheritedMotion {
  private var foreground: ColorMotion?
  private var tint: ColorMotion?
  private var turn = Moving<Double>()
  private var targetTurn = 0.0

  /// Has `next` say what is to be seen now instead of where it goes, if the change at hand has an
  /// animation or an earlier one is under way. `shown` is what was to be seen last.
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
