// SPDX-License-Identifier: MIT
// Views: ends the app from a view.

@_spi(Nodes) public import CuriumEngine

/// Ends the app.
///
///     @Environment(\.quit) private var quit
///     Button("Quit") { quit() }
///
/// It belongs to the main actor and isn't `Sendable`, so the compiler rejects its use elsewhere.
public struct QuitAction {
  private let action: @MainActor () -> Void
  init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  /// Ends the app in an orderly way, after the questions of `dismissalConfirmationDialog`; the terminal is
  /// as it was before.
  @MainActor public func callAsFunction() { action() }
}

private struct QuitKey: EnvironmentKey {
  static var defaultValue: QuitAction { QuitAction {} }
}

extension EnvironmentValues {
  /// Ends the app.
  public internal(set) var quit: QuitAction {
    get { self[QuitKey.self] }
    set { self[QuitKey.self] = newValue }
  }
}
