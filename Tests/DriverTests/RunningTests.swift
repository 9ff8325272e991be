// SPDX-License-Identifier: MIT
// Testing: keys, sizes, slow readers and printed text on a real terminal line.

import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

struct RunningTests {
  @Test func `reports keys, pastes, focus, clicks and sizes`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    let cases = [
      ("\u{3}", "<control c>"), ("\u{1A}", "<control z>"), ("\u{1C}", "<control \\>"),
      ("\u{1B}[99;5u", "<control c>"), ("\u{1B}OA", "<key 63232>"), ("\u{1B}", "<key 27>"),
      ("\r", "<key 13>"), ("\u{1B}[200~a b\u{1B}[201~", "<paste a b>"),
      ("\u{1B}[I", "<focus true>"), ("\u{1B}[<0;3;4M", "<pointer 2,3>"),
    ]
    for (typed, shown) in cases {
      terminal.type(typed)
      #expect(terminal.saw(shown), "\(typed.debugDescription)")
    }
    terminal.resize(100, 30)
    #expect(terminal.saw("<size 100x30>"))
    terminal.resize(1, 1)
    #expect(terminal.saw("<size 1x1>"))
    terminal.type("t")
    #expect(terminal.saw("<turn>"))
    #expect(terminal.saw("<timer>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
  }

  @Test(
    arguments: [
      ([], [], 3), ([], ["CURIUM_WHEEL_ROWS=1"], 1), ([], ["CURIUM_WHEEL_ROWS=many"], 3),
      (["wheel"], ["CURIUM_WHEEL_ROWS=1"], 5),
    ] as [([String], [String], Int)])
  func `the app and the user set the rows that the wheel scrolls`(
    arguments: [String], variables: [String], rows: Int
  ) throws {
    let terminal = try ProbeTerminal(arguments, variables: variables)
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("\u{1B}[<65;3;4M")
    #expect(terminal.saw("<wheel \(rows)>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
  }

  @Test func `reads keys after a paste or a string without an end`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("\u{1B}[200~one")
    #expect(terminal.saw("<paste one>"))
    terminal.type("\u{3}")
    #expect(terminal.saw("<control c>"))
    terminal.type("\u{1B}]x")
    #expect(terminal.saw("<key 93>\r\n<key 120>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
  }

  @Test func `reports a size that changed and changed back before the program read it`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    for _ in 1...3 {
      terminal.type("|")
      #expect(terminal.saw("<size 80x24>"))
    }
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
  }

  @Test(arguments: [[], ["inline"]] as [[String]])
  func `starts over after it was closed`(_ arguments: [String]) throws {
    let terminal = try ProbeTerminal(arguments)
    try #require(terminal.saw("<started 80x24>"))
    for _ in 1...3 {
      terminal.type("r")
      #expect(terminal.saw("<started 80x24>"))
      terminal.type("x")
      #expect(terminal.saw("<key 120>"))
    }
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  @Test func `rejects frames until a slow reader has read the last one`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("b")
    #expect(terminal.saw("<ready again>"))
    #expect(terminal.written.count { $0 == UInt8(ascii: "x") } >= 400_000)
    #expect(!terminal.transcript.contains("<late>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
  }

  #if os(Linux)
    @Test func `sends the newest frame to a stopped terminal later, and is idle until then`() throws
    {
      let terminal = try ProbeTerminal()
      try #require(terminal.saw("<started 80x24>"))
      try #require(terminal.saw("\u{1B}[c"))
      terminal.flow(false)
      terminal.type("b")
      #expect(terminal.isSilent())
      let memory = terminal.residentBytes
      terminal.type(String(repeating: "n", count: 200))
      #expect(terminal.isSilent())
      #expect(ProbeTerminal.isSanitized || terminal.residentBytes < memory + 4_000_000)
      terminal.flow(true)
      #expect(terminal.saw("<frame 200>"))
      #expect(!terminal.transcript.contains("<frame 199>"))
      // One more `x` comes from `80x24`.
      #expect(terminal.written.count { $0 == UInt8(ascii: "x") } == 400_001)
      #expect(terminal.written.count { $0 == UInt8(ascii: "y") } == 400_000)
      terminal.type("q")
      #expect(terminal.outcome() == .exited(0))
      #expect(terminal.leftBehind == [])
    }

    @Test func `keeps the end of endless output`() throws {
      let terminal = try ProbeTerminal()
      try #require(terminal.saw("<started 80x24>"))
      for _ in 1...2 {
        terminal.type("m")
        try #require(terminal.saw("<logged>"))
        // Nothing is drawn any more.
        #expect(terminal.holds(256 * 1024...512 * 1024))
      }
      terminal.type("q")
      #expect(terminal.outcome() == .exited(0))
      let lines = terminal.afterwards.split(separator: "\r\n").drop { !$0.contains("…") }
      #expect(lines.first?.hasSuffix("… earlier output omitted") == true)
      let numbers = lines.dropFirst().compactMap { $0.split(separator: " ").dropFirst().first }
        .compactMap { Int($0) }
      #expect(numbers.count == lines.count - 1)
      #expect(numbers.last == 59_999)
      #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 + 1 })
      let count = lines.dropFirst().reduce(0) { $0 + $1.utf8.count + 1 }
      #expect((255 * 1024...256 * 1024).contains(count))
    }
  #endif

  @Test func `shows output printed at each stage once`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("p")
    try #require(terminal.saw("<printed>"))
    #expect(!terminal.transcript.contains("kept"))
    terminal.type("z")
    #expect(terminal.outcome() == .stopped(SIGTSTP))
    #expect(terminal.afterwards.contains("kept output\r\nkept error\r\n"))
    terminal.continueInForeground()
    #expect(terminal.saw("<resumed>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(!terminal.afterwards.contains("kept"))
  }

  @Test func `printed text is read once, whatever stops the program`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    func read(_ text: String) {
      terminal.type(".")
      #expect(terminal.saw("<read \(text)>"))
    }
    terminal.type("p")
    #expect(terminal.saw("<printed>"))
    read("kept output|kept error|")
    for stop in [ProbeTerminal.Stop.force, .suspend] {
      #expect(terminal.stop(stop))
      terminal.continueInForeground()
      #expect(terminal.saw("<resumed>"))
      read("")
      terminal.type("p")
      #expect(terminal.saw("<printed>"))
      read("kept output|kept error|")
    }
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
  }
}
