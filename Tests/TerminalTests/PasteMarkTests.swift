// SPDX-License-Identifier: MIT
// Testing: marks of pastes within a paste.

import CuriumTerminal
import TestModels
import Testing

struct PasteMarkTests {
  private static let begin = Array("\u{1B}[200~".utf8)
  private static let end = Array("\u{1B}[201~".utf8)
  /// The marks that don't end a paste.
  private static let marks = [begin, Array("\u{9B}200~".utf8), Array("\u{9B}201~".utf8)]

  /// Returns the events for a paste of `text` and the key Q, decoded in pieces.
  private func events(
    _ text: [UInt8], cuts: [Int] = [], limit: Int = InputDecoder.pasteLimit
  ) -> [TerminalEvent] {
    let bytes = Self.begin + text + Self.end + Array("q".utf8)
    var decoder = InputDecoder(pasteLimit: limit)
    return decoder.events(of: bytes, cuts: cuts)
  }

  @Test(arguments: [
    ("\u{1B}[200~", ""),
    ("one\u{1B}[200~two", "onetwo"),
    ("\u{1B}[200~\u{1B}[200~one\u{1B}[200~", "one"),
    ("\u{1B}\u{1B}[200~[200~one", "one"),
    ("\u{1B}[20\u{1B}[2\u{1B}[200~00~0~one", "one"),
    ("\u{1B}[20\u{1B}[200~1~one", "one"),
    ("one\u{9B}201~two", "onetwo"),
    ("one\u{9B}200~two", "onetwo"),
    ("\u{9B}2\u{1B}[200~00~one\u{1B}[2\u{9B}200~00~two", "onetwo"),
    ("[200~ 200~ \u{1B}[200 \u{1B}[20", "[200~ 200~ [200 [20"),
    ("\u{1B}[2000~\u{1B}[20~é~漢200~", "[2000~[20~é~漢200~"),
  ])
  func `a mark within a paste is removed, and other text stays`(
    pasted: String, expected: String
  ) {
    let text = Array(pasted.utf8)
    let wanted: [TerminalEvent] = [.paste(expected), .key(KeyPress("q"))]
    #expect(events(text) == wanted)
    for cut in 0...(text.count + 12) {
      #expect(events(text, cuts: [cut]) == wanted, "cut at \(cut)")
    }
  }

  @Test(arguments: SeededRandom.seeds(4))
  func `no mark remains, however marks are nested and bytes are split`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = [
      "\u{1B}[200~", "\u{9B}200~", "\u{9B}201~", "\u{1B}", "\u{1B}[", "\u{1B}[2", "\u{1B}[20",
      "\u{1B}[200", "\u{9B}", "\u{9B}2", "\u{9B}200", "[", "2", "0", "00", "~", "0~", "00~",
      "[200~", "a", "漢", "雛200~", "\r\n",
    ].map { Array($0.utf8) }
    for round in 0..<3_000 {
      var text: [UInt8] = []
      for _ in 0..<random.below(12) { text += random.pick(pieces) }
      // Removes one mark after another, in any order, until there is none.
      var plain = text
      while let mark = Self.marks.first(where: { plain.contains($0) }) {
        plain = plain.replacing(mark, with: [])
      }
      let shown = TextSanitizer.cleaned(String(decoding: plain, as: UTF8.self), isMultiline: true)
      let wanted: [TerminalEvent] = [.paste(shown), .key(KeyPress("q"))]
      let every = Array(0..<(text.count + 13))
      for cuts in [[], every, every.filter { _ in random.chance(1, in: 3) }] {
        let found = events(text, cuts: cuts)
        if found != wanted {
          Issue.record(
            "seed \(seed), round \(round), bytes \(text), cuts \(cuts): \(found), not \(wanted)")
          return
        }
      }
    }
  }

  @Test(arguments: marks)
  func `a mark that a pause interrupts is removed`(mark: [UInt8]) {
    for cut in 1..<mark.count {
      var decoder = InputDecoder()
      var events: [TerminalEvent] = []
      decoder.decode(Self.begin + Array("one".utf8) + mark[..<cut], into: &events)
      decoder.settleAll(into: &events)
      decoder.decode(mark[cut...] + Array("two".utf8) + Self.end, into: &events)
      decoder.settleAll(into: &events)
      #expect(events == [.paste("one"), .paste("two")], "cut at \(cut)")
    }
  }

  @Test(arguments: marks)
  func `a mark at the limit of a paste leaves nothing`(mark: [UInt8]) {
    for kept in 0...mark.count {
      let text = [UInt8](repeating: 0x61, count: 100 - kept) + mark + Array("beyond".utf8)
      expectOnlyLetters(events(text, limit: 100), count: 100 - kept)
    }
  }

  @Test func `nested marks at the limit of a paste leave nothing`() {
    var text = [UInt8](repeating: 0x61, count: 86)
    text += Array("\u{1B}[20\u{1B}[200~\u{1B}[20".utf8) + Array("0~0~0~".utf8)
    expectOnlyLetters(events(text, limit: 100), count: 86)
  }

  private func expectOnlyLetters(_ events: [TerminalEvent], count: Int) {
    guard events.count == 2, case .paste(let text) = events[0] else {
      Issue.record("\(events.count) events")
      return
    }
    // The end of the text is enough for a message.
    #expect(text.utf8.count == count, "\(text.suffix(20))")
    let isPlain = text.utf8.allSatisfy { $0 == 0x61 }
    #expect(isPlain, "\(text.suffix(20))")
    #expect(events[1] == .key(KeyPress("q")))
  }
}
