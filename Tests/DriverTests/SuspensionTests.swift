// SPDX-License-Identifier: MIT
// Testing: stopping and continuing a program on a real terminal line, and the background.

import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

struct SuspensionTests {
  @Test(arguments: ProbeTerminal.Stop.allCases)
  func `stops and continues`(_ stop: ProbeTerminal.Stop) throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    #expect(terminal.stop(stop))
    if stop != .force { #expect(terminal.leftBehind == []) }
    terminal.resize(90, 30)
    terminal.continueInForeground()
    #expect(terminal.saw("<resumed>"))
    #expect(terminal.saw("<size 90x30>"))
    #expect(terminal.leftBehind.contains("1049"))
    terminal.type("x")
    #expect(terminal.saw("<key 120>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  /// fish saves the modes of a stopped job, and restores them before it continues the job.
  @Test func `draws again after a stop even if the shell restores the modes`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    // The last query. Nothing follows it.
    try #require(terminal.saw("\u{1B}[c"))
    let modes = terminal.lineModes
    for _ in 1...2 {
      try #require(terminal.stop(.force))
      terminal.lineModes = modes
      terminal.continueInForeground()
      #expect(terminal.saw("\u{1B}[?1049h"))
      #expect(terminal.saw("<resumed>"))
      terminal.type("x")
      #expect(terminal.saw("<key 120>"))
    }
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  @Test(arguments: ProbeTerminal.Stop.allCases, [SIGTERM, SIGSEGV])
  func `ends on the signals that end a stopped job`(
    _ stop: ProbeTerminal.Stop, _ signal: Int32
  ) throws {
    if ProbeTerminal.isThreadSanitized, signal == SIGSEGV { return }
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    // The last query. Nothing follows it.
    try #require(terminal.saw("\u{1B}[c"))
    try #require(terminal.stop(stop))
    let before = terminal.written.count
    terminal.signal(signal)
    terminal.continueInBackground()
    var outcome = terminal.outcome()
    // It can stop again for using the terminal before another thread handles the fault.
    while outcome == .stopped(SIGTTOU), signal == SIGSEGV {
      terminal.continueInBackground()
      outcome = terminal.outcome()
    }
    #expect(outcome == .killed(signal))
    // A normal stop has already restored the terminal. After SIGSTOP, that happens now.
    #expect((terminal.written.count == before) == (stop != .force))
    #expect(terminal.leftBehind == [])
  }

  @Test func `keeps running if it is continued before it stops`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    for _ in 1...3 {
      terminal.signal(SIGTSTP)
      terminal.signal(SIGCONT)
    }
    terminal.type("x")
    #expect(terminal.saw("<key 120>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  @Test func `keeps keys typed around a stop that is cancelled`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    // The last query. Its reply never comes, so that a stop waits for it.
    try #require(terminal.saw("\u{1B}[c"))
    for _ in 1...5 {
      terminal.type("x")
      terminal.signal(SIGTSTP)
      terminal.signal(SIGCONT)
      terminal.type("v")
    }
    for _ in 1...5 {
      #expect(terminal.saw("<key 120>"))
      #expect(terminal.saw("<key 118>"))
    }
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  @Test func `survives typing while it is in the background`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    try #require(terminal.saw("\u{1B}[c"))
    try #require(terminal.stop(.force))
    terminal.type("xx\n")
    terminal.continueInBackground()
    #expect(terminal.outcome() == .stopped(SIGTTOU))
    terminal.continueInForeground()
    #expect(terminal.saw("<resumed>"))
    terminal.signal(SIGTERM)
    #expect(terminal.outcome() == .killed(SIGTERM))
    #expect(terminal.leftBehind == [])
  }

  @Test func `doesn't touch the terminal in the background`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    try #require(terminal.saw("\u{1B}[c"))
    terminal.type("z")
    #expect(terminal.outcome() == .stopped(SIGTSTP))
    let before = terminal.written.count
    terminal.continueInBackground()
    #expect(terminal.outcome() == .stopped(SIGTTOU))
    #expect(terminal.written.count == before)
    #expect(terminal.leftBehind == [])
    terminal.continueInForeground()
    #expect(terminal.saw("<resumed>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }
}
