// SPDX-License-Identifier: MIT
// Terminal: the events of a terminal.

/// An event from the terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// A key went down, repeats, or went up.
  case key(KeyPress)
  /// The pointer moved, a button changed, or the wheel turned.
  case pointer(PointerEvent)
  /// The whole text of a bracketed paste.
  case paste(String)
  /// The terminal window gained (`true`) or lost the focus.
  case focus(Bool)
  /// The screen has this size in cells and must be redrawn. The size can be the same as before, if
  /// the window changed and changed back.
  case resize(CellSize)
  /// The terminal reported something about itself.
  case report(TerminalReport)
  /// The program continues after a suspension, and everything must be redrawn.
  case resume
  /// The terminal was closed, or a signal requests the end of the program.
  case hangUp
}
