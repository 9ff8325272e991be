// SPDX-License-Identifier: MIT
// Views: the errors of serving an app, and of showing a served app.

import CuriumLibc

/// An error of serving an app, or of showing a served app.
public enum ServeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing is served at `path`.
  case noServer(path: String)
  /// Another process already serves at `path`.
  case busy(path: String)
  /// There is something other than a socket at `path`, or the path is too long for a socket.
  case invalidPath(path: String)
  /// A system call about the socket at `path` failed with this `errno`.
  case system(path: String, code: Int32)
  /// The terminal of this process can't show an app, for the reason in `message`.
  case unusableTerminal(message: String)
  /// The server at `path` has ended the session, for the reason in `message`.
  case refused(path: String, message: String)
  /// The connection to the server at `path` was lost, or the server doesn't respond.
  case lost(path: String)

  /// The message for the user, in one line without a line feed.
  public var message: String {
    switch self {
    case .noServer(let path):
      "Nothing is served at \(path). Start the server, or check the path."
    case .busy(let path):
      "Another process already serves at \(path). Stop it, or choose another path."
    case .invalidPath(let path):
      """
      Can't use the path \(path) for a socket: there is something else, or it has more than 103 \
      bytes. Choose another path.
      """
    case .system(let path, let code):
      """
      Can't use the socket at \(path): \(String(cString: strerror(code))). Check the folder and \
      its permissions.
      """
    case .unusableTerminal(let message): message
    case .refused(let path, let message): "The server at \(path) ended the session: \(message)"
    case .lost(let path): "The connection to the server at \(path) was lost. Try again later."
    }
  }

  /// The message for the user.
  public var description: String { message }
}
