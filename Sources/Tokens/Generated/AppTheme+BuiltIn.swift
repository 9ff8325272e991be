// SPDX-License-Identifier: MIT
// Token: the built-in themes by name; made by Scripts/generate.

extension AppTheme {
  /// Light: dark text on a light background.
  public static let light = AppTheme(tables: BuiltInThemes.light())
  /// Dark: light text on a dark background.
  public static let dark = AppTheme(tables: BuiltInThemes.dark())
  /// High contrast light: dark text on a light background, with text at 7:1 or more.
  public static let highContrastLight = AppTheme(tables: BuiltInThemes.highContrastLight())
  /// High contrast dark: light text on a dark background, with text at 7:1 or more.
  public static let highContrastDark = AppTheme(tables: BuiltInThemes.highContrastDark())
  /// Colour-blind safe light: dark text on a light background.
  public static let colorBlindLight = AppTheme(tables: BuiltInThemes.colorBlindLight())
  /// Colour-blind safe dark: light text on a dark background.
  public static let colorBlindDark = AppTheme(tables: BuiltInThemes.colorBlindDark())
  /// The terminal's own 16 colours and background, as chosen by the user.
  public static let terminal = AppTheme(tables: BuiltInThemes.terminal())
  /// Catppuccin Latte: dark text on a light background.
  public static let catppuccinLatte = AppTheme(tables: BuiltInThemes.catppuccinLatte())
  /// Catppuccin Frappé: light text on a dark background.
  public static let catppuccinFrappe = AppTheme(tables: BuiltInThemes.catppuccinFrappe())
  /// Catppuccin Macchiato: light text on a dark background.
  public static let catppuccinMacchiato = AppTheme(tables: BuiltInThemes.catppuccinMacchiato())
  /// Catppuccin Mocha: light text on a dark background.
  public static let catppuccinMocha = AppTheme(tables: BuiltInThemes.catppuccinMocha())
  /// Nord: light text on a dark background.
  public static let nord = AppTheme(tables: BuiltInThemes.nord())
  /// Gruvbox dark: light text on a dark background.
  public static let gruvboxDark = AppTheme(tables: BuiltInThemes.gruvboxDark())
  /// Gruvbox light: dark text on a light background.
  public static let gruvboxLight = AppTheme(tables: BuiltInThemes.gruvboxLight())
  /// Dracula: light text on a dark background.
  public static let dracula = AppTheme(tables: BuiltInThemes.dracula())
  /// Alucard: dark text on a light background.
  public static let alucard = AppTheme(tables: BuiltInThemes.alucard())
  /// Solarized dark: light text on a dark background.
  public static let solarizedDark = AppTheme(tables: BuiltInThemes.solarizedDark())
  /// Solarized light: dark text on a light background.
  public static let solarizedLight = AppTheme(tables: BuiltInThemes.solarizedLight())
  /// Rosé Pine: light text on a dark background.
  public static let rosePine = AppTheme(tables: BuiltInThemes.rosePine())
  /// Rosé Pine Moon: light text on a dark background.
  public static let rosePineMoon = AppTheme(tables: BuiltInThemes.rosePineMoon())
  /// Rosé Pine Dawn: dark text on a light background.
  public static let rosePineDawn = AppTheme(tables: BuiltInThemes.rosePineDawn())
  /// Tokyo Night: light text on a dark background.
  public static let tokyoNight = AppTheme(tables: BuiltInThemes.tokyoNight())
  /// Tokyo Night Storm: light text on a dark background.
  public static let tokyoNightStorm = AppTheme(tables: BuiltInThemes.tokyoNightStorm())
  /// Tokyo Night Day: dark text on a light background.
  public static let tokyoNightDay = AppTheme(tables: BuiltInThemes.tokyoNightDay())

  /// The built-in themes. To load only one of them, use `builtInNames` and
  /// `builtIn(named:)`.
  public static var builtIn: [AppTheme] { builtInNames.compactMap { builtIn(named: $0) } }

  /// The names of the built-in themes.
  public static var builtInNames: [String] {
    [
      "light",
      "dark",
      "high-contrast-light",
      "high-contrast-dark",
      "color-blind-light",
      "color-blind-dark",
      "terminal",
      "catppuccin-latte",
      "catppuccin-frappe",
      "catppuccin-macchiato",
      "catppuccin-mocha",
      "nord",
      "gruvbox-dark",
      "gruvbox-light",
      "dracula",
      "alucard",
      "solarized-dark",
      "solarized-light",
      "rose-pine",
      "rose-pine-moon",
      "rose-pine-dawn",
      "tokyo-night",
      "tokyo-night-storm",
      "tokyo-night-day",
    ]
  }

  /// Returns the built-in theme named `name`, as in `rose-pine-dawn`; `nil` if there is none.
  public static func builtIn(named name: String) -> AppTheme? {
    switch name {
    case "light": .light
    case "dark": .dark
    case "high-contrast-light": .highContrastLight
    case "high-contrast-dark": .highContrastDark
    case "color-blind-light": .colorBlindLight
    case "color-blind-dark": .colorBlindDark
    case "terminal": .terminal
    case "catppuccin-latte": .catppuccinLatte
    case "catppuccin-frappe": .catppuccinFrappe
    case "catppuccin-macchiato": .catppuccinMacchiato
    case "catppuccin-mocha": .catppuccinMocha
    case "nord": .nord
    case "gruvbox-dark": .gruvboxDark
    case "gruvbox-light": .gruvboxLight
    case "dracula": .dracula
    case "alucard": .alucard
    case "solarized-dark": .solarizedDark
    case "solarized-light": .solarizedLight
    case "rose-pine": .rosePine
    case "rose-pine-moon": .rosePineMoon
    case "rose-pine-dawn": .rosePineDawn
    case "tokyo-night": .tokyoNight
    case "tokyo-night-storm": .tokyoNightStorm
    case "tokyo-night-day": .tokyoNightDay
    default: nil
    }
  }
}
