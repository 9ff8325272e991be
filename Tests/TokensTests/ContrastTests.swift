// SPDX-License-Identifier: MIT
// Token: text is legible on its background in every theme of the kit.

import CuriumTerminal
import Testing

@testable import CuriumTokens

/// The contrast errors of a theme on one kind of terminal, one per line.
func contrastFaults(_ theme: AppTheme, _ rendition: ColorRendition) -> [String] {
  var renditions = ColorRenditions()
  return ContrastPair.all.compactMap { pair in
    guard let ratio = pair.ratio(in: theme, shownBy: rendition, &renditions),
      ratio < pair.needed(in: theme)
    else { return nil }
    return "\(pair): \(ratio)"
  }
}

struct ContrastTests {
  @Test(
    arguments: AppTheme.builtIn.filter { $0 != .terminal },
    [ColorRendition.trueColor, .palette256])
  func `text stands out from its background`(
    theme: AppTheme, rendition: ColorRendition
  ) {
    #expect(contrastFaults(theme, rendition) == [])
  }

  @Test func `in the terminal's palette, text is legible on every background of the theme`() {
    let grounds: [Color] = [
      .brandPrimary, .brandAccent, .error, .info, .success, .warning,
      SemanticTokens.Colors.controlBackground, SemanticTokens.Colors.controlHover,
      SemanticTokens.Colors.selectionBackground, SemanticTokens.Colors.selectionInactive,
    ]
    let inks: [Color] = [
      .textPrimary, .textSecondary, .textMuted, .error, .warning, .brandPrimary,
      SemanticTokens.Colors.selectionText, .onError,
    ]
    for ground in grounds.map({ $0.resolve(in: .terminal).color }) {
      for ink in inks.map({ $0.resolve(in: .terminal).color }) {
        let shown = Contrast.legibleInk(ink, on: ground, ratio: 4.5)
        guard shown.kind == .palette, ground.kind == .palette else {
          #expect(Bool(false), "\(ink) on \(ground)")
          continue
        }
        for rendition in ColorRendition.sixteen {
          let pair = [shown, ground].map { rendition.colors[Int($0.value)] }
          // Muted text on grey is a lighter grey.
          let least = shown.value == 7 && ground.value == 8 ? 2.1 : 2.7
          #expect(Contrast.ratio(pair[0], pair[1]) >= least, "\(shown) on \(ground)")
        }
      }
    }
    #expect(
      Contrast.legibleInk(.palette(1), on: .terminal, ratio: 4.5) == .palette(1)
        && Contrast.legibleInk(.terminal, on: .terminal, ratio: 4.5) == .terminal)
  }

  @Test func `in the terminal's palette, a mark keeps its colour on grey, and text doesn't`() {
    func shown(_ ink: UInt8, _ ground: UInt8, _ ratio: Double) -> CellColor {
      Contrast.legibleInk(.palette(ink), on: .palette(ground), ratio: ratio)
    }
    #expect(shown(3, 8, 3) == .palette(3) && shown(1, 8, 3) == .palette(1))
    #expect(shown(3, 8, 4.5) == .palette(15) && shown(3, 8, 0) == .palette(15))
    // A mark in the colour of its background, or on another colour, changes.
    #expect(shown(8, 8, 3) == .palette(7) && shown(3, 6, 3) == .palette(0))
  }

  @Test(
    arguments: AppTheme.builtIn.filter { $0 != .terminal },
    [ColorRendition.trueColor, .palette256])
  func `a track is visible on every background, and fainter than its fill`(
    theme: AppTheme, rendition: ColorRendition
  ) {
    var renditions = ColorRenditions()
    func ratio(_ ink: Color, on ground: Color) -> Double {
      ContrastPair(ink, on: ground, .sign).ratio(in: theme, shownBy: rendition, &renditions) ?? 0
    }
    let bars = [
      (ComponentTokens.Gauge.trackColor, Color.brandPrimary),
      (ComponentTokens.Progress.trackColor, ComponentTokens.Progress.fillColor),
      (ComponentTokens.Slider.trackColor, ComponentTokens.Slider.fillColor),
    ]
    for (track, fill) in bars {
      for ground in ContrastPair.grounds {
        let own = ratio(track, on: ground)
        #expect(own >= 1.3, "\(track.path ?? "") on \(ground.path ?? ""): \(own)")
        #expect(own < ratio(fill, on: ground), "\(track.path ?? "") on \(ground.path ?? "")")
      }
      #expect(ratio(fill, on: track) >= 1.9, "\(fill.path ?? "") on \(track.path ?? "")")
    }
  }

  @Test(arguments: AppTheme.builtIn.filter { $0 != .terminal })
  func `with 256 colours, dividers differ from every background, and dark code from the page`(
    theme: AppTheme
  ) {
    var renditions = ColorRenditions()
    func shown(_ color: Color) -> UInt32? {
      let page = Color.background.resolve(in: theme).color
      let own = color.resolve(in: theme)
      return renditions.shown(
        own.color.blended(over: page, alpha: own.alpha), by: .palette256)
    }
    for ground in ContrastPair.grounds {
      #expect(shown(ComponentTokens.Divider.lineColor) != shown(ground), "\(ground.path ?? "")")
    }
    if theme.colorScheme == .dark {
      #expect(shown(ComponentTokens.Markdown.codeBackgroundColor) != shown(.background))
    }
  }

  @Test(
    arguments: AppTheme.builtIn.filter { $0 != .terminal },
    [ColorRendition.trueColor, .palette256])
  func `selected text in a field is legible, and stands out from the rest of the field`(
    theme: AppTheme, rendition: ColorRendition
  ) {
    typealias Input = ComponentTokens.Input
    var renditions = ColorRenditions()
    var pairs = [ContrastPair(Input.selectionTextColor, on: Input.selectionColor, .text)]
    for ground in ContrastPair.grounds {
      pairs.append(ContrastPair(Input.selectionColor, on: ground, .sign))
      for field in [Input.backgroundColor, Input.backgroundColorFocused] {
        pairs.append(ContrastPair(Input.selectionColor, on: field, over: ground, .sign))
      }
    }
    for pair in pairs {
      let ratio = pair.ratio(in: theme, shownBy: rendition, &renditions) ?? 0
      #expect(ratio >= pair.needed(in: theme), "\(pair): \(ratio)")
    }
  }

  @Test(arguments: AppTheme.builtIn)
  func `with 16 colours, the background of selected text in a field shows the selection`(
    theme: AppTheme
  ) {
    let selection = ComponentTokens.Input.selectionColor.resolve(in: theme).color
    // Black and white are the backgrounds of pages.
    if selection.isRGB { #expect(selection.slot.map { $0 != 0 && $0 != 15 } == true) }
  }

  @Test(arguments: AppTheme.builtIn.filter { $0 != .terminal })
  func `the find bar of a focused editor is distinguishable`(theme: AppTheme) {
    var renditions = ColorRenditions()
    let pair = ContrastPair(
      ComponentTokens.Editor.barColor, on: ComponentTokens.Input.backgroundColorFocused,
      over: .background, .sign)
    let ratio = pair.ratio(in: theme, shownBy: .trueColor, &renditions) ?? 0
    #expect(ratio >= 1.05, "\(theme.name): \(ratio)")
  }

  @Test(arguments: AppTheme.builtIn.filter { $0 != .terminal })
  func `backgrounds are distinguishable`(theme: AppTheme) {
    let steps = [Color.background, .surface, .surfaceRaised].map {
      OKColor($0.resolve(in: theme).color.value).lightness
    }
    // Under high contrast, lines also separate regions.
    let minimum = theme.colorSchemeContrast == .increased ? 0.015 : 0.02
    for (lower, upper) in zip(steps, steps.dropFirst()) { #expect(abs(upper - lower) >= minimum) }
    #expect((steps[1] > steps[0]) == (steps[2] > steps[1]))
  }

  @Test(
    arguments: [
      (0x00_00_00, 0xFF_FF_FF, 21.0), (0xFF_FF_FF, 0xFF_FF_FF, 1), (0x76_76_76, 0xFF_FF_FF, 4.54),
      (0xFF_00_00, 0xFF_FF_FF, 4.0),
    ] as [(UInt32, UInt32, Double)])
  func `contrast ratios match WCAG`(first: UInt32, second: UInt32, ratio: Double) {
    #expect(abs(Contrast.ratio(first, second) - ratio) < 0.005)
    #expect(abs(Contrast.ratio(second, first) - ratio) < 0.005)
  }

  @Test func `an adjusted text colour reaches its ratio where possible`() {
    let channels: [UInt32] = [0, 0x33, 0x66, 0x80, 0xB0, 0xE0, 0xFF]
    let colors = channels.flatMap { red in
      channels.flatMap { green in channels.map { red << 16 | green << 8 | $0 } }
    }
    for (place, ink) in colors.enumerated() {
      let ground = colors[(place * 131 + 17) % colors.count]
      for ratio in [3, 4.5, 7] {
        let moved = Contrast.legibleInk(.rgb(ink), on: .rgb(ground), ratio: ratio)
        let maximum = max(Contrast.ratio(0, ground), Contrast.ratio(0xFF_FF_FF, ground))
        #expect(Contrast.ratio(moved.value, ground) >= min(ratio, maximum))
        if Contrast.ratio(ink, ground) >= ratio { #expect(moved == .rgb(ink)) }
      }
    }
  }

  @Test func `an adjusted text colour keeps its hue and its slot`() {
    let ink = Contrast.legibleInk(.rgb(0x2F_A4_E7, slot: 4), on: .rgb(0xFF_FF_FF), ratio: 4.5)
    #expect(abs(OKColor(ink.value).hue - OKColor(0x2F_A4_E7).hue) < 6)
    #expect(ink.slot == 4 && OKColor(ink.value).chroma > 0.05)
    #expect(Contrast.legibleInk(.palette(3), on: .rgb(0), ratio: 7) == .palette(3))
    #expect(Contrast.legibleInk(.rgb(0), on: .terminal, ratio: 7) == .rgb(0))
  }

  @Test(arguments: [0, 0xFF_FF_FF, 0xFF_00_00, 0x12_34_56, 0x7C_6C_F0] as [UInt32])
  func `colours survive conversion to OKLab and back`(rgb: UInt32) {
    #expect(OKColor(rgb).rgb == rgb)
    let color = OKColor(rgb)
    #expect(OKColor(lightness: color.lightness, chroma: color.chroma, hue: color.hue).rgb == rgb)
  }
}
