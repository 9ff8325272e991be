// SPDX-License-Identifier: MIT
// Driver: the current use of a terminal.

/// The current use of a terminal.
package enum TerminalLineState {
  /// The terminal shows the app.
  case open
  /// The terminal shows the app, but gets no queries: the session ends soon, or the conversation is
  /// in another process.
  case quiet
  /// The terminal is lent to a shell or to another program.
  case suspended
  /// The terminal is restored or gone.
  case ended
}
