// SPDX-License-Identifier: MIT
// Driver: detects the changes of the window's size that an app must handle.

import CuriumTerminal

/// The size of the window, and whether a signal or report about it is news.
///
/// The kernel sends SIGWINCH only when the size changed. A signal that finds the known size means
/// that the window changed and changed back before the program looked (it was stopped, or busy),
/// and the terminal may have cut or cleared cells in between: the app must draw everything again.
/// A terminal in mode 2048 reports the same change as well, before or after the signal.
struct WindowSizeTracker {
  /// The number of columns and rows.
  private(set) var size: CellSize
  /// Whether a report came before the signal for the same change.
  private var expectsSignal = false

  init(_ size: CellSize) { self.size = size }

  /// Records the size of the tty after SIGWINCH. Returns `true` if the app must handle it.
  mutating func signaled(_ new: CellSize) -> Bool {
    let isKnown = expectsSignal && new == size
    expectsSignal = false
    size = new
    return !isKnown
  }

  /// Records the size after other programs had the terminal. Returns `true` if it changed.
  mutating func resumed(_ new: CellSize) -> Bool {
    expectsSignal = false
    defer { size = new }
    return new != size
  }

  /// Records the size in a report. Returns `true` if the app must handle it.
  mutating func reported(_ new: CellSize) -> Bool {
    if new == size { return false }
    size = new
    expectsSignal = true
    return true
  }
}
