// SPDX-License-Identifier: MIT
// Token: finds built-in themes and themes in the user's folder by name.

public import CuriumTokens

extension ThemeLibrary {
  /// Returns the theme named `name`, built in or from `folder`, by default the user's; `nil` if
  /// there is none or its file is invalid. Files are read only if no built-in theme has the name.
  ///
  /// Use it to let `CURIUM_THEME` select the user's own themes:
  ///
  ///     struct Inbox: App {
  ///       static func theme(named name: String) -> AppTheme? { ThemeLibrary.theme(named: name) }
  ///       var body: some View { Text("No new messages") }
  ///     }
  public static func theme(named name: String, in folder: String = userFolder) -> AppTheme? {
    if let theme = AppTheme.builtIn(named: name) { return theme }
    let library = ThemeLibrary(folder: folder)
    library.reload()
    return library.find(name)?.theme
  }
}
