// SPDX-License-Identifier: MIT
// Views: the entry point of a program.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

/// A program with a user interface. Mark a type with `@main` to start it in the terminal.
///
///     @main
///     struct Hello: App {
///       var body: some View { Text("Hello") }
///     }
public protocol App: View {
  /// Creates the app. Called once, before the first frame.
  init()

  /// Returns the theme for `name`, the value of `CURIUM_THEME`, or `nil` for an unknown name. By
  /// default, it is one of the kit's themes. An app can add its own themes; with
  /// `CuriumThemeFiles`, it can also search the user's folder.
  ///
  ///     struct Depot: App {
  ///       static func theme(named name: String) -> AppTheme? {
  ///         name == "depot" ? .highContrastDark : .builtIn(named: name)
  ///       }
  ///       var body: some View { Text("Track 9") }
  ///     }
  static func theme(named name: String) -> AppTheme?
}

extension App {
  /// Returns the kit's theme with `name`, or `nil` for an unknown name.
  public static func theme(named name: String) -> AppTheme? { .builtIn(named: name) }
}
