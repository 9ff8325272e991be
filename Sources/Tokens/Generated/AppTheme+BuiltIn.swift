// SPDX-License-Identifier: MIT
// Token: the names of the themes of the kit; made by Scripts/generate.

extension AppTheme {
  /// Light: dark ink on light grounds.
  public static let light = AppTheme(tables: BuiltInThemes.light())
  /// Dark: light ink on dark grounds.
  public static let dark = AppTheme(tables: BuiltInThemes.dark())
  /// High contrast light: dark ink on light grounds, text at 7:1 at least.
  public static let highContrastLight = AppTheme(tables: BuiltInThemes.highContrastLight())
  /// High contrast dark: light ink on dark grounds, text at 7:1 at least.
  public static let highContrastDark = AppTheme(tables: BuiltInThemes.highContrastDark())
  /// Colour-blind safe light: dark ink on light grounds.
  public static let colorBlindLight = AppTheme(tables: BuiltInThemes.colorBlindLight())
  /// Colour-blind safe dark: light ink on dark grounds.
  public static let colorBlindDark = AppTheme(tables: BuiltInThemes.colorBlindDark())
  /// The terminal's own 16 colours on its own ground; what they are is the user's choice.
  public static let terminal = AppTheme(tables: BuiltInThemes.terminal())
  /// Catppuccin Latte: dark ink on light grounds.
  public static let catppuccinLatte = AppTheme(tables: BuiltInThemes.catppuccinLatte())
  /// Catppuccin Frappé: light ink on dark grounds.
  public static let catppuccinFrappe = AppTheme(tables: BuiltInThemes.catppuccinFrappe())
  /// Catppuccin Macchiato: light ink on dark grounds.
  public static let catppuccinMacchiato = AppTheme(tables: BuiltInThemes.catppuccinMacchiato())
  /// Catppuccin Mocha: light ink on dark grounds.
  public static let catppuccinMocha = AppTheme(tables: BuiltInThemes.catppuccinMocha())
  /// Nord: light ink on dark grounds.
  public static let nord = AppTheme(tables: BuiltInThemes.nord())
  /// Gruvbox dark: light ink on dark grounds.
  public static let gruvboxDark = AppTheme(tables: BuiltInThemes.gruvboxDark())
  /// Gruvbox light: dark ink on light grounds.
  public static let gruvboxLight = AppTheme(tables: BuiltInThemes.gruvboxLight())
  /// Dracula: light ink on dark grounds.
  public static let dracula = AppTheme(tables: BuiltInThemes.dracula())
  /// Alucard: dark ink on light grounds.
  public static let alucard = AppTheme(tables: BuiltInThemes.alucard())
  /// Solarized dark: light ink on dark grounds.
  public static let solarizedDark = AppTheme(tables: BuiltInThemes.solarizedDark())
  /// Solarized light: dark ink on light grounds.
  public static let solarizedLight = AppTheme(tables: BuiltInThemes.solarizedLight())
  /// Rosé Pine: light ink on dark grounds.
  public static let rosePine = AppTheme(tables: BuiltInThemes.rosePine())
  /// Rosé Pine Moon: light ink on dark grounds.
  public static let rosePineMoon = AppTheme(tables: BuiltInThemes.rosePineMoon())
  /// Rosé Pine Dawn: dark ink on light grounds.
  public static let rosePineDawn = AppTheme(tables: BuiltInThemes.rosePineDawn())
  /// Tokyo Night: light ink on dark grounds.
  public static let tokyoNight = AppTheme(tables: BuiltInThemes.tokyoNight())
  /// Tokyo Night Storm: light ink on dark grounds.
  public static let tokyoNightStorm = AppTheme(tables: BuiltInThemes.tokyoNightStorm())
  /// Tokyo Night Day: dark ink on light grounds.
  public static let tokyoNightDay = AppTheme(tables: BuiltInThemes.tokyoNightDay())

  /// The themes that come with the kit. One that is not asked for costs nothing: see
  /// `builtInNames` and `builtIn(named:)`.
  public static var builtIn: [AppTheme] { builtInNames.compactMap { builtIn(named: $0) } }

  /// The names of the themes that come with the kit.
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

  /// The theme of the kit that is called `name`, as in `rose-pine-dawn`; nil for no theme's.
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
