// SPDX-License-Identifier: MIT
// Testing: the guard restores the terminal if the program couldn't.

import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

struct GuardTests {
  /// Endings that no handler can catch, and one that the guard must ignore.
  static let unseen: [ProbeEnding] = [
    ProbeEnding(testDescription: "KILL", signal: SIGKILL, outcome: .killed(SIGKILL)),
    ProbeEnding(testDescription: "_exit", keys: "u", outcome: .exited(9)),
    ProbeEnding(
      testDescription: "a stack overflow on another thread", keys: "8",
      outcome: .killed(SIGSEGV)),
    ProbeEnding(
      testDescription: "KILL after printing", keys: "p", signal: SIGKILL,
      outcome: .killed(SIGKILL), message: "kept output\r\nkept error\r\n"),
    ProbeEnding(
      testDescription: "KILL after a new beginning", keys: "r", signal: SIGKILL,
      outcome: .killed(SIGKILL)),
  ]

  @Test(arguments: unseen)
  func `is restored by its guard`(_ ending: ProbeEnding) throws {
    if ProbeTerminal.isThreadSanitized, ending.overflowsStack { return }
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
  func `is restored by its guard only if no other program has the screen`(
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
    // A normal stop has already restored the screen. After SIGSTOP, the guard does it now.
    #expect((terminal.written.count == stopped) == (stop != .force))
  }

  @Test func `leaves another program's screen alone`() throws {
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

  @Test func `leaves the line modes to a shell that edits its line`() throws {
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

  @Test(arguments: ["q", "e", "f"])
  func `ends its guard silently`(_ key: String) throws {
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
}
