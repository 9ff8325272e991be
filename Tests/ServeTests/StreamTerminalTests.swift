// SPDX-License-Identifier: MIT
// Testing: apps on terminals at the other end of a stream.

import CuriumServe
import CuriumTerminal
import TestModels
import Testing

@MainActor struct StreamTerminalTests {
  private struct Counter: View {
    @State private var count = 0
    @Environment(\.quit) private var quit
    @Environment(\.connection) private var connection

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("Count \(count)")
        Text(connection?.environment["NAME"] ?? "nobody")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .onKeyPress("c") {
        count += 1
        return .handled
      }
      .onKeyPress("q") {
        quit(status: 3)
        return .handled
      }
    }
  }

  @Test func `takes the screen, draws, and follows keys and the size of the window`() {
    let visitor = Visitor(
      Counter(), connection: ServedConnection(id: 1, environment: ["NAME": "Anna"]))
    #expect(visitor.rows == ["Count 0", "Anna", "", ""])
    let first = visitor.take()
    #expect(first.hasPrefix("␛[?1049h"))
    #expect(first.contains("␛[?1002h␛[?1006h"))
    visitor.type("c")
    #expect(visitor.rows[0] == "Count 1")
    visitor.resize(to: 5, 2)
    #expect(visitor.rows == ["Coun…", "Anna"])
    visitor.terminal.resize(to: CellSize(width: 0, height: -3))
    #expect(visitor.terminal.size == CellSize(width: 1, height: 1))
    visitor.resize(to: 20, 4)
    #expect(visitor.rows == ["Count 1", "Anna", "", ""])
  }

  @Test func `draws everything again on a lost screen`() {
    let visitor = Visitor(Counter())
    visitor.type("c")
    visitor.clear()
    #expect(visitor.rows == ["", "", "", ""])
    visitor.terminal.redraw()
    #expect(visitor.rows == ["Count 1", "nobody", "", ""])
  }

  @Test func `draws only the newest state after a congestion`() {
    let visitor = Visitor(Counter())
    _ = visitor.take()
    visitor.terminal.isCongested = true
    for _ in 1...5 { visitor.type("c") }
    #expect(visitor.take() == "")
    visitor.terminal.isCongested = false
    #expect(visitor.rows[0] == "Count 5")
    #expect(visitor.take().count < 60)
  }

  @Test func `restores the terminal when the app quits, after its last reply`() async {
    let visitor = Visitor(Counter())
    await visitor.turn()
    visitor.terminal.receive(Array("\u{1B}[?62;22c".utf8))
    _ = visitor.take()
    visitor.type("q")
    let ending = visitor.take()
    #expect(ending.contains("␛[?1003l"))
    #expect(ending.hasSuffix("␛[c"))
    #expect(visitor.statuses == [])
    visitor.type("\u{1B}[?62;22c")
    #expect(visitor.take().hasSuffix("␛[?25h␛[?1049l"))
    #expect(visitor.statuses == [3])
    visitor.type("c")
    visitor.terminal.hangUp()
    #expect(visitor.take() == "")
    #expect(visitor.statuses == [3])
  }

  @Test func `a simple terminal gets no queries and is restored at once`() {
    let visitor = Visitor(Counter(), environment: ["TERM": "vt220"])
    #expect(!visitor.take().contains("␛[>0q"))
    visitor.type("q")
    #expect(visitor.statuses == [3])
    #expect(visitor.take().hasSuffix("␛[?25h␛[?1049l"))
  }

  @Test func `the end of the stream ends the app, and nothing more is sent`() {
    let visitor = Visitor(Counter())
    _ = visitor.take()
    visitor.terminal.hangUp()
    #expect(visitor.take() == "")
    #expect(visitor.statuses == [0])
  }

  @Test func `a terminal that has ended doesn't keep its stream`() {
    final class Channel {
      var terminal: StreamTerminal?
      var count = 0
    }
    var channel: Channel? = Channel()
    weak let kept = channel
    channel?.terminal = StreamTerminal(size: CellSize(width: 20, height: 4)) { [channel] bytes in
      channel?.count += bytes.count
    }
    channel?.terminal?.hangUp()
    channel = nil
    #expect(kept == nil)
  }

  @Test func `a session that is asked to end quits its app`() {
    let visitor = Visitor(Counter(), environment: ["TERM": "vt220"])
    visitor.session?.end()
    visitor.update()
    #expect(visitor.statuses == [0])
  }

  @Test func `a session that nothing keeps is freed`() {
    let visitor = Visitor(Counter(), environment: ["TERM": "vt220"])
    weak let session = visitor.session
    visitor.type("q")
    visitor.forget()
    #expect(session == nil)
  }

  @Test func `a session that nothing keeps ends its app`() {
    var hasEnded = false
    let visitor = Visitor(Text("Hello").onDisappear { hasEnded = true })
    visitor.forget()
    #expect(hasEnded)
    #expect(visitor.statuses == [])
  }

  @Test func `colours and the theme follow the variables of the user`() {
    let plain = Visitor(Counter(), environment: ["TERM": "xterm-256color", "NO_COLOR": "1"])
    #expect(!plain.take().contains("38;"))
    let nord = Visitor(
      Counter(), environment: ["COLORTERM": "truecolor", "CURIUM_THEME": "nord"])
    let light = Visitor(
      Counter(), environment: ["COLORTERM": "truecolor", "CURIUM_THEME": "light"])
    let (first, second) = (nord.take(), light.take())
    #expect(first.contains("48;2;"))
    #expect(second.contains("48;2;"))
    #expect(first != second)
  }

  @Test func `asks what the terminal can do, and uses it`() async {
    let visitor = Visitor(Counter())
    await visitor.turn()
    _ = visitor.take()
    // Reports its version, and so is asked for its modes.
    visitor.type("\u{1B}P>|foot(1.20)\u{1B}\\\u{1B}[?62;52c")
    visitor.type("\u{1B}[?2026;2$y\u{1B}[?62c")
    _ = visitor.take()
    visitor.type("c")
    #expect(visitor.take().hasPrefix("␛[?2026h"))
  }

  @Test func `any bytes, sizes and congestions leave the screen correct`() {
    for seed in 1...20 {
      var random = SeededRandom(seed: UInt64(seed))
      let visitor = Visitor(Counter(), environment: ["TERM": seed < 10 ? "vt100" : "xterm"])
      for _ in 0..<200 {
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          visitor.resize(
            to: .random(in: 1...30, using: &random), .random(in: 2...6, using: &random))
        case 1: visitor.terminal.isCongested.toggle()
        case 2: visitor.type("c")
        case 3: visitor.terminal.redraw()
        default:
          let bytes = (0..<9).map { _ in UInt8.random(in: 0...255, using: &random) }
          visitor.terminal.receive(bytes.filter { $0 != 3 && $0 != UInt8(ascii: "q") })
        }
      }
      visitor.terminal.isCongested = false
      visitor.resize(to: 20, 4)
      let rows = visitor.rows
      visitor.clear()
      visitor.terminal.redraw()
      #expect(visitor.rows == rows)
      #expect(rows[0].hasPrefix("Count"))
    }
  }
}
