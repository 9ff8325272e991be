// SPDX-License-Identifier: MIT
// Token: gradients for terminals with few colours.

import CuriumTerminal

extension GradientRamp {
  /// The steps of a fade on terminals with 256 colours.
  private static let steps = 3
  private static let quantizer = ColorQuantizer()

  /// Returns the ramp for terminals of `depth`.
  ///
  /// With 256 colours, a colour that fades has three steps of a steady hue on the surface of `theme`,
  /// because the nearest colours of its mixtures differ in hue. With 16 colours, each colour has a
  /// slot, so that text that becomes legible keeps its hue.
  func reduced(to depth: ColorDepth, in theme: AppTheme) -> GradientRamp {
    switch depth {
    case .ansi256: stepped(on: Color.surface.resolve(in: theme).color) ?? self
    case .ansi16: GradientRamp(colors: colors.map(Self.slotted))
    case .trueColor, .none: self
    }
  }

  private static func slotted(_ color: ResolvedColor) -> ResolvedColor {
    guard color.color.isRGB, color.color.slot == nil else { return color }
    let slot = quantizer.palette16(color.color.value)
    return ResolvedColor(.rgb(color.color.value, slot: slot), alpha: color.alpha)
  }

  /// Returns the steps of a fade on `ground`; `nil` for a gradient between colours.
  private func stepped(on ground: CellColor) -> GradientRamp? {
    guard let color = colors.first?.color, color.isRGB, ground.isRGB,
      colors.allSatisfy({ $0.color == color && $0.alpha > 0 }),
      let least = colors.map(\.alpha).min(), let most = colors.map(\.alpha).max(), least < most
    else { return nil }
    let range = Double(most - least)
    let goals = (0..<Self.steps).map { step in
      let alpha = Double(most) - range * Double(step) / Double(Self.steps - 1)
      return color.blended(over: ground, alpha: UInt8(alpha)).value
    }
    let shades = Self.steady(goals, on: ground.value)
    return GradientRamp(
      colors: colors.map { shown in
        let step = Int(Double(most - shown.alpha) / range * Double(Self.steps))
        return ResolvedColor(CellColor.rgb(shades[min(step, Self.steps - 1)]).withSlot(of: color))
      })
  }

  /// Returns colours of the cube of 256 colours near `goals`, each nearer to `ground` in lightness
  /// than the one before, and in the hue of the first goal.
  private static func steady(_ goals: [UInt32], on ground: UInt32) -> [UInt32] {
    let first = OKColor(goals[0])
    let chroma = max(first.chroma, 0.001)
    let falls = first.lightness > OKColor(ground).lightness
    var last = falls ? 2.0 : -1.0
    return goals.map { goal in
      let wanted = OKColor(goal)
      var best = (value: goal, distance: Double.infinity, lightness: last)
      for index in UInt8(16)...255 {
        let value = ColorQuantizer.color(ofPalette: index)
        let color = OKColor(value)
        if falls ? color.lightness > last - 0.04 : color.lightness < last + 0.04 { continue }
        let lightness = color.lightness - wanted.lightness
        let (a, b) = (color.a - wanted.a, color.b - wanted.b)
        // How far the colour is beside the line from gray to the hue.
        let aside = (color.a * first.b - color.b * first.a) / chroma
        let distance = lightness * lightness + 4 * (a * a + b * b) + 12 * aside * aside
        if distance < best.distance { best = (value, distance, color.lightness) }
      }
      last = best.lightness
      return best.value
    }
  }
}
