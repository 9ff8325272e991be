// SPDX-License-Identifier: MIT
// Views: serves an app to many users from one process.

public import Curium
import CuriumDriver
import CuriumLibc
import CuriumTerminal
import Dispatch

extension App {
  /// Serves the app to many users from this process, until the process gets SIGINT or SIGTERM.
  /// Every user sees a session of the app with state of its own; models that the app keeps outside
  /// its views, such as in a static property, are shared by all.
  ///
  /// Users connect with a program that calls `Terminal.attach(to:)` on the same machine. To let
  /// others in, make that program the command of an account of an SSH server.
  ///
  ///     @MainActor enum Program {
  ///       static func main() throws {
  ///         if CommandLine.arguments.contains("serve") {
  ///           try Lounge.serve(at: "/run/lounge/socket")
  ///         } else {
  ///           try Terminal.attach(to: "/run/lounge/socket")
  ///         }
  ///       }
  ///     }
  ///
  /// If the app quits, only the user's session ends. If the server crashes, all sessions end, and
  /// every terminal is restored. SIGINT and SIGTERM let all apps quit, and end the server after at
  /// most three seconds.
  ///
  /// `\.connection` tells views for whom they run. `@AppStorage` keeps its values for the
  /// session, unless a view sets a store with `defaultAppStorage`. The app can't run other programs
  /// on the user's machine, so `\.openURL` copies the URL. The theme, the icons and reduced motion
  /// follow the environment variables of the user. The sizes of the messages and of the windows are
  /// limited, and a user who doesn't read slows down nobody else.
  ///
  /// - Parameters:
  ///   - path: The path of the Unix domain socket, with at most 103 bytes. The socket of a server
  ///    that no longer exists is replaced. Only programs that may write to the socket can connect.
  ///   - options: The permissions of the socket, the largest number of users, and the options for
  ///    their terminals.
  /// - Throws: `ServeError.busy`, `.invalidPath` or `.system`, if the socket can't be created.
  /// - Precondition: Called on the main thread. An `async` main function must call this method
  ///   before it first suspends.
  public static func serve(
    at path: String, options: ServeOptions = ServeOptions()
  ) throws(ServeError) {
    let server = try AppServer(path: path, options: options) { terminal, connection, onEnd in
      start(on: terminal, connection: connection, onEnd: onEnd)
    }
    let loop = DriverEventLoop()
    let signals = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { @Sendable in
        MainActor.assumeIsolated { server.stop { loop.stop() } }
      }
      source.activate()
      return source
    }
    Descriptor.writeAll("Serving at \(path). Control-C stops the server.\n", to: STDERR_FILENO)
    loop.run()
    for source in signals { source.cancel() }
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
  }
}
