// SPDX-License-Identifier: MIT
// Token: gradients for terminals with 16 or 256 colours.

import CuriumTerminal

extension Gradient {
  /// Returns the gradient in `theme` as a table, for terminals of `depth`.
  ///
  /// With 256 colours, an area doesn't fade, because its steps would look like several areas. A
  /// gradient between colours has bands of the same width, so that none is a stray column. With 16
  /// colours, `gradient.heat` and `gradient.data` have the slots of `levels`. In other gradients,
  /// each place has the slot of the nearest stop: the mixture of two slots would often be in a
  /// third hue. `gradient.brand` on a dark page is as bright as its start.
  func ramp(in theme: AppTheme, for depth: ColorDepth) -> GradientRamp {
    let ramp = ramp(in: theme)
    return switch depth {
    case .ansi256:
      if isFadingData {
        Gradient(colors: [.chart2, .chart2]).ramp(in: theme)
      } else {
        ramp.isFadeOfOneColor ? ramp.unfaded() : ramp.unfaded().banded()
      }
    case .ansi16:
      levels.map { ramp.leveled($0, in: theme) }
        ?? ramp.slotted(
          in: theme, stops(in: theme), isBrand: tokenIndex == Gradient.brand.tokenIndex)
    case .trueColor, .none: ramp
    }
  }

  /// `true` for a fading `gradient.data`, whose bands would look like several areas.
  private var isFadingData: Bool { startOpacity != nil && tokenIndex == Gradient.data.tokenIndex }

  /// The colours whose slots a token of measured values has on terminals with 16 colours, each from
  /// its place on. They are colours of meaning, whose slots each theme sets: high levels are
  /// warnings, and an area of values has a single colour. `nil` for other gradients. See
  /// `leveled(_:in:)` for green and yellow on a light page.
  private var levels: [Stop]? {
    switch tokenIndex {
    case Gradient.heat.tokenIndex:
      [
        Stop(color: .success, location: 0), Stop(color: .warning, location: 0.5),
        Stop(color: SemanticTokens.Colors.intentDangerBorder, location: 0.8),
      ]
    case Gradient.data.tokenIndex: [Stop(color: .info, location: 0)]
    default: nil
    }
  }
}

extension GradientRamp {
  /// The bands of a gradient between colours on terminals with 256 colours.
  private static let bands = 8
  private static let quantizer = ColorQuantizer()

  /// The slots of levels on a light page. Green is hard to see there, and text and lines in yellow
  /// are black, so blue and magenta replace them. Magenta is between blue and red.
  private static let slotsOnLight: [UInt8: UInt8] = [2: 4, 10: 4, 3: 5, 11: 5]

  /// Returns the ramp in which each place has the slot of the last of `levels` at or before it. On
  /// a light page, levels in green are blue, and levels in yellow are magenta.
  func leveled(_ levels: [Gradient.Stop], in theme: AppTheme) -> GradientRamp {
    let isLight = theme.colorScheme == .light
    return GradientRamp(
      colors: colors.enumerated().map { index, shown in
        let place = Double(index) / Double(Self.count - 1)
        let level = levels.last { $0.location <= place }?.color.resolve(in: theme).color
        guard let level else { return shown }
        if !level.isRGB || !shown.color.isRGB { return ResolvedColor(level, alpha: shown.alpha) }
        let slot = level.slot ?? Self.quantizer.palette16(level.value)
        let shownSlot = isLight ? Self.slotsOnLight[slot] ?? slot : slot
        return ResolvedColor(.rgb(shown.color.value, slot: shownSlot), alpha: shown.alpha)
      })
  }

  /// Returns the ramp in which each place has the slot of the nearest stop.
  func slotted(in theme: AppTheme, _ stops: [Gradient.Stop], isBrand: Bool) -> GradientRamp {
    let known = stops.map { (place: $0.location, color: $0.color.resolve(in: theme).color) }
      .filter(\.color.isRGB)
    // A single colour that fades keeps its hue.
    let isLight = theme.colorScheme == .light && known.contains { $0.color != known[0].color }
    let colors = known.map(\.color)
    let wanted = isBrand && !isLight ? Self.brightened(colors) : colors
    let slots = zip(known, Self.slots(of: wanted, isLight: isLight)).map {
      (place: $0.place, slot: $1)
    }
    return GradientRamp(
      colors: self.colors.enumerated().map { index, shown in
        let place = Double(index) / Double(Self.count - 1)
        let nearest = slots.min { abs($0.place - place) < abs($1.place - place) }
        guard shown.color.isRGB, let nearest else { return shown }
        return ResolvedColor(
          .rgb(shown.color.value, slot: nearest.slot), alpha: shown.alpha)
      })
  }

  /// Returns the stops of a gradient with bright slots, if the first one has a bright slot. A stop
  /// loses a slot of another hue, which only distinguishes a role such as the accent from others.
  private static func brightened(_ stops: [CellColor]) -> [CellColor] {
    guard let first = stops.first?.slot, first > 8 else { return stops }
    return stops.enumerated().map { index, stop in
      guard index > 0, let slot = stop.slot else { return stop }
      let shown = OKColor(ColorQuantizer.color(ofPalette: slot))
      return likeness(OKColor(stop.value), shown) > 0.5
        ? .rgb(stop.value, slot: slot | 8) : .rgb(stop.value)
    }
  }

  /// Returns the slots for the stops of a gradient with the smallest sum of distances.
  /// Neighbours have different slots, and those of different hues have slots of different hues:
  /// orange before red is yellow.
  private static func slots(of stops: [CellColor], isLight: Bool) -> [UInt8] {
    typealias Path = (slots: [UInt8], distance: Double)
    var paths: [Path] = [([], 0)]
    for (index, stop) in stops.enumerated() {
      let color = OKColor(stop.value)
      let last = index > 0 ? stops[index - 1] : stop
      // The bits in which the slot must differ from the one before. The lower three are its hue.
      let isOtherHue = likeness(color, OKColor(last.value)) < 0.93
      let bits: UInt8 = stop == last ? 0 : isOtherHue ? 7 : 15
      let choices = isLight ? darkCandidates(for: stop) : candidates(for: stop)
      paths = choices.compactMap { slot in
        let before = paths.filter { path in
          bits == 0 || path.slots.last.map { $0 & bits } != slot & bits
        }
        return (before.isEmpty ? paths : before).min { $0.distance < $1.distance }.map {
          ($0.slots + [slot], $0.distance + distance(stop, slot))
        }
      }
    }
    return paths.min { $0.distance < $1.distance }?.slots ?? []
  }

  /// Returns the slot of a grey, or the own slot of a token and all chromatic slots: the nearest
  /// slot of a pale colour would be white or grey.
  private static func candidates(for color: CellColor) -> [UInt8] {
    if OKColor(color.value).chroma < 0.04 {
      return [color.slot ?? quantizer.palette16(color.value)]
    }
    return (color.slot.map { [$0] } ?? []) + [1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14]
  }

  /// Returns the slots of a colour on a light page, where yellow and green are hard to see: levels
  /// rise from cyan or blue to magenta and red. A token's own slot is among them unless it is one
  /// of those two.
  private static func darkCandidates(for color: CellColor) -> [UInt8] {
    let shade = OKColor(color.value)
    if shade.chroma < 0.04 { return [color.slot ?? quantizer.palette16(color.value)] }
    let slots: [UInt8] =
      switch shade.hue {
      case 40..<115: [5, 1]
      case 115..<230: [6]
      case 230..<290: [4]
      case 290..<350: [5]
      default: [1]
      }
    let greenOrYellow: [UInt8] = [2, 3, 10, 11]
    return (color.slot.map { greenOrYellow.contains($0) ? [] : [$0] } ?? []) + slots
  }

  /// Returns the distance of a slot. A token keeps its own slot, unless a neighbour uses it.
  private static func distance(_ color: CellColor, _ slot: UInt8) -> Double {
    if color.slot == slot { return 0 }
    let (one, other) = (OKColor(color.value), OKColor(ColorQuantizer.color(ofPalette: slot)))
    return (color.slot == nil ? 1 : 2) - likeness(one, other)
      + 0.2 * abs(one.lightness - other.lightness)
  }

  /// The cosine of the angle between the hues of two colours.
  private static func likeness(_ color: OKColor, _ other: OKColor) -> Double {
    let chroma = color.chroma * other.chroma
    return chroma < 1e-6 ? 1 : (color.a * other.a + color.b * other.b) / chroma
  }

  /// Returns bands of equal width, each in the colour of the cube nearest to that of its middle.
  func banded() -> GradientRamp {
    guard colors.allSatisfy({ $0.color.isRGB && $0.alpha == 255 }) else { return self }
    let width = colors.count / Self.bands
    let shades = (0..<Self.bands).map { band in
      Self.nearest(to: OKColor(colors[band * width + width / 2].color.value))
    }
    return GradientRamp(
      colors: colors.enumerated().map { place, shown in
        let shade = shades[min(place / width, Self.bands - 1)]
        return ResolvedColor(CellColor.rgb(shade).withSlot(of: shown.color))
      })
  }

  /// `true` for an area of a single colour, which has that of its series.
  var isFadeOfOneColor: Bool {
    colors.allSatisfy { $0.color == colors[0].color } && colors.first?.alpha != colors.last?.alpha
  }

  /// Returns the ramp with its greatest opacity at each place, unless some are transparent.
  func unfaded() -> GradientRamp {
    guard colors.allSatisfy({ $0.alpha > 0 }), let most = colors.map(\.alpha).max() else {
      return self
    }
    return GradientRamp(colors: colors.map { ResolvedColor($0.color, alpha: most) })
  }

  /// Returns the colour of the cube of 256 colours that is nearest to `wanted`. It has about its
  /// hue and isn't much greyer, or else it is grey.
  private static func nearest(to wanted: OKColor) -> UInt32 {
    func hasHue(_ color: OKColor) -> Bool {
      color.a * wanted.a + color.b * wanted.b >= 0.8 * color.chroma * wanted.chroma
    }
    return nearest(to: wanted) { $0.chroma >= 0.5 * wanted.chroma && hasHue($0) }
      ?? nearest(to: wanted) { $0.chroma < 0.03 || hasHue($0) } ?? wanted.rgb
  }

  private static func nearest(to wanted: OKColor, where accepts: (OKColor) -> Bool) -> UInt32? {
    var best: (value: UInt32?, distance: Double) = (nil, .infinity)
    for index in UInt8(16)...255 {
      let value = ColorQuantizer.color(ofPalette: index)
      let color = OKColor(value)
      if !accepts(color) { continue }
      let lightness = color.lightness - wanted.lightness
      let (a, b) = (color.a - wanted.a, color.b - wanted.b)
      // The distance of the colour from the line between grey and the hue.
      let aside = (color.a * wanted.b - color.b * wanted.a) / max(wanted.chroma, 0.001)
      let distance = lightness * lightness + 4 * (a * a + b * b) + 12 * aside * aside
      if distance < best.distance { best = (value, distance) }
    }
    return best.value
  }
}
