// SPDX-License-Identifier: MIT
// Testing: served apps on real terminal lines.

import TestModels
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

struct AttachTests {
  private let folder: TemporaryFolder
  private let server: ProbeTerminal

  init() throws {
    folder = try TemporaryFolder()
    server = try ProbeTerminal(["serve", folder("socket")], of: "app-probe")
    try #require(server.saw("Serving at"))
  }

  private func attach(_ name: String, term: String = "xterm-256color") throws -> ProbeTerminal {
    try ProbeTerminal(
      ["attach", folder("socket")], of: "app-probe", term: term, variables: ["NAME=\(name)"])
  }

  @Test func `users share a model and have state of their own`() throws {
    let anna = try attach("anna")
    #expect(anna.saw("aaaaaaaa"))
    #expect(anna.saw("AAAAAAAA"))
    #expect(anna.saw("anna"))
    let ben = try attach("ben")
    #expect(ben.saw("ben"))
    ben.type("o")
    #expect(ben.saw("BBBBBBBB"))
    ben.type("c")
    #expect(ben.saw("bbbbbbbb"))
    #expect(anna.saw("bbbbbbbb"))
    anna.type("c")
    #expect(ben.saw("cccccccc"))
    #expect(anna.saw("cccccccc"))
    #expect(!anna.transcript.contains("BBBBBBBB"))
  }

  @Test func `the end of an app restores the terminal and gives its status`() throws {
    let user = try attach("anna")
    try #require(user.saw("anna"))
    user.type("q")
    #expect(user.outcome() == .exited(0))
    #expect(user.afterwards.contains("<status 3>"))
    #expect(user.leftBehind == [])
    // The server goes on.
    let next = try attach("ben")
    #expect(next.saw("ben"))
  }

  @Test func `the next app doesn't get the terminal's replies`() throws {
    let user = try attach("anna")
    try #require(user.saw("\u{1B}[c"))
    user.type("\u{1B}[?62;22c")
    user.type("q")
    // Otherwise, a shell would read the replies as keys.
    try #require(user.saw("\u{1B}[?1002l"))
    user.type("\u{1B}[?62;22c")
    #expect(user.outcome() == .exited(0))
    #expect(user.afterwards.contains("<status 3>"))
    #expect(!user.afterwards.contains("62;22"))
  }

  @Test func `a killed server restores the terminals of its users`() throws {
    let user = try attach("anna")
    try #require(user.saw("anna"))
    user.type("x")
    #expect(user.outcome() == .exited(0))
    #expect(user.afterwards.contains("The connection to the server"))
    #expect(user.leftBehind == [])
    #expect(server.outcome() == .killed(SIGKILL))
    // Its socket is replaced.
    let second = try ProbeTerminal(["serve", folder("socket")], of: "app-probe")
    #expect(second.saw("Serving at"))
    let next = try attach("ben")
    #expect(next.saw("ben"))
  }

  @Test func `a killed user ends only its session`() throws {
    let user = try attach("anna")
    try #require(user.saw("anna"))
    user.hangUp()
    _ = user.outcome()
    let next = try attach("ben")
    #expect(next.saw("ben"))
    next.type("q")
    #expect(next.outcome() == .exited(0))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `signals end the server and all sessions`(_ signal: Int32) throws {
    let user = try attach("anna")
    try #require(user.saw("anna"))
    server.signal(signal)
    #expect(user.outcome() == .exited(0))
    #expect(user.leftBehind == [])
    #expect(server.outcome() == .exited(0))
    #expect(server.transcript.contains("<served>"))
    #expect(access(folder("socket"), F_OK) != 0)
  }

  @Test func `Control-Z suspends the user's program, which draws everything afterwards`() throws {
    let user = try attach("anna")
    try #require(user.saw("anna"))
    user.type("\u{1A}")
    #expect(user.outcome() == .stopped(SIGTSTP))
    #expect(user.leftBehind == [])
    user.resize(40, 12)
    user.continueInForeground()
    #expect(user.saw("\u{1B}[?1049h"))
    #expect(user.saw("aaaaaaaa"))
    #expect(user.saw("anna"))
    user.type("o")
    #expect(user.saw("BBBBBBBB"))
  }

  // As a control byte, in the kitty keyboard protocol with two layouts, and with xterm's
  // modifyOtherKeys. In the modes of a session, the tty turns none of them into a signal.
  @Test(arguments: ["\u{3}", "\u{1B}[99;5u", "\u{1B}[1089::99;5u", "\u{1B}[27;5;99~"])
  func `Control-C ends a session whose server doesn't respond`(_ key: String) throws {
    let user = try attach("anna")
    try #require(user.saw("anna"))
    user.type("s")
    #expect(server.outcome() == .stopped(SIGSTOP))
    user.type("o")
    // While the terminal is being restored, Control-C would discard the rest of the output.
    for _ in 1...50 where !user.transcript.contains("\u{1B}[?1002l") {
      user.type(key)
      _ = user.isQuiet()
    }
    #expect(user.outcome() == .exited(0))
    #expect(user.afterwards.contains("The connection to the server"))
    #expect(user.leftBehind == [])
    server.signal(SIGCONT)
  }

  @Test func `a recording that can't be written is reported at the end`() throws {
    let user = try ProbeTerminal(
      ["attach", folder("socket")], of: "app-probe",
      variables: ["NAME=anna", "CURIUM_CAST=\(folder("user.cast"))"],
      command: "ulimit -f 0; exec \"$0\" \"$@\"")
    try #require(user.saw("anna"))
    user.type("q")
    #expect(user.outcome() == .exited(0))
    #expect(user.afterwards.contains("The recording stopped because"))
    #expect(user.afterwards.contains("<status 3>"))
  }

  @Test func `a second server at the same path is refused`() throws {
    let second = try ProbeTerminal(["serve", folder("socket")], of: "app-probe")
    #expect(second.outcome() == .exited(0))
    #expect(second.transcript.contains("Another process already serves at"))
  }

  @Test func `without a server, the terminal stays unchanged`() throws {
    let user = try ProbeTerminal(["attach", folder("nothing")], of: "app-probe")
    #expect(user.outcome() == .exited(0))
    #expect(user.transcript.contains("Nothing is served at"))
    #expect(!user.transcript.contains("\u{1B}"))
  }

  @Test(.enabled(if: TerminfoTests.isKnown("wyse60")))
  func `a terminal without ECMA-48 can't show a session`() throws {
    let user = try attach("anna", term: "wyse60")
    #expect(user.outcome() == .exited(0))
    #expect(user.transcript.contains("can't show this program"))
  }
}
