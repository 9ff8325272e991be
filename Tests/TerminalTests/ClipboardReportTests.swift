// SPDX-License-Identifier: MIT
// Testing: the text of the clipboard in a terminal's reply.

import CuriumTerminal
import TestModels
import Testing

struct ClipboardReportTests {
  private static let end = "\u{1B}\\"

  /// Returns the reply with a text: the same bytes that copy it.
  private static func reply(_ text: String) -> [UInt8] {
    TerminalRequest.copy(text).bytes(for: TerminalCapabilities())
  }

  @Test(arguments: [
    ("plain", "plain"), ("Grüße, 漢字 👨‍👩‍👧", "Grüße, 漢字 👨‍👩‍👧"),
    ("a\r\nb\rc\n", "a\nb\nc\n"), ("a\tb", "a\tb"), ("\u{0}\u{7F}", ""),
    ("\u{1B}[31mred\u{7}", "[31mred"), ("\u{1B}[201~\u{9B}1m", "[201~1m"),
  ])
  func `has line feeds as line breaks, and no control characters`(text: String, expected: String) {
    #expect(inputEvents(Self.reply(text)) == [.report(.clipboard(expected))])
  }

  @Test(arguments: [
    "a", "aG", "aGk", "aGk==", "aGl=", "aH==", "a===", "====", "=", "aG k", "aGk=aGk=", "aGk-",
    "aGk_", "aGk\u{E9}", "aG\u{9}k",
  ])
  func `is dropped unless it is valid Base64 with padding`(data: String) {
    let events = inputEvents("\u{1B}]52;c;\(data)\(Self.end)".utf8)
    #expect(!events.contains { if case .report = $0 { true } else { false } })
  }

  @Test func `broken UTF-8 is replaced`() {
    #expect(inputEvents("\u{1B}]52;c;Yf9i\(Self.end)".utf8) == [.report(.clipboard("a\u{FFFD}b"))])
  }

  @Test(arguments: [1, 2, 3, 4_094, 4_095, 4_096, 6_000, 99_999])
  func `is as long as a paste can be`(count: Int) {
    let text = String(repeating: "x", count: count)
    var decoder = InputDecoder(pasteLimit: count)
    #expect(decoder.events(of: Self.reply(text)) == [.report(.clipboard(text))])
    #expect(decoder.events(of: Self.reply(text + "y") + [0x61]) == [.key(KeyPress("a"))])
  }

  @Test(arguments: SeededRandom.seeds(4))
  func `is the same however the bytes are split`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let scalars: [Unicode.Scalar] = [
      "a", "Z", " ", "é", "漢", "😀", "\n", "\t", "\r", "\u{1B}", "\u{85}",
    ]
    for _ in 0..<200 {
      var text = String.UnicodeScalarView()
      for _ in 0..<random.below(40) { text.append(random.pick(scalars)) }
      let bytes = [0x61] + Self.reply(String(text)) + [0x62]
      let whole = inputEvents(bytes)
      #expect(whole.count == 3)
      for cut in 0...bytes.count {
        var decoder = InputDecoder()
        let split = decoder.events(of: bytes, cuts: [cut])
        #expect(split == whole, "seed \(seed), cut at \(cut)")
      }
      var decoder = InputDecoder()
      #expect(decoder.events(of: bytes, cuts: Array(0..<bytes.count)) == whole, "seed \(seed)")
    }
  }

  @Test func `a long text isn't read as keys, however often it pauses`() {
    let text = String(repeating: "long text ", count: 3_000)
    let bytes = Self.reply(text)
    for step in [100, 1_000, 5_000] {
      var decoder = InputDecoder()
      var events: [TerminalEvent] = []
      for start in stride(from: 0, to: bytes.count, by: step) {
        decoder.decode(bytes[start..<min(bytes.count, start + step)], into: &events)
        decoder.settleAll(into: &events)
      }
      #expect(events == [.report(.clipboard(text))], "step \(step)")
    }
  }

  @Test func `keys after a text without an end aren't lost`() {
    let keys: [TerminalEvent] = "typed".map { .key(KeyPress(KeyEquivalent($0))) }
    for text in ["", "short", String(repeating: "x", count: 9_000)] {
      var decoder = InputDecoder()
      var events: [TerminalEvent] = []
      decoder.decode(Self.reply(text).dropLast(2), into: &events)
      decoder.settleAll(into: &events)
      decoder.decode("typed".utf8, into: &events)
      decoder.settleAll(into: &events)
      #expect(events == keys)
    }
  }
}
