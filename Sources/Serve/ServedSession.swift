// SPDX-License-Identifier: MIT
// Views: an app on a terminal at the other end of a stream.

public import Curium
import CuriumDriver
import CuriumLaunch
import CuriumTerminal

/// A running app on a `StreamTerminal`. A process can have many of them.
@MainActor public final class ServedSession {
  /// The terminal that shows the app.
  public let terminal: StreamTerminal

  private let runtime: AppRuntime
  private var hasEnded = false

  init<Content: View>(
    _ content: Content, on terminal: StreamTerminal, connection: ServedConnection? = nil,
    loop: any EventLoop = DriverEventLoop(), themes: any App.Type,
    onEnd: @escaping @MainActor (Int32) -> Void
  ) {
    self.terminal = terminal
    let capabilities = terminal.capabilities
    let settings = themes.settings(
      isDark: capabilities.prefersDark, environment: terminal.environment)
    runtime = themes.runtime(
      of: content, on: terminal, loop: loop, settings, log: settings.makeLog()
    ) { $0.connection = connection }
    runtime.onSuspend = { [weak terminal] in terminal?.suspendHandler?() }
    runtime.onQuit = { [weak self] in
      guard let self else { return }
      endRuntime()
      let status = runtime.exitStatus
      terminal.close { onEnd(status) }
    }
    terminal.open()
  }

  isolated deinit { endRuntime() }

  /// Ends the tasks of the app, and saves its settings.
  private func endRuntime() {
    if hasEnded { return }
    hasEnded = true
    runtime.tearDown()
  }

  /// Asks the app to quit, as SIGTERM does. The session then calls its `onEnd`.
  public func end() { terminal.requestEnd() }
}

extension App {
  static func settings(isDark: Bool?, environment: [String: String]) -> LaunchSettings {
    LaunchSettings(
      fallback: theme(isDark: isDark),
      variable: { name in environment[name].flatMap { $0.isEmpty ? nil : $0 } },
      find: { theme(named: $0) })
  }

  /// Starts the app on the terminal at the other end of a stream. It runs until it quits, the
  /// stream ends, or the session is asked to end.
  ///
  /// Several sessions can run on the main actor of one process, each with state of its own. Models
  /// that you pass to several are shared: a change appears in all of them.
  ///
  /// `@AppStorage` keeps its values for the session. To store them, set a store for each user with
  /// `defaultAppStorage`.
  ///
  ///     @MainActor func open(
  ///       _ terminal: StreamTerminal, on channel: SSHChannel
  ///     ) -> ServedSession {
  ///       Lounge.start(on: terminal) { _ in channel.close() }
  ///     }
  ///
  /// - Parameters:
  ///   - terminal: The terminal, on which no other app has run.
  ///   - connection: The connection for `\.connection` in the views.
  ///   - onEnd: Called once with the exit status of the app, after the terminal is restored. Close
  ///    the stream then.
  /// - Returns: The session. The app ends without `onEnd` if nothing keeps the session.
  public static func start(
    on terminal: StreamTerminal, connection: ServedConnection? = nil,
    onEnd: @escaping @MainActor (Int32) -> Void = { _ in }
  ) -> ServedSession {
    ServedSession(
      Self(), on: terminal, connection: connection, themes: Self.self, onEnd: onEnd)
  }
}
