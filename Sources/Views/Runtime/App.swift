// SPDX-License-Identifier: MIT
// Views: the whole of a program.

/// A program with a user interface. `@main` on a type of this kind starts it in the terminal.
///
///     @main
///     struct Hello: App {
///       var body: some View { Text("Hello") }
///     }
public protocol App: View {
  /// Makes the app; called once, before the first frame.
  init()
}
