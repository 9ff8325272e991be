// SPDX-License-Identifier: MIT
// Token: a complete theme derived from the colours of a few roles.

import CuriumTerminal

/// Derives every semantic colour from seeds.
///
/// Backgrounds rise from the screen's background in steps of lightness. The lightness of each text
/// colour is then adjusted, keeping its hue, until the text is readable on all of them, in 24 bits
/// and in 256 colours. For terminals with 16 colours, each token has the slot of its role.
/// Component tokens follow through their aliases.
package struct ThemeDerivation {
  /// The adjusted seeds, in the order of the tokens.
  package private(set) var changes: [ThemeChange] = []
  let seeds: ThemeSeeds
  let isDark: Bool
  private let slots: AnsiSlots
  private var builder: ThemeBuilder
  private var renditions = ColorRenditions()
  private var grounds: [Paper] = []

  /// A background with the path of its token.
  private typealias Paper = (path: String, value: UInt32)

  typealias Tokens = SemanticTokens.Colors

  /// The tints with their source colours and their opacities on a dark and on a light background,
  /// out of 255.
  private static let tints: [(tint: Color, source: Color, dark: UInt8, light: UInt8)] = [
    (Tokens.selectionBackground, Tokens.brandPrimary, 61, 51),
    (Tokens.selectionInactive, Tokens.brandPrimary, 36, 32),
    (Tokens.brandPrimaryMuted, Tokens.brandPrimary, 51, 31),
    (Tokens.intentSuccessMuted, Tokens.intentSuccess, 51, 31),
    (Tokens.intentWarningMuted, Tokens.intentWarning, 51, 71),
    (Tokens.intentDangerMuted, Tokens.intentDanger, 51, 31),
    (Tokens.intentInfoMuted, Tokens.intentInfo, 51, 31),
  ]

  /// The layers over every background, with their change of its lightness.
  private static let layers: [(layer: Color, change: Double)] = [
    (Tokens.surfaceAlternate, 0.019), (Tokens.selectionHover, 0.032), (Tokens.controlField, 0.045),
  ]

  /// The minimum opacity of a tint, out of 255.
  private static let faintest: UInt8 = 28

  package init(seeds: ThemeSeeds, name: String = "custom", displayName: String = "Custom") {
    self.seeds = seeds
    // If black and white are equally legible, the background is neither light nor dark.
    isDark = Contrast.luminance(seeds.background) < 0.179
    slots = AnsiSlots(isDark: isDark, accent: seeds.primary)
    builder = ThemeBuilder(isDark ? .dark : .light)
    builder.header = ThemeHeader(
      name: name, displayName: displayName, colorScheme: isDark ? .dark : .light,
      contrast: .standard)
  }

  /// Returns the theme. `changes` then lists the adjusted colours.
  package mutating func theme() -> AppTheme {
    setGrounds()
    setFills()
    setIntents()
    setInks()
    setLines()
    setTints()
    setShades()
    setScales()
    setAnsi()
    return builder.build()
  }

  // MARK: Steps

  private mutating func setGrounds() {
    let ground = OKColor(seeds.background)
    // Raised backgrounds are lighter, unless that leaves too little contrast for light text or the
    // background is nearly white.
    let falls = isDark ? ground.lightness > 0.4 : ground.lightness > 0.93
    // A light background has no room for a lighter well.
    let sunken = ground.lightness < 0.62 ? 0.02 : -0.025
    let steps: [Double] = isDark ? [0.045, 0.09, 0.115, -0.035] : [0.033, 0.066, 0.066, sunken]
    let given = [seeds.surface, seeds.raised, seeds.overlay, seeds.sunken]
    // Text with low contrast leaves little room for lighter backgrounds.
    let room = (Contrast.ratio(seeds.text, seeds.background) - 4) / 8
    let scale = isDark ? min(1, max(0.7, room)) : 1
    let values = zip(steps, given).map { step, given in
      let rise = (falls ? -abs(step) : step) * scale
      return given ?? ground.at(lightness: ground.lightness + rise).rgb
    }
    for (token, value) in zip(ContrastPair.grounds, [seeds.background] + values) {
      set(token, value)
      grounds.append((token.path ?? "", value))
    }
    set(Tokens.codeBackground, values[3])
  }

  private mutating func setInks() {
    let background = seeds.background
    // Text is also drawn on selections and tints, which must not be too faint to see.
    let tinted = ThemeDerivation.tints.flatMap { tint, source, _, _ in
      let color = value(source)
      return grounds.map { ground in
        (path: tint.path ?? "", value: blended(color, over: ground.value, ThemeDerivation.faintest))
      }
    }
    let papers = grounds + tinted
    let ink = readable(seeds.text, 4.5, Tokens.textPrimary, on: papers)
    set(Tokens.textPrimary, ink)
    set(Tokens.selectionText, ink)
    // Legible yellow text on a light background is brown.
    if !isDark { set(Tokens.intentOnWarningMuted, ink) }
    for (token, seed, share) in [
      (Tokens.textSecondary, seeds.secondaryText, 0.2), (Tokens.textMuted, seeds.mutedText, 0.38),
    ] {
      let quiet = readable(
        seed ?? mixed(ink, background, share), 4.5, seed == nil ? nil : token,
        on: token == Tokens.textSecondary ? papers : grounds)
      set(token, quiet)
    }
    let disabled = readable(
      mixed(ink, background, 0.55), 3, nil, on: grounds + fields(under: ink))
    set(Tokens.textDisabled, disabled)
    set(Tokens.textInverse, inkOn([ink]))
    setInk(Tokens.textLink, seeds.link ?? seeds.info)
    setInk(Tokens.codeText, seeds.code, else: seeds.secondary)
  }

  private mutating func setFills() {
    setFill(Tokens.brandPrimary, Tokens.brandOnPrimary, seeds.primary)
    setFill(Tokens.brandSecondary, Tokens.brandOnSecondary, seeds.secondary)
    setFill(Tokens.brandAccent, Tokens.brandOnAccent, seeds.accent, else: seeds.secondary)
    setStates(
      Tokens.brandPrimary, Tokens.brandOnPrimary, Tokens.brandPrimaryHover,
      Tokens.brandPrimaryPressed)
    for (place, token) in Color.series.enumerated() {
      setInk(token, place < seeds.series.count ? seeds.series[place] : nil, 3)
    }
  }

  private mutating func setIntents() {
    let values = [seeds.success, seeds.info, seeds.warning, seeds.danger]
    for (intent, seed) in zip(IntentColors.all, values) {
      setFill(intent.color, intent.ink, seed)
      setInk(intent.border, seed, 3)
      set(intent.mutedInk, value(intent.color))
    }
    setStates(
      Tokens.intentDanger, Tokens.intentOnDanger, Tokens.intentDangerHover,
      Tokens.intentDangerPressed)
  }

  private mutating func setLines() {
    let ink = value(Tokens.textPrimary)
    let second = value(Tokens.textSecondary)
    let background = seeds.background
    set(Tokens.borderRegion, value(Tokens.surfaceRaised))
    set(Tokens.borderSubtle, mixed(ink, background, 0.8))
    // Fields have the lightest or darkest backgrounds of a line.
    let papers = grounds + fields(under: ink)
    let edge = readable(
      seeds.border ?? mixed(ink, background, 0.6), 3,
      seeds.border == nil ? nil : Tokens.borderRegular, on: papers)
    set(Tokens.borderRegular, edge)
    set(Tokens.borderStrong, readable(mixed(ink, background, 0.3), 3, nil, on: papers))
    let base = groundNearest(ink)
    // Controls have a tint of the accent colour.
    let tinted = mixed(ink, value(Tokens.brandPrimary), 0.5)
    // Move towards the background until text is readable, also on the hovered control.
    var share = 0.85
    var control = mixed(tinted, base, share)
    while share < 1,
      !meetsContrast(ink, on: hovered(control), 4.5) || !meetsContrast(second, on: control, 4.5)
    {
      share += 0.02
      control = mixed(tinted, base, min(1, share))
    }
    set(Tokens.controlBackground, control)
    let hover = hovered(control)
    set(
      Tokens.controlHover, meetsContrast(ink, on: hover, 4.5) ? hover : hovered(control, by: -0.04))
    set(Tokens.controlPressed, mixed(tinted, base, min(1, share + 0.06)))
    set(Tokens.controlDisabled, mixed(ink, base, 0.96))
    set(Tokens.controlTrack, readable(value(Tokens.borderSubtle), 1.4, nil))
  }

  /// Returns the background of a hovered control: 4% lighter in dark themes, darker in light ones.
  private func hovered(_ control: UInt32, by step: Double = 0.04) -> UInt32 {
    let color = OKColor(control)
    return color.at(lightness: color.lightness + (isDark ? step : -step)).rgb
  }

  /// Returns the backgrounds of text fields, for text in `ink`.
  private func fields(under ink: UInt32) -> [Paper] {
    let alpha = opacity(of: ink, changing: 0.045)
    return grounds.map { ground in
      (path: Tokens.controlField.path ?? "", value: blended(ink, over: ground.value, alpha))
    }
  }

  /// Returns the opacity with which a layer of `color` changes the lightness of the backgrounds by
  /// `change` on average.
  private func opacity(of color: UInt32, changing change: Double) -> UInt8 {
    var alpha: UInt8 = 4
    while alpha < 80 {
      let changes = grounds.map { ground in
        let mixed = blended(color, over: ground.value, alpha)
        return abs(OKColor(mixed).lightness - OKColor(ground.value).lightness)
      }
      if changes.reduce(0, +) >= change * Double(changes.count) { break }
      alpha += 1
    }
    return alpha
  }

  /// Returns the background of pages, bars and cards with the least contrast to `ink`: a colour
  /// with enough contrast to it is visible on all of them.
  private func groundNearest(_ ink: UInt32) -> UInt32 {
    let others = [Tokens.surfacePrimary, Tokens.surfaceRaised].map(value)
    return others.reduce(seeds.background) {
      Contrast.ratio(ink, $1) < Contrast.ratio(ink, $0) ? $1 : $0
    }
  }

  /// Sets the tints, as strong as the text colours on them allow.
  private mutating func setTints() {
    let ink = value(Tokens.textPrimary)
    for (layer, change) in ThemeDerivation.layers {
      var alpha = opacity(of: ink, changing: change)
      while alpha > 4, !holds([(ink, 4.5)], under: ink, alpha) { alpha -= 1 }
      set(layer, ink, alpha: alpha)
    }
    for (tint, source, dark, light) in ThemeDerivation.tints {
      guard let painted = ContrastPair.tints.first(where: { $0.tint == tint }) else { continue }
      // Legible yellow text on a light background is brown, so its edges give the tint.
      let isAmber = tint == Tokens.intentWarningMuted && !isDark
      let color = value(isAmber ? Tokens.intentWarningBorder : source)
      let inks =
        painted.inks.map { (value($0), 4.5) } + painted.signs.map { (value($0), 3) }
      if tint == Tokens.selectionBackground, setSelection(inks) { continue }
      var alpha = isDark ? dark : light
      while alpha > 4, !holds(inks, under: color, alpha) { alpha -= 3 }
      set(tint, color, alpha: alpha)
    }
  }

  /// Sets the colour that dims the screen behind a dialog, a darker version of the background, and
  /// the colour of shadows. In dark themes, both are black.
  private mutating func setShades() {
    if isDark { return }
    let ground = OKColor(seeds.background)
    set(Tokens.scrim, ground.at(lightness: ground.lightness * 0.67).rgb, alpha: 140)
    set(Tokens.shadow, value(Tokens.textPrimary), alpha: 33)
  }

  /// Sets the selection colour of the seeds, as strong as the text colours on it allow. Returns
  /// `false` if it then isn't distinguishable from every background.
  private mutating func setSelection(_ inks: [(value: UInt32, ratio: Double)]) -> Bool {
    guard let color = seeds.selection else { return false }
    var alpha: UInt8 = 255
    while alpha > 4, !holds(inks, under: color, alpha) { alpha -= 3 }
    let isSeen = grounds.allSatisfy { ground in
      Contrast.ratio(blended(color, over: ground.value, alpha), ground.value) >= 1.12
    }
    if isSeen { set(Tokens.selectionBackground, color, alpha: alpha) }
    return isSeen
  }
}

// MARK: Parts

extension ThemeDerivation {
  /// Sets a colour, with the slot of its role.
  mutating func set(_ token: Color, _ value: UInt32, alpha: UInt8 = 255) {
    guard let index = token.tokenIndex else { return }
    let slot = slots[token]
    let source = ColorFacts.Source.theme(slot: slot?.number, isDim: slot?.isDim ?? false)
    let color = ColorFacts(source: source, rgb: value, alpha: alpha).resolved
    builder.set(.color, index, EncodedToken(color))
  }

  func value(_ token: Color) -> UInt32 { builder.color(token).color.value }

  /// Sets a foreground colour from its seed, from another colour, or from the base theme.
  private mutating func setInk(
    _ token: Color, _ seed: UInt32?, else other: UInt32? = nil, _ ratio: Double = 4.5
  ) {
    let ink = readable(seed ?? other ?? value(token), ratio, seed == nil ? nil : token)
    set(token, ink)
  }

  private mutating func setFill(
    _ fill: Color, _ ink: Color, _ seed: UInt32?, else other: UInt32? = nil
  ) {
    setInk(fill, seed, else: other)
    set(ink, inkOn([value(fill)]))
  }

  /// Sets the hovered and pressed versions of a fill.
  private mutating func setStates(
    _ fill: Color, _ ink: Color, _ hover: Color, _ pressed: Color
  ) {
    let states = ThemeDerivation.states(of: value(fill), under: value(ink))
    for (token, state) in zip([hover, pressed], states) { set(token, state) }
    set(ink, inkOn([value(fill)] + states))
  }

  /// Returns the hovered and pressed versions of a fill. Each moves away from the text colour.
  static func states(of fill: UInt32, under ink: UInt32) -> [UInt32] {
    let color = OKColor(fill)
    let isInkLight = Contrast.luminance(ink) > Contrast.luminance(fill)
    return [0.04, 0.08].map { step in
      color.at(lightness: color.lightness + (isInkLight ? -step : step)).rgb
    }
  }

  /// Returns the colour, adjusted until its contrast on every background is sufficient. An adjusted
  /// seed is added to `changes`.
  private mutating func readable(
    _ value: UInt32, _ ratio: Double, _ token: Color?, on papers: [Paper]? = nil
  ) -> UInt32 {
    let papers = papers ?? grounds
    guard let fault = fault(of: value, ratio, on: papers) else { return value }
    let color = OKColor(value)
    let lightest = papers.map { Contrast.ratio(0xFF_FFFF, $0.value) }.min() ?? 1
    let darkest = papers.map { Contrast.ratio(0, $0.value) }.min() ?? 1
    let towardsWhite = lightest >= darkest
    var moved: UInt32 = towardsWhite ? 0xFF_FFFF : 0
    for step in 1..<100 {
      let share = Double(step) / 100
      let target = towardsWhite ? 1.0 : 0
      let candidate = color.at(lightness: color.lightness + (target - color.lightness) * share).rgb
      guard self.fault(of: candidate, ratio, on: papers) == nil else { continue }
      moved = candidate
      break
    }
    if let path = token?.path {
      changes.append(
        ThemeChange(
          path: path, before: value, after: moved, needed: ratio, had: fault.had,
          ground: fault.ground, isDownSampled: fault.isDownSampled))
    }
    return moved
  }

  /// Returns the background with the least contrast; `nil` if the contrast is sufficient on all of
  /// them.
  private mutating func fault(of value: UInt32, _ ratio: Double, on papers: [Paper])
    -> (had: Double, ground: String, isDownSampled: Bool)?
  {
    let plain = papers.map { (Contrast.ratio(value, $0.value), $0.path) }.min { $0.0 < $1.0 }
    if let plain, plain.0 < ratio { return (plain.0, plain.1, false) }
    let shown = renditions.palette256(value)
    let sampled = papers.map { (Contrast.ratio(shown, renditions.palette256($0.value)), $0.path) }
      .min { $0.0 < $1.0 }
    if let sampled, sampled.0 < ratio { return (sampled.0, sampled.1, true) }
    return nil
  }

  private mutating func meetsContrast(_ ink: UInt32, on ground: UInt32, _ ratio: Double) -> Bool {
    Contrast.ratio(ink, ground) >= ratio
      && Contrast.ratio(renditions.palette256(ink), renditions.palette256(ground)) >= ratio
  }

  private mutating func holds(
    _ inks: [(value: UInt32, ratio: Double)], under tint: UInt32, _ alpha: UInt8
  ) -> Bool {
    for ground in grounds {
      let mixed = blended(tint, over: ground.value, alpha)
      for ink in inks where !meetsContrast(ink.value, on: mixed, ink.ratio) { return false }
    }
    return true
  }

  /// Returns the background colour as the text colour if it is readable on the fills, otherwise
  /// black or white, whichever is better.
  private mutating func inkOn(_ fills: [UInt32]) -> UInt32 {
    for ink in [seeds.background, 0, 0xFF_FFFF]
    where fills.allSatisfy({ meetsContrast(ink, on: $0, 4.5) }) {
      return ink
    }
    let fill = fills.first ?? 0
    return Contrast.ratio(0xFF_FFFF, fill) >= Contrast.ratio(0, fill) ? 0xFF_FFFF : 0
  }

  private func blended(_ color: UInt32, over ground: UInt32, _ alpha: UInt8) -> UInt32 {
    CellColor.rgb(color).blended(over: .rgb(ground), alpha: alpha).value
  }

  func mixed(_ first: UInt32, _ second: UInt32, _ share: Double) -> UInt32 {
    OKColor(first).mixed(with: OKColor(second), share).rgb
  }
}
