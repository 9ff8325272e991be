// SPDX-License-Identifier: MIT
// Driver: standard output, for text that a program prints without a session.

import CNcurses
import CuriumLibc
package import CuriumTerminal

/// Standard output, for text that a program prints without a session.
@MainActor package enum StandardOutput {
  /// The features of the terminal that are known without queries. `nil` if sequences would appear
  /// as text: in a pipe, in a file, and in a terminal without ECMA-48.
  package static var capabilities: TerminalCapabilities? {
    guard cnc_open_entry(getenv("TERM")) != 0 else { return nil }
    defer { cnc_close_entry() }
    return TerminalFacts.current().capabilities
  }

  /// The number of columns of the window; 80 in a pipe and in a file.
  package static var columns: Int {
    min(Int(cnc_output_columns()), TerminalSession.mostColumns)
  }
}
