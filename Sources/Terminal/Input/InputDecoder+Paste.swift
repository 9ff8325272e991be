// SPDX-License-Identifier: MIT
// Terminal: decodes bracketed pastes (xterm mode 2004).

extension InputDecoder {
  /// `CSI 201 ~`.
  static let pasteEnd: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]
  /// `CSI 200 ~` and `CSI 201 ~`, and the same with U+009B, the single character for CSI. All have
  /// the same length.
  static let pasteMarks: [[UInt8]] = [
    [0x1B, 0x5B, 0x32, 0x30, 0x30, 0x7E], pasteEnd,
    [0xC2, 0x9B, 0x32, 0x30, 0x30, 0x7E], [0xC2, 0x9B, 0x32, 0x30, 0x31, 0x7E],
  ]

  /// Processes the remaining bytes of a call. Those up to the last end mark belong to the paste.
  mutating func takePaste(
    _ bytes: UnsafeBufferPointer<UInt8>, into events: inout [TerminalEvent]
  ) {
    if pauseState == .paused {
      pauseState = .resumed
      strokeCount = 0
    }
    strokeCount += bytes.count
    // An end mark may begin in earlier bytes.
    let start = max(0, body.count - (Self.pasteEnd.count - 1))
    body.append(contentsOf: bytes)
    guard let end = lastEndMark(from: start) else {
      // The last bytes may be the start of the end mark, or a key.
      if body.count > pasteLimit + Self.strokeLimit {
        body.removeSubrange(pasteLimit..<(body.count - Self.strokeLimit))
      }
      return
    }
    let rest = Array(body[(end + Self.pasteEnd.count)...])
    state = .ground
    finishPaste(length: end, into: &events)
    read(rest, into: &events)
  }

  private func lastEndMark(from start: Int) -> Int? {
    body.withUnsafeBufferPointer { bytes in
      var index = bytes.count - Self.pasteEnd.count
      while index >= start {
        if bytes[index] == 0x1B,
          bytes[index..<(index + Self.pasteEnd.count)].elementsEqual(Self.pasteEnd)
        {
          return index
        }
        index -= 1
      }
      return nil
    }
  }

  /// Ends the paste with the first `length` bytes of `body`.
  mutating func finishPaste(length: Int, into events: inout [TerminalEvent]) {
    var kept = min(length, pasteLimit)
    // Don't cut a scalar or a mark in half.
    while kept < length, kept > 0, body[kept] & 0xC0 == 0x80 { kept -= 1 }
    let isCut = kept < length
    kept = removeMarks(before: kept)
    var begun = isCut ? begunMarkCount(before: kept) : 0
    while begun > 0 {
      kept -= begun
      begun = begunMarkCount(before: kept)
    }
    // If a pause has already delivered all text, there is no second, empty paste.
    let text = TextSanitizer.cleaned(
      String(decoding: body[..<kept], as: UTF8.self), isMultiline: true)
    if !text.isEmpty || pauseState == .fresh { events.append(.paste(text)) }
    // Frees the memory of a large paste.
    body.removeAll(keepingCapacity: body.count <= Self.bodyLimit)
  }

  /// Removes the marks in the first `length` bytes of `body`, including those that only form when
  /// others are removed. Returns the number of bytes that remain.
  private mutating func removeMarks(before length: Int) -> Int {
    let markLength = Self.pasteEnd.count
    return body.withUnsafeMutableBufferPointer { bytes in
      var count = 0
      for index in 0..<length {
        let byte = bytes[index]
        bytes[count] = byte
        count += 1
        guard byte == 0x7E, count >= markLength else { continue }
        let start = count - markLength
        guard bytes[start] == 0x1B || bytes[start] == 0xC2 else { continue }
        let tail = bytes[start..<count]
        if Self.pasteMarks.contains(where: { tail.elementsEqual($0) }) { count = start }
      }
      return count
    }
  }
}
