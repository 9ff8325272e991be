// SPDX-License-Identifier: MIT
// Testing: the decoder on endless random input, split in several ways with the same result.

import CuriumTerminal
import TestModels

/// Decoders that receive the same windows of bytes, whole and in random pieces.
///
/// A paste ends at the last end mark of one call, so the split matters if there are two end marks.
/// That is by design. Each window therefore completes at most one end mark, and all decoders see
/// the end of a window as the end of a call. Pastes and sequences of all kinds span windows.
struct DecoderRun {
  /// The way a decoder receives the bytes of a window.
  enum Split: CaseIterable {
    case whole
    case pieces
    case byteByByte
  }

  /// The number of bytes after which the decoders start over with other keys.
  private static let epoch = 1 << 20

  let byteCount: Int
  let seed: UInt64
  private var input: DecoderInput
  private var cuts: SeededRandom
  private var keys: [(bytes: [UInt8], press: KeyPress)] = []
  private var decoders: [InputDecoder] = []
  private var events: [[TerminalEvent]]
  private var window: [UInt8] = []
  /// The end of the previous window, which may start an end mark.
  private var tail: [UInt8] = []

  init(byteCount: Int, seed: UInt64) {
    self.byteCount = byteCount
    self.seed = seed
    input = DecoderInput(random: SeededRandom(seed: seed))
    cuts = SeededRandom(seed: ~seed)
    events = Split.allCases.map { _ in [] }
  }

  /// Runs, prints the figures, and returns whether all splits gave the same events in bounded
  /// memory.
  mutating func run(since begin: ContinuousClock.Instant) -> Bool {
    var done = 0
    var epochEnd = 0
    var eventCount = 0
    var early = 0
    while done < byteCount {
      if done >= epochEnd {
        epochEnd = done + Self.epoch
        keys = input.keys()
        decoders = Split.allCases.map { _ in InputDecoder(keys: keys) }
        tail = []
      }
      fillWindow(atMost: byteCount - done)
      let before = decoders[0]
      let settles = input.random.chance(1, in: 16)
      if !decode(settles: settles) {
        print("seed \(seed), byte \(done): the events depend on the split")
        DecoderShrinker.report(window, before: before, keys: keys)
        return false
      }
      done += window.count
      eventCount += events[0].count
      if early == 0, done >= byteCount / 10 { early = ResidentMemory.bytes }
      tail = Array((tail + window).suffix(DecoderInput.endMark.count - 1))
    }
    print("decoder: seed \(seed), \(done) bytes in \(Split.allCases.count) splits")
    let late = ResidentMemory.bytes
    let megabytes = Double(done) / 1_000_000
    print("  \(eventCount) events, \(Endurance.time(since: begin, megabytes, "MB"))")
    print("  resident after a tenth \(early / 1024) KiB, at the end \(late / 1024) KiB")
    let isFlat = ResidentMemory.isFlat(from: early, to: late)
    if !isFlat { print("  memory keeps growing") }
    return isFlat
  }

  private mutating func fillWindow(atMost room: Int) {
    window.removeAll(keepingCapacity: true)
    // Ends a paste that may be open, half of the time.
    if let deadline = decoders[0].deadline, deadline >= .milliseconds(100),
      input.random.chance(1, in: 2)
    {
      window += DecoderInput.endMark
    }
    input.window(into: &window)
    if window.count > room { window.removeLast(window.count - room) }
    Self.breakEndMarks(in: &window, after: tail)
  }

  /// Keeps only the first end mark completed by `bytes`.
  private static func breakEndMarks(in bytes: inout [UInt8], after tail: [UInt8]) {
    for place in endMarks(in: bytes, after: tail).dropFirst() { bytes[place] = 0x7D }
  }

  /// The indices at which an end mark is completed.
  static func endMarks(in bytes: [UInt8], after tail: [UInt8]) -> [Int] {
    let all = tail + bytes
    let length = DecoderInput.endMark.count
    return bytes.indices.filter { index in
      let end = tail.count + index + 1
      return bytes[index] == 0x7E && end >= length
        && all[(end - length)..<end].elementsEqual(DecoderInput.endMark)
    }
  }

  private mutating func decode(settles: Bool) -> Bool {
    for (place, split) in Split.allCases.enumerated() {
      events[place].removeAll(keepingCapacity: true)
      var start = 0
      while start < window.count {
        let length =
          switch split {
          case .whole: window.count
          case .pieces: 1 + cuts.below(1 << (1 + cuts.below(10)))
          case .byteByByte: 1
          }
        let end = min(window.count, start + length)
        decoders[place].decode(window[start..<end], into: &events[place])
        start = end
      }
      if settles { decoders[place].settle(into: &events[place]) }
    }
    return (1..<decoders.count).allSatisfy { place in
      events[place] == events[0] && decoders[place].deadline == decoders[0].deadline
    }
  }
}
