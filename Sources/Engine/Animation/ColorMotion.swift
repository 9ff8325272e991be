// SPDX-License-Identifier: MIT
// Engine: a colour on its way to another.

import CuriumTerminal
package import CuriumTokens

/// A colour on its way to another, mixed in OKLab where it is painted: a theme that changes meanwhile
/// changes where it goes.
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

  /// Sends the colour of a node from `old` to `new`, if the change at hand has an animation. Returns
  /// what the node keeps: a property passed in place would be checked for exclusive access wherever it
  /// is read, which is at every paint.
  package static func going(
    _ motion: ColorMotion?, from old: Color, to new: Color, on node: Node
  ) -> ColorMotion? {
    if motion == nil, old == new || node.curveOfChange == nil { return nil }
    let motion = motion ?? ColorMotion(old)
    motion.go(to: new, on: node)
    return motion
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

  /// The colour now.
  package func color(in theme: AppTheme) -> Color {
    guard let share = share.value else { return target }
    let mixed = Color(start.mixed(with: target.resolve(in: theme), share))
    return target.legibleRatio.map { mixed.legible($0) } ?? mixed
  }

  /// Whether another colour is to be seen than at the last step; lets go of what has arrived.
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

extension ResolvedColor {
  /// The colour a share of the way to another. What has no 24 bits changes halfway.
  func mixed(with other: ResolvedColor, _ share: Double) -> ResolvedColor {
    let share = max(0, min(1, share))
    let mixedAlpha = Double(alpha) + (Double(other.alpha) - Double(alpha)) * share
    let isNearer = share >= 0.5
    let mixed: CellColor
    if alpha == 0 || other.alpha == 0 {
      mixed = alpha == 0 ? other.color : color
    } else if color.isRGB, other.color.isRGB, color != other.color {
      let value = OKColor(color.value).mixed(with: OKColor(other.color.value), share).rgb
      mixed = .rgb(value, slot: isNearer ? other.color.slot : color.slot)
    } else {
      mixed = isNearer ? other.color : color
    }
    return ResolvedColor(mixed, alpha: UInt8(max(0, min(255, mixedAlpha)).rounded()))
  }
}
