// SPDX-License-Identifier: MIT
// Testing: random input, as if from an impatient user on a bad connection.

import TestModels

/// Random input: keys, text, the pointer, pastes and noise.
struct SessionInput {
  private var random: SeededRandom
  /// Bytes that the host handles itself, or would handle after the program has ended.
  private let reserved: Set<UInt8>

  init(seed: UInt64, host: SessionHost) {
    random = SeededRandom(seed: seed)
    reserved =
      switch host {
      case .plain: []
      // Ctrl-S stops the terminal's output. Ctrl-V makes the next Ctrl-C a plain character.
      case .shell: [0x13, 0x16]
      case .tmux: [2]
      case .screen: [1]
      }
  }

  private static let keys = [
    "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\t", "\t", "\u{1B}[Z", "\r", "\r", "\u{1B}",
    " ", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H", "\u{1B}[F", "\u{7F}", "\u{1B}[3~",
    "\u{1B}OP", "?", "/", "\u{1B}[1;2B", "\u{1B}[1;5C", "\u{1B}b", "\u{15}", "\u{17}", "\u{10}",
  ]
  private static let words = [
    "word", "Main ", "ä", "日本", "🙂", "👨‍👩‍👧", "e\u{301}", "🇩🇪", "x", "12", " ", "\u{202E}", "n", "t",
    "e",
  ]

  /// Returns the bytes of something typed, clicked or pasted on a screen of this size.
  mutating func next(width: Int, height: Int) -> [UInt8] {
    var bytes: [UInt8]
    switch random.below(20) {
    case 0..<9: bytes = Array(random.pick(Self.keys).utf8)
    case 9..<12:
      let text = (0...random.below(6)).map { _ in random.pick(Self.words) }.joined()
      bytes = Array(text.utf8)
    case 12..<16: bytes = pointer(width, height)
    case 16: bytes = paste()
    case 17: bytes = Array((random.chance(1, in: 2) ? "\u{1B}[I" : "\u{1B}[O").utf8)
    case 18: bytes = (0...random.below(30)).map { _ in UInt8(random.below(256)) }
    default: bytes = Array(repeating: Array(random.pick(Self.keys).utf8), count: 30).flatMap { $0 }
    }
    bytes.removeAll { reserved.contains($0) }
    return bytes
  }

  private mutating func pointer(_ width: Int, _ height: Int) -> [UInt8] {
    let place = "\(1 + random.below(width));\(1 + random.below(height))"
    let there = "\(1 + random.below(width));\(1 + random.below(height))"
    let text =
      switch random.below(5) {
      case 0, 1: "\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m"
      case 2: "\u{1B}[<\(64 + random.below(2));\(place)M"
      case 3: "\u{1B}[<35;\(place)M"
      default: "\u{1B}[<0;\(place)M\u{1B}[<32;\(there)M\u{1B}[<0;\(there)m"
      }
    return Array(text.utf8)
  }

  private mutating func paste() -> [UInt8] {
    var text = (0...random.below(200)).map { _ in random.pick(Self.words) }.joined()
    if random.chance(1, in: 3) { text += "\r" + text }
    // The end mark of a paste is sometimes lost.
    let end = random.chance(1, in: 80) ? "" : "\u{1B}[201~"
    return Array("\u{1B}[200~\(text)\(end)".utf8)
  }
}
