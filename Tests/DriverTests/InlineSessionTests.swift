// SPDX-License-Identifier: MIT
// Testing: sessions below the prompt and line sessions, which leave the screen to the shell.

import CPseudoTerminal
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

struct InlineSessionTests {
  private static func start(_ arguments: [String]) throws -> ProbeTerminal {
    let terminal = try ProbeTerminal(arguments)
    try #require(terminal.saw("<started"))
    return terminal
  }

  @Test(arguments: [
    ("q", ProbeTerminal.Outcome.exited(0)), ("e", .exited(7)), ("a", .killed(SIGABRT)),
  ])
  func `the cursor ends up below the rows, and all modes are off`(
    key: String, outcome: ProbeTerminal.Outcome
  ) throws {
    let terminal = try Self.start(["inline"])
    terminal.type(key)
    #expect(terminal.outcome() == outcome)
    #expect(terminal.leftBehind == [])
    #expect(terminal.transcript.hasSuffix("\u{1B}[3B\r\n"))
    // No alternate screen, no pointer, and no reset of the margins, which moves the cursor.
    for sequence in ["1049", "1002h", "1003h", "\u{1B}[r", "\u{1B}[H"] {
      #expect(!terminal.transcript.contains(sequence))
    }
  }

  @Test func `rows that shouldn't stay are erased`() throws {
    let terminal = try Self.start(["inline", "erased"])
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.transcript.hasSuffix("\u{1B}[2A\r\u{1B}[J"))
    #expect(terminal.leftBehind == [])
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGKILL])
  func `a signal ends the session too`(_ number: Int32) throws {
    let terminal = try Self.start(["inline", "guarded"])
    terminal.signal(number)
    #expect(terminal.outcome() == .killed(number))
    #expect(terminal.isAlone())
    #expect(terminal.leftBehind == [])
    // The guard restores the line modes first, so the terminal adds a CR.
    let text = terminal.transcript.replacing("\r\r\n", with: "\r\n")
    #expect(text.hasSuffix("\u{1B}[3B\r\n"))
  }

  @Test(arguments: ProbeTerminal.Stop.allCases)
  func `the session stops and continues`(_ stop: ProbeTerminal.Stop) throws {
    let terminal = try Self.start(["inline"])
    #expect(terminal.stop(stop))
    if stop != .force {
      #expect(terminal.leftBehind == [])
      #expect(terminal.transcript.hasSuffix("\u{1B}[3B\r\n"))
    } else {
      terminal.editLine()
    }
    terminal.continueInForeground()
    #expect(terminal.saw("<resumed>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
    #expect(!terminal.transcript.contains("1049"))
  }

  @Test func `the last frame is written, however much output is pending before it`() throws {
    let terminal = try Self.start(["inline"])
    terminal.type("l")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.transcript.contains("<the last line>"))
  }

  @Test func `output printed meanwhile appears below`() throws {
    let terminal = try Self.start(["inline"])
    terminal.type("p")
    #expect(terminal.saw("<printed>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.transcript.hasSuffix("\u{1B}[3B\r\nkept output\r\nkept error\r\n"))
  }

  @Test func `the terminal edits lines, and secrets aren't shown`() throws {
    let terminal = try Self.start(["lines"])
    let modes = terminal.modes
    terminal.type("one\u{7F}\u{7F}\u{7F}two\r")
    #expect(terminal.saw("<line two>"))
    terminal.type("secret\r")
    #expect(terminal.saw("<line secret>"))
    #expect(terminal.modes != modes)
    terminal.type("hidden\r")
    #expect(terminal.saw("<line hidden>"))
    #expect(terminal.modes == modes)
    terminal.type("\u{4}")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.transcript.ranges(of: "hidden").count == 1)
    #expect(terminal.written.allSatisfy { $0 >= 0x20 || [0x08, 0x0A, 0x0D].contains($0) })
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGTSTP, SIGPIPE, SIGABRT, SIGUSR1])
  func `a signal while typing a secret turns the echo on again`(_ number: Int32) throws {
    let terminal = try Self.start(["lines"])
    let modes = terminal.modes
    terminal.type("secret\r")
    #expect(terminal.saw("<line secret>"))
    terminal.signal(number)
    #expect(terminal.outcome() == (number == SIGTSTP ? .stopped(number) : .killed(number)))
    #expect(terminal.modes == modes)
    guard number == SIGTSTP else { return }
    terminal.continueInForeground()
    finishSecret(terminal, modes)
  }

  @Test(arguments: [SIGTSTP, SIGSTOP])
  func `a secret stays hidden after the program was in the background`(_ number: Int32) throws {
    let terminal = try Self.start(["lines"])
    let modes = terminal.modes
    terminal.type("secret\r")
    #expect(terminal.saw("<line secret>"))
    terminal.signal(number)
    #expect(terminal.outcome() == .stopped(number))
    terminal.continueInBackground()
    #expect(terminal.outcome() == .stopped(SIGTTIN))
    #expect(terminal.modes == modes)
    terminal.continueInForeground()
    finishSecret(terminal, modes)
  }

  /// Waits until the input is hidden, and types the secret.
  private func finishSecret(_ terminal: ProbeTerminal, _ modes: UInt64) {
    for _ in 0..<1_000 where terminal.modes == modes { usleep(5_000) }
    #expect(terminal.modes != modes)
    terminal.type("hidden\r")
    #expect(terminal.saw("<line hidden>"))
    #expect(terminal.transcript.ranges(of: "hidden").count == 1)
    terminal.type("quit\r")
    #expect(terminal.outcome() == .exited(5))
    #expect(terminal.modes == modes)
  }

  @Test func `a line session starts over after it was closed`() throws {
    let terminal = try Self.start(["lines"])
    for _ in 1...2 {
      terminal.type("again\n")
      #expect(terminal.saw("<started>"))
      terminal.type("more\n")
      #expect(terminal.saw("<line more>"))
    }
    terminal.type("quit\n")
    #expect(terminal.outcome() == .exited(5))
  }

  @Test func `lines in the background stop for input, like those of any program`() throws {
    let terminal = try Self.start(["lines"])
    terminal.signal(SIGTSTP)
    #expect(terminal.outcome() == .stopped(SIGTSTP))
    terminal.continueInBackground()
    terminal.type("one\r")
    #expect(terminal.outcome() == .stopped(SIGTTIN))
    terminal.continueInForeground()
    #expect(terminal.saw("<line one>"))
    terminal.type("quit\r")
    #expect(terminal.outcome() == .exited(5))
  }

  @Test(arguments: [
    CPT_INPUT_CLOSED, CPT_INPUT_CLOSED | CPT_OUTPUT_CLOSED,
    CPT_INPUT_CLOSED | CPT_OUTPUT_CLOSED | CPT_ERROR_CLOSED,
  ])
  func `closed standard streams are empty for lines`(_ options: Int) throws {
    let terminal = try ProbeTerminal(["lines"], options: options)
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.transcript.contains("<line none>") == (options & CPT_OUTPUT_CLOSED == 0))
  }

  // MARK: - To the whole screen and back

  /// A way to end a session.
  enum Ending: CaseIterable { case quit, terminate, kill }

  @Test(arguments: [1, 2, 3], Ending.allCases)
  func `a session that moves to the whole screen leaves no mode on`(times: Int, ending: Ending)
    throws
  {
    let terminal = try Self.start(["inline", "guarded"])
    for time in 1...times {
      terminal.type("&")
      #expect(terminal.saw("<moved true>"))
      let isFull = time % 2 == 1
      #expect(terminal.leftBehind.contains("1049") == isFull)
      #expect(terminal.leftBehind.contains("1002") == isFull)
      terminal.type("x")
      #expect(terminal.saw("<key 120>"))
    }
    // The rows are erased first, so that the app returns to their place.
    #expect(terminal.transcript.contains("\u{1B}[2A\r\u{1B}[J\u{1B}[?1049h"))
    end(terminal, ending)
  }

  @Test(arguments: [1, 2, 3], Ending.allCases)
  func `a session that moves below the prompt leaves no mode on`(times: Int, ending: Ending) throws
  {
    let terminal = try Self.start(["guarded"])
    for time in 1...times {
      terminal.type("&")
      #expect(terminal.saw("<moved true>"))
      #expect(terminal.leftBehind.contains("1049") == (time % 2 == 0))
      terminal.type("x")
      #expect(terminal.saw("<key 120>"))
    }
    end(terminal, ending)
  }

  @Test func `keys typed while a session moves aren't lost`() throws {
    let terminal = try Self.start(["inline"])
    // The terminal hasn't answered yet, so the session waits for it.
    terminal.type("&")
    for key in ["x", "x", "x", "v"] { terminal.type(key) }
    #expect(terminal.saw("<moved true>"))
    #expect(terminal.saw("<key 118>"))
    #expect(terminal.transcript.ranges(of: "<key 120>").count == 3)
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
  }

  @Test func `a session that can't move because the terminal doesn't read loses no frame`() throws {
    let terminal = try Self.start([])
    // The last query. Nothing follows it.
    try #require(terminal.saw("\u{1B}[c"))
    terminal.flow(false)
    terminal.type("b")
    #expect(terminal.isSilent())
    terminal.type("&")
    // Longer than the session waits for the terminal.
    for _ in 1...6 { #expect(terminal.isQuiet()) }
    terminal.flow(true)
    #expect(terminal.saw("<ready again>"))
    #expect(terminal.written.count { $0 == UInt8(ascii: "x") } >= 400_000)
    #expect(!terminal.transcript.contains("\u{1B}[?1049l"))
    terminal.type("&")
    #expect(terminal.saw("<moved true>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  @Test func `a session that has moved stops and continues`() throws {
    let terminal = try Self.start(["inline"])
    terminal.type("&")
    #expect(terminal.saw("<moved true>"))
    terminal.type("z")
    #expect(terminal.outcome() == .stopped(SIGTSTP))
    #expect(terminal.leftBehind == [])
    terminal.continueInForeground()
    #expect(terminal.saw("<resumed>"))
    #expect(terminal.leftBehind.contains("1049"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  private func end(_ terminal: ProbeTerminal, _ ending: Ending) {
    switch ending {
    case .quit:
      terminal.type("q")
      #expect(terminal.outcome() == .exited(0))
    case .terminate:
      terminal.signal(SIGTERM)
      #expect(terminal.outcome() == .killed(SIGTERM))
    case .kill:
      terminal.signal(SIGKILL)
      #expect(terminal.outcome() == .killed(SIGKILL))
      #expect(terminal.isAlone())
    }
    #expect(terminal.leftBehind == [])
  }
}
