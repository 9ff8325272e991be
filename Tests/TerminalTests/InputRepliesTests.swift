// SPDX-License-Identifier: MIT
// Testing: a terminal's replies: whole, in pieces, and late.

import CuriumTerminal
import Testing

struct InputRepliesTests {
  private static let replies: [(bytes: String, reports: [TerminalReport])] = [
    ("\u{1B}[?62;22;52c", [.deviceAttributes([62, 22, 52])]),
    ("\u{1B}[?1;2c", [.deviceAttributes([1, 2])]),
    ("\u{1B}[?6c", [.deviceAttributes([6])]),
    ("\u{1B}[>0;276;0c", [.secondaryAttributes([0, 276, 0])]),
    ("\u{1B}P!|7E7E5459\u{1B}\\", [.unitNumber("7E7E5459")]),
    ("\u{1B}P>|kitty(0.32.2)\u{1B}\\", [.version("kitty(0.32.2)")]),
    ("\u{1B}P>|a\u{85}b\u{1B}\\", [.version("ab")]),
    ("\u{1B}[?2026;2$y", [.mode(2026, state: 2)]),
    ("\u{1B}[24;80R", [.cursor(CellPoint(x: 79, y: 23))]),
    ("\u{1B}[?1;2R", [.cursor(CellPoint(x: 1, y: 0))]),
    ("\u{1B}[?3;4;1R", [.cursor(CellPoint(x: 3, y: 2))]),
    ("\u{1B}[?997;1n", [.colorScheme(isDark: true)]),
    ("\u{1B}[?5u", [.keyboardFlags(5)]),
    ("\u{1B}]4;7;rgb:1/2/3\u{7}", [.paletteColor(index: 7, 0x112233)]),
    (
      "\u{1B}]4;1;rgb:1/2/3;255;rgb:ff/0/0\u{1B}\\",
      [.paletteColor(index: 1, 0x112233), .paletteColor(index: 255, 0xFF0000)]
    ),
    ("\u{1B}]4;x;rgb:1/2/3\u{7}", []),
    ("\u{1B}]10;rgb:f/8/0\u{7}", [.foregroundColor(0xFF8800)]),
    ("\u{1B}]11;rgb:1e1e/2020/ffff\u{1B}\\", [.backgroundColor(0x1E20FF)]),
    ("\u{1B}]11;rgb:12/34/56\u{7}", [.backgroundColor(0x123456)]),
    ("\u{1B}]11;rgb:fff/800/000\u{7}", [.backgroundColor(0xFF8000)]),
    ("\u{1B}]11;rgba:12/34/56/80\u{7}", [.backgroundColor(0x123456)]),
    ("\u{1B}]11;rgb:12/34\u{7}", []),
    ("\u{1B}]11;rgb:12345/0/0\u{7}", []),
    ("\u{1B}]11;rgb:g/0/0\u{7}", []),
    ("\u{1B}]11;?\u{7}", []),
    ("\u{1B}]12;rgb:1/2/3\u{7}", [.cursorColor(0x112233)]),
    ("\u{1B}]22;default\u{1B}\\", [.pointerShape("default")]),
    ("\u{1B}]22;1,0;1\u{7}", [.pointerShape("1,0;1")]),
    ("\u{1B}]52;c;aGk=\u{1B}\\", [.clipboard("hi")]),
    ("\u{1B}]52;;aGkK\u{7}", [.clipboard("hi\n")]),
    ("\u{1B}]52;c;\u{1B}\\", [.clipboard("")]),
    ("\u{1B}]52;c;?\u{7}", []),
    ("\u{1B}]52;c;aGk=;\u{7}", []),
    ("\u{1B}]52;aGk=\u{7}", []),
    (
      "\u{1B}P1+r544e=787465726d;5463\u{1B}\\",
      [.capability(name: "TN", value: "xterm"), .capability(name: "Tc", value: "")]
    ),
    ("\u{1B}P1+r536D=1B5B\u{1B}\\", [.capability(name: "Sm", value: "\u{1B}[")]),
    ("\u{1B}P0+r5463\u{1B}\\", [.capability(name: "Tc", value: nil)]),
    ("\u{1B}P1+r5;5g=41;54=4\u{1B}\\", []),
    ("\u{1B}P1$r0;1m\u{1B}\\", []),
    ("\u{1B}P0$r\u{1B}\\", []),
    ("\u{1B}_Gi=31;OK\u{1B}\\", [.graphics(id: 31, error: nil)]),
    (
      "\u{1B}_Gi=4294967295,p=2;ENOENT:no such image\u{1B}\\",
      [.graphics(id: 4_294_967_295, error: "ENOENT:no such image")]
    ),
    ("\u{1B}_GI=5,i=9;OK\u{1B}\\", [.graphics(id: 9, error: nil)]),
    ("\u{1B}_GI=4294967296;OK\u{1B}\\", [.graphics(id: 0, error: nil)]),
    ("\u{1B}[4;480;800t", [.windowPixels(PixelSize(width: 800, height: 480))]),
    ("\u{1B}[6;20;10t", [.cellPixels(PixelSize(width: 10, height: 20))]),
    ("\u{1B}[8;24;80t", [.windowCells(CellSize(width: 80, height: 24))]),
  ]

  private static let own: [(bytes: [UInt8], press: KeyPress)] = [
    ("\u{1B}[A", KeyPress(.upArrow)), ("\u{1B}OA", KeyPress(.upArrow)),
    ("\u{1B}[24~", KeyPress(.function(12))), ("\u{1B}[4~", KeyPress(.end)),
    ("\u{1B}[6~", KeyPress(.pageDown)), ("\u{1B}[>0q", KeyPress("q")),
  ].map { (bytes: Array($0.0.utf8), press: $0.1) }

  @Test(arguments: replies)
  func `reports a terminal's replies`(bytes: String, reports: [TerminalReport]) {
    let expected = reports.map(TerminalEvent.report)
    #expect(inputEvents(bytes.utf8) == expected)
    #expect(
      inputEvents(bytes.utf8 + [0x61], keys: Self.own) == expected + [.key(KeyPress("a"))])
  }

  /// The keys typed by a pause after `count` bytes of a reply: ESC, Alt with the next byte, and
  /// after a second the start of a string whose query isn't known yet.
  private static func pressed(
    byPausingAfter count: Int, of bytes: [UInt8], for pause: Duration = .milliseconds(25)
  ) -> [TerminalEvent] {
    if count > 2, pause < .seconds(1) { return [] }
    return inputEvents(bytes[..<count]).filter { if case .key = $0 { true } else { false } }
  }

  @Test(arguments: replies, [Duration.milliseconds(25), .seconds(1)])
  func `never decodes the rest of a delayed reply as keys`(
    reply: (bytes: String, reports: [TerminalReport]), pause: Duration
  ) {
    let bytes = Array(reply.bytes.utf8)
    let reports = reply.reports.map(TerminalEvent.report)
    for keys in [[], Self.own] {
      for cut in 1..<bytes.count {
        var decoder = InputDecoder(keys: keys)
        var events: [TerminalEvent] = []
        decoder.decode(bytes[..<cut], into: &events)
        if let deadline = decoder.deadline, deadline <= pause { decoder.settle(into: &events) }
        decoder.decode(bytes[cut...], into: &events)
        let keyed = Self.pressed(byPausingAfter: cut, of: bytes, for: pause)
        #expect(events == keyed + reports, "cut at \(cut)")
        #expect(keyed.count < 5)
        decoder.decode([0x61], into: &events)
        #expect(events.last == .key(KeyPress("a")), "cut at \(cut)")
      }
    }
  }

  @Test(arguments: replies)
  func `never decodes a reply that arrives byte by byte as keys`(
    bytes: String, reports: [TerminalReport]
  ) {
    var decoder = InputDecoder(keys: Self.own)
    var events: [TerminalEvent] = []
    for (place, byte) in bytes.utf8.enumerated() {
      decoder.decode([byte], into: &events)
      // After the first bytes, no deadline is short.
      if place > 1, decoder.deadline == .milliseconds(25) { decoder.settle(into: &events) }
    }
    #expect(events == reports.map(TerminalEvent.report))
  }

  @Test(
    arguments: [
      ("\u{1B}[<35;120;45M", [.pointer(PointerEvent(.moved, at: CellPoint(x: 119, y: 44)))]),
      ("\u{1B}[1;5C", [.key(KeyPress(.rightArrow, modifiers: .control))]),
      ("\u{1B}[13;2:3u", [.key(KeyPress(.return, modifiers: .shift, phase: .up))]),
      ("\u{1B}[200~rm\u{1B}[201~", [.paste("rm")]),
    ] as [(String, [TerminalEvent])])
  func `continues a sequence after a pause was read as a key`(
    bytes: String, expected: [TerminalEvent]
  ) {
    let bytes = Array(bytes.utf8)
    for cut in 1...2 {
      var decoder = InputDecoder()
      var events: [TerminalEvent] = []
      decoder.decode(bytes[..<cut], into: &events)
      decoder.settle(into: &events)
      decoder.decode(bytes[cut...], into: &events)
      #expect(events == Self.pressed(byPausingAfter: cut, of: bytes) + expected)
    }
  }
}
