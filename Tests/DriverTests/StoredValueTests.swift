// SPDX-License-Identifier: MIT
// Testing: stored values of an app that is ended or stopped from outside.

import Foundation
import Testing

struct StoredValueTests {
  /// Changes a stored value, and expects the last `value` in the file after `stop`.
  private func change(to value: Int = 1, _ stop: (ProbeTerminal) -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "curium-\(UInt64.random(in: 0...UInt64.max))").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let terminal = try ProbeTerminal(
      ["count"], of: "app-probe", variables: ["XDG_CONFIG_HOME=\(folder)"])
    try #require(terminal.saw("zero"))
    terminal.type("c")
    try #require(terminal.saw("many"))
    stop(terminal)
    let text = try String(contentsOfFile: "\(folder)/app-probe/settings", encoding: .utf8)
    #expect(text == "count = \(value)\n")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `changes are saved when a signal ends the app`(number: Int32) throws {
    try change { terminal in
      terminal.signal(number)
      #expect(terminal.outcome() == .killed(number))
    }
  }

  @Test func `changes are saved before Control-Z stops the app`() throws {
    try change { terminal in
      terminal.type("\u{1A}")
      #expect(terminal.outcome() == .stopped(SIGTSTP))
    }
  }

  @Test func `changes are saved before SIGTSTP stops the app`() throws {
    try change { terminal in
      terminal.signal(SIGTSTP)
      #expect(terminal.outcome() == .stopped(SIGTSTP))
    }
  }

  @Test func `changes are saved before a program in the terminal stops with the app`() throws {
    try change(to: 2) { terminal in
      terminal.type("s")
      #expect(terminal.outcome() == .stopped(SIGTSTP))
    }
  }
}
