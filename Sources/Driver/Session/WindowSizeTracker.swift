// SPDX-License-Identifier: MIT
// Driver: detects the size changes that an app must handle.

import CuriumTerminal

/// The size of the window. Decides which signals and reports an app must handle.
///
/// The kernel sends SIGWINCH only when the size changes. If the size is still the known one, the
/// window changed and changed back while the program was stopped or busy. The terminal may have
/// cleared cells in between, so the app must redraw everything. A terminal in mode 2048 reports the
/// same change too, before or after the signal.
struct WindowSizeTracker {
  /// The number of columns and rows.
  private(set) var size: CellSize
  /// `true` if a report came before the signal for the same change.
  private var expectsSignal = false

  init(_ size: CellSize) { self.size = size }

  /// Records the size of the tty after SIGWINCH. Returns whether the app must handle it.
  mutating func signaled(_ new: CellSize) -> Bool {
    let isKnown = expectsSignal && new == size
    expectsSignal = false
    size = new
    return !isKnown
  }

  /// Records the size after another program has used the terminal. Returns whether it has
  /// changed.
  mutating func resumed(_ new: CellSize) -> Bool {
    expectsSignal = false
    defer { size = new }
    return new != size
  }

  /// Records a reported size. Returns whether the app must handle it.
  mutating func reported(_ new: CellSize) -> Bool {
    if new == size { return false }
    size = new
    expectsSignal = true
    return true
  }
}
