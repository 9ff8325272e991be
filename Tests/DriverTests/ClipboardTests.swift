// SPDX-License-Identifier: MIT
// Testing: reading the user's clipboard, from the terminal and from the desktop.

import CuriumDriver
import Foundation
import TestModels
import Testing

struct ClipboardTests {
  /// The last query of the driver.
  private static let fence = "\u{1B}[?996n\u{1B}[c"
  private static let attributes = "\u{1B}[?62c"
  private static let question = "\u{1B}]52;c;?\u{1B}\\" + "\u{1B}[c"

  /// Starts a probe over SSH, in a terminal with a name that has answered the driver's queries.
  private func start(_ name: String?) throws -> ProbeTerminal {
    let terminal = try ProbeTerminal(variables: ["SSH_TTY=/dev/pts/9"])
    try #require(terminal.saw(Self.fence))
    if let name {
      terminal.type("\u{1B}P>|\(name)\u{1B}\\" + Self.attributes)
      try #require(terminal.saw("\u{1B}[?1016$p\u{1B}[c"))
    }
    terminal.type(Self.attributes)
    return terminal
  }

  /// Ends the probe. Returns whether the terminal is restored.
  private func endsCleanly(_ terminal: ProbeTerminal) -> Bool {
    terminal.type("q")
    return terminal.outcome() == .exited(0) && terminal.leftBehind == []
  }

  @Test(arguments: ["kitty(0.42.1)", "ghostty 1.2.0", "iTerm2 3.6.5"])
  func `the text arrives when the user has answered the terminal's question`(name: String) throws {
    let terminal = try start(name)
    terminal.type("<")
    try #require(terminal.saw(Self.question))
    // Other replies and keys don't wait for the user.
    terminal.type(Self.attributes + "x")
    #expect(terminal.saw("<key 120>"))
    #expect(!terminal.transcript.contains("<clipboard"))
    terminal.type("\u{1B}]52;c;b25lDQp0d28bWzMxbQ==\u{1B}\\")
    #expect(terminal.saw("<clipboard one|two[31m>"))
    #expect(endsCleanly(terminal))
  }

  @Test func `a text that wasn't requested, or comes after the user has denied it, is dropped`()
    throws
  {
    let terminal = try start("kitty(0.42.1)")
    terminal.type("\u{1B}]52;c;b25l\u{1B}\\x")
    #expect(terminal.saw("<key 120>"))
    terminal.type("<")
    try #require(terminal.saw(Self.question))
    // An empty reply denies it.
    terminal.type(Self.attributes + "\u{1B}]52;c;\u{1B}\\")
    #expect(terminal.saw("<clipboard none>"))
    terminal.type("\u{1B}]52;c;b25l\u{1B}\\v")
    #expect(terminal.saw("<key 118>"))
    #expect(!terminal.transcript.contains("<clipboard one>"))
    terminal.type("<")
    try #require(terminal.saw(Self.question))
    terminal.type("\u{1B}]52;;dHdv\u{7}" + Self.attributes)
    #expect(terminal.saw("<clipboard two>"))
    #expect(endsCleanly(terminal))
  }

  /// The last one doesn't report its version, like st, which would clear its clipboard.
  @Test(arguments: ["WezTerm 20240203", nil])
  func `a terminal that doesn't let programs read gets no query`(name: String?) throws {
    let terminal = try start(name)
    terminal.type("<")
    #expect(terminal.saw("<clipboard none>"))
    #expect(!terminal.transcript.contains("]52;"))
    #expect(endsCleanly(terminal))
  }

  @Test func `the app can end while the terminal asks the user`() throws {
    let terminal = try start("kitty(0.42.1)")
    terminal.type("<")
    try #require(terminal.saw(Self.question))
    terminal.type(Self.attributes)
    #expect(endsCleanly(terminal))
  }

  #if os(Linux)
    /// Calls `body` with a probe on a desktop with one program, a shell script. Nothing is left of
    /// the program when the probe has ended.
    private func withDesktop(
      _ variable: String, _ program: String, _ script: String,
      _ body: (ProbeTerminal) throws -> Void
    ) throws {
      let folder = try TemporaryFolder()
      let path = folder.path
      let file = open(folder(program), O_WRONLY | O_CREAT | O_CLOEXEC, 0o700)
      _ = "#!/bin/sh\n\(script)\n".withCString { write(file, $0, strlen($0)) }
      close(file)
      let terminal = try ProbeTerminal(
        variables: ["\(variable)=:0", "PATH=\(path)", "TMPDIR=\(path)"])
      try #require(terminal.saw("<started 80x24>"))
      terminal.type("<")
      try body(terminal)
      #expect(!terminal.transcript.contains("]52;"))
      #expect(endsCleanly(terminal))
      #expect(!isUsed(path))
      // The text isn't left in a file.
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [program])
    }

    /// Returns whether a process has a folder in its environment.
    private func isUsed(_ folder: String) -> Bool {
      let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return processes.contains { process in
        // A process of another user can't be read.
        let variables = try? String(contentsOfFile: "/proc/\(process)/environ", encoding: .utf8)
        return variables?.contains(folder) == true
      }
    }

    @Test(arguments: [
      ("DISPLAY", "xclip", "-out -selection clipboard"),
      ("DISPLAY", "xsel", "--output --clipboard"),
      ("WAYLAND_DISPLAY", "wl-paste", "--no-newline --type text"),
    ])
    func `on a desktop, a program reads the clipboard without a question`(
      variable: String, program: String, arguments: String
    ) throws {
      let script =
        "echo noise >&2; [ \"$*\" = \"\(arguments)\" ] && printf 'one\\r\\ntwo\\033[31m'"
      try withDesktop(variable, program, script) { terminal in
        #expect(terminal.saw("<clipboard one|two[31m>"))
        #expect(!terminal.transcript.contains("noise"))
      }
    }

    @Test(arguments: ["exit 1", "true", "kill -9 $$", "exec /bin/sleep 60"])
    func `a program without a result, or that is stuck, has no text`(script: String) throws {
      try withDesktop("DISPLAY", "xclip", script) { terminal in
        #expect(terminal.saw("<clipboard none>"))
      }
    }

    @Test func `a program that is stuck ends with the app`() throws {
      try withDesktop("DISPLAY", "xclip", "exec /bin/sleep 60") { _ in }
    }
  #endif
}
