// SPDX-License-Identifier: MIT
// Views: starts an app without components in the current terminal.

public import CuriumDriver
import CuriumLaunch
public import CuriumViews

extension App {
  /// Runs the app in the terminal until it quits, then restores the terminal.
  ///
  /// If there is no usable terminal, the program prints one line on standard error and exits with a
  /// status from sysexits.h. Control-C quits the app, Control-Z suspends it and Control-L draws the
  /// whole screen again, unless a view handles the key.
  ///
  /// - Precondition: An `async` main function calls this method before it first suspends.
  public static func main() {
    main(options: TerminalSessionOptions())
  }

  /// Runs the app with options for the terminal. Call it from your own `main`. The app supports the
  /// same environment variables as an app that imports `Curium`, except `CURIUM_INSPECTOR`.
  ///
  /// - Parameter options: The options for the terminal, such as presentation below the prompt, a
  ///   guard against SIGKILL, pointer motion, key releases and colours.
  public static func main(options: TerminalSessionOptions) {
    launch(options: options)
  }
}
