// SPDX-License-Identifier: MIT
// Testing: pointer, pastes, focus and replies of a terminal.

import CuriumTerminal
import Testing

private func pointer(
  _ kind: PointerEvent.Kind, _ button: PointerEvent.Button, _ x: Int, _ y: Int,
  _ modifiers: EventModifiers = []
) -> TerminalEvent {
  .pointer(PointerEvent(kind, button: button, at: CellPoint(x: x, y: y), modifiers: modifiers))
}

struct InputSequencesTests {
  @Test(
    arguments: [
      ("\u{1B}[<0;1;1M", [pointer(.down, .primary, 0, 0)]),
      ("\u{1B}[<0;300;200m", [pointer(.up, .primary, 299, 199)]),
      (
        "\u{1B}[<1;2;3M\u{1B}[<2;2;3M",
        [
          pointer(.down, .middle, 1, 2), pointer(.down, .secondary, 1, 2),
        ]
      ),
      ("\u{1B}[<32;5;6M", [pointer(.dragged, .primary, 4, 5)]),
      ("\u{1B}[<35;5;6M", [pointer(.moved, .none, 4, 5)]),
      ("\u{1B}[<64;1;1M", [pointer(.scrolled(x: 0, y: -1), .none, 0, 0)]),
      ("\u{1B}[<65;1;1M", [pointer(.scrolled(x: 0, y: 1), .none, 0, 0)]),
      ("\u{1B}[<66;1;1M", [pointer(.scrolled(x: -1, y: 0), .none, 0, 0)]),
      ("\u{1B}[<67;1;1M", [pointer(.scrolled(x: 1, y: 0), .none, 0, 0)]),
      ("\u{1B}[<69;1;1M", [pointer(.scrolled(x: 0, y: 1), .none, 0, 0, .shift)]),
      ("\u{1B}[<64;1;1m", []),
      (
        "\u{1B}[<128;1;1M\u{1B}[<129;1;1m",
        [
          pointer(.down, .other(8), 0, 0), pointer(.up, .other(9), 0, 0),
        ]
      ),
      ("\u{1B}[<160;1;1M", [pointer(.dragged, .other(8), 0, 0)]),
      ("\u{1B}[<28;1;1M", [pointer(.down, .primary, 0, 0, [.shift, .option, .control])]),
      ("\u{1B}[<0;0;0M", [pointer(.down, .primary, 0, 0)]),
      ("\u{1B}[<0;1M\u{1B}[<M\u{1B}[<256;1;1M\u{1B}[<288;1;1M\u{1B}[<-1;1;1M\u{1B}[<;;M", []),
      ("\u{1B}[0;1;-1M\u{1B}[?-1;1c\u{1B}[-1A", []),
      ("\u{1B}[M !!", [pointer(.down, .primary, 0, 0)]),
      ("\u{1B}[M#*+", [pointer(.up, .none, 9, 10)]),
      ("\u{1B}[M@!\"", [pointer(.dragged, .primary, 0, 1)]),
      ("\u{1B}[M`!!", [pointer(.scrolled(x: 0, y: -1), .none, 0, 0)]),
      ("\u{1B}[M !", []),
      ("\u{1B}[M \u{1B}[<0;1;1M", [pointer(.down, .primary, 0, 0)]),
    ] as [(String, [TerminalEvent])])
  func `reads pointer events`(bytes: String, expected: [TerminalEvent]) {
    #expect(inputEvents(bytes.utf8) == expected)
  }

  @Test(
    arguments: [
      ("\u{1B}[I\u{1B}[O", [.focus(true), .focus(false)]),
      (
        "\u{1B}[48;24;80;480;800t",
        [
          .report(.windowPixels(PixelSize(width: 800, height: 480))),
          .resize(CellSize(width: 80, height: 24)),
        ]
      ),
      (
        "\u{1B}[48;24;80;0;0t\u{1B}[48;24;81t",
        [
          .resize(CellSize(width: 80, height: 24)), .resize(CellSize(width: 81, height: 24)),
        ]
      ),
      ("\u{1B}[48;0;80t\u{1B}[48;70000;80t\u{1B}[4;0;0t\u{1B}[5;1;1t\u{1B}[48t", []),
      ("\u{1B}[5;10R", [.report(.cursor(CellPoint(x: 9, y: 4)))]),
      (
        "\u{1B}[1;1R\u{1B}[1;9R",
        [
          .report(.cursor(.zero)), .report(.cursor(CellPoint(x: 8, y: 0))),
        ]
      ),
      ("\u{1B}[?1;2R", [.report(.cursor(CellPoint(x: 1, y: 0)))]),
      ("\u{1B}[?62;22;52c", [.report(.deviceAttributes([62, 22, 52]))]),
      ("\u{1B}[?2026;2$y", [.report(.mode(2026, state: 2))]),
      ("\u{1B}[?2026$y\u{1B}[4;2$y\u{1B}[?1;2!$y", []),
      ("\u{1B}[?5u", [.report(.keyboardFlags(5))]),
      (
        "\u{1B}[?997;1n\u{1B}[?997;2n",
        [
          .report(.colorScheme(isDark: true)), .report(.colorScheme(isDark: false)),
        ]
      ),
      ("\u{1B}[=1;2z\u{1B}[12;3x\u{1B}[1 q\u{1B}[1;2;3;4;5*{\u{1B}[0n\u{1B}[>4;2m\u{1B}[>1q", []),
      ("\u{1B}[12\u{18}\u{1B}]11;x\u{18}", []),
      ("\u{1B}]11;rgb:1/2/3\u{1B}[A", [.key(KeyPress(.upArrow))]),
      ("\u{1B}]11;rgb:1/2/3", []),
      ("\u{1B}[12;", []),
      ("\u{1B}[201~", []),
    ] as [(String, [TerminalEvent])])
  func `reads focus changes, sizes and replies`(bytes: String, expected: [TerminalEvent]) {
    #expect(inputEvents(bytes.utf8) == expected)
  }

  @Test(arguments: ["]11;", "P>|", "_", "^", "X", "["])
  func `ignores an endless reply`(introducer: String) {
    let filler = String(repeating: "1", count: 100_000)
    let end = introducer == "[" ? "y" : "\u{1B}\\"
    #expect(
      inputEvents("\u{1B}\(introducer)\(filler)\(end)a".utf8) == [.key(KeyPress("a"))])
  }

  @Test(arguments: [
    ("a\r\nb\rc\nd\te", "a\nb\nc\nd\te"),
    ("\r\r\n\n", "\n\n\n"),
    ("x\u{1B}[31my\u{0}z\u{7F}\u{9B}é", "x[31myzé"),
    ("a\u{85}b\u{2028}c\u{2029}d", "a\nb\nc\nd"),
    ("", ""),
    ("漢字 😀", "漢字 😀"),
    ("\u{1B}[20", "[20"),
  ])
  func `sanitizes a paste`(pasted: String, expected: String) {
    let bytes = "q\u{1B}[200~\(pasted)\u{1B}[201~w"
    #expect(
      inputEvents(bytes.utf8) == [
        .key(KeyPress("q")), .paste(expected), .key(KeyPress("w")),
      ])
  }

  @Test(arguments: [
    ("ls\u{1B}[201~rm\r", "lsrm\n"), ("ls\u{1B}[2\u{1B}[201~01~rm\r", "lsrm\n"),
    ("ls\u{1B}[201~rm\r\u{1B}[200~", "lsrm\n"),
  ])
  func `an end mark inside a paste doesn't turn the rest into keys`(pasted: String, text: String) {
    let bytes = "\u{1B}[200~\(pasted)\u{1B}[201~q"
    #expect(inputEvents(bytes.utf8) == [.paste(text), .key(KeyPress("q"))])
  }

  @Test(arguments: ["", "漢", "abc"])
  func `two pastes in one read become one, without marks`(between: String) {
    let bytes = "\u{1B}[200~one\u{1B}[201~\(between)\u{1B}[200~two\u{1B}[201~q"
    #expect(inputEvents(bytes.utf8) == [.paste("one\(between)two"), .key(KeyPress("q"))])
  }

  @Test func `replaces invalid bytes in a paste`() {
    let bytes = Array("\u{1B}[200~".utf8) + [0xC2, 0x1B, 0x80, 0xFF] + Array("\u{1B}[201~".utf8)
    #expect(inputEvents(bytes) == [.paste("\u{FFFD}\u{FFFD}\u{FFFD}")])
  }

  @Test func `delivers a paste without an end after a pause`() {
    #expect(inputEvents("\u{1B}[200~one".utf8) == [.paste("one")])
  }

  @Test func `reads keys after a paste that timed out, and no part of its end mark`() {
    let mark = Array("\u{1B}[201~".utf8)
    for cut in mark.indices {
      var decoder = InputDecoder()
      var events: [TerminalEvent] = []
      decoder.decode("\u{1B}[200~one".utf8 + mark[..<cut], into: &events)
      #expect(decoder.deadline == .milliseconds(100))
      decoder.settle(into: &events)
      #expect(events.isEmpty && decoder.deadline == .seconds(1))
      decoder.settle(into: &events)
      #expect(decoder.deadline == nil)
      decoder.decode(mark[cut...] + [0x61], into: &events)
      #expect(events == [.paste("one"), .key(KeyPress("a"))], "cut at \(cut)")
    }
  }

  @Test func `ends a paste wherever it is split`() {
    let bytes = Array("\u{1B}[200~a\u{1B}[201b\u{1B}\u{1B}[20c漢\u{1B}[201~d".utf8)
    let expected: [TerminalEvent] = [.paste("a[201b[20c漢"), .key(KeyPress("d"))]
    for first in bytes.indices {
      for second in first..<bytes.count {
        var decoder = InputDecoder()
        var events: [TerminalEvent] = []
        decoder.decode(bytes[..<first], into: &events)
        decoder.decode(bytes[first..<second], into: &events)
        decoder.decode(bytes[second...], into: &events)
        #expect(events == expected, "split at \(first) and \(second)")
      }
    }
  }

  @Test func `splits no scalar at the limit of a paste`() {
    var bytes = Array("\u{1B}[200~".utf8)
    bytes += [UInt8](repeating: 0x61, count: InputDecoder.pasteLimit - 1)
    bytes += Array("漢\u{1B}[201~".utf8)
    guard case .paste(let text)? = inputEvents(bytes).first else {
      Issue.record("no paste")
      return
    }
    #expect(text.utf8.count == InputDecoder.pasteLimit - 1)
    #expect(text.utf8.last == 0x61)
  }

  @Test(
    arguments: [
      // 80 columns of 10 pixels and 24 rows of 20; positions start at 1.
      (800, 480, 1, 1, 0, 0, 0.05, 0.025), (800, 480, 10, 20, 0, 0, 0.95, 0.975),
      (800, 480, 11, 21, 1, 1, 0.05, 0.025), (800, 480, 800, 480, 79, 23, 0.95, 0.975),
      (800, 480, 0, 0, 0, 0, 0.05, 0.025), (800, 480, -7, 33, 0, 1, 0.05, 0.625),
      (800, 480, 820, 500, 81, 24, 0.95, 0.975),
      // Cells of 10.0625 × 20.041667 pixels.
      (805, 481, 403, 241, 40, 12, 0.0, 0.0), (805, 481, 402, 240, 39, 11, 0.9, 0.95),
      (805, 481, 805, 481, 79, 23, 0.95, 0.975), (805, 481, 1, 1, 0, 0, 0.05, 0.025),
    ])
  func `converts a pixel to a cell and a position in it`(
    width: Int, height: Int, x: Int, y: Int, column: Int, row: Int, right: Double, down: Double
  ) throws {
    var decoder = InputDecoder()
    decoder.pixelScale = PixelScale(
      cells: CellSize(width: 80, height: 24), pixels: PixelSize(width: width, height: height))
    var events: [TerminalEvent] = []
    decoder.decode("\u{1B}[<35;\(x);\(y)M".utf8, into: &events)
    guard case .pointer(let event)? = events.first, events.count == 1 else {
      Issue.record("\(events)")
      return
    }
    #expect(event.position == CellPoint(x: column, y: row))
    let offset = try #require(event.offset)
    #expect((0..<1).contains(offset.x) && abs(offset.x - right) < 0.05)
    #expect((0..<1).contains(offset.y) && abs(offset.y - down) < 0.05)
  }

  @Test func `keeps the pixel scale when sizes are reported`() {
    var decoder = InputDecoder()
    var events: [TerminalEvent] = []
    decoder.decode("\u{1B}[48;24;80;480;800t".utf8, into: &events)
    #expect(decoder.pixelScale == nil, "cells are reported by default")
    decoder.pixelScale = PixelScale(
      cells: CellSize(width: 80, height: 24), pixels: PixelSize(width: 800, height: 480))
    events = []
    decoder.decode("\u{1B}[48;24;80;960;1600t\u{1B}[<0;21;41M".utf8, into: &events)
    decoder.decode("\u{1B}[48;30;90;0;0t\u{1B}[<0;21;41m".utf8, into: &events)
    let pointers = events.compactMap { event -> PointerEvent? in
      if case .pointer(let pointer) = event { pointer } else { nil }
    }
    #expect(pointers.map(\.position) == [CellPoint(x: 1, y: 1), CellPoint(x: 1, y: 1)])
    #expect(pointers.map(\.kind) == [.down, .up])
    #expect(
      PixelScale(cells: CellSize(width: 80, height: 24), pixels: PixelSize(width: 0, height: 0))
        == nil)
    #expect(PixelScale(cells: .zero, pixels: PixelSize(width: 9, height: 9)) == nil)
  }

  @Test func `drops the part of a paste beyond its limit`() {
    var decoder = InputDecoder()
    var events: [TerminalEvent] = []
    decoder.decode("\u{1B}[200~".utf8, into: &events)
    let chunk = [UInt8](repeating: 0x61, count: 1 << 20)
    for _ in 0..<17 { decoder.decode(chunk, into: &events) }
    decoder.decode("\u{1B}[2".utf8, into: &events)
    decoder.decode("01~b".utf8, into: &events)
    guard events.count == 2, case .paste(let text) = events[0] else {
      Issue.record("\(events.count) events")
      return
    }
    #expect(text.utf8.count == InputDecoder.pasteLimit)
    #expect(events[1] == .key(KeyPress("b")))
  }
}
