// SPDX-License-Identifier: MIT
// Views: starts an app in the current terminal.

public import CuriumDriver
import CuriumInspector
import CuriumLaunch
import CuriumStorage
import CuriumTerminal
public import CuriumControls

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
  /// if `CURIUM_INSPECTOR` is set, and neither empty nor `0`.
  public static var allowsInspector: Bool {
    #if DEBUG
      true
    #else
      EnvironmentVariable.isOn("CURIUM_INSPECTOR")
    #endif
  }

  /// Runs the app with options for the terminal. Call it from your own `main`. If the environment
  /// contains `CURIUM_ACCESSIBLE=1`, every app runs as lines of text.
  ///
  /// `CURIUM_THEME=nord`, or any other name that `theme(named:)` accepts, selects the theme.
  /// Without it, the app follows the light or dark appearance of the terminal.
  ///
  /// `CURIUM_ICONS` selects the icons: `unicode`, `symbols`, `nerd-font` or `ascii`. If it isn't
  /// set, kitty, WezTerm and Ghostty show `symbols`.
  ///
  /// `CURIUM_REDUCE_MOTION=1` turns off animations (`\.accessibilityReduceMotion`).
  ///
  /// `CURIUM_LOG=warning`, or another level, prints the log entries of this level and above on
  /// standard error when the app has ended. `CURIUM_LOG_FILE=app.log` appends each entry to a
  /// file as it is written.
  ///
  /// `CURIUM_CAST=app.cast` records the session to a new file in the format asciicast v2.
  ///
  /// `@AppStorage` stores its values in `$XDG_CONFIG_HOME/<program>/settings`, by default
  /// `~/.config/<program>/settings`.
  ///
  ///     @main
  ///     struct Chooser: App {
  ///       static func main() { main(options: TerminalSessionOptions(presentation: .inline())) }
  ///       var body: some View { Text("3 packages are outdated") }
  ///     }
  ///
  /// - Parameters:
  ///   - options: The options for the terminal, such as presentation below the prompt, a guard
  ///    against SIGKILL, pointer motion, key releases, colours and a recording.
  ///   - inspectorKey: The key that opens the inspector, which shows the nodes, frames, keys and
  ///    log of the app. `nil` means no key.
  public static func main(
    options: TerminalSessionOptions,
    inspectorKey: KeyEquivalent? = allowsInspector ? .function(12) : nil
  ) {
    launch(
      options: options, environment: { $0.appStorageStore = .program },
      prepare: { $0.inspectorKey = inspectorKey })
  }
}
