// SPDX-License-Identifier: MIT
// Testing: recordings of sessions.

import CuriumTerminal
import Foundation
import TestModels
import Testing

@testable import CuriumDriver

struct RecordingTests {
  private static let begin = "o\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l"
  private static let modes = "o\u{1B}[?7h\u{1B}]8;;\u{1B}\\\u{1B}[0m\u{1B}[?25h"
  private static let end = modes + "\u{1B}[?1049l"

  private let cast: CastFile

  init() throws { cast = try CastFile() }

  private func start(
    _ arguments: [String] = [], of name: String = "driver-probe", variables: [String] = []
  ) throws -> ProbeTerminal {
    try ProbeTerminal(arguments, of: name, variables: [cast.variable] + variables)
  }

  @Test func `a recording has the frames and sizes, and ends with a clean terminal`() throws {
    let terminal = try start(variables: ["COLORTERM=truecolor"])
    try #require(terminal.saw("<started 80x24>"))
    terminal.resize(100, 30)
    #expect(terminal.saw("<size 100x30>"))
    terminal.type("x")
    #expect(terminal.saw("<key 120>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    let header = try cast.header()
    #expect(header.version == 2 && header.width == 80 && header.height == 24)
    #expect(header.timestamp > 1_500_000_000)
    #expect(header.env == ["TERM": "xterm-256color", "COLORTERM": "truecolor"])
    #expect(
      try cast.story() == [
        Self.begin, "o<started 80x24>\r\n", "r100x30", "o<size 100x30>\r\n", "o<key 120>\r\n",
        Self.end,
      ])
    let times = try cast.events().map(\.time)
    #expect(times == times.sorted() && times.allSatisfy { $0 >= 0 && $0 < 600 })
  }

  @Test func `only the user can read a recording`() throws {
    let terminal = try start()
    try #require(terminal.saw("<started 80x24>"))
    #expect(try cast.mode() == 0o600)
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
  }

  @Test func `a recording of a crash is complete up to the last frame`() throws {
    let terminal = try start()
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("x")
    #expect(terminal.saw("<key 120>"))
    terminal.signal(SIGKILL)
    #expect(terminal.outcome() == .killed(SIGKILL))
    #expect(try cast.story() == [Self.begin, "o<started 80x24>\r\n", "o<key 120>\r\n"])
  }

  @Test(arguments: ProbeTerminal.Stop.allCases)
  func `a session that stops leaves the screen in the recording too`(_ stop: ProbeTerminal.Stop)
    throws
  {
    let terminal = try start()
    try #require(terminal.saw("<started 80x24>"))
    #expect(terminal.stop(stop))
    terminal.continueInForeground()
    #expect(terminal.saw("<resumed>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    let story = try cast.story()
    #expect(
      story.starts(with: [
        Self.begin, "o<started 80x24>\r\n", Self.end, Self.begin, "o<resumed>\r\n",
      ]))
    #expect(story.last == Self.end)
  }

  @Test func `another program is a marker, and its output isn't recorded`() throws {
    let terminal = try start()
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("!")
    #expect(terminal.saw("a b;$(x):"))
    terminal.type("0\r")
    #expect(terminal.saw("<ran>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(
      try cast.story() == [
        Self.begin, "o<started 80x24>\r\n", Self.end, "msh", Self.begin, "o<resumed>\r\n",
        "o<ran>\r\n", Self.end,
      ])
  }

  @Test(arguments: [(["inline"], "\u{1B}[3B\r\n"), (["inline", "erased"], "\u{1B}[2A\r\u{1B}[J")])
  func `a session below the prompt ends below its rows, or erases them`(
    arguments: [String], ending: String
  ) throws {
    let terminal = try start(arguments)
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(
      try cast.story() == [
        "o\u{1B}[?7l\u{1B}[?25l", "o<started 80x24>\r\n", Self.modes + ending,
      ])
  }

  @Test func `a session moves to the whole screen in the recording too`() throws {
    let terminal = try start(["inline"])
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("&")
    #expect(terminal.saw("<moved true>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(
      try cast.story() == [
        "o\u{1B}[?7l\u{1B}[?25l", "o<started 80x24>\r\n",
        Self.modes + "\u{1B}[2A\r\u{1B}[J", Self.begin, "o<resumed>\r\n", "o<moved true>\r\n",
        Self.end,
      ])
  }

  // MARK: - Prompts and secrets

  @Test(arguments: [false, true])
  func `the prompts of a script are one recording, without the secrets that are typed`(
    includesInput: Bool
  ) throws {
    let terminal = try start(
      ["prompts"], of: "app-probe", variables: includesInput ? ["CURIUM_CAST_INPUT=1"] : [])
    for (prompt, answer) in [
      ("Name:", "api\r"), ("Target:", "\r"), ("Deploy?", "y"), ("Token:", "hunter2\r"),
    ] {
      #expect(terminal.saw(prompt))
      terminal.type(answer)
    }
    #expect(terminal.outcome() == .exited(0))
    let events = try cast.events()
    let drawn = events.filter { $0.code == "o" }.map(\.data).joined()
    for prompt in ["Name:", "Target:", "Deploy?", "Token:"] { #expect(drawn.contains(prompt)) }
    #expect(!drawn.contains("hunter2") && !drawn.contains("\u{1B}]52"))
    #expect(drawn.ranges(of: "\u{1B}[?25h").count >= 4 && drawn.hasSuffix("\r\n"))
    let typed = events.filter { $0.code == "i" }.map(\.data).joined()
    #expect(typed == (includesInput ? "api\r\ryhunter2\r" : ""))
  }

  @Test func `requests to the terminal aren't recorded`() throws {
    let terminal = try start()
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("y")
    #expect(terminal.saw("<asked"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    let drawn = try cast.story()
    #expect(drawn.count == 4 && drawn[2].hasPrefix("o<asked ") && drawn.last == Self.end)
  }

  // MARK: - Files that can't be written

  @Test func `an existing file stays, and the program doesn't start`() throws {
    try cast.write("older")
    let terminal = try start()
    #expect(terminal.outcome() == .exited(73))
    #expect(
      terminal.transcript == """
        Couldn't record to \(cast.path), because it already exists. Remove it, or choose another \
        path.\r\n
        """)
    #expect(try cast.text() == "older")
    #expect(terminal.leftBehind == [])
  }

  @Test func `without the folder of the recording, the program doesn't start`() throws {
    let terminal = try ProbeTerminal(variables: ["CURIUM_CAST=/no/such/folder/demo.cast"])
    #expect(terminal.outcome() == .exited(73))
    #expect(
      terminal.transcript == """
        Couldn't record to /no/such/folder/demo.cast: No such file or directory. Choose a path in \
        a folder that you can write to.\r\n
        """)
  }

  @Test func `a session that can't start leaves no file`() throws {
    let terminal = try ProbeTerminal(term: "dumb", variables: [cast.variable])
    #expect(terminal.outcome() == .exited(78))
    #expect(!cast.exists)
  }

  @Test func `an app runs without a recording if the file can't grow, and reports it afterwards`()
    throws
  {
    let terminal = try ProbeTerminal(
      ["count"], of: "app-probe", variables: [cast.variable],
      command: "ulimit -f 0; exec \"$0\" \"$@\"")
    #expect(terminal.saw("zero"))
    terminal.type("\u{3}")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.afterwards.contains("The recording stopped because \(cast.path) can't be"))
    #expect(terminal.leftBehind == [] && !cast.exists)
  }

  @Test func `a recording that is stopped ends with a complete event`() async throws {
    try await MainActor.run { [path = cast.path] in
      let recording = try SessionRecording(path, limit: 400)
      for _ in 1...100 { recording.add(.output, "frame".utf8) }
      #expect(recording.takeFailure()?.contains("File too large. Record to a disk") == true)
      #expect(recording.takeFailure() == nil)
    }
    let text = try cast.text()
    #expect(text.hasSuffix(", \"o\", \"frame\"]\n") && (370...400).contains(text.utf8.count))
  }

  @Test func `lines of text aren't recorded`() throws {
    let terminal = try start(
      ["prompt"], of: "app-probe", variables: ["CURIUM_ACCESSIBLE=1"])
    #expect(terminal.saw("Name: "))
    terminal.type("api\r")
    #expect(terminal.outcome() == .exited(0))
    #expect(!cast.exists)
  }
}
