// SPDX-License-Identifier: MIT
// Testing: the meaning of a pause in a sequence or a paste, especially if the end was lost.

import CuriumTerminal
import Testing

private func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> TerminalEvent {
  .key(KeyPress(key, modifiers: modifiers))
}

/// Returns the events for `line`, with a short pause at `·` (until the first deadline), and a long
/// one at `…` and at the end.
private func events(_ line: String) -> [TerminalEvent] {
  var decoder = InputDecoder()
  var events: [TerminalEvent] = []
  for character in line {
    switch character {
    case "·": decoder.settle(into: &events)
    case "…": decoder.settleAll(into: &events)
    default: decoder.decode(String(character).utf8, into: &events)
    }
  }
  decoder.settleAll(into: &events)
  return events
}

struct InputPauseTests {
  private static let interrupt = key("c", .control)

  // MARK: Sequences

  @Test(
    arguments: [
      // The starts of replies.
      ("\u{1B}]11;rgb:1·x", [key("x")]),
      ("\u{1B}]11;rgb:1·1", [key("1")]),
      ("\u{1B}]11;rgb:1…abc", [key("a"), key("b"), key("c")]),
      ("\u{1B}P1+r54…x", [key("x")]),
      ("\u{1B}_Gi=1·\u{7F}", [key(.delete)]),
      ("\u{1B}]11;rgb:1·\r", [key(.return)]),
      ("\u{1B}]11;·\u{1B}[A", [key(.upArrow)]),
      ("\u{1B}]11;·\u{1B}", [key(.escape)]),
      ("\u{1B}]11;·x\u{1B}", [key("x"), key(.escape)]),
      ("\u{1B}]11;·x\u{1B}[A", [key("x"), key(.upArrow)]),
      ("\u{1B}]11;·x\u{3}", [key("x"), interrupt]),
      ("\u{1B}]11;·\u{1A}", [key("z", .control)]),
      ("\u{1B}]11;x\u{3}", [interrupt]),
      // Other sequences.
      ("\u{1B}[?62;·1", [key("1")]),
      ("\u{1B}[?62;·x", [key("x")]),
      ("\u{1B}[?62;·\u{3}", [interrupt]),
      ("\u{1B}[?62;·\u{1B}[A", [key(.upArrow)]),
      ("\u{1B}O5·1", [key("1")]),
      ("\u{1B}O5·é", [key("é")]),
      ("\u{1B}[[·x", [key("x")]),
      ("\u{1B}[M·x", [key("x")]),
      ("\u{1B}[M·\u{3}", [interrupt]),
      ("\u{1B}[M!\u{3}", [interrupt]),
      ("\u{1B}[M!·\u{1B}OP", [key(.function(1))]),
    ] as [(String, [TerminalEvent])])
  func `loses no key after a sequence without an end`(line: String, expected: [TerminalEvent]) {
    #expect(events(line) == expected)
    #expect(events(line + "…a") == expected + [key("a")])
  }

  @Test(
    arguments: [
      ("]", key("]", .option)), ("P", .key(KeyPress("p", modifiers: [.option, .shift]))),
      ("_", key("_", .option)), ("^", key("^", .option)),
      ("X", .key(KeyPress("x", modifiers: [.option, .shift]))),
    ])
  func `decodes keys typed after Alt and the introducer of a string`(
    introducer: String, alt: TerminalEvent
  ) {
    let begun = "\u{1B}\(introducer)"
    #expect(events("\(begun)x") == [alt, key("x")])
    #expect(events("\(begun)x·y") == [alt, key("x"), key("y")])
    #expect(events("\(begun)xé·") == [alt, key("x"), key("é")])
    #expect(events("\(begun)x\r") == [alt, key("x"), key(.return)])
    #expect(events("\(begun)x\u{3}") == [alt, key("x"), Self.interrupt])
    #expect(events("\(begun)x\u{1B}[A") == [alt, key("x"), key(.upArrow)])
    #expect(events("\(begun)x\u{1B}") == [alt, key("x"), key(.escape)])
    #expect(events("\u{1B}\(begun)x") == [key(.escape), alt, key("x")])
    #expect(events("\(begun)x\u{1B}\\a") == [key("a")], "a complete string isn't a key")
  }

  @Test func `decodes the start of an abandoned reply as keys`() {
    #expect(events("\u{1B}]1") == [key("]", .option), key("1")])
    #expect(events("\u{1B}]1…x") == [key("]", .option), key("1"), key("x")])
    #expect(events("\u{1B}]1x") == [key("]", .option), key("1"), key("x")])
    #expect(
      events("\u{1B}]1…0;rgb:1/2/3\u{7}")
        == [key("]", .option), key("1"), .report(.foregroundColor(0x112233))])
  }

  @Test func `decodes the rest of a reply as keys after a second pause`() {
    let rest = ["b", ":", "1", "/", "2", "/", "3"].map { key(KeyEquivalent($0)) }
    let bell = key("g", .control)
    #expect(events("\u{1B}]11;r…gb:1/2/3\u{7}") == [.report(.backgroundColor(0x112233))])
    #expect(events("\u{1B}]11;r·g·b:1/2/3\u{7}") == [key("g")] + rest + [bell])
  }

  @Test func `waits longer for several bytes than for one`() {
    var decoder = InputDecoder()
    var events: [TerminalEvent] = []
    for (bytes, deadline) in [
      ("\u{1B}]11;", .milliseconds(100)), ("r", .milliseconds(100)), ("gb", .seconds(1)),
    ] as [(String, Duration)] {
      decoder.decode(bytes.utf8, into: &events)
      #expect(decoder.deadline == deadline)
      if bytes == "\u{1B}]11;" { decoder.settle(into: &events) }
    }
    decoder.decode(":1/2/3\u{1B}\\".utf8, into: &events)
    #expect(events == [.report(.backgroundColor(0x112233))])
  }

  @Test func `drops at most one endless sequence`() {
    for introducer in ["]11;", "]x", "[", "P>|"] {
      let endless = "\u{1B}\(introducer)" + String(repeating: "1", count: 5_000)
      #expect(events("\(endless)·") == [])
      #expect(events("\(endless)·z") == [key("z")])
      #expect(events("\(endless)·1…\u{3}") == [key("1"), Self.interrupt])
      #expect(events("\(endless)·\(String(repeating: "1", count: 5_000))·z") == [key("z")])
    }
  }

  // MARK: Pastes

  private static let begin = "\u{1B}[200~"
  private static let end = "\u{1B}[201~"

  @Test(
    arguments: [
      ("one…\u{3}", [.paste("one"), interrupt]),
      ("one·\u{3}", [.paste("one"), interrupt]),
      ("one·\u{3}\u{3}\u{3}", [.paste("one"), interrupt, interrupt, interrupt]),
      ("one…x", [.paste("one"), key("x")]),
      ("one·x·y·z", [.paste("one"), key("x"), key("y"), key("z")]),
      ("one…é", [.paste("one"), key("é")]),
      ("one…\r", [.paste("one"), key(.return)]),
      ("one…\t…\t", [.paste("one"), key(.tab), key(.tab)]),
      ("one·\u{1B}", [.paste("one"), key(.escape)]),
      ("one·\u{1B}\u{1B}", [.paste("one"), key(.escape), key(.escape)]),
      ("one…\u{1B}[A\u{1B}[A", [.paste("one"), key(.upArrow), key(.upArrow)]),
      ("one…\u{1B}[99;5u", [.paste("one"), interrupt]),
      ("one…\u{1B}x", [.paste("one"), key("x", .option)]),
      ("one·\u{1B}[<35;1;1M", [.paste("one"), .pointer(PointerEvent(.moved, at: .zero))]),
      ("one\u{1B}[20…x", [.paste("one"), key("x")]),
      ("\u{3}", []),
      ("…\u{3}", [interrupt]),
      ("·x", [key("x")]),
    ] as [(String, [TerminalEvent])])
  func `ends a paste without an end mark at the next key`(
    line: String, expected: [TerminalEvent]
  ) {
    #expect(events(Self.begin + line) == expected)
    #expect(events(Self.begin + line + "…a") == expected + [key("a")])
  }

  @Test(
    arguments: [
      ("one…two", ["one", "two"]),
      ("one·two", ["onetwo"]),
      ("one·two…three·four", ["onetwo", "threefour"]),
      ("rm\r…ls\r", ["rm", "\nls\n"]),
      ("rm\r…\nls", ["rm", "\nls"]),
      ("a\u{3}b…c\u{3}d", ["ab", "cd"]),
      ("one…\u{1B}[31mred", ["one", "[31mred"]),
      ("one\u{1B}[2…01x", ["one", "[201x"]),
      ("…", []),
    ] as [(String, [String])])
  func `a pause in a paste doesn't turn it into keys`(pasted: String, expected: [String]) {
    let texts = expected.map(TerminalEvent.paste)
    #expect(events("\(Self.begin)\(pasted)\(Self.end)q") == texts + [key("q")])
    var parts = events("\(Self.begin)\(pasted)…\(Self.end)q")
    #expect(parts.popLast() == key("q"))
    var text = ""
    for case .paste(let part) in parts { text += part }
    #expect(text == expected.joined())
  }

  @Test func `delivers every byte of a paste, wherever it pauses`() {
    let text = "漢é\r\n😀\r\r\n\u{1B}[20 and an end"
    let bytes = Array("\(Self.begin)\(text)\(Self.end)q".utf8)
    // A piece of a few bytes could be a key.
    for first in 6..<(bytes.count - 8) {
      for second in (first + 6)..<(bytes.count - 1) {
        var decoder = InputDecoder()
        var events: [TerminalEvent] = []
        for piece in [bytes[..<first], bytes[first..<second], bytes[second...]] {
          decoder.settleAll(into: &events)
          decoder.decode(piece, into: &events)
        }
        var pasted = ""
        for case .paste(let part) in events { pasted += part }
        #expect(pasted == "漢é\n😀\n\n[20 and an end", "cut at \(first) and \(second)")
        #expect(events.last == key("q"), "cut at \(first) and \(second)")
        #expect(events.count { if case .key = $0 { true } else { false } } == 1)
      }
    }
  }

  @Test func `reads Control-C after a paste beyond the limit`() {
    var decoder = InputDecoder()
    var events: [TerminalEvent] = []
    decoder.decode(Self.begin.utf8, into: &events)
    let chunk = [UInt8](repeating: 0x61, count: 1 << 20)
    for _ in 0..<17 { decoder.decode(chunk, into: &events) }
    decoder.settle(into: &events)
    decoder.decode("\u{1B}[99;5u".utf8, into: &events)
    decoder.settle(into: &events)
    guard events.count == 2, case .paste(let text) = events[0] else {
      Issue.record("\(events.count) events")
      return
    }
    #expect(text.utf8.count >= InputDecoder.pasteLimit)
    #expect(events[1] == Self.interrupt)
    #expect(decoder.deadline == nil)
  }
}
