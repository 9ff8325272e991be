// SPDX-License-Identifier: MIT
// Views: quits the app from a view.

@_spi(Nodes) public import CuriumEngine

/// Quits the app.
///
///     @Environment(\.quit) private var quit
///     Button("Quit") { quit() }
///
/// The action belongs to the main actor and isn't `Sendable`, so the compiler rejects its use
/// elsewhere.
public struct QuitAction {
  @GraphReference private var graph: Graph?

  init(_ graph: Graph?) { _graph = GraphReference(wrappedValue: graph) }

  /// Quits the app after the confirmations of `dismissalConfirmationDialog`, and restores the
  /// terminal. The program then exits with `status`.
  ///
  ///     @Environment(\.quit) private var quit
  ///     Button("Discard the commit") { quit(status: 1) }
  @MainActor public func callAsFunction(status: Int32 = 0) {
    // Views update first, and again after the `onChange` actions of that update. For example, none
    // asks for confirmation if everything is saved now.
    graph?.afterCommit { [graph] in
      graph?.afterCommit { graph?.quitting.request(status: status) }
    }
  }

  /// Closes the `dismissalConfirmationDialog` on the screen and keeps the app open. Call it in the
  /// action of a button that fails, for example because a file can't be saved. The next attempt to
  /// quit asks again. Without such a dialog, this has no effect.
  ///
  ///     struct Editor: View {
  ///       let save: () throws -> Void
  ///       @State private var hasFailed = false
  ///       @Environment(\.quit) private var quit
  ///
  ///       var body: some View {
  ///         Text("Draft")
  ///           .dismissalConfirmationDialog("Save the draft?", shouldPresent: true) {
  ///             Button("Save") {
  ///               do { try save() } catch {
  ///                 hasFailed = true
  ///                 quit.cancel()
  ///               }
  ///             }
  ///           }
  ///           .alert("Couldn't save the draft", isPresented: $hasFailed) {}
  ///       }
  ///     }
  ///
  /// If the action takes time, cancel at once, and call `quit()` when it is done and there is
  /// nothing left to ask.
  @MainActor public func cancel() { graph?.quitting.cancel() }
}

extension EnvironmentValues {
  /// Quits the app. In a `dismissalConfirmationDialog`, `quit.cancel()` keeps it open.
  public var quit: QuitAction { QuitAction(runningApp.graph) }
}
