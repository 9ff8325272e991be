// SPDX-License-Identifier: MIT
// Testing: accepted terminals, and the errors for others.

import CPseudoTerminal
import CuriumDriver
import Testing

struct StartingTests {
  // The last one is in terminfo if ncurses-term is installed, and uses the fallback otherwise.
  @Test(arguments: [
    "xterm-256color", "no-such-terminal", "", "xterm", "screen", "tmux-256color", nil,
    "xterm-kitty",
  ])
  func `uses the whole screen on known and unknown terminals`(_ term: String?) throws {
    let terminal = try ProbeTerminal(term: term)
    #expect(terminal.saw("\u{1B}[?1049h"))
    #expect(terminal.saw("<started 80x24>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  @Test(arguments: [("dumb", "\"dumb\""), ("ansi77x", "")])
  func `rejects an unusable terminal in one line`(_ term: String, _ part: String) throws {
    let isKnown = !part.isEmpty
    let terminal = try ProbeTerminal(term: term)
    if isKnown {
      #expect(terminal.outcome() == .exited(78))
      #expect(terminal.transcript.contains(part))
      #expect(terminal.transcript.split(separator: "\r\n").count == 1)
    } else {
      #expect(terminal.saw("<started 80x24>"))
      terminal.type("q")
      #expect(terminal.outcome() == .exited(0))
    }
    #expect(terminal.leftBehind == [])
  }

  @Test func `fails to start without a terminal`() throws {
    let terminal = try ProbeTerminal(options: CPT_NO_TERMINAL)
    #expect(terminal.outcome() == .exited(69))
    #expect(terminal.transcript == "\(TerminalSessionError.notATerminal.message)\r\n")
  }

  static let redirections: [Int] = {
    var result = [
      CPT_INPUT_CLOSED, CPT_INPUT_EMPTY, CPT_OUTPUT_CLOSED, CPT_OUTPUT_PIPE,
      CPT_INPUT_CLOSED | CPT_OUTPUT_CLOSED,
      CPT_INPUT_CLOSED | CPT_OUTPUT_CLOSED | CPT_ERROR_CLOSED,
    ]
    #if os(Linux)
      result.append(CPT_OUTPUT_FULL)
    #endif
    return result
  }()

  @Test(arguments: redirections)
  func `fails to start if its input or output isn't a terminal`(_ options: Int) throws {
    let terminal = try ProbeTerminal(options: options)
    #expect(terminal.outcome() == .exited(69))
    let message = "\(TerminalSessionError.notATerminal.message)\r\n"
    #expect(terminal.transcript == (options & CPT_ERROR_CLOSED == 0 ? message : ""))
    #expect(terminal.leftBehind == [])
  }

  @Test(arguments: redirections, ["q", "f"])
  func `draws on the controlling terminal if allowed`(_ options: Int, _ end: String) throws {
    let terminal = try ProbeTerminal(["redirected"], options: options)
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("p")
    try #require(terminal.saw("<printed>"))
    #expect(!terminal.transcript.contains("kept"))
    terminal.type("s")
    #expect(terminal.saw("<spawned "))
    terminal.type(end)
    #expect(terminal.outcome() == (end == "q" ? .exited(0) : .killed(ProbeEnding.trap)))
    #expect(terminal.leftBehind == [])
    let isHeld = options & (CPT_OUTPUT_CLOSED | CPT_OUTPUT_FULL | CPT_OUTPUT_PIPE) == 0
    #expect(terminal.afterwards.contains("kept output") == isHeld)
    #expect(terminal.afterwards.contains("kept error") == (options & CPT_ERROR_CLOSED == 0))
    if options & CPT_OUTPUT_PIPE != 0, end == "q" {
      #expect(terminal.output() == "from a child\ndescriptors 0 1 2 3\nkept output\n")
    }
  }

  @Test(arguments: ["LANG=C", "LC_ALL=C", "LC_ALL=no_such.locale"])
  func `starts in any locale`(_ variable: String) throws {
    let terminal = try ProbeTerminal(variables: [variable])
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("\u{E9}")
    #expect(terminal.saw("<key 233>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  @Test(arguments: [
    (1, 1, "1x1"), (0, 0, "80x24"), (0, 7, "80x7"), (500, 200, "500x200"), (1000, 500, "1000x500"),
  ])
  func `starts at any size`(_ columns: Int32, _ rows: Int32, _ size: String) throws {
    let terminal = try ProbeTerminal(columns: columns, rows: rows)
    #expect(terminal.saw("<started \(size)>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
  }

  @Test(arguments: [("xterm-256color", "\u{1B}[r"), ("ansi", "\u{1B}[50;1H")])
  func `uses the real screen size, whatever size terminfo has`(_ term: String, _ sequence: String)
    throws
  {
    let terminal = try ProbeTerminal(term: term, columns: 100, rows: 50)
    #expect(terminal.saw("<started 100x50>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.transcript.contains(sequence))
  }

  @Test(arguments: ["linux", "vt100"])
  func `sends a simple terminal no extensions or queries`(_ term: String) throws {
    let terminal = try ProbeTerminal(term: term)
    #expect(terminal.saw("<started 80x24>"))
    terminal.type("x")
    #expect(terminal.saw("<key 120>"))
    terminal.type("y")
    #expect(terminal.saw("<asked"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    for sequence in ["?1049", "?1003", "[>5u", "[<u", "?1006", "?2004", "?2026", "]11", "[c", "]8"]
    {
      #expect(!terminal.transcript.contains(sequence))
    }
    #expect(terminal.leftBehind == [])
  }
}
