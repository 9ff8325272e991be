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
  private let action: @MainActor (Int32) -> Void
  init(_ action: @escaping @MainActor (Int32) -> Void) { self.action = action }

  /// Quits the app after the confirmations of `dismissalConfirmationDialog`, and restores the
  /// terminal. The program then exits with `status`.
  ///
  ///     Button("Discard the commit") { quit(status: 1) }
  @MainActor public func callAsFunction(status: Int32 = 0) { action(status) }
}

private struct QuitKey: EnvironmentKey {
  static var defaultValue: QuitAction { QuitAction { _ in } }
}

extension EnvironmentValues {
  /// Quits the app.
  public internal(set) var quit: QuitAction {
    get { self[QuitKey.self] }
    set { self[QuitKey.self] = newValue }
  }
}
