// SPDX-License-Identifier: MIT
// Driver: a session below the prompt, and how it leaves the rows that it drew.

import CNcurses

extension TerminalSession {
  /// Whether the app is drawn below the prompt; false on a terminal that has no relative moves.
  public var isInline: Bool { cnc_is_inline() != 0 }

  /// Says where the cursor stands among the rows that are drawn: at any end they stay and the cursor
  /// goes below them, or they are erased.
  public func setEnd(rowsAbove: Int, rowsBelow: Int) {
    guard isInline, case .inline(_, let keepsLastFrame) = options.presentation else { return }
    if keepsLastFrame {
      cnc_set_end((rowsBelow > 0 ? "\u{1B}[\(rowsBelow)B" : "") + "\r\n")
    } else {
      cnc_set_end((rowsAbove > 0 ? "\u{1B}[\(rowsAbove)A" : "") + "\r\u{1B}[J")
    }
  }
}
