// SPDX-License-Identifier: MIT
// Token: creates themes from four colours.

import CuriumTerminal

extension AppTheme {
  /// Creates a theme from `primaryColor`, `secondaryColor`, `backgroundColor` and `textColor`.
  ///
  /// The other colours are derived and adjusted in lightness until they are readable: text at 4.5:1
  /// on every background, edges of controls at 3:1. The four colours are adjusted too if they
  /// aren't readable together.
  ///
  ///     let ocean = AppTheme(
  ///       primaryColor: Color(hex: 0x2FA4E7), secondaryColor: Color(hex: 0xF2B134),
  ///       backgroundColor: Color(hex: 0x0B1B2B), textColor: Color(hex: 0xE6EEF5))
  public init(
    primaryColor: Color, secondaryColor: Color, backgroundColor: Color, textColor: Color
  ) {
    let ground = backgroundColor.resolve(in: .light).color
    let isDark = ground.isRGB && Contrast.luminance(ground.value) < 0.179
    let base = isDark ? AppTheme.dark : AppTheme.light
    // The value of a colour in the terminal's palette is unknown, so use the base theme's colour.
    func known(_ color: Color, _ token: Color) -> UInt32 {
      let given = color.resolve(in: base).color
      return given.isRGB ? given.value : token.resolve(in: base).color.value
    }
    var seeds = ThemeSeeds(
      background: known(backgroundColor, .background), text: known(textColor, .textPrimary),
      primary: known(primaryColor, .brandPrimary),
      secondary: known(secondaryColor, .brandSecondary))
    seeds.series = Self.series([seeds.primary, seeds.secondary], base)
    var derivation = ThemeDerivation(seeds: seeds)
    self = derivation.theme()
  }

  /// Returns the colours of chart series: those of `base`, with the brand colours first. A brand
  /// colour replaces the nearest hue, so that no two series look alike. If two brand colours have
  /// nearly the same hue, only the first one is used.
  private static func series(_ brands: [UInt32], _ base: AppTheme) -> [UInt32] {
    var series = Color.series.map { $0.resolve(in: base).color.value }
    for (place, brand) in brands.enumerated() {
      let color = OKColor(brand)
      func distance(_ index: Int) -> Double {
        let other = OKColor(series[index])
        let (a, b) = (other.a - color.a, other.b - color.b)
        return a * a + b * b
      }
      guard let nearest = series.indices.min(by: { distance($0) < distance($1) }),
        nearest >= place
      else { continue }
      series.swapAt(place, nearest)
      series[place] = brand
    }
    return series
  }

  /// The accent colour, as a literal.
  public var primaryColor: Color { literal(.brandPrimary) }
  /// The secondary brand colour, as a literal.
  public var secondaryColor: Color { literal(.brandSecondary) }
  /// The background colour of the screen, as a literal.
  public var backgroundColor: Color { literal(.background) }
  /// The colour of primary text, as a literal.
  public var textColor: Color { literal(.textPrimary) }

  /// Returns the colour without its slot among the 16 colours.
  private func literal(_ token: Color) -> Color {
    let resolved = token.resolve(in: self)
    guard resolved.color.isRGB else { return Color(resolved) }
    return Color(ResolvedColor(.rgb(resolved.color.value), alpha: resolved.alpha))
  }
}
