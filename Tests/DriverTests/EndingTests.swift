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
    Ending(
      testDescription: "a thrown error", keys: "0", outcome: .killed(trap),
      message: "Error raised at top level"),
    Ending(testDescription: "abort", keys: "a", outcome: .killed(SIGABRT)),
    Ending(
      testDescription: "abort in a signal handler", keys: "1", outcome: .killed(SIGABRT)),
    Ending(testDescription: "stack overflow", keys: "o", outcome: .killed(SIGSEGV)),
    Ending(testDescription: "a bad address", keys: "3", outcome: .killed(SIGSEGV)),
    Ending(testDescription: "a page without memory", keys: "4", outcome: .killed(SIGBUS)),
    Ending(testDescription: "a broken pipe", keys: "6", outcome: .killed(SIGPIPE)),
    Ending(
      testDescription: "Swift trap on another thread", keys: "7", outcome: .killed(trap),
      message: "Fatal error: the probe was asked to trap"),
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
    Ending(testDescription: "PIPE", signal: SIGPIPE, outcome: .killed(SIGPIPE)),
    Ending(testDescription: "ALRM", signal: SIGALRM, outcome: .killed(SIGALRM)),
    Ending(testDescription: "USR1", signal: SIGUSR1, outcome: .killed(SIGUSR1)),
    Ending(testDescription: "USR2", signal: SIGUSR2, outcome: .killed(SIGUSR2)),
    Ending(testDescription: "XCPU", signal: SIGXCPU, outcome: .killed(SIGXCPU)),
    Ending(testDescription: "SYS", signal: SIGSYS, outcome: .killed(SIGSYS)),
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

  #if os(Linux) && (arch(x86_64) || arch(i386))
    @Test func `gives the terminal back after a division by zero`() throws {
      let terminal = try ProbeTerminal()
      try #require(terminal.saw("<started 80x24>"))
      terminal.type("5")
      #expect(terminal.outcome() == .killed(SIGFPE))
      #expect(terminal.leftBehind == [])
    }
  #endif

  /// Ends that no handler sees, and one that the guard must leave alone.
  static let unseen: [Ending] = [
    Ending(testDescription: "KILL", signal: SIGKILL, outcome: .killed(SIGKILL)),
    Ending(testDescription: "_exit", keys: "u", outcome: .exited(9)),
    Ending(
      testDescription: "a stack overflow on another thread", keys: "8",
      outcome: .killed(SIGSEGV)),
    Ending(
      testDescription: "KILL after printing", keys: "p", signal: SIGKILL,
      outcome: .killed(SIGKILL), message: "kept output\r\nkept error\r\n"),
    Ending(
      testDescription: "KILL after a new beginning", keys: "r", signal: SIGKILL,
      outcome: .killed(SIGKILL)),
  ]

  @Test(arguments: unseen)
  func `is put right by its guard`(_ ending: Ending) throws {
    let terminal = try ProbeTerminal(["guarded"])
    try #require(terminal.saw("<started 80x24>"))
    terminal.type(ending.keys)
    if ending.keys == "p" { try #require(terminal.saw("<printed>")) }
    if ending.keys == "r" { try #require(terminal.saw("<started 80x24>")) }
    if let signal = ending.signal { terminal.signalJob(signal) }
    #expect(terminal.outcome() == ending.outcome)
    #expect(terminal.isAlone())
    #expect(terminal.leftBehind == [])
    if let message = ending.message { #expect(terminal.afterwards.contains(message)) }
  }

  @Test(arguments: ProbeTerminal.Stop.allCases)
  func `is put right by its guard only where nobody else has the screen`(
    _ stop: ProbeTerminal.Stop
  ) throws {
    let terminal = try ProbeTerminal(["guarded"])
    try #require(terminal.saw("<started 80x24>"))
    try #require(terminal.saw("\u{1B}[c"))
    try #require(terminal.stop(stop))
    let before = terminal.written.count
    terminal.continueInForeground()
    try #require(terminal.saw("<resumed>"))
    try #require(terminal.stop(stop))
    let stopped = terminal.written.count
    #expect(stopped > before)
    terminal.signal(SIGKILL)
    terminal.continueInBackground()
    #expect(terminal.outcome() == .killed(SIGKILL))
    #expect(terminal.isAlone())
    #expect(terminal.leftBehind == [])
    // The shell has it; after a stop that nobody could catch the screen still shows the frame.
    #expect((terminal.written.count == stopped) == (stop != .force))
  }

  @Test func `leaves the screen of another program to it`() throws {
    let terminal = try ProbeTerminal(["guarded"])
    try #require(terminal.saw("<started 80x24>"))
    try #require(terminal.saw("\u{1B}[c"))
    try #require(terminal.stop(.force))
    terminal.giveForegroundToAnother()
    let before = terminal.written.count
    terminal.signal(SIGKILL)
    terminal.continueInBackground()
    #expect(terminal.outcome() == .killed(SIGKILL))
    #expect(terminal.isAlone())
    #expect(terminal.written.count == before)
  }

  @Test func `leaves the modes to a shell that edits its line`() throws {
    let terminal = try ProbeTerminal(["guarded"])
    try #require(terminal.saw("<started 80x24>"))
    try #require(terminal.saw("\u{1B}[c"))
    terminal.type("p")
    try #require(terminal.saw("<printed>"))
    try #require(terminal.stop(.force))
    terminal.editLine()
    let modes = terminal.modes
    terminal.signal(SIGKILL)
    terminal.continueInBackground()
    #expect(terminal.outcome() == .killed(SIGKILL))
    #expect(terminal.isAlone())
    #expect(terminal.leftBehind == ["line modes"])
    #expect(terminal.modes == modes)
    #expect(!terminal.afterwards.contains("kept"))
  }

  @Test func `keeps a handler that the program sets meanwhile`() throws {
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

  @Test(arguments: ["q", "e", "f"])
  func `lets its guard go in silence`(_ key: String) throws {
    let terminal = try ProbeTerminal(["guarded"])
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("w")
    #expect(terminal.saw("<alone>"))
    terminal.type(key)
    #expect(terminal.outcome() != nil)
    #expect(terminal.isAlone())
    #expect(terminal.transcript.ranges(of: "\u{1B}[?1049l").count == 1)
    #expect(terminal.leftBehind == [])
  }

  /// What stands behind the last frame: the fresh line that the prompt comes on.
  @Test(arguments: ["q", "e", "a", "u"])
  func `leaves a fresh line on a terminal without an alternate screen`(_ key: String) throws {
    let terminal = try ProbeTerminal(["guarded"], term: "vt100")
    try #require(terminal.saw("<started 80x24>"))
    terminal.type(key)
    #expect(terminal.outcome() != nil)
    #expect(terminal.isAlone())
    // With the line modes of before the terminal adds a CR of its own.
    let ends = ["\n", "\r\n"].map { "\u{1B}[999;1H\($0)" }
    #expect(ends.contains { terminal.transcript.hasSuffix($0) })
    #expect(terminal.leftBehind == [])
  }

  @Test(arguments: ["q", "e", "a", "u"])
  func `leaves the cursor where the alternate screen found it`(_ key: String) throws {
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
      // CUP and its like, and DECRC.
      #expect(outside.firstMatch(of: /\u{1B}\[[0-9;]*[A-HJKSTdf]|\u{1B}8/) == nil)
    }
  }

  @Test func `waits for the restore that another thread has begun`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    try #require(terminal.saw("\u{1B}[c"))
    terminal.flow(false)
    terminal.type("2")
    #expect(terminal.isQuiet())
    terminal.flow(true)
    #expect(terminal.outcome() == .killed(Self.trap))
    #expect(terminal.leftBehind == [])
  }

  @Test func `is not ended by its children`() throws {
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

  @Test func `holds what a child prints and keeps its descriptors to itself`() throws {
    let terminal = try ProbeTerminal(["guarded"])
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("s")
    try #require(terminal.saw("<spawned 0>"))
    #expect(!terminal.transcript.contains("from a child"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    // The last is that of the listing itself.
    #expect(terminal.afterwards.contains("from a child\r\ndescriptors 0 1 2 3\r\n"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `ends once when signals follow each other at once`(_ signal: Int32) throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    for _ in 1...20 { terminal.signal(signal) }
    #expect(terminal.outcome() == .killed(signal))
    #expect(terminal.transcript.ranges(of: "\u{1B}[?1049l").count == 1)
    #expect(terminal.leftBehind == [])
  }

  @Test func `ends in time on a terminal that takes nothing`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("m")
    try #require(terminal.saw("<logged>"))
    terminal.flow(false)
    terminal.signal(SIGQUIT)
    #expect(terminal.outcome() == .killed(SIGQUIT))
  }

  @Test func `undoes in the order that terminals need`() throws {
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

  @Test func `ends when the terminal vanishes before a frame is taken`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    try #require(terminal.saw("\u{1B}[c"))
    terminal.flow(false)
    terminal.type("b")
    #expect(terminal.isSilent())
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
