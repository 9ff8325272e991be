// SPDX-License-Identifier: MIT
// Tool: the themes of a gallery on the command line.

import Curium
import CuriumTerminal
import CuriumThemeFiles

extension GalleryCatalog {
  /// Returns the theme with a name: of the app, of the kit, or of the user's folder.
  func theme(named name: String) -> AppTheme? {
    builtInThemes.first { $0.name == name } ?? ThemeLibrary.theme(named: name)
  }

  /// `true` if `CURIUM_THEME` names an existing theme.
  var isThemeNamed: Bool {
    EnvironmentVariable.value("CURIUM_THEME").flatMap { theme(named: $0) } != nil
  }

  /// The themes of the app and the kit as values of a parameter.
  nonisolated var themeChoices: ArgumentChoices<AppTheme> {
    ArgumentChoices(
      builtInThemes.map { ($0.name, $0) },
      rule: "The themes are \(builtInThemes.map(\.name).joined(separator: ", ")).")
  }

  /// The names of the built-in themes, and of those in the user's folder.
  nonisolated var themeCompletion: Completion {
    .words {
      let library = ThemeLibrary(themes: builtInThemes)
      library.reload()
      return library.entries.compactMap { $0.theme?.name }
    }
  }
}
