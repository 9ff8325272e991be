// SPDX-License-Identifier: MIT
// Driver: a session below the prompt, and its rows at the end.

import CNcurses

extension TerminalSession {
  /// Whether the app is drawn below the prompt; `false` on a terminal without relative cursor
  /// movements.
  public var isInline: Bool { cnc_is_inline() != 0 }

  /// Sets the position of the cursor among the drawn rows. However the session ends, the rows are
  /// kept with the cursor below them, or erased.
  public func setEnd(rowsAbove: Int, rowsBelow: Int) {
    guard isInline, case .inline(_, let keepsLastFrame) = options.presentation else { return }
    if keepsLastFrame {
      cnc_set_end((rowsBelow > 0 ? "\u{1B}[\(rowsBelow)B" : "") + "\r\n")
    } else {
      cnc_set_end((rowsAbove > 0 ? "\u{1B}[\(rowsAbove)A" : "") + "\r\u{1B}[J")
    }
  }
}
