// SPDX-License-Identifier: MIT
// Testing: every way of ending restores the terminal.

import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

struct EndingTests {
  static let endings: [ProbeEnding] = [
    ProbeEnding(testDescription: "close", keys: "q", outcome: .exited(0)),
    ProbeEnding(testDescription: "exit", keys: "e", outcome: .exited(7)),
    ProbeEnding(
      testDescription: "a thrown error", keys: "0", outcome: .killed(ProbeEnding.trap),
      message: "Error raised at top level"),
    ProbeEnding(testDescription: "abort", keys: "a", outcome: .killed(SIGABRT)),
    ProbeEnding(
      testDescription: "abort in a signal handler", keys: "1", outcome: .killed(SIGABRT)),
    ProbeEnding(testDescription: "stack overflow", keys: "o", outcome: .killed(SIGSEGV)),
    ProbeEnding(testDescription: "a bad address", keys: "3", outcome: .killed(SIGSEGV)),
    ProbeEnding(testDescription: "a page without memory", keys: "4", outcome: .killed(SIGBUS)),
    ProbeEnding(testDescription: "a broken pipe", keys: "6", outcome: .killed(SIGPIPE)),
    ProbeEnding(
      testDescription: "Swift trap on another thread", keys: "7",
      outcome: .killed(ProbeEnding.trap),
      message: "Fatal error: the probe was asked to trap"),
    ProbeEnding(
      testDescription: "Swift trap", keys: "f", outcome: .killed(ProbeEnding.trap),
      message: "Fatal error: the probe was asked to trap"),
    ProbeEnding(
      testDescription: "Swift trap with a backtrace that would wait for a key", keys: "f",
      outcome: .killed(ProbeEnding.trap),
      variables: ["SWIFT_BACKTRACE=enable=yes,color=no,symbolicate=off,images=none"],
      message: "crashed"),
    ProbeEnding(
      testDescription: "printing before", keys: "pq", outcome: .exited(0),
      message: "kept output\r\nkept error\r\n"),
    ProbeEnding(
      testDescription: "printing before exit", keys: "pe", outcome: .exited(7),
      message: "kept output\r\nkept error\r\n"),
    ProbeEnding(
      testDescription: "printing before a crash", keys: "pa", outcome: .killed(SIGABRT),
      message: "kept output\r\nkept error\r\n"),
    ProbeEnding(testDescription: "TERM", signal: SIGTERM, outcome: .killed(SIGTERM)),
    ProbeEnding(testDescription: "HUP", signal: SIGHUP, outcome: .killed(SIGHUP)),
    ProbeEnding(testDescription: "INT", signal: SIGINT, outcome: .killed(SIGINT)),
    ProbeEnding(testDescription: "QUIT", signal: SIGQUIT, outcome: .killed(SIGQUIT)),
    ProbeEnding(testDescription: "ABRT", signal: SIGABRT, outcome: .killed(SIGABRT)),
    ProbeEnding(testDescription: "SEGV", signal: SIGSEGV, outcome: .killed(SIGSEGV)),
    ProbeEnding(testDescription: "BUS", signal: SIGBUS, outcome: .killed(SIGBUS)),
    ProbeEnding(testDescription: "FPE", signal: SIGFPE, outcome: .killed(SIGFPE)),
    ProbeEnding(testDescription: "ILL", signal: SIGILL, outcome: .killed(SIGILL)),
    ProbeEnding(testDescription: "PIPE", signal: SIGPIPE, outcome: .killed(SIGPIPE)),
    ProbeEnding(testDescription: "ALRM", signal: SIGALRM, outcome: .killed(SIGALRM)),
    ProbeEnding(testDescription: "USR1", signal: SIGUSR1, outcome: .killed(SIGUSR1)),
    ProbeEnding(testDescription: "USR2", signal: SIGUSR2, outcome: .killed(SIGUSR2)),
    ProbeEnding(testDescription: "XCPU", signal: SIGXCPU, outcome: .killed(SIGXCPU)),
    ProbeEnding(testDescription: "SYS", signal: SIGSYS, outcome: .killed(SIGSYS)),
    ProbeEnding(testDescription: "TRAP", signal: SIGTRAP, outcome: .killed(SIGTRAP)),
    ProbeEnding(
      testDescription: "TERM without a handler of events", signal: SIGTERM, arguments: ["deaf"],
      outcome: .killed(SIGTERM)),
    ProbeEnding(
      testDescription: "close with all motion", keys: "q", arguments: ["motion"],
      outcome: .exited(0)),
    ProbeEnding(
      testDescription: "TERM to a stuck main queue", keys: "h", signal: SIGTERM,
      outcome: .killed(SIGTERM)),
  ]

  @Test(arguments: endings)
  func `restores the terminal`(_ ending: ProbeEnding) throws {
    // Swift's backtracer reads more of the stack than AddressSanitizer allows.
    if ProbeTerminal.isSanitized, !ending.variables.isEmpty { return }
    if ProbeTerminal.isThreadSanitized, ending.overflowsStack { return }
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

  #if os(Linux) && (arch(x86_64) || arch(i386))
    @Test func `restores the terminal after a division by zero`() throws {
      let terminal = try ProbeTerminal()
      try #require(terminal.saw("<started 80x24>"))
      terminal.type("5")
      #expect(terminal.outcome() == .killed(SIGFPE))
      #expect(terminal.leftBehind == [])
    }
  #endif

  @Test func `keeps a signal handler that the program installs later`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("9")
    try #require(terminal.saw("<handling>"))
    terminal.type("r")
    try #require(terminal.saw("<started 80x24>"))
    terminal.signal(SIGUSR2)
    terminal.type("x")
    #expect(terminal.saw("<key 120>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.afterwards.contains("handled"))
  }

  /// Only the new line for the prompt follows the last frame.
  @Test(arguments: ["q", "e", "a", "u"])
  func `starts a new line on a terminal without an alternate screen`(_ key: String) throws {
    let terminal = try ProbeTerminal(["guarded"], term: "vt100")
    try #require(terminal.saw("<started 80x24>"))
    terminal.type(key)
    #expect(terminal.outcome() != nil)
    #expect(terminal.isAlone())
    // With the original line modes, the terminal adds a CR.
    let ends = ["\n", "\r\n"].map { "\u{1B}[999;1H\($0)" }
    #expect(ends.contains { terminal.transcript.hasSuffix($0) })
    #expect(terminal.leftBehind == [])
  }

  @Test(arguments: ["q", "e", "a", "u"])
  func `restores the cursor position from before the alternate screen`(_ key: String) throws {
    let terminal = try ProbeTerminal(["guarded"])
    try #require(terminal.saw("<started 80x24>"))
    terminal.type(key)
    #expect(terminal.outcome() != nil)
    #expect(terminal.isAlone())
    let text = terminal.transcript
    let enter = try #require(text.firstRange(of: "\u{1B}[?1049h"))
    let leave = try #require(text.ranges(of: "\u{1B}[?1049l").last)
    for outside in [text[..<enter.lowerBound], text[leave.upperBound...]] {
      #expect(!outside.contains("\n"))
      // CUP and similar sequences, and DECRC.
      #expect(outside.firstMatch(of: /\u{1B}\[[0-9;]*[A-HJKSTdf]|\u{1B}8/) == nil)
    }
  }

  @Test func `waits for a restore in progress on another thread`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    try #require(terminal.saw("\u{1B}[c"))
    terminal.flow(false)
    terminal.type("2")
    #expect(terminal.isQuiet())
    terminal.flow(true)
    #expect(terminal.outcome() == .killed(ProbeEnding.trap))
    #expect(terminal.leftBehind == [])
  }

  @Test(.disabled(if: ProbeTerminal.isThreadSanitized, "ThreadSanitizer hangs after a fork."))
  func `isn't ended by its child processes`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("k")
    #expect(terminal.saw("<children 4 \(SIGTERM)>"))
    #expect(terminal.leftBehind.contains("1049"))
    #expect(!terminal.transcript.contains("\u{1B}[?1049l"))
    terminal.type("x")
    #expect(terminal.saw("<key 120>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  @Test func `holds back the output of a child process, and doesn't pass on its descriptors`()
    throws
  {
    let terminal = try ProbeTerminal(["guarded"])
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("s")
    try #require(terminal.saw("<spawned 0>"))
    #expect(!terminal.transcript.contains("from a child"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    // The last descriptor belongs to `ls` itself.
    #expect(terminal.afterwards.contains("from a child\r\ndescriptors 0 1 2 3\r\n"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `ends once when signals arrive in quick succession`(_ signal: Int32) throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    for _ in 1...20 { terminal.signal(signal) }
    #expect(terminal.outcome() == .killed(signal))
    #expect(terminal.transcript.ranges(of: "\u{1B}[?1049l").count == 1)
    #expect(terminal.leftBehind == [])
  }

  @Test func `ends in time on a terminal that reads nothing`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("m")
    try #require(terminal.saw("<logged>"))
    terminal.flow(false)
    terminal.signal(SIGQUIT)
    #expect(terminal.outcome() == .killed(SIGQUIT))
  }

  @Test func `restores modes in the order that terminals need`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    let order = [
      "?2026l", "<u", "?1002l", "?1003l", "?1006l", "?1004l", "?2004l", "?7h", "r", "?25h",
      "?1049l",
    ]
    let text = terminal.transcript
    let places = order.map { text.ranges(of: "\u{1B}[\($0)").last?.lowerBound }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    let push = text.firstRange(of: "\u{1B}[>5u")?.lowerBound
    let enter = text.firstRange(of: "\u{1B}[?1049h")?.lowerBound
    #expect(try #require(push) > #require(enter))
  }

  @Test func `ends at the second signal if the first is ignored`() throws {
    let terminal = try ProbeTerminal(["stubborn"])
    try #require(terminal.saw("<started 80x24>"))
    terminal.signal(SIGTERM)
    #expect(terminal.saw("<hang-up>"))
    terminal.signal(SIGTERM)
    #expect(terminal.outcome() == .killed(SIGTERM))
    #expect(terminal.leftBehind == [])
  }

  @Test func `ends when the terminal disappears without a signal`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    terminal.hangUp()
    #expect(terminal.outcome() == .exited(3))
  }

  @Test func `ends when the terminal disappears before a frame is accepted`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    try #require(terminal.saw("\u{1B}[c"))
    terminal.flow(false)
    terminal.type("b")
    #expect(terminal.isSilent())
    terminal.hangUp()
    #expect(terminal.outcome() == .exited(3))
  }

  @Test func `cancels the frame interrupted by a crash`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("bf")
    #expect(terminal.outcome() == .killed(ProbeEnding.trap))
    #expect(terminal.transcript.contains("x\u{18}\u{1B}[?2026l"))
    #expect(terminal.leftBehind == [])
  }
}
