// SPDX-License-Identifier: MIT
// Testing: running out of file descriptors, at startup and later.

import CuriumDriver
import Testing

struct DescriptorTests {
  /// Below the first limit, the program's own libraries can't be loaded. The last limit is enough.
  /// In between, it depends on the descriptors that the test process has left open.
  @Test(arguments: [[], ["inline"], ["guarded"], ["lines"]])
  func `fails to start with a one-line message, or starts and works`(_ arguments: [String]) throws {
    var isRefused = false
    var works = false
    for descriptors in [9, 12, 15, 18, 20, 21, 22, 24, 96] {
      let terminal = try ProbeTerminal(arguments, descriptors: descriptors)
      let first = terminal.sawFirst(of: ["<started", "ulimit -n"])
      if first == "<started" {
        works = true
        if arguments == ["lines"] {
          terminal.type("one\n")
          #expect(terminal.saw("<line one>"), "\(descriptors)")
          terminal.type("\u{4}")
          #expect(terminal.outcome() == .exited(0), "\(descriptors)")
        } else {
          // Needs a timer, and a frame that the terminal doesn't take immediately.
          terminal.type("\u{1B}")
          #expect(terminal.saw("<key 27>"), "\(descriptors)")
          terminal.type("b")
          #expect(terminal.saw("<ready again>"), "\(descriptors)")
          terminal.type("q")
          #expect(terminal.outcome() == .exited(0), "\(descriptors)")
        }
      } else {
        isRefused = true
        #expect(terminal.outcome() == .exited(71), "\(descriptors)")
        #expect(terminal.transcript.contains("ulimit -n"), "\(descriptors)")
        #expect(terminal.transcript.split(separator: "\r\n").count == 1, "\(descriptors)")
      }
      #expect(terminal.leftBehind == [], "\(descriptors)")
    }
    #expect(isRefused && works)
  }

  @Test func `keeps running when no descriptor is left`() throws {
    let terminal = try ProbeTerminal(
      variables: ["EDITOR=/bin/true", "PAGER=/bin/true"], descriptors: 96)
    try #require(terminal.saw("<started"))
    // Dispatch keeps the descriptor of its timer after a timer has fired.
    terminal.type("t")
    #expect(terminal.saw("<timer>"))
    terminal.type("=")
    #expect(terminal.saw("<none free>"))
    terminal.type("\u{1B}")
    #expect(terminal.saw("<key 27>"))
    terminal.type("b")
    #expect(terminal.saw("<ready again>"))
    for key in ["/", ";"] {
      terminal.type(key)
      #expect(terminal.saw("Too many open files"))
    }
    terminal.type("y")
    #expect(terminal.saw("<asked"))
    #expect(terminal.stop(.suspend))
    terminal.continueInForeground()
    #expect(terminal.saw("<resumed>"))
    terminal.type("=")
    terminal.type("x")
    #expect(terminal.saw("<key 120>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }
}
