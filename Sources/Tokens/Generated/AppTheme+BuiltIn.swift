// SPDX-License-Identifier: MIT
// Token: the built-in themes by name; made by Scripts/generate.

extension AppTheme {
  /// Light: dark text on a light background.
  public static let light = AppTheme(tables: BuiltInTheme.light.tables)
  /// Dark: light text on a dark background.
  public static let dark = AppTheme(tables: BuiltInTheme.dark.tables)
  /// High contrast light: dark text on a light background, with text at 7:1 or more.
  public static let highContrastLight = AppTheme(tables: BuiltInTheme.highContrastLight.tables)
  /// High contrast dark: light text on a dark background, with text at 7:1 or more.
  public static let highContrastDark = AppTheme(tables: BuiltInTheme.highContrastDark.tables)
  /// Colour-blind safe light: dark text on a light background.
  public static let colorBlindLight = AppTheme(tables: BuiltInTheme.colorBlindLight.tables)
  /// Colour-blind safe dark: light text on a dark background.
  public static let colorBlindDark = AppTheme(tables: BuiltInTheme.colorBlindDark.tables)
  /// The terminal's own 16 colours and background, as chosen by the user.
  public static let terminal = AppTheme(tables: BuiltInTheme.terminal.tables)
  /// Catppuccin Latte: dark text on a light background.
  public static let catppuccinLatte = AppTheme(tables: BuiltInTheme.catppuccinLatte.tables)
  /// Catppuccin Frappé: light text on a dark background.
  public static let catppuccinFrappe = AppTheme(tables: BuiltInTheme.catppuccinFrappe.tables)
  /// Catppuccin Macchiato: light text on a dark background.
  public static let catppuccinMacchiato = AppTheme(tables: BuiltInTheme.catppuccinMacchiato.tables)
  /// Catppuccin Mocha: light text on a dark background.
  public static let catppuccinMocha = AppTheme(tables: BuiltInTheme.catppuccinMocha.tables)
  /// Nord: light text on a dark background.
  public static let nord = AppTheme(tables: BuiltInTheme.nord.tables)
  /// Gruvbox dark: light text on a dark background.
  public static let gruvboxDark = AppTheme(tables: BuiltInTheme.gruvboxDark.tables)
  /// Gruvbox light: dark text on a light background.
  public static let gruvboxLight = AppTheme(tables: BuiltInTheme.gruvboxLight.tables)
  /// Dracula: light text on a dark background.
  public static let dracula = AppTheme(tables: BuiltInTheme.dracula.tables)
  /// Alucard: dark text on a light background.
  public static let alucard = AppTheme(tables: BuiltInTheme.alucard.tables)
  /// Solarized dark: light text on a dark background.
  public static let solarizedDark = AppTheme(tables: BuiltInTheme.solarizedDark.tables)
  /// Solarized light: dark text on a light background.
  public static let solarizedLight = AppTheme(tables: BuiltInTheme.solarizedLight.tables)
  /// Rosé Pine: light text on a dark background.
  public static let rosePine = AppTheme(tables: BuiltInTheme.rosePine.tables)
  /// Rosé Pine Moon: light text on a dark background.
  public static let rosePineMoon = AppTheme(tables: BuiltInTheme.rosePineMoon.tables)
  /// Rosé Pine Dawn: dark text on a light background.
  public static let rosePineDawn = AppTheme(tables: BuiltInTheme.rosePineDawn.tables)
  /// Tokyo Night: light text on a dark background.
  public static let tokyoNight = AppTheme(tables: BuiltInTheme.tokyoNight.tables)
  /// Tokyo Night Storm: light text on a dark background.
  public static let tokyoNightStorm = AppTheme(tables: BuiltInTheme.tokyoNightStorm.tables)
  /// Tokyo Night Day: dark text on a light background.
  public static let tokyoNightDay = AppTheme(tables: BuiltInTheme.tokyoNightDay.tables)

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
