// SPDX-License-Identifier: MIT
// Views: the animation of a colour.

import CuriumTerminal
package import CuriumTokens

/// The animation of a colour, mixed in OKLab when painted. Its target follows changes of the theme.
package final class ColorMotion {
  private(set) var target: Color
  private var start: ResolvedColor
  private var share = Moving<Double>()
  private var shown: Color

  private init(_ color: Color) {
    target = color
    shown = color
    start = ResolvedColor(.keep, alpha: 0)
  }

  /// Animates the colour of a node from `old` to `new` if the current change has an animation.
  /// Returns the motion for the node to store, `nil` if nothing moves: reading an `inout` property
  /// at every paint would check it for exclusive access.
  package static func going(
    _ motion: ColorMotion?, from old: Color, to new: Color, on node: Node
  ) -> ColorMotion? {
    if motion == nil, old == new || node.curveOfChange == nil { return nil }
    let motion = motion ?? ColorMotion(old)
    motion.go(to: new, on: node)
    return motion.share.value == nil ? nil : motion
  }

  private func go(to color: Color, on node: Node) {
    if color == target { return }
    let theme = node.scope.values.inherited.theme
    start = self.color(in: theme).resolve(in: theme)
    shown = Color(start)
    target = color
    share.stop()
    _ = share.go(from: 0, to: 1, on: node)
  }

  package func color(in theme: AppTheme) -> Color {
    guard let share = share.value else { return target }
    let mixed = Color(start.mixed(with: target.resolve(in: theme), share))
    return target.legibleRatio.map { mixed.legible($0) } ?? mixed
  }

  /// Returns whether the colour has changed since the last step, and the motion; `nil` after its
  /// end.
  package static func advanced(_ motion: ColorMotion?, in theme: AppTheme)
    -> (motion: ColorMotion?, differs: Bool)
  {
    guard let motion else { return (nil, false) }
    let color = motion.color(in: theme)
    let differs = color != motion.shown
    motion.shown = color
    return (motion.share.value == nil ? nil : motion, differs)
  }
}
