// SPDX-License-Identifier: MIT
// Views: runs an app as lines of text on standard input and output.

import CuriumDriver
import CuriumLines
import CuriumTokens
import CuriumViews

extension App {
  /// Shows a view in linear mode until it quits or the input ends. Returns the exit status.
  /// `environment` changes the environment of the view before the first line.
  static func showAsLines<Content: View>(
    _ content: () -> Content, environment: (inout EnvironmentValues) -> Void
  ) -> Int32 {
    let session = start { () throws(TerminalSessionError) in try LineSession() }
    let loop = DriverEventLoop()
    let runtime = LinearRuntime(content(), device: session, loop: loop) {
      $0.appTheme = .dark
      environment(&$0)
    }
    runtime.onQuit = { loop.stop() }
    loop.run()
    runtime.tearDown()
    session.close()
    return runtime.exitStatus
  }
}
