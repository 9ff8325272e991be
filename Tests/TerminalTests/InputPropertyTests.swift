// SPDX-License-Identifier: MIT
// Testing: properties of the input decoder for random bytes.

import CuriumTerminal
import TestModels
import Testing

struct InputPropertyTests {
  private static let valid = [
    "a", "Z", "é", "漢", "😀", "\r", "\t", "\u{3}", "\u{7F}", "\u{1B}", "\u{1B}\u{1B}",
    "\u{1B}x", "\u{1B}[A", "\u{1B}[1;5C", "\u{1B}OP", "\u{1B}[3;2~", "\u{1B}[97;5u",
    "\u{1B}[97:65;2:3;65u", "\u{1B}[27;5;9~", "\u{1B}[<0;10;20M", "\u{1B}[<65;1;1M",
    "\u{1B}[M !!", "\u{1B}[I", "\u{1B}[O", "\u{1B}[?62;4c", "\u{1B}[?2026;1$y", "\u{1B}[5;7R",
    "\u{1B}]11;rgb:1/2/3\u{7}", "\u{1B}]10;rgb:ffff/0/0\u{1B}\\", "\u{1B}P>|xterm(1)\u{1B}\\",
    "\u{1B}]52;c;aGk=\u{1B}\\", "\u{1B}]52;;a+/6\u{7}", "\u{1B}]52;c;aG",
    "\u{1B}_G\u{1B}\\", "\u{1B}[48;9;9;9;9t", "\u{1B}[[A", "\u{1B}\u{1B}[A", "\u{1}@\r",
    "\u{1}@", "\u{1B}[20~", "\u{1B}[209z", "\u{1B}[", "\u{1B}]", "\u{1B}[12", "\u{1B}O5",
  ].map { Array($0.utf8) }

  private static let own: [(bytes: [UInt8], press: KeyPress)] = [
    ("\u{1}@\r", KeyPress(.function(1))), ("\u{1}", KeyPress("q")), ("\u{1B}[209z", KeyPress("w")),
    ("\u{1B}[20~", KeyPress(.home)), ("\u{1B}OA", KeyPress("r")), ("\u{1B}[A", KeyPress("t")),
  ].map { (bytes: Array($0.0.utf8), press: $0.1) }

  /// Bytes that are part of sequences; they appear more often than others.
  private static let steering = Array("\u{1B}\u{1B}\u{1B}[[]OPM<?;:0129~uRtyc$\\\u{7}\u{18}".utf8)

  private static func randomBytes(_ random: inout SeededRandom) -> [UInt8] {
    var bytes: [UInt8] = []
    // At most one paste: with more, its end depends on how the bytes are split.
    let paste = Int.random(in: 0..<6, using: &random)
    for part in 0..<(1 + Int.random(in: 0..<6, using: &random)) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        for _ in 0..<(1 + Int.random(in: 0..<6, using: &random)) {
          bytes.append(UInt8(truncatingIfNeeded: random.next()))
        }
      case 1:
        for _ in 0..<(1 + Int.random(in: 0..<6, using: &random)) {
          bytes.append(random.pick(steering))
        }
      default:
        bytes += random.pick(valid)
      }
      if part == paste {
        bytes += Array("\u{1B}[200~p\u{1B}[20\r\n\u{1B}[201~".utf8)
      }
    }
    return bytes
  }

  private static func events(
    _ bytes: [UInt8], cuts: [Int], keys: [(bytes: [UInt8], press: KeyPress)]
  ) -> [TerminalEvent] {
    var decoder = InputDecoder(keys: keys)
    return decoder.events(of: bytes, cuts: cuts)
  }

  @Test(arguments: SeededRandom.seeds(4))
  func `returns the same events however the bytes are split`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for round in 0..<3_000 {
      let bytes = Self.randomBytes(&random)
      let keys = round.isMultiple(of: 2) ? [] : Self.own
      let whole = Self.events(bytes, cuts: [], keys: keys)
      let every = Array(0..<bytes.count)
      let some = every.filter { _ in random.chance(1, in: 3) }
      let one = [Int.random(in: 0...bytes.count, using: &random)]
      for cuts in [every, some, one] {
        let split = Self.events(bytes, cuts: cuts, keys: keys)
        if split != whole {
          Issue.record(
            "seed \(seed), round \(round), bytes \(bytes), cuts \(cuts): \(split), not \(whole)")
          return
        }
      }
    }
  }

  @Test func `reads the next key and Control-C after any bytes and a pause`() {
    var random = SeededRandom(seed: 0xFEED)
    for round in 0..<20_000 {
      var decoder = InputDecoder(keys: round.isMultiple(of: 2) ? [] : Self.own)
      var events: [TerminalEvent] = []
      let bytes = Self.randomBytes(&random)
      for byte in bytes {
        decoder.decode([byte], into: &events)
        if random.chance(1, in: 4) { decoder.settle(into: &events) }
      }
      decoder.settleAll(into: &events)
      // Any three bytes can complete this sequence.
      if Self.lacksPointer(bytes) { continue }
      let (byte, key) =
        random.chance(1, in: 2)
        ? (UInt8(0x03), KeyPress("c", modifiers: .control)) : (UInt8(ascii: "z"), KeyPress("z"))
      let count = events.count
      decoder.decode([byte], into: &events)
      decoder.settleAll(into: &events)
      decoder.decode([0x61], into: &events)
      decoder.settleAll(into: &events)
      guard events[count...].suffix(2) == [.key(key), .key(KeyPress("a"))] else {
        Issue.record("round \(round): \(bytes), \(byte): \(events[count...])")
        return
      }
    }
  }

  /// Returns whether the bytes may be missing the end of a report of the old mouse protocol.
  private static func lacksPointer(_ bytes: [UInt8]) -> Bool {
    let tail = bytes.suffix(5)
    return tail.indices.contains { tail[$0...].starts(with: "\u{1B}[M".utf8) }
  }

  /// Each byte is examined a limited number of times. Quadratic time would take many minutes here.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      ("\u{1B}]11;", "x"), ("", "\u{1B}["), ("\u{1B}[", "1"), ("\u{1B}[?", "1;"),
      ("\u{1B}P1+r", "41;"), ("\u{1B}[200~", "\u{1B}[201"), ("", "\u{1B}[200~a\u{1B}[201~"),
      ("\u{1B}]52;c;", "aGk="), ("", "\u{1B}]52;c;aGk=\u{7}"),
    ])
  func `decodes hostile bytes in linear time`(start: String, filler: String) {
    let count = 300_000 / filler.utf8.count
    let bytes = Array(start.utf8) + [[UInt8]](repeating: Array(filler.utf8), count: count).joined()
    var decoder = InputDecoder(keys: Self.own)
    var events: [TerminalEvent] = []
    for start in stride(from: 0, to: bytes.count, by: 10) {
      decoder.decode(bytes[start..<min(bytes.count, start + 10)], into: &events)
    }
    decoder.settleAll(into: &events)
    decoder.decode([0x0D], into: &events)
    decoder.settleAll(into: &events)
    #expect(events.last == .key(KeyPress(.return)))
  }

  @Test(arguments: [
    ("\u{1B}[?", "7;", "7c"), ("\u{1B}[97;;", "98:", "98u"), ("\u{1B}P1+r", "41;", "41\u{1B}\\"),
    ("\u{1B}]4", ";1;rgb:1/1/1", ";1;rgb:1/1/1\u{7}"),
  ])
  func `reads any number of fields`(start: String, field: String, end: String) {
    let limit = 4000 / field.utf8.count
    let bytes = "\(start)\(String(repeating: field, count: limit - 1))\(end)".utf8
    let events = inputEvents(bytes)
    let count = events.reduce(0) { count, event in
      switch event {
      case .report(.deviceAttributes(let attributes)): count + attributes.count { $0 == 7 }
      case .key(let press): count + press.characters.utf8.count { $0 == 0x62 }
      case .report(.capability(name: "A", value: "")): count + 1
      case .report(.paletteColor(index: 1, 0x111111)): count + 1
      default: count
      }
    }
    #expect(count == limit)
  }

  @Test func `survives ten million random bytes`() {
    let seed: UInt64 = 0xC0FFEE
    var random = SeededRandom(seed: seed)
    var decoder = InputDecoder(keys: Self.own)
    var events: [TerminalEvent] = []
    var count = 0
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    for round in 0..<153 {
      chunk.withUnsafeMutableBytes { bytes in
        let words = bytes.bindMemory(to: UInt64.self)
        for index in words.indices { words[index] = random.next() }
      }
      if round.isMultiple(of: 2) {
        for index in stride(from: 0, to: chunk.count, by: 3) {
          chunk[index] = Self.steering[Int(chunk[index]) % Self.steering.count]
        }
      }
      events.removeAll(keepingCapacity: true)
      decoder.decode(chunk, into: &events)
      count += events.count
    }
    decoder.settleAll(into: &events)
    #expect(decoder.deadline == nil, "seed \(seed)")
    #expect(count > 1_000_000, "seed \(seed)")
  }

  @Test func `reads back every key that it can encode`() {
    let special: [(KeyEquivalent, String, UInt8)] = [
      (.upArrow, "1", UInt8(ascii: "A")), (.leftArrow, "1", UInt8(ascii: "D")),
      (.home, "1", UInt8(ascii: "H")), (.end, "1", UInt8(ascii: "F")),
      (.function(1), "1", UInt8(ascii: "P")), (.function(4), "1", UInt8(ascii: "S")),
      (.function(5), "15", UInt8(ascii: "~")), (.function(12), "24", UInt8(ascii: "~")),
      (.insert, "2", UInt8(ascii: "~")), (.pageDown, "6", UInt8(ascii: "~")),
      ("\u{F735}", "29", UInt8(ascii: "~")),
      (.return, "13", UInt8(ascii: "u")), (.tab, "9", UInt8(ascii: "u")),
      (.escape, "27", UInt8(ascii: "u")), (.delete, "127", UInt8(ascii: "u")),
      (.function(13), "57376", UInt8(ascii: "u")), (.function(35), "57398", UInt8(ascii: "u")),
    ]
    for bits in 0..<256 {
      // Caps Lock (64) and Num Lock (128) change no key.
      let modifiers = EventModifiers(rawValue: bits % 64)
      for (event, phase) in [(1, KeyPress.Phases.down), (2, .repeat), (3, .up)] {
        for (key, number, final) in special {
          let bytes = "\u{1B}[\(number);\(bits + 1):\(event)".utf8 + [final]
          let press = KeyPress(key, characters: "", modifiers: modifiers, phase: phase)
          #expect(inputEvents(bytes) == [.key(press)])
        }
        for scalar in ["a", "z", "1", ";", "é", "ж"] as [Unicode.Scalar] {
          let bytes = "\u{1B}[\(scalar.value)::\(scalar.value);\(bits + 1):\(event);120u".utf8
          let press = KeyPress(
            KeyEquivalent(Character(scalar)), characters: "x", modifiers: modifiers, phase: phase)
          #expect(inputEvents(bytes) == [.key(press)])
        }
      }
    }
  }
}
