// SPDX-License-Identifier: MIT
// Terminal: tasks that other programs do for an app.

import CuriumLibc

/// A task that another program does for an app. If the program needs the terminal, it uses it until
/// it ends, and then the app's screen returns.
public enum TerminalProgramRequest: Hashable, Sendable {
  /// Opens a URL on the desktop, while the app keeps the screen.
  case open(address: String)
  /// Lets the user edit text in an editor. The file has the extension `fileExtension`.
  case edit(text: String, fileExtension: String)
  /// Lets the user edit an existing file in an editor.
  case editFile(path: String)
  /// Shows text in a pager.
  case page(text: String)
  /// Runs any program in the terminal, without a shell.
  case run(program: String, arguments: [String])
}

/// An error that prevents another program from doing a task.
public enum TerminalProgramError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no terminal, as in previews, snapshots and after the terminal was closed.
  case unavailable
  /// Another program is already using the terminal.
  case busy
  /// There is no desktop, or the user isn't at this machine's desktop because the session runs over
  /// SSH.
  case noDesktop
  /// No program with this name is installed.
  case notFound(program: String)
  /// The program could not be started, with this `errno`.
  case notStarted(program: String, code: Int32)
  /// The program ended with a status other than 0. Editors use this to discard changes.
  case failed(program: String, status: Int32)
  /// A signal ended the program.
  case killed(program: String, signal: Int32)
  /// The text could not be written to a file or read back, with this `errno`.
  case file(code: Int32)

  /// The message for the user, in one line.
  public var description: String {
    switch self {
    case .unavailable: "There's no terminal to run another program in."
    case .busy: "Another program is using the terminal."
    case .noDesktop: "There's no desktop here to open a URL on."
    case .notFound(let program): "The program \"\(program)\" isn't installed."
    case .notStarted(let program, let code):
      "\"\(program)\" couldn't be started: \(Self.reason(code))."
    case .failed(let program, let status): "\"\(program)\" ended with status \(status)."
    case .killed(let program, let signal): "\"\(program)\" was killed by signal \(signal)."
    case .file(let code):
      """
      The text couldn't be passed through a temporary file: \(Self.reason(code)). TMPDIR selects \
      its folder.
      """
    }
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
