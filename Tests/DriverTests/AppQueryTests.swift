// SPDX-License-Identifier: MIT
// Testing: an app's queries to the terminal, after those of the driver, and their answers.

import CuriumDriver
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

struct AppQueryTests {
  /// The last query of the driver.
  private static let fence = "\u{1B}[?996n\u{1B}[c"
  /// The two queries of the app.
  private static let questions = "\u{1B}]12;?\u{1B}\\\u{1B}[c\u{1B}]4;3;?\u{1B}\\\u{1B}[c"

  private func start(_ arguments: [String] = [], _ variables: [String] = []) throws
    -> ProbeTerminal
  {
    let terminal = try ProbeTerminal(arguments, variables: ["COLORTERM=truecolor"] + variables)
    try #require(terminal.saw("<started 80x24>"))
    return terminal
  }

  @Test func `the app's queries come after the driver's, and each gets its answer`() throws {
    let terminal = try start()
    try #require(terminal.saw(Self.fence))
    terminal.type("?")
    terminal.type("x")
    #expect(terminal.saw("<key 120>"))
    #expect(!terminal.transcript.contains("\u{1B}]12;?"))
    terminal.type("\u{1B}[?62c")
    #expect(terminal.saw(Self.questions))
    terminal.type("\u{1B}]12;rgb:00/00/ff\u{1B}\\\u{1B}[?62c")
    #expect(terminal.saw("<answer 255>"))
    terminal.type("\u{1B}]4;3;rgb:00/01/00\u{1B}\\\u{1B}[?62c")
    #expect(terminal.saw("<answer 256>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  @Test func `a terminal that doesn't know a query answers only the last one`() throws {
    let terminal = try start()
    try #require(terminal.saw(Self.fence))
    terminal.type("\u{1B}[?62c?")
    #expect(terminal.saw(Self.questions))
    terminal.type("\u{1B}[?62c")
    #expect(terminal.saw("<answer none>"))
    terminal.type("\u{1B}]4;3;rgb:00/01/00\u{1B}\\\u{1B}[?62c")
    #expect(terminal.saw("<answer 256>"))
  }

  @Test func `the time for an answer starts when the query is sent`() throws {
    let terminal = try start()
    try #require(terminal.saw(Self.fence))
    terminal.type("?")
    // Without a reply, the driver waits for a second first.
    try #require(terminal.saw(Self.questions))
    #expect(terminal.isQuiet())
    #expect(!terminal.transcript.contains("<answer"))
    // Then, the app does.
    #expect(terminal.saw("<answer none>"))
    #expect(terminal.saw("<answer none>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  @Test func `a late answer to the driver doesn't end a query of the app`() throws {
    let terminal = try start()
    try #require(terminal.saw(Self.fence))
    terminal.type("?")
    try #require(terminal.saw(Self.questions))
    terminal.type("\u{1B}[?62c\u{1B}]12;rgb:00/00/ff\u{1B}\\\u{1B}[?62c")
    #expect(terminal.saw("<answer 255>"))
    terminal.type("\u{1B}]4;3;rgb:00/01/00\u{1B}\\\u{1B}[?62c")
    #expect(terminal.saw("<answer 256>"))
    #expect(!terminal.transcript.contains("<answer none>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  @Test(arguments: ["q", "z"])
  func `pending answers don't reach the shell`(key: String) throws {
    let terminal = try start()
    try #require(terminal.saw(Self.fence))
    terminal.type("\u{1B}[?62c?")
    try #require(terminal.saw(Self.questions))
    terminal.type(key)
    terminal.type("\u{1B}]12;rgb:00/00/ff\u{1B}\\\u{1B}[?62c\u{1B}[?62c")
    if key == "q" {
      #expect(terminal.outcome() == .exited(0))
    } else {
      #expect(terminal.outcome() == .stopped(SIGTSTP))
    }
    #expect(terminal.leftBehind == [])
  }
}
