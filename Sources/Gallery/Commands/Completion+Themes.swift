// SPDX-License-Identifier: MIT
// Tool: themes on the command line.

import Curium
import CuriumThemeFiles

/// A built-in theme is one word.
extension AppTheme: ArgumentValue {
  static var allowedArguments: [String] { builtInNames }
  static var argumentRule: String { "The themes are \(builtInNames.joined(separator: ", "))." }

  init?(argument: String) {
    guard let theme = AppTheme.builtIn(named: argument) else { return nil }
    self = theme
  }

  var argument: String { name }
}

extension Completion {
  /// The built-in themes, and those in the user's folder.
  static let themes = Completion.words {
    let library = ThemeLibrary()
    library.reload()
    return library.entries.compactMap { $0.theme?.name }
  }
}
