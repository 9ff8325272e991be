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
  private let action: @MainActor () -> Void
  init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  /// Quits the app after the confirmations of `dismissalConfirmationDialog`, and restores the
  /// terminal.
  @MainActor public func callAsFunction() { action() }
}

private struct QuitKey: EnvironmentKey {
  static var defaultValue: QuitAction { QuitAction {} }
}

extension EnvironmentValues {
  /// Quits the app.
  public internal(set) var quit: QuitAction {
    get { self[QuitKey.self] }
    set { self[QuitKey.self] = newValue }
  }
}
