// SPDX-License-Identifier: MIT
// Terminal: what another program does for an app, with the terminal or beside it.

/// What another program does for an app. One that needs the terminal is given it, and the app's screen
/// comes back afterwards.
public enum TerminalErrand: Hashable, Sendable {
  /// Opens an address as the desktop does, beside the screen.
  case open(address: String)
  /// Lets the user change a text in an editor. The name of its file ends in `fileExtension`.
  case edit(text: String, fileExtension: String)
  /// Lets the user change a file where it lies.
  case editFile(path: String)
  /// Shows a text in a pager.
  case page(text: String)
}

/// Why another program did not do what it was asked for.
public enum TerminalProgramError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no terminal to give away: a preview, a snapshot, a terminal that is gone.
  case unavailable
  /// Another program has the terminal already.
  case busy
  /// Nobody sits at this machine's desktop: the session came over ssh, or there is none.
  case noDesktop
  /// No program of this name is installed.
  case notFound(program: String)
  /// The program could not be started, with this `errno`.
  case notStarted(program: String, code: Int32)
  /// The program ended with a status other than 0; an editor says so that nothing shall change.
  case failed(program: String, status: Int32)
  /// A signal ended the program.
  case killed(program: String, signal: Int32)
  /// The text could not be written to a file or read back, with this `errno`.
  case file(code: Int32)

  /// What to tell the user, in one line.
  public var description: String {
    switch self {
    case .unavailable: "There is no terminal for another program."
    case .busy: "Another program has the terminal."
    case .noDesktop: "There is no desktop here to open an address on."
    case .notFound(let program): "There is no program \"\(program)\"."
    case .notStarted(let program, let code): "\"\(program)\" could not be started (error \(code))."
    case .failed(let program, let status): "\"\(program)\" ended with the status \(status)."
    case .killed(let program, let signal): "\"\(program)\" was ended by the signal \(signal)."
    case .file(let code): "The text could not be exchanged through a file (error \(code))."
    }
  }
}
