// SPDX-License-Identifier: MIT
// Token: themes by name, of the kit and of the user's folder.

public import CuriumTokens

extension ThemeLibrary {
  /// The theme of the kit or of the user's folder that is called `name`; nil where none is, or where
  /// its file is broken. Files are read for a name that is not the kit's alone.
  ///
  /// What `CURIUM_THEME` asks for, in an app that wants the user's own themes to be among it:
  ///
  ///     struct Harbour: App {
  ///       static func theme(named name: String) -> AppTheme? { ThemeLibrary.theme(named: name) }
  ///       var body: some View { Text("Slack water at six") }
  ///     }
  public static func theme(named name: String, in folder: String = userFolder) -> AppTheme? {
    if let theme = AppTheme.builtIn(named: name) { return theme }
    let library = ThemeLibrary(folder: folder)
    library.reload()
    return library.find(name)?.theme
  }
}
