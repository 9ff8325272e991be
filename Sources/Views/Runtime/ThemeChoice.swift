// SPDX-License-Identifier: MIT
// Views: the theme that a user asks for by name.

@_spi(Nodes) import CuriumEngine
package import CuriumTokens

/// What `CURIUM_THEME` comes to.
package struct ThemeChoice {
  /// The theme; nil where the app follows the terminal.
  package let theme: AppTheme?
  /// What to tell whoever wrote the name; nil where nothing is wrong.
  package let warning: String?

  /// - Parameters:
  ///   - name: What the variable says; nil and an empty text ask for nothing.
  ///   - fallback: The theme that is shown where nothing is called so.
  ///   - find: The theme of a name.
  package init(
    _ name: String?, fallback: AppTheme, find: (String) -> AppTheme?
  ) {
    guard let name, !name.isEmpty else {
      theme = nil
      warning = nil
      return
    }
    theme = find(name)
    guard theme == nil else {
      warning = nil
      return
    }
    let near = NearestName.find(name.lowercased(), in: AppTheme.builtInNames, count: 4)
    let names = near.isEmpty ? AppTheme.builtInNames : near
    let known = (near.isEmpty ? "Themes of the kit are " : "The nearest are ")
    warning =
      "CURIUM_THEME: no theme is called `\(name)`. \(known)\(names.joined(separator: ", ")). "
      + "Shown is `\(fallback.name)`, as the terminal suggests."
  }
}
