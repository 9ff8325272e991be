// SPDX-License-Identifier: MIT
// Terminal: handles pauses and lost end marks in pastes.

extension InputDecoder {
  /// The maximum number of bytes after a pause that can be keys.
  static let strokeLimit = 64

  /// `true` if a paste contains text that a longer pause would deliver.
  var hasPastedText: Bool { body.count > unfinishedCount }

  /// Handles a pause within a paste.
  ///
  /// The terminal sends bytes in order, so a key pressed during a paste arrives after its end mark.
  /// A key in the middle of a paste therefore means that the end mark was lost. Pasted text arrives
  /// in large chunks, a key alone. So the bytes between two pauses end the paste if they are a
  /// single key, or only keys and reports that can't be pasted text.
  mutating func settlePaste(into events: inout [TerminalEvent]) {
    state = .paste
    switch pauseState {
    case .resumed where isInput(body.suffix(strokeCount)):
      let input = Array(body.suffix(strokeCount))
      body.removeLast(strokeCount)
      state = .ground
      finishPaste(length: body.count - begunMarkCount(before: body.count), into: &events)
      pauseState = .fresh
      read(input, into: &events)
      settle(into: &events)
    case .fresh, .resumed:
      pauseState = .paused
    case .paused:
      deliverPastedText(into: &events)
    }
  }

  /// Delivers the text received so far. The next bytes still belong to the paste.
  private mutating func deliverPastedText(into events: inout [TerminalEvent]) {
    let unfinished = Array(body.suffix(unfinishedCount))
    if hasPastedText { finishPaste(length: body.count - unfinished.count, into: &events) }
    body = unfinished
  }

  /// Returns the number of bytes at the end of the first `length` bytes that may be the start of a
  /// mark.
  func begunMarkCount(before length: Int) -> Int {
    let tail = body[..<length].suffix(Self.pasteEnd.count - 1)
    guard let start = tail.lastIndex(where: { $0 == 0x1B || $0 == 0xC2 }) else { return 0 }
    let begun = tail[start...]
    return Self.pasteMarks.contains { $0.starts(with: begun) } ? begun.count : 0
  }

  /// The number of trailing bytes that can't be delivered yet: the start of a mark or of a scalar,
  /// or a CR that an LF may follow.
  private var unfinishedCount: Int {
    if body.last == 0x0D { return 1 }
    let scalar = body.suffix(3)
    if let lead = scalar.lastIndex(where: { $0 & 0xC0 != 0x80 }) {
      let length =
        switch body[lead] {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
      if length > body.endIndex - lead { return body.endIndex - lead }
    }
    return begunMarkCount(before: body.count)
  }

  /// Returns whether bytes between two pauses are keys and reports, not text.
  private func isInput(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count == strokeCount, strokeCount <= Self.strokeLimit else { return false }
    var trial = self
    trial.state = .ground
    trial.body = []
    trial.pauseState = .fresh
    var events: [TerminalEvent] = []
    var textCount = 0
    for byte in bytes {
      let isText = byte >= 0x20 && byte != 0x7F || [0x09, 0x0A, 0x0D].contains(byte)
      if isText, trial.state == .ground, trial.keyNode == 0 { textCount += 1 }
      trial.step(byte, into: &events)
    }
    if trial.state == .paste { return false }
    trial.settle(into: &events)
    // An incomplete scalar is pasted text.
    if events.contains(.key(KeyPress("\u{FFFD}", characters: "\u{FFFD}"))) { return false }
    let isOneKey = textCount == 1 && events.count == 1 && !bytes.contains(0x1B)
    return !events.isEmpty && (textCount == 0 || isOneKey)
  }
}
