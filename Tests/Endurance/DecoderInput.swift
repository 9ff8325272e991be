// SPDX-License-Identifier: MIT
// Testing: random terminal input: valid sequences, incomplete ones, and noise.

import CuriumTerminal
import TestModels

/// Generates windows of random bytes, and random tables of keys.
struct DecoderInput {
  static let pasteMark = Array("\u{1B}[200~".utf8)
  static let endMark = Array("\u{1B}[201~".utf8)

  private static let valid = [
    "a", "Z", "hello, world", "é", "漢字", "😀", "e\u{301}", "\r", "\t", "\u{3}", "\u{7F}", "\u{1B}",
    "\u{1B}\u{1B}", "\u{1B}x", "\u{1B}é", "\u{1B}[A", "\u{1B}[1;5C", "\u{1B}OP", "\u{1B}O5P",
    "\u{1B}[3;2~", "\u{1B}[24^", "\u{1B}[a", "\u{1B}[97;5u", "\u{1B}[97:65;2:3;65u",
    "\u{1B}[1092::97;5u", "\u{1B}[0;;233u", "\u{1B}[57399;129u", "\u{1B}[27;5;9~",
    "\u{1B}[<0;10;20M", "\u{1B}[<0;10;20m", "\u{1B}[<35;300;200M", "\u{1B}[<65;1;1M",
    "\u{1B}[M !!", "\u{1B}[MC\u{7F}\u{7F}", "\u{1B}[I", "\u{1B}[O", "\u{1B}[?62;4;52c",
    "\u{1B}[?2026;1$y", "\u{1B}[?31u", "\u{1B}[?997;1n", "\u{1B}[5;7R", "\u{1B}[1;2R",
    "\u{1B}[?5;7R", "\u{1B}]11;rgb:1/2/3\u{7}", "\u{1B}]10;rgb:ffff/0/0\u{1B}\\",
    "\u{1B}]52;c;aGVsbG8=\u{1B}\\", "\u{1B}P>|xterm(1)\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\",
    "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}^\u{1B}\\", "\u{1B}X\u{1B}\\", "\u{1B}[48;9;9;9;9t",
    "\u{1B}[[A", "\u{1B}\u{1B}[A", "\u{1B}[999999999999999999999;1~", "\u{1B}[;;;;;;m",
  ].map { Array($0.utf8) }

  private static let xterm: [(bytes: [UInt8], press: KeyPress)] = [
    ("\u{1B}OA", KeyPress(.upArrow)), ("\u{1B}OB", KeyPress(.downArrow)),
    ("\u{1B}OC", KeyPress(.rightArrow)), ("\u{1B}OD", KeyPress(.leftArrow)),
    ("\u{1B}OP", KeyPress(.function(1))), ("\u{1B}[15~", KeyPress(.function(5))),
    ("\u{1B}[3~", KeyPress(.deleteForward)), ("\u{1B}[3;5~", KeyPress(.deleteForward)),
    ("\u{1B}[Z", KeyPress(.tab, modifiers: .shift)), ("\u{7F}", KeyPress(.delete)),
  ].map { (bytes: Array($0.0.utf8), press: $0.1) }

  private static let wyse: [(bytes: [UInt8], press: KeyPress)] = [
    ("\u{1}@\r", KeyPress(.function(1))), ("\u{1}A\r", KeyPress(.function(2))),
    ("\u{B}", KeyPress(.upArrow)), ("\u{C}", KeyPress(.rightArrow)), ("\u{1E}", KeyPress(.home)),
    ("\u{1B}I", KeyPress(.tab, modifiers: .shift)), ("\u{1B}W", KeyPress(.deleteForward)),
  ].map { (bytes: Array($0.0.utf8), press: $0.1) }

  /// Bytes that are part of sequences; they appear more often than others.
  private static let steering = Array(
    "\u{1B}\u{1B}\u{1B}[[[]OPMX^_<=>?;:01289~uRtyc$ \\\u{7}\u{18}\u{1A}\u{9B}".utf8)

  var random: SeededRandom

  /// Returns a table of keys: none, those of a terminal, or random strings that share prefixes with
  /// everything else.
  mutating func keys() -> [(bytes: [UInt8], press: KeyPress)] {
    switch random.below(4) {
    case 0: return []
    case 1: return Self.xterm
    case 2: return Self.wyse
    default:
      return (0..<24).map { number in
        var bytes: [UInt8] = []
        for _ in 0...random.below(3) { addPiece(to: &bytes) }
        return (Array(bytes.prefix(1 + random.below(12))), KeyPress(.function(number + 1)))
      }
    }
  }

  /// Appends up to a few thousand bytes. Most windows contain a paste, or the start of one.
  ///
  /// There is at most one paste, because a second one would have no end mark and would swallow
  /// everything after it.
  mutating func window(into bytes: inout [UInt8]) {
    let length = 1 << random.below(14)
    let paste = random.below(length * 3 / 2 + 1)
    while bytes.count < paste && bytes.count < length { addPiece(to: &bytes) }
    if bytes.count < length { addPaste(to: &bytes) }
    while bytes.count < length { addPiece(to: &bytes) }
  }

  private mutating func addPiece(to bytes: inout [UInt8]) {
    switch random.below(8) {
    case 0: addNoise(to: &bytes)
    case 1: for _ in 0...random.below(12) { bytes.append(random.pick(Self.steering)) }
    case 2: bytes += random.pick(Self.valid).dropLast(1 + random.below(3))
    case 3:
      var sequence = random.pick(Self.valid)
      sequence[random.below(sequence.count)] = random.pick(Self.steering)
      bytes += sequence
    case 4 where random.chance(1, in: 40): addEndless(to: &bytes)
    default: bytes += random.pick(Self.valid)
    }
  }

  private mutating func addNoise(to bytes: inout [UInt8]) {
    for _ in 0...random.below(24) { bytes.append(UInt8(truncatingIfNeeded: random.next())) }
  }

  /// Appends a sequence longer than the decoder keeps.
  private mutating func addEndless(to bytes: inout [UInt8]) {
    bytes += Array(random.pick(["\u{1B}[", "\u{1B}]11;", "\u{1B}P>|", "\u{1B}O"]).utf8)
    bytes += repeatElement(UInt8(ascii: "1"), count: 4090 + random.below(16))
    if random.chance(3, in: 4) { bytes += random.pick([[0x7E], [0x07], [0x1B, 0x5C], [0x50]]) }
  }

  private mutating func addPaste(to bytes: inout [UInt8]) {
    bytes += Self.pasteMark
    for _ in 0..<random.below(40) { addPiece(to: &bytes) }
    // Most pastes end here, some after an incomplete end mark, and some in a later window.
    if random.chance(1, in: 2) { bytes += Self.endMark.dropLast(1 + random.below(4)) }
    if random.chance(7, in: 8) { bytes += Self.endMark }
  }
}
