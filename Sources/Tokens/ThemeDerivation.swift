// SPDX-License-Identifier: MIT
// Token: a whole theme derived from four colours.

import CuriumTerminal

/// Works out every semantic colour from an accent, a second colour, a ground and an ink.
///
/// Grounds rise from the background in steps of lightness; each ink is then moved until it can be
/// read on all of them. Component tokens follow by their aliases.
struct ThemeDerivation {
  private let primary: UInt32
  private let secondary: UInt32
  private let background: UInt32
  private let text: UInt32
  private let isDark: Bool
  private var builder: ThemeBuilder
  private var grounds: [UInt32] = []

  private typealias Tokens = SemanticTokens.Colors

  init(primary: Color, secondary: Color, background: Color, text: Color) {
    let ground = background.resolve(in: .light).color
    // Where black and white are equally legible the ground is neither light nor dark.
    isDark = ground.isRGB && Contrast.luminance(ground.value) < 0.179
    let base = isDark ? AppTheme.dark : AppTheme.light
    func known(_ color: Color, _ token: Color) -> UInt32 {
      let given = color.resolve(in: base).color
      return given.isRGB ? given.value : token.resolve(in: base).color.value
    }
    self.primary = known(primary, .brandPrimary)
    self.secondary = known(secondary, .brandSecondary)
    self.background = known(background, .background)
    self.text = known(text, .textPrimary)
    builder = ThemeBuilder(base)
    builder.header = ThemeHeader(
      name: "custom", displayName: "Custom", colorScheme: isDark ? .dark : .light,
      contrast: .standard)
  }

  mutating func theme() -> AppTheme {
    setGrounds()
    setInks()
    setFills()
    setLines()
    setGrays()
    return builder.build()
  }

  // MARK: Steps

  private mutating func setGrounds() {
    let ground = OKColor(background)
    // Raised grounds are lighter, unless that would take the room of a light ink, or there is none.
    let falls = isDark ? ground.lightness > 0.4 : ground.lightness > 0.965
    let steps: [Double] = isDark ? [0.05, 0.1, 0.145, -0.035] : [0.035, 0.07, 0.07, -0.025]
    let values = steps.map { step in
      ground.at(lightness: min(1, max(0, ground.lightness + (falls ? -abs(step) : step)))).rgb
    }
    let surfaces: [Color] = [
      Tokens.surfacePrimary, Tokens.surfaceRaised, Tokens.surfaceOverlay, Tokens.surfaceSunken,
    ]
    set(Tokens.background, background)
    for (token, value) in zip(surfaces, values) { set(token, value) }
    set(Tokens.codeBackground, values[3])
    grounds = [background] + values
  }

  private mutating func setInks() {
    let ink = readable(text)
    set(Tokens.textPrimary, ink)
    set(Tokens.selectionText, ink)
    set(Tokens.textSecondary, readable(mixed(ink, background, 0.2)))
    set(Tokens.textMuted, readable(mixed(ink, background, 0.38)))
    set(Tokens.textDisabled, mixed(ink, background, 0.55))
    set(Tokens.textInverse, inkOn(ink, preferred: background))
    for token in [Tokens.textLink, Tokens.codeText] {
      set(token, readable(builder.color(token).color.value))
    }
  }

  private mutating func setFills() {
    let primary = readable(primary)
    setFill(primary, Tokens.brandPrimary, on: Tokens.brandOnPrimary)
    setStates(primary, Tokens.brandPrimaryHover, Tokens.brandPrimaryPressed)
    set(Tokens.brandPrimaryMuted, primary, alpha: isDark ? 51 : 31)
    set(Tokens.selectionBackground, primary, alpha: isDark ? 61 : 51)
    set(Tokens.selectionInactive, text, alpha: isDark ? 41 : 36)
    setFill(readable(secondary), Tokens.brandSecondary, on: Tokens.brandOnSecondary)
    let accent = readable(builder.color(Tokens.brandAccent).color.value)
    setFill(accent, Tokens.brandAccent, on: Tokens.brandOnAccent)

    let intents: [(fill: Color, ink: Color, muted: Color, border: Color)] = [
      (
        Tokens.intentSuccess, Tokens.intentOnSuccess, Tokens.intentSuccessMuted,
        Tokens.intentSuccessBorder
      ),
      (
        Tokens.intentWarning, Tokens.intentOnWarning, Tokens.intentWarningMuted,
        Tokens.intentWarningBorder
      ),
      (
        Tokens.intentDanger, Tokens.intentOnDanger, Tokens.intentDangerMuted,
        Tokens.intentDangerBorder
      ),
      (Tokens.intentInfo, Tokens.intentOnInfo, Tokens.intentInfoMuted, Tokens.intentInfoBorder),
    ]
    for intent in intents {
      let value = readable(builder.color(intent.fill).color.value)
      setFill(value, intent.fill, on: intent.ink)
      set(intent.muted, value, alpha: isDark ? 51 : 31)
      set(intent.border, readable(builder.color(intent.border).color.value, 3))
    }
    setStates(
      builder.color(Tokens.intentDanger).color.value, Tokens.intentDangerHover,
      Tokens.intentDangerPressed)

    let scales: [(UInt32, [Color])] = [
      (primary, [.ds.primary.lightest, .ds.primary.light, .ds.primary.dark, .ds.primary.darkest]),
      (
        readable(secondary),
        [.ds.secondary.lightest, .ds.secondary.light, .ds.secondary.dark, .ds.secondary.darkest]
      ),
    ]
    for (value, tokens) in scales {
      for (token, lightness) in zip(tokens, [0.95, 0.85, 0.48, 0.33]) {
        set(token, OKColor(value).at(lightness: lightness, chroma: 0.8).rgb)
      }
    }
    for index in 0..<8 {
      let token = Color.ds.chart(index + 1)
      set(token, readable(builder.color(token).color.value, 3))
    }
  }

  private mutating func setLines() {
    let ink = builder.color(Tokens.textPrimary).color.value
    set(Tokens.borderRegion, builder.color(Tokens.surfaceRaised).color.value)
    set(Tokens.borderSubtle, mixed(ink, background, 0.8))
    set(Tokens.borderRegular, readable(mixed(ink, background, 0.6), 3))
    set(Tokens.borderStrong, readable(mixed(ink, background, 0.3), 3))
    let controls: [(Color, Double)] = [
      (Tokens.controlBackground, 0.86), (Tokens.controlHover, 0.8), (Tokens.controlPressed, 0.92),
      (Tokens.controlDisabled, 0.94),
    ]
    for (token, share) in controls {
      // Towards the ground until the ink can be read on it.
      var share = share
      var value = mixed(ink, background, share)
      while Contrast.ratio(value, ink) < 4.5, share < 1 {
        share += 0.02
        value = mixed(ink, background, min(1, share))
      }
      set(token, value)
    }
  }

  private mutating func setGrays() {
    let ink = builder.color(Tokens.textPrimary).color.value
    let neutrals: [Color] = [
      .neutral100, .neutral200, .neutral300, .neutral400, .neutral500, .neutral600, .neutral700,
      .neutral800, .neutral900,
    ]
    for (place, token) in neutrals.enumerated() {
      set(token, mixed(ink, background, 1 - Double(place) / 8))
    }
    let ground = Color.ds.theme
    let contrast = Color.ds.contrast
    for (token, share) in [
      (ground.lightest, 0.7), (ground.light, 0.78), (ground.medium, 0.86), (ground.dark, 0.94),
      (ground.darkest, 1), (contrast.lightest, 0.4), (contrast.light, 0.3), (contrast.medium, 0.2),
      (contrast.dark, 0.1), (contrast.darkest, 0),
    ] {
      set(token, mixed(ink, background, share))
    }
  }

  // MARK: Parts

  private mutating func set(_ token: Color, _ value: UInt32, alpha: UInt8 = 255) {
    guard let index = token.tokenIndex else { return }
    builder.set(.color, index, EncodedToken(ResolvedColor(.rgb(value), alpha: alpha)))
  }

  private mutating func setFill(_ value: UInt32, _ fill: Color, on ink: Color) {
    set(fill, value)
    set(ink, inkOn(value, preferred: background))
  }

  /// Under the pointer and pressed, a fill moves away from its ink.
  private mutating func setStates(_ value: UInt32, _ hover: Color, _ pressed: Color) {
    let ink = inkOn(value, preferred: background)
    let direction: Double = Contrast.luminance(ink) > Contrast.luminance(value) ? -1 : 1
    for (token, step) in [(hover, 0.05), (pressed, 0.1)] {
      let color = OKColor(value)
      set(token, color.at(lightness: min(1, max(0, color.lightness + direction * step))).rgb)
    }
  }

  /// The colour moved until it stands out from every ground.
  private func readable(_ value: UInt32, _ ratio: Double = 4.5) -> UInt32 {
    var color = CellColor.rgb(value)
    // A second round, because a ground that turned the ink to the other side comes last at times.
    for ground in grounds + grounds {
      color = Contrast.legibleInk(color, on: .rgb(ground), ratio: ratio)
    }
    return color.value
  }

  /// The preferred ink where it can be read on `fill`, else the better of black and white.
  private func inkOn(_ fill: UInt32, preferred: UInt32) -> UInt32 {
    if Contrast.ratio(preferred, fill) >= 4.5 { return preferred }
    return Contrast.ratio(0xFF_FFFF, fill) >= Contrast.ratio(0, fill) ? 0xFF_FFFF : 0
  }

  private func mixed(_ first: UInt32, _ second: UInt32, _ share: Double) -> UInt32 {
    OKColor(first).mixed(with: OKColor(second), share).rgb
  }
}
