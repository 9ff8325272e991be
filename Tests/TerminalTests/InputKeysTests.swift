// SPDX-License-Identifier: MIT
// Testing: the key presses decoded from bytes.

import CuriumTerminal
import Testing

private func key(
  _ key: KeyEquivalent, _ modifiers: EventModifiers = [], _ characters: String? = nil,
  _ phase: KeyPress.Phases = .down
) -> TerminalEvent {
  .key(KeyPress(key, characters: characters, modifiers: modifiers, phase: phase))
}

struct InputKeysTests {
  @Test(
    arguments: [
      ("a", [key("a")]),
      ("A", [key("a", .shift, "A")]),
      ("1!~ ", [key("1"), key("!"), key("~"), key(.space)]),
      ("é", [key("é")]),
      ("É", [key("é", .shift, "É")]),
      ("Я", [key("я", .shift, "Я")]),
      ("漢字", [key("漢"), key("字")]),
      ("😀", [key("😀")]),
      ("e\u{301}", [key("e"), key("\u{301}")]),
      ("\u{85}", [key("\u{FFFD}")]),
      ("\u{F700}", [key("\u{FFFD}", [], "\u{F700}")]),
      ("\u{0}", [key(.space, .control)]),
      ("\u{1}", [key("a", .control)]),
      ("\u{3}", [key("c", .control)]),
      ("\u{A}", [key("j", .control)]),
      ("\u{1A}", [key("z", .control)]),
      ("\u{1C}\u{1D}\u{1E}\u{1F}", ["\\", "]", "^", "_"].map { key($0, .control) }),
      ("\r", [key(.return)]),
      ("\t", [key(.tab)]),
      ("\u{8}\u{7F}", [key(.delete), key(.delete)]),
      ("\u{1B}", [key(.escape)]),
      ("\u{1B}\u{1B}", [key(.escape), key(.escape)]),
      ("\u{1B}\u{1B}\u{1B}", [key(.escape), key(.escape), key(.escape)]),
      ("\u{1B}a", [key("a", .option)]),
      ("\u{1B}A", [key("a", [.option, .shift])]),
      ("\u{1B}é", [key("é", .option)]),
      ("\u{1B}\r", [key(.return, .option)]),
      ("\u{1B}\u{7F}", [key(.delete, .option)]),
      ("\u{1B}\u{1}", [key("a", [.option, .control])]),
      ("\u{1B} ", [key(.space, .option)]),
      ("\u{1B}\u{1B}a", [key(.escape), key("a", .option)]),
      ("\u{1B}[", [key("[", .option)]),
      ("\u{1B}]", [key("]", .option)]),
      ("\u{1B}O", [key("o", [.option, .shift])]),
      ("\u{1B}P", [key("p", [.option, .shift])]),
      ("\u{1B}\u{1B}[", [key(.escape), key("[", .option)]),
      ("\u{1B}[\r", [key("[", .option), key(.return)]),
      ("\u{1B}]\u{1B}[A", [key("]", .option), key(.upArrow)]),
      ("\u{1B}Oz", [key("o", [.option, .shift]), key("z")]),
    ] as [(String, [TerminalEvent])])
  func `reads text, control bytes and Alt`(bytes: String, expected: [TerminalEvent]) {
    #expect(inputEvents(bytes.utf8) == expected)
  }

  @Test(
    arguments: [
      ("\u{1B}[A", [key(.upArrow)]),
      ("\u{1B}[B\u{1B}[C\u{1B}[D", [key(.downArrow), key(.rightArrow), key(.leftArrow)]),
      ("\u{1B}[E\u{1B}[F\u{1B}[H", [key(.clear), key(.end), key(.home)]),
      ("\u{1B}[1;5A", [key(.upArrow, .control)]),
      ("\u{1B}[1;8D", [key(.leftArrow, [.shift, .option, .control])]),
      ("\u{1B}[3~", [key(.deleteForward)]),
      ("\u{1B}[3;2~", [key(.deleteForward, .shift)]),
      ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", [.home, .end, .home, .end].map { key($0) }),
      ("\u{1B}[2~\u{1B}[5~\u{1B}[6~", [.insert, .pageUp, .pageDown].map { key($0) }),
      ("\u{1B}[11~\u{1B}[15~\u{1B}[17~\u{1B}[21~", [1, 5, 6, 10].map { key(.function($0)) }),
      ("\u{1B}[23~\u{1B}[26~\u{1B}[28~\u{1B}[34~", [11, 14, 15, 20].map { key(.function($0)) }),
      ("\u{1B}[29~\u{1B}[29;2~", [key("\u{F735}"), key("\u{F735}", .shift)]),
      ("\u{1B}OP\u{1B}OS", [key(.function(1)), key(.function(4))]),
      ("\u{1B}OA\u{1B}OH", [key(.upArrow), key(.home)]),
      ("\u{1B}O5P", [key(.function(1), .control)]),
      ("\u{1B}O1;2Q", [key(.function(2), .shift)]),
      ("\u{1B}OM\u{1B}Oj\u{1B}Op\u{1B}Oy", [key(.return), key("*"), key("0"), key("9")]),
      ("\u{1B}[Z", [key(.tab, .shift)]),
      ("\u{1B}[1;6Z", [key(.tab, [.shift, .control])]),
      ("\u{1B}[1;5P", [key(.function(1), .control)]),
      ("\u{1B}[R", [key(.function(3))]),
      (
        "\u{1B}[1;2R\u{1B}[1;8R",
        [
          key(.function(3), .shift), key(.function(3), [.shift, .option, .control]),
        ]
      ),
      ("\u{1B}[[A\u{1B}[[E", [key(.function(1)), key(.function(5))]),
      ("\u{1B}[a\u{1B}[d", [key(.upArrow, .shift), key(.leftArrow, .shift)]),
      (
        "\u{1B}[3^\u{1B}[3@",
        [
          key(.deleteForward, .control), key(.deleteForward, [.control, .shift]),
        ]
      ),
      ("\u{1B}\u{1B}[A", [key(.upArrow, .option)]),
      ("\u{1B}\u{1B}OP", [key(.function(1), .option)]),
      ("\u{1B}\u{1B}[1;5A", [key(.upArrow, [.option, .control])]),
      ("\u{1B}[1;5:3A", [key(.upArrow, .control, nil, .up)]),
      ("\u{1B}[3;1:2~", [key(.deleteForward, [], nil, .repeat)]),
      ("\u{1B}[27;2;13~", [key(.return, .shift)]),
      ("\u{1B}[27;5;9~", [key(.tab, .control)]),
      ("\u{1B}[27;6;65~", [key("a", [.shift, .control])]),
      ("\u{1B}[27;2;65~", [key("a", .shift, "A")]),
      // With formatOtherKeys: 1, the same keys as `CSI u`.
      ("\u{1B}[65;2u\u{1B}[97;6u", [key("a", .shift, "A"), key("a", [.shift, .control])]),
      ("\u{1B}[27;2;33~", [key("!", .shift, "!")]),
      ("\u{1B}[27;4;62~\u{1B}[27;6;95~", [key(">", .option), key("_", .control)]),
      ("\u{1B}[27;6;32~", [key(.space, [.shift, .control])]),
      ("\u{1B}[27;5;13~\u{1B}[27;3;27~", [key(.return, .control), key(.escape, .option)]),
      ("\u{1B}[27;13;127~", [key(.delete, [.control, .command])]),
      ("\u{1B}[27~\u{1B}[27;5~\u{1B}[27;5;~", []),
      ("\u{1B}[5;5~\u{1B}[6;3~", [key(.pageUp, .control), key(.pageDown, .option)]),
      ("\u{1B}[1;2H\u{1B}[1;6F", [key(.home, .shift), key(.end, [.shift, .control])]),
      ("\u{1B}[1;2:1R\u{1B}[1;1:3R", [key(.function(3), .shift), key(.function(3), [], nil, .up)]),
    ] as [(String, [TerminalEvent])])
  func `reads xterm, rxvt and console sequences`(bytes: String, expected: [TerminalEvent]) {
    #expect(inputEvents(bytes.utf8) == expected)
  }

  @Test(
    arguments: [
      ("\u{1B}[97u", [key("a")]),
      ("\u{1B}[97;5u", [key("a", .control)]),
      ("\u{1B}[97;2u", [key("a", .shift, "A")]),
      ("\u{1B}[49:33;2u", [key("1", .shift, "!")]),
      ("\u{1B}[49:33;4u", [key("!", .option)]),
      ("\u{1B}[97;65u", [key("a", [], "A")]),
      ("\u{1B}[97;66u", [key("a", .shift, "a")]),
      ("\u{1B}[1089::99;5u", [key("c", .control)]),
      ("\u{1B}[1089::99u", [key("с")]),
      ("\u{1B}[1089:1057:99;6u", [key("c", [.shift, .control])]),
      ("\u{1B}[45:95;6u\u{1B}[46:62;4u", [key("_", .control), key(">", .option)]),
      ("\u{1B}[223:63;6u\u{1B}[32:32;6u", [key("?", .control), key(.space, [.shift, .control])]),
      ("\u{1B}[99;133u\u{1B}[1;129B", [key("c", .control), key(.downArrow)]),
      ("\u{1B}[6;65~\u{1B}[27;193u", [key(.pageDown), key(.escape)]),
      ("\u{1B}[97;1:2u", [key("a", [], nil, .repeat)]),
      ("\u{1B}[97;1:3u", [key("a", [], nil, .up)]),
      ("\u{1B}[97;2;65u", [key("a", .shift, "A")]),
      ("\u{1B}[97;;229u", [key("a", [], "å")]),
      ("\u{1B}[101;1;101:769u", [key("e", [], "e\u{301}")]),
      ("\u{1B}[0;;28450u", [key("漢")]),
      ("\u{1B}[97;1;27:155u", [key("a")]),
      ("\u{1B}[27u", [key(.escape)]),
      ("\u{1B}[13;2u", [key(.return, .shift)]),
      ("\u{1B}[9;5u", [key(.tab, .control)]),
      ("\u{1B}[127;3u", [key(.delete, .option)]),
      ("\u{1B}[32;5u", [key(.space, .control)]),
      ("\u{1B}[57376u\u{1B}[57398u", [key(.function(13)), key(.function(35))]),
      ("\u{1B}[57399u\u{1B}[57408u", [key("0"), key("9")]),
      ("\u{1B}[57414u\u{1B}[57417u", [key(.return), key(.leftArrow)]),
      ("\u{1B}[57399;1;48u", [key("0")]),
      ("\u{1B}[57419;129u", [key(.upArrow)]),
      ("\u{1B}[57363u", [key("\u{F735}")]),
      ("\u{1B}[57358u\u{1B}[57360u\u{1B}[57428u\u{1B}[57440u\u{1B}[57441;2u\u{1B}[57454;1:3u", []),
      (
        "\u{1B}[57359u\u{1B}[57361u\u{1B}[57362u",
        ["\u{F72F}", "\u{F72E}", "\u{F730}"].map { key($0) }
      ),
      (
        "\u{1B}[57409u\u{1B}[57413u\u{1B}[57415u\u{1B}[57416u",
        [".", "+", "=", ","].map { key($0) }
      ),
      (
        """
        \u{1B}[57420u\u{1B}[57421u\u{1B}[57424u\u{1B}[57425u\
        \u{1B}[57426u\u{1B}[57427u\u{1B}[57427~
        """,
        [.downArrow, .pageUp, .end, .insert, .deleteForward, .clear, .clear].map { key($0) }
      ),
      ("\u{1B}[57414;5u\u{1B}[13;5u", [key(.return, .control), key(.return, .control)]),
      ("\u{1B}[13;2:1u\u{1B}[13;2:3u", [key(.return, .shift), key(.return, .shift, nil, .up)]),
      (
        "\u{1B}[97;6u\u{1B}[97:65;6u",
        [key("a", [.shift, .control]), key("a", [.shift, .control])]
      ),
      (
        "\u{1B}[97;129u\u{1B}[97;193u",
        [key("a"), key("a", [], "A")]
      ),
      ("\u{1B}[97;17u\u{1B}[97;33u", [key("a", .hyper, ""), key("a", .meta, "")]),
      ("\u{1B}[13~\u{1B}[13;2~", [key(.function(3)), key(.function(3), .shift)]),
      ("\u{1B}[99;9u", [key("c", .command)]),
      ("\u{1B}[u\u{1B}[55296u\u{1B}[9999999999999999999u\u{1B}[1u", []),
    ] as [(String, [TerminalEvent])])
  func `reads the kitty keyboard protocol`(bytes: String, expected: [TerminalEvent]) {
    #expect(inputEvents(bytes.utf8) == expected)
  }

  @Test(
    arguments: [
      ([0x80], 1), ([0xFF, 0xC0], 2), ([0xE2, 0x82], 1), ([0xE0, 0x80, 0x80], 3),
      ([0xED, 0xA0, 0x80], 3), ([0xF0, 0x9F, 0x98], 1), ([0xF4, 0x90, 0x80, 0x80], 4),
      ([0xF0, 0x80, 0x80], 3), ([0xC2, 0xC2], 2), ([0xF5], 1), ([0x1B, 0xFF], 1),
    ] as [([UInt8], Int)])
  func `replaces each maximal subpart of invalid UTF-8`(bytes: [UInt8], count: Int) {
    #expect(inputEvents(bytes).count == count)
    #expect(inputEvents(bytes).allSatisfy { $0 == key("\u{FFFD}") })
    #expect(inputEvents(bytes + [0x61]) == inputEvents(bytes) + [key("a")])
  }

  @Test(
    arguments: [
      ("\u{1B}OA", [key(.upArrow)]),
      ("\u{1B}[A", [key("u")]),
      ("\u{1B}[AB", [key("v")]),
      ("\u{1B}[AC", [key("u"), key("c", .shift, "C")]),
      ("\u{1B}[B", [key(.downArrow)]),
      ("\u{1B}[<0;1;1M", [.pointer(PointerEvent(.down, button: .primary, at: .zero))]),
      ("\u{1}@\r", [key(.function(1))]),
      ("\u{1}@\u{1}@\r", [key("a", .control), key("@"), key(.function(1))]),
      ("\u{1}", [key("a", .control)]),
      ("\u{7F}", [key("d")]),
      ("\u{1B}\u{7F}", [key(.delete, .option)]),
      ("\u{1B}", [key(.escape)]),
      ("\u{1B}[20", []),
      ("\u{1B}[20~", [key("s")]),
      ("\u{1B}[200~x\u{1B}[201~", [.paste("x")]),
      ("\u{1B}[2\u{1B}[A", [key("u")]),
    ] as [(String, [TerminalEvent])])
  func `prefers the terminal's longest matching key`(
    bytes: String, expected: [TerminalEvent]
  ) {
    let own: [(String, KeyPress)] = [
      ("\u{1B}[A", KeyPress("u")), ("\u{1B}[AB", KeyPress("v")), ("\u{7F}", KeyPress("d")),
      ("\u{1}@\r", KeyPress(.function(1))), ("\u{1B}[20~", KeyPress("s")), ("", KeyPress("x")),
      ("\u{1B}[A", KeyPress("y")), ("\u{1B}[200~x", KeyPress("z")),
    ]
    let keys = own.map { (bytes: Array($0.0.utf8), press: $0.1) }
    #expect(inputEvents(bytes.utf8, keys: keys) == expected)
  }

  @Test func `has a deadline for each incomplete sequence`() {
    let own: [(bytes: [UInt8], press: KeyPress)] = [
      ([0x01, 0x40], KeyPress(.home)), (Array("\u{1B}[209z".utf8), KeyPress("w")),
    ]
    var decoder = InputDecoder(keys: own)
    var events: [TerminalEvent] = []
    let (short, medium, long) = (
      Duration.milliseconds(25), Duration.milliseconds(100), Duration.seconds(1)
    )
    for (bytes, deadline) in [
      ("", nil), ("a", nil), ("\u{1B}", short), ("[", short), ("A", nil), ("\u{1}", short),
      ("@", nil), ("\u{1B}[2", long), ("0", long), ("~", nil), ("\u{1B}\u{1B}", short),
      ("[", short), ("1", medium), (";5A", nil), ("\u{1B}O", short), ("5", medium), ("P", nil),
      ("\u{1B}]", short), ("1", long), ("1;", medium), ("\u{1B}", medium), ("\\", nil),
      ("\u{1B}P\u{1B}", short), ("\u{1B}[M", medium), ("  !", nil), ("\u{1B}[[", medium),
      ("A", nil),
      ("\u{1B}_x", medium), ("\u{1B}\\", nil), ("\u{1B}[200~", medium), ("text", medium),
      ("\u{1B}[201~", nil),
    ] as [(String, Duration?)] {
      decoder.decode(bytes.utf8, into: &events)
      #expect(decoder.deadline == deadline, "after \(bytes.debugDescription)")
    }
    decoder.decode([0xE2], into: &events)
    #expect(decoder.deadline == long)
    decoder.settle(into: &events)
    #expect(decoder.deadline == nil)
    #expect(
      events == [
        key("a"), key(.upArrow), key(.home), key(.function(9)),
        key(.upArrow, [.option, .control]), key(.function(1), .control),
        key("p", [.option, .shift]),
        .pointer(PointerEvent(.down, button: .primary, at: .zero)), key(.function(1)),
        .paste("text"), key("\u{FFFD}"),
      ])
  }

  @Test(
    arguments: [
      ("[", [key("[")]), ("[A", [key("["), key("a", .shift, "A")]), ("[1", [key("["), key("1")]),
      ("[?", [key("["), key("?")]), ("]1", [key("]"), key("1")]), ("_G", nil), ("P1", nil),
      ("x", nil),
      ("[1;2]", nil), ("]5;", nil), ("[200", nil), ("[<a", nil), ("é", [key("é")]),
      ("\r", [key(.return)]),
    ] as [(String, [TerminalEvent]?)])
  func `decodes keys typed after Escape`(typed: String, expected: [TerminalEvent]?) {
    var decoder = InputDecoder()
    var events: [TerminalEvent] = []
    decoder.decode([0x1B], into: &events)
    decoder.settle(into: &events)
    #expect(decoder.deadline == nil)
    decoder.decode(typed.utf8, into: &events)
    decoder.settle(into: &events)
    let plain = expected ?? inputEvents(typed.utf8)
    #expect(events == [key(.escape)] + plain)
    #expect(!plain.isEmpty)
  }
}
