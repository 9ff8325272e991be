// SPDX-License-Identifier: MIT
// Token: gradients on terminals with few colours.

import CuriumTerminal
import Testing

@testable import CuriumTokens

struct GradientRampTests {
  private let series: [Color] = [
    .chart1, .chart2, .chart3, .chart4, .chart5, .chart6, .chart7, .chart8,
  ]

  @Test(arguments: AppTheme.builtIn.filter { $0 != .terminal })
  func `with 256 colours, an area has one colour, that of its series`(theme: AppTheme) {
    let fade = ComponentTokens.Chart.fade
    for color in series {
      let ramp = Gradient(colors: [color, color.opacity(fade)]).ramp(in: theme, for: .ansi256)
      #expect(ramp.colors.allSatisfy { $0 == color.resolve(in: theme) }, "\(theme.name)")
    }
    let values = Gradient.data.fading(from: fade).ramp(in: theme, for: .ansi256)
    #expect(values.colors.allSatisfy { $0 == Color.chart2.resolve(in: theme) }, "\(theme.name)")
  }

  @Test(arguments: AppTheme.builtIn.filter { $0 != .terminal })
  func `with 256 colours, a fading gradient has the bands of one that doesn't fade`(
    theme: AppTheme
  ) {
    let fading = Gradient.heat.fading(from: ComponentTokens.Chart.fade)
    #expect(
      fading.ramp(in: theme, for: .ansi256).colors
        == Gradient.heat.ramp(in: theme, for: .ansi256).colors)
  }

  @Test(arguments: AppTheme.builtIn.filter { $0 != .terminal })
  func `with 256 colours, a gradient has bands of equal width`(theme: AppTheme) {
    for gradient in [Gradient.brand, .data, .heat] {
      let values = gradient.ramp(in: theme, for: .ansi256).colors.map(\.color.value)
      let quantizer = ColorQuantizer()
      #expect(values.allSatisfy { ColorQuantizer.color(ofPalette: quantizer.palette256($0)) == $0 })
      let starts = values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }
      #expect(starts.allSatisfy { $0.isMultiple(of: 32) } && starts.count > 2)
    }
  }

  @Test func `gradients between colours stay as they are at other depths`() {
    for depth in [ColorDepth.trueColor, .none] {
      let ramp = Gradient.brand.ramp(in: .dark)
      #expect(Gradient.brand.ramp(in: .dark, for: depth).colors == ramp.colors)
    }
  }

  @Test(arguments: AppTheme.builtIn)
  func `with 16 colours, levels are warnings from a half, and dangers from four fifths`(
    theme: AppTheme
  ) {
    let isLight = theme.colorScheme == .light
    func slot(_ color: Color) -> UInt8? {
      let shown = color.resolve(in: theme).color
      let slot = shown.slot ?? UInt8(exactly: shown.value)
      // On a light page, green is hard to see, and lines and text in yellow would be black.
      return isLight ? slot.map { [2: 4, 3: 5][$0] ?? $0 } : slot
    }
    for gradient in [Gradient.heat, .heat.fading(from: ComponentTokens.Chart.fade)] {
      let ramp = gradient.ramp(in: theme, for: .ansi16)
      let places = [0, 0.49, 0.51, 0.79, 0.81, 1]
      let slots = places.map { ramp[$0].color.slot ?? UInt8(exactly: ramp[$0].color.value) }
      let danger = SemanticTokens.Colors.intentDangerBorder
      #expect(
        slots == [.success, .success, .warning, .warning, danger, danger].map(slot),
        "\(theme.name)")
      // As text, too, the three differ on the page.
      let page: UInt8 = isLight ? 15 : 0
      let inks = slots.map { SixteenColors.ink($0 ?? 0, on: page) }
      #expect(Set(inks).count == 3, "\(theme.name)")
      #expect(!isLight || inks[2] != 0, "\(theme.name)")
      // Magenta is between blue and red, but not between green and red.
      #expect(!isLight || slots[2] != 5 || slots[0] != 2, "\(theme.name)")
    }
  }

  @Test(arguments: AppTheme.builtIn)
  func `with 16 colours, an area of values has one colour`(theme: AppTheme) {
    let ramp = Gradient.data.fading(from: ComponentTokens.Chart.fade).ramp(in: theme, for: .ansi16)
    let info = Color.info.resolve(in: theme).color
    #expect(Set(ramp.colors.map(\.color.slot)) == [info.slot], "\(theme.name)")
  }

  @Test(arguments: AppTheme.builtIn.filter { $0 != .terminal })
  func `with 16 colours, a colour that fades keeps its slot`(theme: AppTheme) {
    for color in series + [ComponentTokens.Gauge.trackColor] {
      let fade = Gradient(colors: [color, color.opacity(ComponentTokens.Chart.fade)])
      let slots = Set(fade.ramp(in: theme, for: .ansi16).colors.map(\.color.slot))
      #expect(slots == [color.resolve(in: theme).color.slot], "\(theme.name): \(slots)")
    }
  }

  @Test(
    arguments: [
      (.dark, [13, 9, 11]), (.dracula, [13, 9, 11]), (.nord, [14, 13, 11]),
      (.tokyoNight, [14, 9, 11]), (.rosePine, [13, 14, 11]), (.gruvboxDark, [11, 2, 11]),
    ] as [(AppTheme, [UInt8])])
  func `with 16 colours, the brand gradient has the hues of its stops, and is bright`(
    theme: AppTheme, slots: [UInt8]
  ) {
    let ramp = Gradient.brand.ramp(in: theme, for: .ansi16)
    #expect([0, 0.5, 1].map { ramp[$0].color.slot ?? 0 } == slots, "\(theme.name)")
  }

  @Test(arguments: AppTheme.builtIn.filter { $0 != .terminal && $0.colorScheme == .dark })
  func `with 16 colours, each stop of other gradients has a slot other than its neighbours`(
    theme: AppTheme
  ) {
    let literals = [Gradient.data, .heat].map { Gradient(stops: $0.stops(in: theme)) }
    for gradient in literals + [.brand] {
      let ramp = gradient.ramp(in: theme, for: .ansi16)
      let stops = gradient.stops(in: theme)
      let slots = stops.map { ramp[$0.location].color.slot ?? 0 }
      #expect(zip(slots, slots.dropFirst()).allSatisfy { $0 != $1 }, "\(theme.name): \(slots)")
      for (stop, next) in zip(stops, stops.dropFirst()) {
        // Each colour extends to the middle between two stops.
        let middle = (stop.location + next.location) / 2
        #expect(ramp[middle - 0.01].color.slot == ramp[stop.location].color.slot)
        #expect(ramp[middle + 0.01].color.slot == ramp[next.location].color.slot)
      }
    }
  }
}
