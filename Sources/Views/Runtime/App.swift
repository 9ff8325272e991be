// SPDX-License-Identifier: MIT
// Views: the whole of a program.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

/// A program with a user interface. `@main` on a type of this kind starts it in the terminal.
///
///     @main
///     struct Hello: App {
///       var body: some View { Text("Hello") }
///     }
public protocol App: View {
  /// Makes the app; called once, before the first frame.
  init()

  /// The theme that `CURIUM_THEME` asks for; nil for a name that is none. Those of the kit, unless
  /// the app has others: with `CuriumThemeFiles` it can look into the user's folder as well.
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
  /// The theme of the kit that is called so.
  public static func theme(named name: String) -> AppTheme? { .builtIn(named: name) }
}
