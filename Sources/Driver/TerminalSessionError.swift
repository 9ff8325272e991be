// SPDX-License-Identifier: MIT
// Driver: why there is no session, in one line and a number.

/// Why a terminal could not be taken.
public enum TerminalSessionError: Error, Hashable, Sendable {
  /// Standard input or output is no terminal.
  case notATerminal
  /// TERM names a terminal that cannot place its cursor.
  case dumbTerminal(name: String)
  /// The terminal lacks a capability that drawing needs.
  case unusable(name: String, missing: String)
  /// This process draws on a terminal already.
  case busy
  /// Fewer than `needed` file descriptors are free: the limit of the process (`ulimit -n`) or of the
  /// system is too low. Dispatch would end the process when it needs one and gets none.
  case tooFewDescriptors(needed: Int)
  /// A system call failed with this `errno`.
  case system(code: Int32)

  /// What to tell the user, in one line without a line end.
  public var message: String {
    switch self {
    case .notATerminal:
      """
      This program needs a terminal for its input and output; CURIUM_ACCESSIBLE=1 runs it as lines \
      of text.
      """
    case .dumbTerminal(let name):
      """
      The terminal type "\(name)" cannot show this program; set TERM to your terminal's type, or \
      CURIUM_ACCESSIBLE=1 for lines of text.
      """
    case .unusable(let name, let missing):
      "The terminal type \"\(name)\" cannot show this program: it lacks \(missing)."
    case .busy: "This program uses its terminal already."
    case .tooFewDescriptors(let needed):
      """
      Too few free file descriptors: this program needs \(needed) to start. Raise the limit, for \
      example with ulimit -n 256, or close files before starting it.
      """
    case .system(let code): "The terminal could not be opened (error \(code))."
    }
  }

  /// The status to exit with; `EX_UNAVAILABLE`, `EX_CONFIG`, `EX_SOFTWARE` or `EX_OSERR` of
  /// sysexits.h.
  public var exitCode: Int32 {
    switch self {
    case .notATerminal: 69
    case .dumbTerminal, .unusable: 78
    case .busy: 70
    case .tooFewDescriptors, .system: 71
    }
  }
}
