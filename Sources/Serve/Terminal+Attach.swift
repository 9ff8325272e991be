// SPDX-License-Identifier: MIT
// Views: shows a served app in the terminal of this process.

public import Curium
import CuriumDriver
import CuriumLibc
import CuriumTerminal

extension Terminal {
  /// Shows a session of the app that is served at `path`, until it ends, and then restores the
  /// terminal.
  ///
  /// The terminal is restored however the program, the server or the connection ends. Control-Z
  /// suspends this program, and `CURIUM_CAST` records the session. If the server doesn't respond
  /// for two seconds, Control-C ends the session.
  ///
  /// The server gets the environment variables that describe the terminal and the language, `USER`,
  /// `SSH_CONNECTION`, those of Curium, and `variables`.
  ///
  ///     @MainActor enum Visitor {
  ///       static func main() throws { try Terminal.attach(to: "/run/lounge/socket") }
  ///     }
  ///
  /// - Parameters:
  ///   - path: The path of the Unix domain socket.
  ///   - variables: The names of other environment variables for the server.
  ///   - options: The options for the terminal, the same ones as on the server. It shows the app on
  ///    the whole screen.
  /// - Returns: The exit status of the app.
  /// - Throws: `ServeError.noServer` or `.system` if there is no connection,
  ///   `.unusableTerminal` if this process has no terminal that can show the app, `.refused` if the
  ///   server has ended the session, and `.lost` if it no longer responds.
  /// - Precondition: Called on the main thread. An `async` main function must call this method
  ///   before it first suspends.
  @discardableResult @MainActor public static func attach(
    to path: String, forwarding variables: [String] = [],
    options: TerminalSessionOptions = TerminalSessionOptions()
  ) throws(ServeError) -> Int32 {
    let attachment = try Attachment(path: path, variables: variables, options: options)
    return try attachment.run()
  }
}
