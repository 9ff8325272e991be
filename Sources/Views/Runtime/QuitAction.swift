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
    graph?.quitting.request(status: status)
  }
}

extension EnvironmentValues {
  /// Quits the app.
  public var quit: QuitAction { QuitAction(runningApp.graph) }
}
