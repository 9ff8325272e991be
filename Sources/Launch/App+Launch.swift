// SPDX-License-Identifier: MIT
// Views: runs an app in the current terminal.

package import CuriumDriver
import CuriumLibc
package import CuriumTerminal
package import CuriumTokens
package import CuriumViews

extension App {
  /// Runs the app until it quits, then restores the terminal. Without a usable terminal, prints one
  /// line on standard error and exits.
  ///
  /// - Parameters:
  ///   - options: The options for the terminal.
  ///   - environment: Changes the environment of the app before the first frame.
  ///   - prepare: Called with the runtime before the first frame, unless the app runs as lines of
  ///    text.
  package static func launch(
    options: TerminalSessionOptions, environment: (inout EnvironmentValues) -> Void = { _ in },
    prepare: (AppRuntime) -> Void = { _ in }
  ) {
    let status = show({ Self() }, options: options, environment: environment, prepare: prepare)
    if status != 0 { exit(status) }
  }

  /// Shows a view until it quits, with the themes of the app, then restores the terminal. Returns
  /// the exit status. Without a usable terminal, prints one line on standard error and exits.
  ///
  /// - Parameters:
  ///   - content: Creates the root view.
  ///   - options: The options for the terminal.
  ///   - environment: Changes the environment of the view before the first frame.
  ///   - prepare: Called with the runtime before the first frame, unless the view is shown as lines
  ///    of text.
  package static func show<Content: View>(
    _ content: () -> Content, options: TerminalSessionOptions,
    environment: (inout EnvironmentValues) -> Void = { _ in },
    prepare: (AppRuntime) -> Void = { _ in }
  ) -> Int32 {
    if options.presentation == .lines || LineSession.isRequested {
      return showAsLines(content, environment: environment)
    }
    // The session redirects standard output while it has the terminal.
    let printsStyles = isatty(STDOUT_FILENO) == 1
    let session = start { () throws(TerminalSessionError) in
      try TerminalSession(options: options)
    }
    let settings = LaunchSettings(
      fallback: theme(isDark: session.capabilities.prefersDark), find: { theme(named: $0) })
    let log = settings.makeLog()
    let status = run(
      content, in: session, options, settings, log: log, printsStyles: printsStyles,
      environment: environment, prepare: prepare)
    session.close()
    if let level = settings.printedLevel { printEntries(of: log, from: level) }
    for error in [log.fileError, session.takeRecordingFailure()].compactMap({ $0 }) {
      Descriptor.writeAll(error + "\n", to: STDERR_FILENO)
    }
    session.raisePendingSignal()
    // The terminal is gone and the app was not asked to quit, so only the status can report the
    // failure.
    return session.isGone ? 1 : status
  }

  /// Returns the new session. If it can't start, prints the reason and exits.
  static func start<Session>(_ session: () throws(TerminalSessionError) -> Session) -> Session {
    do {
      return try session()
    } catch {
      Descriptor.writeAll(error.message + "\n", to: STDERR_FILENO)
      exit(error.exitCode)
    }
  }

  private static func printEntries(of log: AppLog, from level: AppLog.Level) {
    let text = log.entries.filter { $0.level >= level }.map { $0.line + "\n" }.joined()
    Descriptor.writeAll(text, to: STDERR_FILENO)
  }

  private static func run<Content: View>(
    _ content: () -> Content, in session: TerminalSession, _ options: TerminalSessionOptions,
    _ settings: LaunchSettings, log: AppLog, printsStyles: Bool,
    environment: (inout EnvironmentValues) -> Void, prepare: (AppRuntime) -> Void
  ) -> Int32 {
    let loop = DriverEventLoop()
    let runtime = runtime(
      of: content(), on: session, loop: loop, settings, log: log, environment: environment)
    runtime.onPrint = { print(printsStyles ? $0.styled : $0.plain) }
    if session.isInline, case .inline(let maxRows, _) = options.presentation {
      runtime.presentInline(maxRows: maxRows)
    }
    runtime.onFrame = { [unowned runtime] in
      guard let rows = runtime.rowsAroundCursor else { return }
      session.setEnd(rowsAbove: rows.above, rowsBelow: rows.below)
    }
    prepare(runtime)
    runtime.onSuspend = { session.suspend() }
    session.onStop = { [weak runtime] in runtime?.delayed.finish() }
    runtime.onQuit = {
      session.isEnding = true
      loop.stop()
    }
    loop.run()
    if session.isInline {
      // A slow terminal may not have accepted all of the last frame, which stays on the screen.
      session.finishWriting()
      runtime.settle()
      session.finishWriting()
    }
    runtime.tearDown()
    return runtime.exitStatus
  }

  /// Creates the runtime of a view in a terminal. It follows the settings and, for the rest, the
  /// terminal.
  ///
  /// - Parameters:
  ///   - content: The root view.
  ///   - device: The terminal.
  ///   - loop: The event loop.
  ///   - settings: The settings of the user.
  ///   - log: The log of the app.
  ///   - environment: Changes the environment of the view before the first frame.
  package static func runtime<Content: View>(
    of content: Content, on device: any TerminalDevice, loop: any EventLoop,
    _ settings: LaunchSettings, log: AppLog, environment: (inout EnvironmentValues) -> Void
  ) -> AppRuntime {
    let runtime = AppRuntime(content, device: device, loop: loop, log: log) {
      $0.appTheme = settings.theme ?? theme(isDark: device.capabilities.prefersDark)
      if let icons = settings.icons { $0.iconSet = icons }
      if settings.reducesMotion { $0.accessibilityReduceMotion = true }
      environment(&$0)
    }
    runtime.fadesChanges = true
    runtime.pacesFrames = true
    // Over a network, 30 frames per second look as smooth as the connection allows.
    if settings.isRemote { runtime.maximumFramesPerSecond = 30 }
    runtime.interceptor = { [unowned runtime, unowned device] event in
      guard case .report(let report) = event else { return false }
      adopt(report, with: device.capabilities, in: runtime, settings)
      return true
    }
    return runtime
  }

  /// Changes the icons or the theme for a report, unless the user has selected them.
  private static func adopt(
    _ report: TerminalReport, with capabilities: TerminalCapabilities, in runtime: AppRuntime,
    _ settings: LaunchSettings
  ) {
    if case .version = report {
      guard settings.icons == nil else { return }
      runtime.updateEnvironment {
        if capabilities.findsSymbols { $0.iconSet = .symbols }
        $0.hasBraille = capabilities.showsBraille
      }
    } else if settings.theme == nil {
      // The other reports are that the terminal is now light or dark. A theme that the user has
      // chosen in the app stays.
      runtime.updateEnvironment {
        if $0.appTheme == .light || $0.appTheme == .dark {
          $0.appTheme = theme(isDark: capabilities.prefersDark)
        }
      }
    }
  }

  /// Returns the theme for the background of the terminal. It is dark, like most, until the
  /// terminal reports its background.
  package static func theme(isDark: Bool?) -> AppTheme { isDark ?? true ? .dark : .light }
}
