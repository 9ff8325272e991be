// SPDX-License-Identifier: MIT
// Views: a screen that another process takes and restores.

/// A screen that the program at the other end of a socket takes and restores, so that it is
/// restored even if the server crashes.
final class RelayedScreen: StreamScreen {
  private let send: @MainActor (ServeMessage) -> Void

  init(send: @escaping @MainActor (ServeMessage) -> Void) { self.send = send }

  func enter() -> String { "" }

  func leave() -> String { "" }

  func assertModes() -> String {
    send(.assertModes)
    return ""
  }

  func addMode(_ sequence: String, undo: String) { send(.mode(sequence, undo: undo)) }
}
