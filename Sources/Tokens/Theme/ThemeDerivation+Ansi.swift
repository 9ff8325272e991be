// SPDX-License-Identifier: MIT
// Token: derived colours of the output of programs.

extension ThemeDerivation {
  private typealias Ansi = PrimitiveTokens.Colors

  /// The hues of blue, magenta and cyan in OKLCH, which no role has in every theme.
  private static let hues: [(token: Color, hue: Double)] = [
    (Ansi.ansiBlue, 257), (Ansi.ansiMagenta, 335), (Ansi.ansiCyan, 205),
  ]
  /// The greatest difference from such a hue, in degrees.
  private static let tolerance = 20.0
  /// The minimum chroma of a colour that has a hue, and the chroma of a colour that is added.
  private static let chroma = (minimum: 0.05, added: 0.13)
  /// The difference in lightness between a colour and its bright version.
  private static let brightening = 0.1

  /// Sets the 16 colours of programs: the seeds, or the colours of the theme with the same hues.
  /// Bright colours are further from the background. Red, green, yellow and the greys follow roles.
  mutating func setAnsi() {
    if seeds.ansi.count == Color.ansi.count {
      for (token, value) in zip(Color.ansi, seeds.ansi) { set(token, value) }
      return
    }
    for (token, hue) in ThemeDerivation.hues { set(token, color(near: hue)) }
    for number in 1...6 {
      let color = OKColor(value(Color.ansi[number]))
      let step = isDark ? ThemeDerivation.brightening : -ThemeDerivation.brightening
      set(Color.ansi[number + 8], color.at(lightness: color.lightness + step).rgb)
    }
  }

  /// Returns the colour of the theme nearest to a hue, or one as light as the colour of
  /// information.
  private func color(near hue: Double) -> UInt32 {
    let roles =
      [Tokens.intentInfo, Tokens.brandSecondary, Tokens.brandPrimary, Tokens.brandAccent]
      + Color.series
    let colors = roles.map { OKColor(value($0)) }
    func distance(_ color: OKColor) -> Double {
      let turn = abs(color.hue - hue)
      return min(turn, 360 - turn)
    }
    let near = colors.filter {
      $0.chroma >= ThemeDerivation.chroma.minimum && distance($0) <= ThemeDerivation.tolerance
    }
    let nearest = near.min { distance($0) < distance($1) }
    return
      (nearest
      ?? OKColor(
        lightness: colors[0].lightness, chroma: ThemeDerivation.chroma.added, hue: hue)).rgb
  }
}
