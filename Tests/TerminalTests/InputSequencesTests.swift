// SPDX-License-Identifier: MIT
// Testing: the pointer, pastes, the focus and the answers of a terminal.

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
      ("\u{1B}[<0;1M\u{1B}[<M\u{1B}[<256;1;1M\u{1B}[<;;M", []),
      ("\u{1B}[M !!", [pointer(.down, .primary, 0, 0)]),
      ("\u{1B}[M#*+", [pointer(.up, .none, 9, 10)]),
      ("\u{1B}[M@!\"", [pointer(.dragged, .primary, 0, 1)]),
      ("\u{1B}[M`!!", [pointer(.scrolled(x: 0, y: -1), .none, 0, 0)]),
      ("\u{1B}[M !", []),
      ("\u{1B}[M \u{1B}[<0;1;1M", [pointer(.down, .primary, 0, 0)]),
    ] as [(String, [TerminalEvent])])
  func `reads the pointer`(bytes: String, expected: [TerminalEvent]) {
    #expect(inputEvents(bytes.utf8) == expected)
  }

  @Test(
    arguments: [
      ("\u{1B}[I\u{1B}[O", [.focus(true), .focus(false)]),
      ("\u{1B}[48;24;80;480;800t", [.resize(CellSize(width: 80, height: 24))]),
      ("\u{1B}[48;0;80t\u{1B}[48;70000;80t\u{1B}[4;1;1t\u{1B}[48t", []),
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
      ("\u{1B}]11;rgb:1e1e/2020/ffff\u{1B}\\", [.report(.backgroundColor(0x1E20FF))]),
      ("\u{1B}]10;rgb:f/8/0\u{7}", [.report(.foregroundColor(0xFF8800))]),
      ("\u{1B}]11;rgb:12/34/56\u{7}", [.report(.backgroundColor(0x123456))]),
      ("\u{1B}]11;rgb:fff/800/000\u{7}", [.report(.backgroundColor(0xFF8000))]),
      ("\u{1B}]11;rgba:12/34/56/80\u{7}", [.report(.backgroundColor(0x123456))]),
      ("\u{1B}]11;rgb:12/34\u{7}\u{1B}]11;rgb:12345/0/0\u{7}\u{1B}]11;rgb:g/0/0\u{7}", []),
      ("\u{1B}]12;rgb:1/2/3\u{7}\u{1B}]52;c;aGk=\u{7}\u{1B}]\u{7}", []),
      ("\u{1B}P>|kitty(0.32.2)\u{1B}\\", [.report(.version("kitty(0.32.2)"))]),
      ("\u{1B}P1+r544e\u{1B}\\\u{1B}_Gi=1;OK\u{1B}\\\u{1B}^x\u{1B}\\\u{1B}Xx\u{1B}\\", []),
      ("\u{1B}[>0;276;0c\u{1B}[=1;2z\u{1B}[12;3x\u{1B}[1 q\u{1B}[1;2;3;4;5*{", []),
      ("\u{1B}[12\u{18}\u{1B}]11;x\u{18}", []),
      ("\u{1B}]11;rgb:1/2/3\u{1B}[A", [.key(KeyPress(.upArrow))]),
      ("\u{1B}]11;rgb:1/2/3", []),
      ("\u{1B}[12;", []),
      ("\u{1B}[201~", []),
    ] as [(String, [TerminalEvent])])
  func `reads the focus, the size and replies`(bytes: String, expected: [TerminalEvent]) {
    #expect(inputEvents(bytes.utf8) == expected)
  }

  @Test(arguments: ["]11;", "P>|", "_", "^", "X", "["])
  func `swallows an endless reply`(introducer: String) {
    let filler = String(repeating: "1", count: 100_000)
    let end = introducer == "[" ? "y" : "\u{1B}\\"
    #expect(
      inputEvents("\u{1B}\(introducer)\(filler)\(end)a".utf8) == [.key(KeyPress("a"))])
  }

  @Test(arguments: [
    ("a\r\nb\rc\nd\te", "a\nb\nc\nd\te"),
    ("\r\r\n\n", "\n\n\n"),
    ("x\u{1B}[31my\u{0}z\u{7F}\u{85}\u{9B}é", "x[31myzé"),
    ("", ""),
    ("漢字 😀", "漢字 😀"),
    ("\u{1B}[20", "[20"),
  ])
  func `cleans a paste`(pasted: String, expected: String) {
    let bytes = "q\u{1B}[200~\(pasted)\u{1B}[201~w"
    #expect(
      inputEvents(bytes.utf8) == [
        .key(KeyPress("q")), .paste(expected), .key(KeyPress("w")),
      ])
  }

  @Test func `keeps what an embedded end mark would pass as keys`() {
    let bytes = "\u{1B}[200~ls\u{1B}[201~rm\r\u{1B}[201~q"
    #expect(inputEvents(bytes.utf8) == [.paste("ls[201~rm\n"), .key(KeyPress("q"))])
  }

  @Test func `replaces broken bytes of a paste`() {
    let bytes = Array("\u{1B}[200~".utf8) + [0xC2, 0x1B, 0x80, 0xFF] + Array("\u{1B}[201~".utf8)
    #expect(inputEvents(bytes) == [.paste("\u{FFFD}\u{FFFD}\u{FFFD}")])
  }

  @Test func `settles a paste without an end`() {
    #expect(inputEvents("\u{1B}[200~one\u{1B}[20".utf8) == [.paste("one[20")])
  }

  @Test func `drops what a paste has beyond its limit`() {
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
