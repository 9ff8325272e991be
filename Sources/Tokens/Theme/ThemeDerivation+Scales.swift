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
    for (token, share) in [
      (PrimitiveTokens.Colors.themeLightest, 0.7), (PrimitiveTokens.Colors.themeLight, 0.78),
      (PrimitiveTokens.Colors.themeMedium, 0.86), (PrimitiveTokens.Colors.themeDark, 0.94),
      (PrimitiveTokens.Colors.themeDarkest, 1), (PrimitiveTokens.Colors.contrastLightest, 0.4),
      (PrimitiveTokens.Colors.contrastLight, 0.3), (PrimitiveTokens.Colors.contrastMedium, 0.2),
      (PrimitiveTokens.Colors.contrastDark, 0.1), (PrimitiveTokens.Colors.contrastDarkest, 0),
    ] {
      set(token, mixed(ink, background, share))
    }
    let scales: [(Color, [Color])] = [
      (
        Tokens.brandPrimary,
        [
          PrimitiveTokens.Colors.primaryLightest, PrimitiveTokens.Colors.primaryLight,
          PrimitiveTokens.Colors.primaryDark,
          PrimitiveTokens.Colors.primaryDarkest,
        ]
      ),
      (
        Tokens.brandSecondary,
        [
          PrimitiveTokens.Colors.secondaryLightest, PrimitiveTokens.Colors.secondaryLight,
          PrimitiveTokens.Colors.secondaryDark,
          PrimitiveTokens.Colors.secondaryDarkest,
        ]
      ),
      (
        Tokens.brandAccent,
        [
          PrimitiveTokens.Colors.accentLightest, PrimitiveTokens.Colors.accentLight,
          PrimitiveTokens.Colors.accentDark,
          PrimitiveTokens.Colors.accentDarkest,
        ]
      ),
      (
        Tokens.intentSuccess,
        [
          PrimitiveTokens.Colors.successLightest, PrimitiveTokens.Colors.successLight,
          PrimitiveTokens.Colors.successDark,
          PrimitiveTokens.Colors.successDarkest,
        ]
      ),
      (
        Tokens.intentWarning,
        [
          PrimitiveTokens.Colors.warningLightest, PrimitiveTokens.Colors.warningLight,
          PrimitiveTokens.Colors.warningDark,
          PrimitiveTokens.Colors.warningDarkest,
        ]
      ),
      (
        Tokens.intentDanger,
        [
          PrimitiveTokens.Colors.dangerLightest, PrimitiveTokens.Colors.dangerLight,
          PrimitiveTokens.Colors.dangerDark,
          PrimitiveTokens.Colors.dangerDarkest,
        ]
      ),
      (
        Tokens.intentInfo,
        [
          PrimitiveTokens.Colors.infoLightest, PrimitiveTokens.Colors.infoLight,
          PrimitiveTokens.Colors.infoDark,
          PrimitiveTokens.Colors.infoDarkest,
        ]
      ),
    ]
    for (source, tokens) in scales {
      for (token, lightness) in zip(tokens, [0.95, 0.85, 0.48, 0.33]) {
        set(token, OKColor(value(source)).at(lightness: lightness, chroma: 0.8).rgb)
      }
    }
  }
}
