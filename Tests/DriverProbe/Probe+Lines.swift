// SPDX-License-Identifier: MIT
// Testing: the probe without a screen: it prints the lines it reads.

import CuriumDriver

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension Probe {
  /// The event loop of a probe without a screen.
  static var lineLoop: DriverEventLoop?
  private static var lines: LineSession?

  /// Prints each line. `secret` hides the next one, `again` starts a new session, `quit` ends the
  /// program, `leave` ends the session and prints the line after it.
  static func beginLines() throws {
    let session: LineSession
    do {
      session = try LineSession()
    } catch {
      writeError(error.message)
      exit(error.exitCode)
    }
    let loop = lineLoop ?? DriverEventLoop()
    session.lineHandler = { line in
      session.setSecret(line == "secret")
      session.write("<line \(line ?? "none")>\n")
      if line == "quit" { exit(5) }
      if line == "leave" {
        session.lineHandler = nil
        session.close()
        session.write("<then \(readLine() ?? "none")>\n")
        exit(0)
      }
      if line == "again" {
        session.lineHandler = nil
        session.close()
        try? beginLines()
      }
      if line == nil { loop.stop() }
    }
    session.write("<started>\n")
    lines = session
    lineLoop = loop
  }
}
