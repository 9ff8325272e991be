// SPDX-License-Identifier: MIT
// Views: runs an app in the current terminal.

package import CuriumDriver
import CuriumTerminal
import CuriumTokens
package import CuriumViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension App {
  /// Runs the app until it quits, then restores the terminal. Without a usable terminal, prints one
  /// line on standard error and exits.
  ///
  /// - Parameters:
  ///   - options: The options for the terminal.
  ///   - prepare: Called with the runtime before the first frame, unless the app runs as lines of
  ///    text.
  package static func launch(
    options: TerminalSessionOptions, prepare: (AppRuntime) -> Void = { _ in }
  ) {
    if options.presentation == .lines || LineSession.isRequested { return runAsLines() }
    let session: TerminalSession
    do {
      session = try TerminalSession(options: options)
    } catch {
      refuse(error)
    }
    let log = AppLog()
    let levels = AppLog.Level.allCases.map { (name: "\($0)", value: $0) }
    let level = setting("CURIUM_LOG", levels)
    if let warning = level.warning { log.warning(warning) }
    let status = run(in: session, options, log: log, prepare: prepare)
    session.close()
    if level.value != nil || level.warning != nil {
      printEntries(of: log, from: level.value ?? .warning)
    }
    session.raisePendingSignal()
    // The terminal is gone and the app was not asked to quit, so only the status can report the
    // failure.
    if session.isGone { exit(1) }
    if status != 0 { exit(status) }
  }

  /// Prints why the session couldn't start, and exits.
  static func refuse(_ error: TerminalSessionError) -> Never {
    Descriptor.writeAll(error.message + "\n", to: STDERR_FILENO)
    exit(error.exitCode)
  }

  private static func printEntries(of log: AppLog, from level: AppLog.Level) {
    let text = log.entries.filter { $0.level >= level }.map { $0.line + "\n" }.joined()
    Descriptor.writeAll(text, to: STDERR_FILENO)
  }

  private static func run(
    in session: TerminalSession, _ options: TerminalSessionOptions, log: AppLog,
    prepare: (AppRuntime) -> Void
  ) -> Int32 {
    let loop = DriverEventLoop()
    let suggested = theme(isDark: session.capabilities.prefersDark)
    let choice = ThemeChoice(
      EnvironmentVariable.value("CURIUM_THEME"), fallback: suggested,
      find: { theme(named: $0) })
    let icons = setting("CURIUM_ICONS", IconSet.named)
    let colors = setting("CURIUM_COLORS", TerminalFacts.colorDepths)
    for case let warning? in [choice.warning, icons.warning, colors.warning] {
      log.warning(warning)
    }
    let reducesMotion = EnvironmentVariable.isOn("CURIUM_REDUCE_MOTION")
    let runtime = AppRuntime(Self(), device: session, loop: loop, log: log) {
      $0.appTheme = choice.theme ?? suggested
      if let icons = icons.value { $0.iconSet = icons }
      if reducesMotion { $0.accessibilityReduceMotion = true }
    }
    runtime.fadesChanges = true
    runtime.pacesFrames = true
    // Over a network, 30 frames per second look as smooth as the connection allows.
    if EnvironmentVariable.value("SSH_CONNECTION") != nil { runtime.maximumFramesPerSecond = 30 }
    runtime.interceptor = { [unowned runtime] event in
      guard case .report(let report) = event else { return false }
      let capabilities = session.capabilities
      if case .version = report {
        // Icons that were selected by name stay.
        guard icons.value == nil else { return true }
        runtime.updateEnvironment {
          if capabilities.findsSymbols { $0.iconSet = .symbols }
          $0.hasBraille = capabilities.showsBraille
        }
      } else if choice.theme == nil {
        // The other reports are that the terminal is now light or dark.
        runtime.updateEnvironment { $0.appTheme = theme(isDark: capabilities.prefersDark) }
      }
      return true
    }
    runtime.onPrint = { print($0.styled) }
    if session.isInline, case .inline(let maxRows, _) = options.presentation {
      runtime.presentInline(maxRows: maxRows)
    }
    runtime.onFrame = { [unowned runtime] in
      guard let rows = runtime.rowsAroundCursor else { return }
      session.setEnd(rowsAbove: rows.above, rowsBelow: rows.below)
    }
    prepare(runtime)
    runtime.onSuspend = { session.suspend() }
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

  /// Reads a setting from the environment.
  private static func setting<Value>(_ variable: String, _ choices: [(name: String, value: Value)])
    -> NamedSetting<Value>
  {
    NamedSetting(variable, EnvironmentVariable.value(variable), choices)
  }

  /// Returns the theme for the background of the terminal. It is dark, like most, until the
  /// terminal reports its background.
  private static func theme(isDark: Bool?) -> AppTheme { isDark ?? true ? .dark : .light }
}
