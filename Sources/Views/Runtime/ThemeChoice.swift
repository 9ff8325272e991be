// SPDX-License-Identifier: MIT
// Views: the theme that the user selects by name.

@_spi(Nodes) import CuriumEngine
package import CuriumTokens

/// The theme that `CURIUM_THEME` selects.
package struct ThemeChoice {
  /// The selected theme; `nil` if the app follows the terminal.
  package let theme: AppTheme?
  /// A message about an unknown name; `nil` if there is none.
  package let warning: String?

  /// - Parameters:
  ///   - name: The value of the variable, in any case. `nil` and empty text select nothing.
  ///   - fallback: The theme to use if there is no theme with the name.
  ///   - find: A function that returns the theme with a name.
  package init(
    _ name: String?, fallback: AppTheme, find: (String) -> AppTheme?
  ) {
    guard let name, !name.isEmpty else {
      theme = nil
      warning = nil
      return
    }
    theme = find(name) ?? find(name.lowercased())
    guard theme == nil else {
      warning = nil
      return
    }
    let near = NearestName.find(name.lowercased(), in: AppTheme.builtInNames, count: 4)
    let names = near.isEmpty ? AppTheme.builtInNames : near
    let list = names.joined(separator: ", ")
    let hint = near.isEmpty ? "The built-in themes are \(list)." : "Did you mean \(list)?"
    warning =
      "CURIUM_THEME: there's no theme called `\(name)`. \(hint) "
      + "Using `\(fallback.name)`, which matches the terminal."
  }
}
