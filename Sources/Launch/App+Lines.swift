// SPDX-License-Identifier: MIT
// Views: runs an app as lines of text on standard input and output.

import CuriumDriver
import CuriumLines
import CuriumTokens
import CuriumViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension App {
  /// Runs the app in linear mode until it quits or the input ends.
  static func runAsLines() {
    let session: LineSession
    do {
      session = try LineSession()
    } catch {
      refuse(error)
    }
    let loop = DriverEventLoop()
    let runtime = LinearRuntime(Self(), device: session, loop: loop) { $0.appTheme = .dark }
    runtime.onQuit = { loop.stop() }
    loop.run()
    runtime.tearDown()
    session.close()
    if runtime.exitStatus != 0 { exit(runtime.exitStatus) }
  }
}
