// SPDX-License-Identifier: MIT
// Token: the built-in themes; made by Scripts/generate.

/// The built-in themes, decoded on first use.
enum BuiltInThemes {
  static func light() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "light", displayName: "Light",
        colorScheme: .light,
        contrast: .standard),
      lightTokens)
  }

  static func dark() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "dark", displayName: "Dark",
        colorScheme: .dark,
        contrast: .standard),
      darkTokens)
  }

  static func highContrastLight() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "high-contrast-light", displayName: "High contrast light",
        colorScheme: .light,
        contrast: .increased),
      highContrastLightTokens)
  }

  static func highContrastDark() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "high-contrast-dark", displayName: "High contrast dark",
        colorScheme: .dark,
        contrast: .increased),
      highContrastDarkTokens)
  }

  static func colorBlindLight() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "color-blind-light", displayName: "Colour-blind safe light",
        colorScheme: .light,
        contrast: .standard),
      colorBlindLightTokens)
  }

  static func colorBlindDark() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "color-blind-dark", displayName: "Colour-blind safe dark",
        colorScheme: .dark,
        contrast: .standard),
      colorBlindDarkTokens)
  }

  static func terminal() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "terminal", displayName: "Terminal",
        colorScheme: .dark,
        contrast: .standard),
      terminalTokens)
  }

  static func catppuccinLatte() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "catppuccin-latte", displayName: "Catppuccin Latte",
        colorScheme: .light,
        contrast: .standard),
      catppuccinLatteTokens)
  }

  static func catppuccinFrappe() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "catppuccin-frappe", displayName: "Catppuccin Frappé",
        colorScheme: .dark,
        contrast: .standard),
      catppuccinFrappeTokens)
  }

  static func catppuccinMacchiato() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "catppuccin-macchiato", displayName: "Catppuccin Macchiato",
        colorScheme: .dark,
        contrast: .standard),
      catppuccinMacchiatoTokens)
  }

  static func catppuccinMocha() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "catppuccin-mocha", displayName: "Catppuccin Mocha",
        colorScheme: .dark,
        contrast: .standard),
      catppuccinMochaTokens)
  }

  static func nord() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "nord", displayName: "Nord",
        colorScheme: .dark,
        contrast: .standard),
      nordTokens)
  }

  static func gruvboxDark() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "gruvbox-dark", displayName: "Gruvbox dark",
        colorScheme: .dark,
        contrast: .standard),
      gruvboxDarkTokens)
  }

  static func gruvboxLight() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "gruvbox-light", displayName: "Gruvbox light",
        colorScheme: .light,
        contrast: .standard),
      gruvboxLightTokens)
  }

  static func dracula() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "dracula", displayName: "Dracula",
        colorScheme: .dark,
        contrast: .standard),
      draculaTokens)
  }

  static func alucard() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "alucard", displayName: "Alucard",
        colorScheme: .light,
        contrast: .standard),
      alucardTokens)
  }

  static func solarizedDark() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "solarized-dark", displayName: "Solarized dark",
        colorScheme: .dark,
        contrast: .standard),
      solarizedDarkTokens)
  }

  static func solarizedLight() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "solarized-light", displayName: "Solarized light",
        colorScheme: .light,
        contrast: .standard),
      solarizedLightTokens)
  }

  static func rosePine() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "rose-pine", displayName: "Rosé Pine",
        colorScheme: .dark,
        contrast: .standard),
      rosePineTokens)
  }

  static func rosePineMoon() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "rose-pine-moon", displayName: "Rosé Pine Moon",
        colorScheme: .dark,
        contrast: .standard),
      rosePineMoonTokens)
  }

  static func rosePineDawn() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "rose-pine-dawn", displayName: "Rosé Pine Dawn",
        colorScheme: .light,
        contrast: .standard),
      rosePineDawnTokens)
  }

  static func tokyoNight() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "tokyo-night", displayName: "Tokyo Night",
        colorScheme: .dark,
        contrast: .standard),
      tokyoNightTokens)
  }

  static func tokyoNightStorm() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "tokyo-night-storm", displayName: "Tokyo Night Storm",
        colorScheme: .dark,
        contrast: .standard),
      tokyoNightStormTokens)
  }

  static func tokyoNightDay() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "tokyo-night-day", displayName: "Tokyo Night Day",
        colorScheme: .light,
        contrast: .standard),
      tokyoNightDayTokens)
  }

  private static func tables(_ header: ThemeHeader, _ bits: [UInt64]) -> ThemeTables {
    ThemeTables(
      header: header, tokens: (bits + BuiltInValues.sharedTokens).map { EncodedToken(bits: $0) })
  }
}
