// SPDX-License-Identifier: MIT
// Driver: the errors of starting a session, with messages and exit statuses.

import CuriumLibc

/// An error that prevents a session from starting.
public enum TerminalSessionError: Error, Hashable, Sendable {
  /// Standard input or output isn't a terminal.
  case notATerminal
  /// TERM names a terminal that can't place its cursor.
  case dumbTerminal(name: String)
  /// The terminal lacks a capability required for drawing.
  case unusable(name: String, missing: String)
  /// This process already draws on a terminal.
  case busy
  /// Fewer than `needed` file descriptors are free: the limit of the process (`ulimit -n`) or of
  /// the system is too low. Dispatch would end the process when it can't open one.
  case tooFewDescriptors(needed: Int)
  /// The recording can't be written to a new file at `path`, for the reason in `code`, an `errno`.
  case unwritableRecording(path: String, code: Int32)
  /// A system call failed with this `errno`.
  case system(code: Int32)

  /// The message for the user, in one line without a line feed.
  public var message: String {
    switch self {
    case .notATerminal:
      """
      This program needs a terminal for its input and output. To run it as lines of text, set \
      CURIUM_ACCESSIBLE=1.
      """
    case .dumbTerminal(let name):
      """
      The terminal type "\(name)" can't show this program. Set TERM to your terminal's type, or \
      set CURIUM_ACCESSIBLE=1 to run it as lines of text.
      """
    case .unusable(let name, let missing):
      """
      The terminal type "\(name)" can't show this program: it lacks \(missing). Set TERM to your \
      terminal's type, or set CURIUM_ACCESSIBLE=1 to run it as lines of text.
      """
    case .busy:
      "This program is already using the terminal. End the first session before starting another."
    case .tooFewDescriptors(let needed):
      """
      Not enough free file descriptors: this program needs \(needed) to start. Raise the limit, \
      for example with ulimit -n 256, or close files before starting it.
      """
    case .unwritableRecording(let path, EEXIST):
      "Couldn't record to \(path), because it already exists. Remove it, or choose another path."
    case .unwritableRecording(let path, let code):
      """
      Couldn't record to \(path): \(String(cString: strerror(code))). Choose a path in a folder \
      that you can write to.
      """
    case .system(let code):
      """
      Couldn't open the terminal: \(String(cString: strerror(code))) (error \(code)). Try again \
      in a new terminal.
      """
    }
  }

  /// The exit status of sysexits.h: `EX_UNAVAILABLE`, `EX_CONFIG`, `EX_SOFTWARE`, `EX_OSERR` or
  /// `EX_CANTCREAT`.
  public var exitCode: Int32 {
    switch self {
    case .notATerminal: 69
    case .dumbTerminal, .unusable: 78
    case .busy: 70
    case .tooFewDescriptors, .system: 71
    case .unwritableRecording: 73
    }
  }
}
