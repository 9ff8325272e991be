// SPDX-License-Identifier: MIT
// Token: derived greys and the scale of each role.

extension ThemeDerivation {
  /// Sets the neutrals, the greys near the background and the text colour, and the scale of each
  /// role.
  mutating func setScales() {
    let ink = value(Tokens.textPrimary)
    let background = seeds.background
    let neutrals: [Color] = [
      .neutral100, .neutral200, .neutral300, .neutral400, .neutral500, .neutral600, .neutral700,
      .neutral800, .neutral900,
    ]
    for (place, token) in neutrals.enumerated() {
      set(token, mixed(ink, background, 1 - Double(place) / 8))
    }
    for (scale, shares) in [
      (Color.ds.theme, [0.7, 0.78, 0.86, 0.94, 1]),
      (Color.ds.contrast, [0.4, 0.3, 0.2, 0.1, 0]),
    ] {
      for (token, share) in zip(scale.all, shares) { set(token, mixed(ink, background, share)) }
    }
    for (source, scale) in [
      (Tokens.brandPrimary, Color.ds.primary), (Tokens.brandSecondary, Color.ds.secondary),
      (Tokens.brandAccent, Color.ds.accent), (Tokens.intentSuccess, Color.ds.success),
      (Tokens.intentWarning, Color.ds.warning), (Tokens.intentDanger, Color.ds.danger),
      (Tokens.intentInfo, Color.ds.info),
    ] {
      // The medium step is the colour of the role itself.
      let tokens = [scale.lightest, scale.light, scale.dark, scale.darkest]
      for (token, lightness) in zip(tokens, [0.95, 0.85, 0.48, 0.33]) {
        set(token, OKColor(value(source)).at(lightness: lightness, chroma: 0.8).rgb)
      }
    }
  }
}
