// SPDX-License-Identifier: MIT
// Testing: keys work, whatever a terminal sends.

import CuriumTerminal

extension FuzzTarget {
  /// The input is the terminal's bytes, with marks: FE 0 is a pause, FE 1 a long silence, FE 2 the
  /// end of a read.
  static let decoder = FuzzTarget(
    "decoder", "Input has the same events however it is split, and no key is lost after a pause."
  ) { bytes in
    let script = DecoderScript(bytes)
    let whole = script.run(.whole)
    for split in [DecoderScript.Split.marked, .single] {
      let other = script.run(split)
      precondition(other == whole, "\(split): \(other), not \(whole)")
    }
    script.checkSize(of: whole)
    script.checkText(whole)
    script.checkLoneKeys(whole)
    script.checkNextKey()
  }
}

/// Bytes in order of arrival, with pauses and ends of reads.
private struct DecoderScript {
  enum Step {
    case byte(UInt8)
    case pause
    case silence
    case cut
  }

  enum Split {
    /// A read ends at a pause and after an end mark, because a paste ends at the last one in a
    /// read.
    case whole
    /// A read also ends at each mark.
    case marked
    /// Each byte is a separate read.
    case single
  }

  /// The events up to each pause or silence, and the decoder's deadline at that time.
  struct Outcome: Equatable {
    var events: [[TerminalEvent]] = [[]]
    var deadlines: [Duration?] = []
  }

  private static let endMark = Array("\u{1B}[201~".utf8)

  private var steps: [Step] = []
  private var sent: [UInt8] = []

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == 0xFE else {
        steps.append(.byte(byte))
        continue
      }
      switch rest.popFirst() {
      case 0: steps.append(.pause)
      case 1: steps.append(.silence)
      case 2: steps.append(.cut)
      case let other?: steps.append(.byte(other))
      case nil: break
      }
    }
    for case .byte(let byte) in steps { sent.append(byte) }
  }

  func run(_ split: Split) -> Outcome {
    var decoder = InputDecoder()
    return run(split, on: &decoder)
  }

  private func run(_ split: Split, on decoder: inout InputDecoder) -> Outcome {
    var outcome = Outcome()
    var read: [UInt8] = []
    var tail: [UInt8] = []
    func flush(_ decoder: inout InputDecoder) {
      decoder.decode(read, into: &outcome.events[outcome.events.count - 1])
      read = []
    }
    func settle(_ decoder: inout InputDecoder, onlyOnce: Bool) {
      flush(&decoder)
      outcome.deadlines.append(decoder.deadline)
      for round in 0..<8 where decoder.deadline != nil {
        precondition(round < 7, "the decoder never settles")
        decoder.settle(into: &outcome.events[outcome.events.count - 1])
        if onlyOnce { break }
      }
      outcome.events.append([])
    }
    for step in steps + [.silence] {
      switch step {
      case .byte(let byte):
        read.append(byte)
        tail = tail.suffix(Self.endMark.count - 1) + [byte]
        if split == .single || tail == Self.endMark { flush(&decoder) }
      case .pause: settle(&decoder, onlyOnce: true)
      case .silence: settle(&decoder, onlyOnce: false)
      case .cut: if split == .marked { flush(&decoder) }
      }
    }
    return outcome
  }

  /// The output is bounded: a broken byte becomes at most three bytes, and a byte is part of at
  /// most one event, or two for a size report.
  func checkSize(of outcome: Outcome) {
    let events = outcome.events.joined()
    precondition(events.count <= sent.count, "\(events.count) events of \(sent.count) bytes")
    var pasted = 0
    for case .paste(let text) in events { pasted += text.utf8.count }
    precondition(pasted <= 3 * sent.count, "\(pasted) pasted bytes of \(sent.count)")
  }

  /// Without ESC and pauses, all input is typed text.
  func checkText(_ outcome: Outcome) {
    guard !sent.contains(0x1B), outcome.deadlines.count == 1 else { return }
    let scalars = String(decoding: sent, as: UTF8.self).unicodeScalars
    let events = Array(outcome.events.joined())
    precondition(events.count == scalars.count, "\(events.count) keys of \(scalars.count) scalars")
    for (scalar, event) in zip(scalars, events) where scalar.value >= 0x20 && scalar.value != 0x7F {
      guard case .key(let press) = event else { preconditionFailure("\(scalar) gave \(event)") }
      let isControl = (0x80..<0xA0).contains(scalar.value)
      precondition(press.characters == (isControl ? "\u{FFFD}" : String(Character(scalar))))
    }
  }

  /// Ctrl+C alone between two silences is Ctrl+C.
  func checkLoneKeys(_ outcome: Outcome) {
    var window = 0
    var bytes: [UInt8] = []
    var isAfterSilence = true
    for step in steps + [.silence] {
      switch step {
      case .byte(let byte): bytes.append(byte)
      case .cut: break
      case .pause, .silence:
        if isAfterSilence, bytes == [0x03], case .silence = step {
          let last = outcome.events[window].last
          let key = KeyPress("c", modifiers: .control)
          precondition(last == .key(key), "Ctrl+C was \(outcome.events[window])")
        }
        if case .silence = step { isAfterSilence = true } else { isAfterSilence = false }
        window += 1
        bytes = []
      }
    }
  }

  /// After any input and a silence, the decoder reads the next key, and the one after it.
  func checkNextKey() {
    // Any three bytes can complete a report of the old mouse protocol.
    let tail = sent.suffix(5)
    if tail.indices.contains(where: { tail[$0...].starts(with: "[M".utf8) }) { return }
    for (byte, key) in [
      (UInt8(0x03), KeyPress("c", modifiers: .control)), (UInt8(ascii: "z"), KeyPress("z")),
      (0x0D, KeyPress(.return)), (0x1B, KeyPress(.escape)),
    ] {
      var decoder = InputDecoder()
      _ = run(.whole, on: &decoder)
      var events: [TerminalEvent] = []
      for byte in [byte, UInt8(ascii: "z")] {
        decoder.decode([byte], into: &events)
        for _ in 0..<8 where decoder.deadline != nil { decoder.settle(into: &events) }
      }
      precondition(
        events.suffix(2) == [.key(key), .key(KeyPress("z"))], "\(key) was \(events.suffix(4))")
    }
  }
}
