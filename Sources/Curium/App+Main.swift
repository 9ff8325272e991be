// SPDX-License-Identifier: MIT
// Views: starts an app in the terminal it was called from.

public import CuriumDriver
import CuriumInspector
import CuriumTerminal
import CuriumTokens
public import CuriumControls

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension App {
  /// Takes the terminal, shows the app until it quits, and gives the terminal back.
  ///
  /// The main thread serves the main actor meanwhile, and sleeps while nothing happens. Where there
  /// is no usable terminal the program ends with one line on standard error and a status from
  /// sysexits.h. Ctrl-C quits and Ctrl-Z suspends, unless a view takes the key.
  ///
  /// - Precondition: An `async` main function that calls it has not suspended before.
  public static func main() {
    main(options: TerminalSessionOptions())
  }

  /// Whether the inspector can be opened unless the app says otherwise: in debug builds, and where
  /// `CURIUM_INSPECTOR` is 1.
  public static var allowsInspector: Bool {
    #if DEBUG
      true
    #else
      getenv("CURIUM_INSPECTOR").map { String(cString: $0) } == "1"
    #endif
  }

  /// The same with options for the terminal: below the prompt instead of the whole screen, a guard
  /// against SIGKILL, all motion of the pointer, released keys, colours. Call it from a `main` of your
  /// own. `CURIUM_ACCESSIBLE=1` in the environment has every app read out as lines.
  ///
  /// `CURIUM_THEME=nord`, or another name that `theme(named:)` knows, chooses the theme; without it the
  /// app is light or dark as the terminal is, and follows when that changes.
  ///
  /// `CURIUM_LOG=warning`, or another level, prints what the app's log holds of this level and above on
  /// standard error when the app has ended. `inspectorKey` opens the inspector, which shows the app's
  /// nodes, frames, keys and log; nil for no key.
  public static func main(
    options: TerminalSessionOptions,
    inspectorKey: KeyEquivalent? = allowsInspector ? .function(12) : nil
  ) {
    if options.presentation == .lines || LineSession.isAskedFor { return runAsLines() }
    let session: TerminalSession
    do {
      session = try TerminalSession(options: options)
    } catch {
      refuse(error)
    }
    let log = AppLog()
    run(in: session, options, log: log, inspectorKey: inspectorKey)
    session.close()
    if let level = getenv("CURIUM_LOG").flatMap({ AppLog.Level(name: String(cString: $0)) }) {
      printEntries(of: log, from: level)
    }
    session.raisePendingSignal()
    // Nobody asked for the end, and there is no terminal to say so to.
    if session.isGone { exit(1) }
  }

  /// Says why there is no session, and ends the process.
  static func refuse(_ error: TerminalSessionError) -> Never {
    let line = error.message + "\n"
    _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    exit(error.exitCode)
  }

  private static func printEntries(of log: AppLog, from level: AppLog.Level) {
    let text = log.entries.filter { $0.level >= level }.map { $0.line + "\n" }.joined()
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }

  private static func run(
    in session: TerminalSession, _ options: TerminalSessionOptions, log: AppLog,
    inspectorKey: KeyEquivalent?
  ) {
    let loop = DriverEventLoop()
    let suggested = theme(isDark: session.capabilities.prefersDark)
    let choice = ThemeChoice(
      getenv("CURIUM_THEME").map { String(cString: $0) }, fallback: suggested,
      find: { theme(named: $0) })
    if let warning = choice.warning { log.warning(warning) }
    let runtime = AppRuntime(Self(), device: session, loop: loop, log: log) {
      $0.appTheme = choice.theme ?? suggested
    }
    // Over a network half as many steps look as smooth as they come through.
    if getenv("SSH_CONNECTION") != nil { runtime.maximumFramesPerSecond = 30 }
    runtime.interceptor = { [unowned runtime] event in
      // The session keeps every report to itself but those of a ground that is now light or dark.
      guard case .report = event else { return false }
      // A theme that was asked for by name stays.
      if choice.theme != nil { return true }
      runtime.updateEnvironment {
        $0.appTheme = theme(isDark: session.capabilities.prefersDark)
      }
      return true
    }
    runtime.onPrint = { print($0) }
    if session.isInline, case .inline(let maxRows, _) = options.presentation {
      runtime.presentInline(maxRows: maxRows)
      runtime.onFrame = { [unowned runtime] in
        guard let rows = runtime.rowsAroundCursor else { return }
        session.setEnd(rowsAbove: rows.above, rowsBelow: rows.below)
      }
    }
    runtime.inspectorKey = inspectorKey
    runtime.onSuspend = { session.suspend() }
    runtime.onQuit = {
      session.isEnding = true
      loop.stop()
    }
    loop.run()
    runtime.tearDown()
  }

  /// The theme for the terminal's own ground; dark, as most are, until it tells.
  private static func theme(isDark: Bool?) -> AppTheme { isDark ?? true ? .dark : .light }
}
