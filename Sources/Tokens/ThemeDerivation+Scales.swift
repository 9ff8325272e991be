// SPDX-License-Identifier: MIT
// Token: derived grays and the scale of each role.

extension ThemeDerivation {
  /// Sets the neutrals, the grays near the background and the text colour, and the scale of each
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
      (Tokens.scaleThemeLightest, 0.7), (Tokens.scaleThemeLight, 0.78),
      (Tokens.scaleThemeMedium, 0.86), (Tokens.scaleThemeDark, 0.94),
      (Tokens.scaleThemeDarkest, 1), (Tokens.scaleContrastLightest, 0.4),
      (Tokens.scaleContrastLight, 0.3), (Tokens.scaleContrastMedium, 0.2),
      (Tokens.scaleContrastDark, 0.1), (Tokens.scaleContrastDarkest, 0),
    ] {
      set(token, mixed(ink, background, share))
    }
    let scales: [(Color, [Color])] = [
      (
        Tokens.brandPrimary,
        [
          Tokens.scalePrimaryLightest, Tokens.scalePrimaryLight, Tokens.scalePrimaryDark,
          Tokens.scalePrimaryDarkest,
        ]
      ),
      (
        Tokens.brandSecondary,
        [
          Tokens.scaleSecondaryLightest, Tokens.scaleSecondaryLight, Tokens.scaleSecondaryDark,
          Tokens.scaleSecondaryDarkest,
        ]
      ),
      (
        Tokens.brandAccent,
        [
          Tokens.scaleAccentLightest, Tokens.scaleAccentLight, Tokens.scaleAccentDark,
          Tokens.scaleAccentDarkest,
        ]
      ),
      (
        Tokens.intentSuccess,
        [
          Tokens.scaleSuccessLightest, Tokens.scaleSuccessLight, Tokens.scaleSuccessDark,
          Tokens.scaleSuccessDarkest,
        ]
      ),
      (
        Tokens.intentWarning,
        [
          Tokens.scaleWarningLightest, Tokens.scaleWarningLight, Tokens.scaleWarningDark,
          Tokens.scaleWarningDarkest,
        ]
      ),
      (
        Tokens.intentDanger,
        [
          Tokens.scaleDangerLightest, Tokens.scaleDangerLight, Tokens.scaleDangerDark,
          Tokens.scaleDangerDarkest,
        ]
      ),
      (
        Tokens.intentInfo,
        [
          Tokens.scaleInfoLightest, Tokens.scaleInfoLight, Tokens.scaleInfoDark,
          Tokens.scaleInfoDarkest,
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
