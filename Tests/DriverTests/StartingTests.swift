// SPDX-License-Identifier: MIT
// Testing: which terminals are taken, and how the others are refused.

import CuriumDriver
import Testing

@Suite struct StartingTests {
  @Test(arguments: ["xterm-256color", "no-such-terminal", "", "xterm", "tmux-256color", nil])
  func `takes the screen of a known or unknown terminal type`(_ term: String?) throws {
    let terminal = try ProbeTerminal(term: term)
    #expect(terminal.saw("\u{1B}[?1049h"))
    #expect(terminal.saw("<started 80x24>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  @Test(arguments: [("dumb", "\"dumb\""), ("vt52", "cup"), ("ansi77x", "")])
  func `refuses in one line what it cannot draw on`(_ term: String, _ part: String) throws {
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

  @Test func `refuses to start without a terminal`() throws {
    let terminal = try ProbeTerminal(hasTerminal: false)
    #expect(terminal.outcome() == .exited(69))
    #expect(terminal.transcript == "\(TerminalSessionError.notATerminal.message)\r\n")
  }

  @Test(arguments: [(1, 1, "1x1"), (0, 0, "80x24"), (500, 200, "500x200")])
  func `starts at any size`(_ columns: Int32, _ rows: Int32, _ size: String) throws {
    let terminal = try ProbeTerminal(columns: columns, rows: rows)
    #expect(terminal.saw("<started \(size)>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
  }

  @Test func `spares a plain terminal the extensions and the questions`() throws {
    let terminal = try ProbeTerminal(term: "linux")
    #expect(terminal.saw("<started 80x24>"))
    terminal.type("x")
    #expect(terminal.saw("<key 120>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    for sequence in ["[>1u", "[<u", "?1006", "?2004", "?2026", "]11", "[c", "]8"] {
      #expect(!terminal.transcript.contains(sequence))
    }
    #expect(terminal.leftBehind == [])
  }

  @Test func `asks behind the first frame and keeps the answers`() throws {
    let terminal = try ProbeTerminal(variables: ["COLORTERM=truecolor"])
    #expect(terminal.saw("<started 80x24>"))
    #expect(terminal.saw("\u{1B}[?2026$p\u{1B}]11;?\u{1B}\\\u{1B}[c"))
    terminal.type("\u{1B}[?2026;2$y\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62;22c")
    #expect(terminal.saw("<ground 16777215 dark false>"))
    terminal.type("c")
    #expect(terminal.saw("<colors 16777216 sync true>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(!terminal.transcript.contains("<report>"))
  }
}
