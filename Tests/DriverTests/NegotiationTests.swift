// SPDX-License-Identifier: MIT
// Testing: queries to a terminal, the features enabled by its answers, and disabling them again.

import CuriumDriver
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

struct NegotiationTests {
  /// The last query.
  private static let fence = "\u{1B}[?996n\u{1B}[c"
  /// The answers of a terminal that supports everything, except the last answer.
  private static let modern = names + modes
  private static let names =
    "\u{1B}P>|kitty(0.35.1)\u{1B}\\\u{1B}]10;rgb:0/0/0\u{7}\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"
    + "\u{1B}[?1u\u{1B}[?997;2n"
  private static let modes =
    "\u{1B}[?2026;2$y\u{1B}[?2027;2$y\u{1B}[?2031;2$y\u{1B}[?2048;2$y\u{1B}[?1016;2$y"
  private static let modeQuestions =
    "\u{1B}[?2026$p\u{1B}[?2027$p\u{1B}[?2031$p\u{1B}[?2048$p\u{1B}[?1016$p\u{1B}[c"
  /// The two queries of the app.
  private static let questions = "\u{1B}]12;?\u{1B}\\\u{1B}[c\u{1B}]4;3;?\u{1B}\\\u{1B}[c"

  private func start(_ arguments: [String] = [], _ variables: [String] = []) throws
    -> ProbeTerminal
  {
    let terminal = try ProbeTerminal(arguments, variables: ["COLORTERM=truecolor"] + variables)
    try #require(terminal.saw("<started 80x24>"))
    return terminal
  }

  @Test func `queries follow the first frame, then modes are queried, and the answers are kept`()
    throws
  {
    let terminal = try start()
    #expect(
      terminal.saw("\u{1B}[>0q\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\\u{1B}[?u" + Self.fence))
    terminal.type(Self.names + "\u{1B}[?62;22;52c")
    #expect(terminal.saw(Self.modeQuestions))
    // A terminal that finds all symbols gets other icons.
    #expect(terminal.saw("<version kitty(0.35.1)>"))
    #expect(terminal.saw("<ground 16777215 dark false>"))
    terminal.type(Self.modes + "\u{1B}[?62;22;52c")
    terminal.type("c")
    #expect(terminal.saw("<colors 16777216 sync true>"))
    for mode in ["2027", "2031", "2048"] { #expect(terminal.leftBehind.contains(mode)) }
    terminal.type("\u{1B}[?997;1n")
    #expect(terminal.saw("<scheme dark true>"))
    // An unchanged colour scheme isn't reported.
    terminal.type("\u{1B}[?997;1nx")
    #expect(terminal.saw("<key 120>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
    let transcript = terminal.transcript
    #expect(transcript.ranges(of: "<scheme").count == 1 && !transcript.contains("<report>"))
    #expect(!transcript.contains("[?1016h") && !transcript.contains("[>4;2m"))
  }

  @Test(arguments: ["f", "z"])
  func `features enabled by answers are disabled again`(_ key: String) throws {
    let terminal = try start()
    try #require(terminal.saw(Self.fence))
    terminal.type(Self.modern + "\u{1B}[?62c")
    try #require(terminal.saw("\u{1B}[?2048h"))
    terminal.type(key)
    #expect(terminal.outcome() == (key == "f" ? .killed(ProbeEnding.trap) : .stopped(SIGTSTP)))
    #expect(terminal.leftBehind == [])
    if key == "f" { return }
    // It may be a different terminal now, so everything is queried again.
    terminal.continueInForeground()
    #expect(terminal.saw("<resumed>") && terminal.saw(Self.fence))
    terminal.type(Self.modern + "\u{1B}[?62c")
    #expect(terminal.saw("\u{1B}[?2048h"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  @Test func `answers are accepted in any order and at any time`() throws {
    let terminal = try start()
    try #require(terminal.saw(Self.fence))
    terminal.type("\u{1B}[?62;22c" + "x" + Self.modern + "\u{1B}[?62;22cy")
    #expect(terminal.saw("<key 120>") && terminal.saw("<asked "))
    terminal.type("\u{1B}[>1;10;0c\u{1B}[5;7R\u{1B}]4;1;rgb:1/2/3\u{7}\u{1B}P1+r524742\u{1B}\\v")
    #expect(terminal.saw("<key 118>"))
    #expect(terminal.transcript.ranges(of: "<key").count == 2)
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  @Test func `formatOtherKeys is enabled if the terminal has no better protocol`() throws {
    let terminal = try start()
    try #require(terminal.saw(Self.fence))
    terminal.type("\u{1B}P>|XTerm(370)\u{1B}\\\u{1B}[?64;1;2c")
    #expect(terminal.saw("\u{1B}[>4;2m"))
    terminal.type("\u{1B}[27;2;13~")
    #expect(terminal.saw("<key 13>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  @Test(arguments: ["xterm-256color", "xterm"])
  func `formatOtherKeys is enabled even if the answers are late`(term: String) throws {
    let terminal = try ProbeTerminal(term: term)
    try #require(terminal.saw(Self.fence))
    terminal.type("?")
    // The driver stops waiting before it sends the queries of the app.
    try #require(terminal.saw(Self.questions))
    // Modes are queried only in a terminal that reports its version.
    let reportsVersion = term != "xterm"
    terminal.type((reportsVersion ? "\u{1B}P>|XTerm(390)\u{1B}\\" : "") + "\u{1B}[?64;1;2c")
    #expect(terminal.saw((reportsVersion ? Self.modeQuestions : "") + "\u{1B}[>4;2m"))
    terminal.type("\u{1B}[27;2;13~")
    #expect(terminal.saw("<key 13>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  @Test(arguments: [
    ("xterm", [], "256"), ("xterm-256color", [], "256"), ("xterm", ["CURIUM_COLORS=16"], "16"),
    ("xterm", ["NO_COLOR=1"], "0"), ("xterm", ["COLORTERM=truecolor"], "16777216"),
  ])
  func `xterm has 256 colours whatever TERM is`(
    term: String, variables: [String], colors: String
  ) throws {
    let terminal = try ProbeTerminal(term: term, variables: variables)
    try #require(terminal.saw(Self.fence))
    terminal.type("\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[?64;1;2cc")
    #expect(terminal.saw("<colors \(colors) sync"))
    terminal.type("\u{1B}[?64;1;2cq")
    #expect(terminal.outcome() == .exited(0))
  }

  /// Old and simple terminals, such as zutty, print the end of sequences that they can't parse.
  @Test(arguments: ["xterm-256color", "xterm", "linux"])
  func `a terminal that prints unknown sequences shows no query`(term: String) throws {
    let terminal = try ProbeTerminal(term: term)
    try #require(terminal.saw("<started 80x24>"))
    if term != "linux" {
      try #require(terminal.saw(Self.fence))
      terminal.type("\u{1B}[?6c")
    }
    terminal.type("c")
    #expect(terminal.saw("<colors "))
    #expect(SimpleTerminal.printed(terminal.transcript).filter { "pqun$?>".contains($0) } == "")
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(!terminal.transcript.contains("$p"))
  }

  @Test func `modes are enabled again when the window gains the focus`() throws {
    let terminal = try start()
    try #require(terminal.saw(Self.fence))
    terminal.type("\u{1B}[?2031;2$y\u{1B}[?62c")
    try #require(terminal.saw("\u{1B}[?2031h"))
    terminal.type("\u{1B}[O\u{1B}[I")
    #expect(
      terminal.saw("\u{1B}[?7l\u{1B}[=5u\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?2031h"))
    #expect(terminal.saw("<focus true>"))
    #expect(terminal.transcript.ranges(of: "\u{1B}[>5u").count == 1)
    #expect(terminal.transcript.ranges(of: "\u{1B}[?1004h").count == 1)
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  @Test(arguments: [[], ["TMUX=", "KITTY_WINDOW_ID="]])
  func `Apple's Terminal gets only queries that it doesn't print`(empty: [String]) throws {
    let terminal = try start([], ["TERM_PROGRAM=Apple_Terminal"] + empty)
    #expect(terminal.saw("\u{1B}]11;?\u{1B}\\\u{1B}[c"))
    terminal.type("\u{1B}[?1;2cc")
    #expect(terminal.saw("<colors 16777216 sync false>"))
    #expect(!terminal.transcript.contains("$p") && !terminal.transcript.contains("[>0q"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
  }

  @Test func `the title, the clipboard and similar are set and restored`() throws {
    let terminal = try start()
    try #require(terminal.saw(Self.fence))
    terminal.type("\u{1B}P>|ghostty 1.2.0\u{1B}\\\u{1B}[?62cy")
    #expect(
      terminal.saw("\u{1B}[22;2t\u{1B}]2;Probe\u{1B}\\\u{1B}]52;c;dGV4dA==\u{1B}\\\u{1B}]777;"))
    #expect(terminal.saw("\u{1B}]9;4;1;50\u{1B}\\\u{1B}]22;pointer\u{1B}\\"))
    #expect(terminal.saw("<asked yes yes yes yes yes>"))
    terminal.type("a")
    #expect(terminal.outcome() == .killed(SIGABRT))
    let text = terminal.transcript
    for undo in ["\u{1B}]22;\u{1B}\\", "\u{1B}]9;4;0;0\u{1B}\\", "\u{1B}[23;2t"] {
      #expect(text.ranges(of: undo).count == 1)
    }
    #expect(terminal.leftBehind == [])
  }

  @Test func `an unknown terminal gets only harmless requests`() throws {
    let terminal = try start()
    try #require(terminal.saw(Self.fence))
    terminal.type("y")
    #expect(terminal.saw("<asked unknown unknown unknown unknown unknown>"))
    let text = terminal.transcript
    #expect(text.contains("]2;Probe") && text.contains("]52;c;"))
    #expect(!text.contains("]9;") && !text.contains("]22;") && !text.contains("]99;"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(!terminal.transcript.contains("]9;"))
  }

  @Test func `a size report is used if the line has no size`() throws {
    let terminal = try ProbeTerminal(columns: 0, rows: 0)
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("\u{1B}[48;50;132;1000;1320t")
    #expect(terminal.saw("<size 132x50>"))
    terminal.resize(90, 30)
    #expect(terminal.saw("<size 90x30>"))
    terminal.type("\u{1B}[48;30;90;0;0t\u{1B}[48;40;100;0;0tx")
    #expect(terminal.saw("<key 120>"))
    #expect(terminal.transcript.ranges(of: "<size").count == 2)
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
  }

  @Test(arguments: ["q", "z"])
  func `reports of the pointer that are on their way don't reach the shell`(key: String) throws {
    let terminal = try start()
    try #require(terminal.saw(Self.fence))
    terminal.type("\u{1B}[?62c\u{1B}[<65;20;10M\(key)")
    try #require(terminal.saw("\u{1B}[?1003l\u{1B}[?1002l\u{1B}[c"))
    terminal.type("\u{1B}[<65;20;10M\u{1B}[<65;20;11M\u{1B}[?62c")
    if key == "q" {
      #expect(terminal.outcome() == .exited(0))
    } else {
      #expect(terminal.outcome() == .stopped(SIGTSTP))
    }
    #expect(terminal.leftBehind == [])
  }

  @Test func `the shape of the cursor is restored`() throws {
    let terminal = try start()
    terminal.type("_")
    #expect(terminal.saw("\u{1B}[6 q"))
    #expect(terminal.saw("<cursor unknown>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.transcript.contains("\u{1B}[0 q"))
    #expect(terminal.leftBehind == [])
  }
}
