// SPDX-License-Identifier: MIT
// Views: starts an app in the current terminal.

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
  /// Runs the app in the terminal until it quits, then restores the terminal.
  ///
  /// While the app runs, the main thread runs the main actor's work and sleeps when there is
  /// nothing to do. If there is no usable terminal, the program prints one line on standard error
  /// and exits with a status from sysexits.h. Control-C quits the app, Control-Z suspends it and
  /// Control-L redraws the whole screen, unless a view handles the key.
  ///
  /// - Precondition: An `async` main function calls this method before it first suspends.
  public static func main() {
    main(options: TerminalSessionOptions())
  }

  /// A Boolean value that indicates whether the inspector has a key by default: in debug builds, or
  /// if `CURIUM_INSPECTOR` is 1.
  public static var allowsInspector: Bool {
    #if DEBUG
      true
    #else
      getenv("CURIUM_INSPECTOR").map { String(cString: $0) } == "1"
    #endif
  }

  /// Runs the app with options for the terminal. Call it from your own `main`. If the environment
  /// contains `CURIUM_ACCESSIBLE=1`, every app runs as lines of text.
  ///
  /// `CURIUM_THEME=nord`, or any other name that `theme(named:)` accepts, selects the theme.
  /// Without it, the app follows the light or dark appearance of the terminal.
  ///
  /// `CURIUM_ICONS` selects the icons: `unicode`, `symbols`, `nerd-font` or `ascii`.
  ///
  /// `CURIUM_REDUCE_MOTION=1` turns off animations (`\.accessibilityReduceMotion`).
  ///
  /// `CURIUM_LOG=warning`, or another level, prints the log entries of this level and above on
  /// standard error when the app has ended.
  ///
  ///     @main
  ///     struct Chooser: App {
  ///       static func main() { main(options: TerminalSessionOptions(presentation: .inline())) }
  ///       var body: some View { Text("3 packages are outdated") }
  ///     }
  ///
  /// - Parameters:
  ///   - options: The options for the terminal, such as presentation below the prompt, a guard
  ///    against SIGKILL, pointer motion, key releases and colours.
  ///   - inspectorKey: The key that opens the inspector, which shows the nodes, frames, keys and
  ///    log of the app. `nil` means no key.
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
    let status = run(in: session, options, log: log, inspectorKey: inspectorKey)
    session.close()
    if let level = getenv("CURIUM_LOG").flatMap({ AppLog.Level(name: String(cString: $0)) }) {
      printEntries(of: log, from: level)
    }
    session.raisePendingSignal()
    // The terminal is gone and the app was not asked to quit, so only the status can report the
    // failure.
    if session.isGone { exit(1) }
    if status != 0 { exit(status) }
  }

  /// Prints why the session couldn't start, and exits.
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
  ) -> Int32 {
    let loop = DriverEventLoop()
    let suggested = theme(isDark: session.capabilities.prefersDark)
    let choice = ThemeChoice(
      getenv("CURIUM_THEME").map { String(cString: $0) }, fallback: suggested,
      find: { theme(named: $0) })
    if let warning = choice.warning { log.warning(warning) }
    let icons = getenv("CURIUM_ICONS").flatMap { IconSet(name: String(cString: $0)) }
    let reducesMotion = getenv("CURIUM_REDUCE_MOTION").map { String(cString: $0) } == "1"
    let runtime = AppRuntime(Self(), device: session, loop: loop, log: log) {
      $0.appTheme = choice.theme ?? suggested
      if let icons { $0.iconSet = icons }
      if reducesMotion { $0.accessibilityReduceMotion = true }
    }
    runtime.fadesChanges = true
    // Over a network, 30 frames per second look as smooth as the connection allows.
    if getenv("SSH_CONNECTION") != nil { runtime.maximumFramesPerSecond = 30 }
    runtime.interceptor = { [unowned runtime] event in
      // The session passes on only the reports that the terminal is now light or dark.
      guard case .report = event else { return false }
      // A theme that was selected by name stays.
      if choice.theme != nil { return true }
      runtime.updateEnvironment {
        $0.appTheme = theme(isDark: session.capabilities.prefersDark)
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
    runtime.inspectorKey = inspectorKey
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

  /// Returns the theme for the background of the terminal. It is dark, like most, until the
  /// terminal reports its background.
  private static func theme(isDark: Bool?) -> AppTheme { isDark ?? true ? .dark : .light }
}
