// SPDX-License-Identifier: MIT
// Views: the animation of colours, rotation and themes in the environment.

import CuriumTerminal
import CuriumTokens

/// The animation of the painting values that an environment modifier sets.
final class InheritedMotion {
  private var foreground: ColorMotion?
  private var turn = Moving<Double>()
  private var targetTurn: Double
  private var fade: ThemeFade?
  private var fadeShare = Moving<Double>()
  private var targetTheme: AppTheme

  /// Replaces the targets in `next` with the current values if the current change has an animation
  /// or an earlier one is in progress. `shown` is the style shown last. `fades`: `true` if another
  /// theme can fade in; otherwise, the theme follows that of the outer environment.
  static func blend(
    _ motion: inout InheritedMotion?, from shown: InheritedStyle, to next: inout InheritedStyle,
    fades: Bool, on node: Node
  ) {
    if motion == nil {
      let differs =
        shown.foreground != next.foreground || shown.turn != next.turn
        || fades && shown.theme != next.theme
      if !differs || node.curveOfChange == nil { return }
      motion = InheritedMotion(from: shown)
    }
    if fades || motion?.fade != nil { motion?.fade(from: shown, to: &next, on: node) }
    motion?.blend(from: shown, to: &next, on: node)
    if motion?.isStill == true { motion = nil }
  }

  private init(from shown: InheritedStyle) {
    targetTurn = shown.turn
    targetTheme = shown.theme
  }

  private var isStill: Bool { foreground == nil && turn.value == nil && fade == nil }

  private func blend(
    from shown: InheritedStyle, to next: inout InheritedStyle, on node: Node
  ) {
    foreground = ColorMotion.going(
      foreground, from: shown.foreground, to: next.foreground, on: node)
    foreground = ColorMotion.advanced(foreground, in: next.theme).motion
    if next.turn != targetTurn {
      targetTurn = next.turn
      _ = turn.go(from: shown.turn, to: next.turn, on: node)
    }
    if let foreground { next.foreground = foreground.color(in: next.theme) }
    if let turn = turn.value { next.turn = turn }
  }

  /// Fades between themes on terminals with 24-bit colours.
  private func fade(from shown: InheritedStyle, to next: inout InheritedStyle, on node: Node) {
    if next.theme != targetTheme {
      targetTheme = next.theme
      fadeShare.stop()
      let depth = min(shown.colorDepth, next.colorDepth)
      let starts = depth == .trueColor && fadeShare.go(from: 0, to: 1, on: node)
      fade = starts ? ThemeFade(from: shown.theme, to: targetTheme) : nil
    }
    let mixed = fadeShare.value.flatMap { fade?.theme(at: $0) }
    if let mixed { next.theme = mixed } else { fade = nil }
  }
}
