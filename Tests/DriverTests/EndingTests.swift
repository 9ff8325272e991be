// SPDX-License-Identifier: MIT
// Testing: every way out gives the terminal back.

import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct EndingTests {
  /// How the probe is made to end, and what its parent sees.
  struct Ending: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var keys = ""
    var signal: Int32?
    var arguments: [String] = []
    var outcome: ProbeTerminal.Outcome
    var variables: [String] = []
    /// What can be read on the terminal afterwards.
    var message: String?
  }

  #if arch(x86_64) || arch(i386)
    static let trap = SIGILL
  #else
    static let trap = SIGTRAP
  #endif

  static let endings: [Ending] = [
    Ending(testDescription: "close", keys: "q", outcome: .exited(0)),
    Ending(testDescription: "exit", keys: "e", outcome: .exited(7)),
    Ending(testDescription: "abort", keys: "a", outcome: .killed(SIGABRT)),
    Ending(testDescription: "stack overflow", keys: "o", outcome: .killed(SIGSEGV)),
    Ending(
      testDescription: "Swift trap", keys: "f", outcome: .killed(trap),
      message: "Fatal error: the probe was asked to trap"),
    Ending(
      testDescription: "Swift trap with a backtrace that would wait for a key", keys: "f",
      outcome: .killed(trap),
      variables: ["SWIFT_BACKTRACE=enable=yes,color=no,symbolicate=off,images=none"],
      message: "crashed"),
    Ending(
      testDescription: "printing before", keys: "pq", outcome: .exited(0),
      message: "kept output\r\nkept error\r\n"),
    Ending(
      testDescription: "printing before exit", keys: "pe", outcome: .exited(7),
      message: "kept output\r\nkept error\r\n"),
    Ending(
      testDescription: "printing before a crash", keys: "pa", outcome: .killed(SIGABRT),
      message: "kept output\r\nkept error\r\n"),
    Ending(testDescription: "TERM", signal: SIGTERM, outcome: .killed(SIGTERM)),
    Ending(testDescription: "HUP", signal: SIGHUP, outcome: .killed(SIGHUP)),
    Ending(testDescription: "INT", signal: SIGINT, outcome: .killed(SIGINT)),
    Ending(testDescription: "QUIT", signal: SIGQUIT, outcome: .killed(SIGQUIT)),
    Ending(testDescription: "ABRT", signal: SIGABRT, outcome: .killed(SIGABRT)),
    Ending(testDescription: "SEGV", signal: SIGSEGV, outcome: .killed(SIGSEGV)),
    Ending(testDescription: "BUS", signal: SIGBUS, outcome: .killed(SIGBUS)),
    Ending(testDescription: "FPE", signal: SIGFPE, outcome: .killed(SIGFPE)),
    Ending(testDescription: "ILL", signal: SIGILL, outcome: .killed(SIGILL)),
    Ending(testDescription: "TRAP", signal: SIGTRAP, outcome: .killed(SIGTRAP)),
    Ending(
      testDescription: "TERM without a handler of events", signal: SIGTERM, arguments: ["deaf"],
      outcome: .killed(SIGTERM)),
    Ending(
      testDescription: "close with all motion", keys: "q", arguments: ["motion"],
      outcome: .exited(0)),
    Ending(
      testDescription: "TERM to a stuck main queue", keys: "h", signal: SIGTERM,
      outcome: .killed(SIGTERM)),
  ]

  @Test(arguments: endings)
  func `gives the terminal back`(_ ending: Ending) throws {
    let terminal = try ProbeTerminal(ending.arguments, variables: ending.variables)
    try #require(terminal.saw("<started 80x24>"))
    #expect(terminal.leftBehind.contains("1049"))
    #expect(terminal.leftBehind.contains("line modes"))
    terminal.type(ending.keys)
    if let signal = ending.signal { terminal.signal(signal) }
    #expect(terminal.outcome() == ending.outcome)
    #expect(terminal.leftBehind == [])
    if let message = ending.message { #expect(terminal.afterwards.contains(message)) }
  }

  @Test func `undoes in the order that terminals need`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    let order = [
      "?2026l", "<u", "?1002l", "?1003l", "?1006l", "?1004l", "?2004l", "?7h", "?25h", "?1049l",
    ]
    let text = terminal.transcript
    let places = order.map { text.ranges(of: "\u{1B}[\($0)").last?.lowerBound }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    let push = text.firstRange(of: "\u{1B}[>1u")?.lowerBound
    let enter = text.firstRange(of: "\u{1B}[?1049h")?.lowerBound
    #expect(try #require(push) > #require(enter))
  }

  @Test func `ends at the second signal when the first is not followed`() throws {
    let terminal = try ProbeTerminal(["stubborn"])
    try #require(terminal.saw("<started 80x24>"))
    terminal.signal(SIGTERM)
    #expect(terminal.saw("<hang-up>"))
    terminal.signal(SIGTERM)
    #expect(terminal.outcome() == .killed(SIGTERM))
    #expect(terminal.leftBehind == [])
  }

  @Test func `ends when the terminal vanishes without a signal`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    terminal.hangUp()
    #expect(terminal.outcome() == .exited(3))
  }

  @Test func `cancels the frame that a crash cuts`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("bf")
    #expect(terminal.outcome() == .killed(Self.trap))
    #expect(terminal.transcript.contains("x\u{18}\u{1B}[?2026l"))
    #expect(terminal.leftBehind == [])
  }
}
