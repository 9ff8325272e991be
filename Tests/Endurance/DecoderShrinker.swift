// SPDX-License-Identifier: MIT
// Testing: finds the shortest input whose meaning depends on the split.

import CuriumTerminal

/// Shortens a window of bytes, starting from the decoder's state before it.
struct DecoderShrinker {
  /// The decoder before the window.
  private var decoder: InputDecoder

  /// Prints the shortest bytes found, and their meaning as a whole and in pieces.
  static func report(
    _ window: [UInt8], before decoder: InputDecoder, keys: [(bytes: [UInt8], press: KeyPress)]
  ) {
    print("  keys: \(keys.map { String(decoding: $0.bytes, as: UTF8.self) })")
    let fresh = DecoderShrinker(decoder: InputDecoder(keys: keys))
    if (1...64).contains(where: { fresh.differs(window, step: $0) }) {
      fresh.report(window)
    } else {
      print("  after other windows: \(decoder)")
      DecoderShrinker(decoder: decoder).report(window)
    }
  }

  private func report(_ window: [UInt8]) {
    guard let step = (1...64).first(where: { differs(window, step: $0) }) else {
      print("  no even split of the window reproduces it: \(window)")
      return
    }
    let bytes = shortest(window, step: step)
    print("  shortest: \(String(decoding: bytes, as: UTF8.self).debugDescription) \(bytes)")
    print("  whole: \(events(bytes, step: max(1, bytes.count)))")
    print("  in pieces of \(step): \(events(bytes, step: step))")
  }

  /// Removes smaller and smaller parts while the difference remains.
  private func shortest(_ window: [UInt8], step: Int) -> [UInt8] {
    var bytes = window
    var length = bytes.count / 2
    while length > 0 {
      var start = 0
      while start < bytes.count {
        var fewer = bytes
        fewer.removeSubrange(start..<min(bytes.count, start + length))
        if differs(fewer, step: step) { bytes = fewer } else { start += length }
      }
      length /= 2
    }
    return bytes
  }

  private func differs(_ bytes: [UInt8], step: Int) -> Bool {
    DecoderRun.endMarks(in: bytes, after: []).count <= 1
      && events(bytes, step: max(1, bytes.count)) != events(bytes, step: step)
  }

  private func events(_ bytes: [UInt8], step: Int) -> [TerminalEvent] {
    var decoder = decoder
    var events: [TerminalEvent] = []
    for start in stride(from: 0, to: bytes.count, by: step) {
      decoder.decode(bytes[start..<min(bytes.count, start + step)], into: &events)
    }
    // Settling reveals pending input.
    while decoder.deadline != nil { decoder.settle(into: &events) }
    return events
  }
}
