// SPDX-License-Identifier: MIT
// Views: runs an app as lines of text on standard input and output.

import CuriumDriver
import CuriumLibc
import CuriumLines
import CuriumTokens
import CuriumViews

extension App {
  /// Runs the app in linear mode until it quits or the input ends.
  static func runAsLines() {
    let session = start { () throws(TerminalSessionError) in try LineSession() }
    let loop = DriverEventLoop()
    let runtime = LinearRuntime(Self(), device: session, loop: loop) { $0.appTheme = .dark }
    runtime.onQuit = { loop.stop() }
    loop.run()
    runtime.tearDown()
    session.close()
    if runtime.exitStatus != 0 { exit(runtime.exitStatus) }
  }
}
