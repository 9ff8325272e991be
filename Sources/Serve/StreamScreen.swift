// SPDX-License-Identifier: MIT
// Views: takes and restores the screen of a terminal.

/// Takes and restores the screen of a `StreamTerminal`.
@MainActor protocol StreamScreen: AnyObject {
  /// Returns the sequences that take the screen and turn on the modes of the app.
  func enter() -> String
  /// Returns the sequences that restore the terminal.
  func leave() -> String
  /// Returns the sequences that turn on all modes again, except for the alternate screen.
  func assertModes() -> String
  /// Registers a mode that was turned on with `sequence`, until the next `enter`, and the sequence
  /// that turns it off at the end.
  func addMode(_ sequence: String, undo: String)
}
