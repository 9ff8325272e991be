// SPDX-License-Identifier: MIT
// Testing: lines from a pipe or a file, and printed lines that go to one.

import CPseudoTerminal
import Testing

struct RedirectionTests {
  @Test(arguments: [
    #"printf 'one\nleave\nrest\nend\n' | "$0" "$@""#,
    #"f=$(mktemp); printf 'one\nleave\nrest\nend\n' >"$f"; "$0" "$@" <"$f"; rm "$f""#,
  ])
  func `the lines after the last answer are left for the program`(command: String) throws {
    let terminal = try ProbeTerminal(["lines"], command: command)
    #expect(terminal.saw("<line one>"))
    #expect(terminal.saw("<line leave>"))
    #expect(terminal.saw("<then rest>"))
    #expect(terminal.outcome() == .exited(0))
  }

  @Test func `sessions read the lines of a pipe one after another`() throws {
    let command = #"printf 'again\nagain\none\ntwo' | "$0" "$@""#
    let terminal = try ProbeTerminal(["lines"], command: command)
    for text in ["again", "again", "one", "two", "none"] {
      #expect(terminal.saw("<line \(text)>"))
    }
    #expect(terminal.outcome() == .exited(0))
  }

  @Test func `questions take one line each from a pipe`() throws {
    let terminal = try ProbeTerminal(
      of: "app-probe", variables: ["CURIUM_ACCESSIBLE=1"],
      command: #"printf '2\n1\nrest\nend\n' | "$0" "$@""#)
    #expect(terminal.saw("<blue, red, then rest>"))
    #expect(terminal.outcome() == .exited(0))
    #expect(!terminal.transcript.contains("\u{1B}"))
  }

  @Test func `a printed line keeps its styles in a terminal`() throws {
    let terminal = try ProbeTerminal(["print"], of: "app-probe")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.afterwards.contains("mkept\u{1B}["))
    #expect(terminal.leftBehind == [])
  }

  @Test func `a printed line has no styles in a pipe`() throws {
    let terminal = try ProbeTerminal(["print"], of: "app-probe", options: CPT_OUTPUT_PIPE)
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.output() == "kept\n")
  }

  /// Starts a program that prints text and views around a question, which gets its answer from a
  /// pipe.
  private func report(_ variables: [String] = [], options: Int = 0) throws -> ProbeTerminal {
    try ProbeTerminal(
      ["report"], of: "app-probe", variables: ["CURIUM_ACCESSIBLE=1"] + variables,
      options: options, command: #"printf '2\n' | "$0" "$@""#)
  }

  @Test func `printed text, printed views and questions keep their order in a pipe`() throws {
    let terminal = try report(options: CPT_OUTPUT_PIPE)
    #expect(terminal.outcome() == .exited(0))
    let output = terminal.output()
    #expect(output.hasPrefix("before\nstyled\n") && output.hasSuffix("chose blue\nafter\n"))
    #expect(output.contains("2. Blue") && !output.contains("\u{1B}"))
  }

  @Test func `printed views have no styles in lines of text`() throws {
    let terminal = try report(["COLORTERM=truecolor"])
    #expect(terminal.saw("before\r\nstyled\r\n") && terminal.saw("chose blue\r\nafter\r\n"))
    #expect(terminal.outcome() == .exited(0))
    #expect(!terminal.transcript.contains("\u{1B}"))
  }

  /// The sequences before the last appearance of a printed text.
  private func style(of text: String, in terminal: ProbeTerminal) -> Substring {
    let transcript = terminal.transcript
    let place = transcript.ranges(of: text).last?.lowerBound ?? transcript.startIndex
    return transcript[..<place].suffix(24)
  }

  @Test(arguments: [
    ("COLORTERM=truecolor", "38;2;255;0;0m"), ("CURIUM_COLORS=16", "91m"), ("NO_COLOR=1", "[m"),
  ])
  func `a script prints a view in the colours of the terminal`(
    variable: String, style: String
  ) throws {
    let terminal = try ProbeTerminal(
      ["report"], of: "app-probe", variables: [variable, "CURIUM_THEME=dark"])
    #expect(terminal.saw("before\r\n\u{1B}["))
    #expect(terminal.saw("styled\u{1B}[0m\r\n"))
    #expect(self.style(of: "styled", in: terminal).hasSuffix(style))
    #expect(terminal.saw("Blue"))
    terminal.type("\t\r")
    #expect(terminal.saw("chose red\u{1B}[0m\r\nafter\r\n"))
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  @Test(arguments: [("COLORFGBG=15;0", true), ("LANG=C", false)])
  func `a view is printed in the terminal's own colours if its background is unknown`(
    variable: String, isKnown: Bool
  ) throws {
    let terminal = try ProbeTerminal(
      ["report"], of: "app-probe", variables: [variable, "COLORTERM=truecolor"])
    #expect(terminal.saw("Blue"))
    terminal.type("\t\r")
    #expect(terminal.saw("chose red"))
    #expect(style(of: "chose red", in: terminal).contains("38;2;") == isKnown)
    #expect(terminal.outcome() == .exited(0))
  }
}
