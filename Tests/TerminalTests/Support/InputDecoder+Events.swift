// SPDX-License-Identifier: MIT
// Testing: the events of input that arrives at once or in pieces.

import CuriumTerminal

/// Returns the events for `bytes`, decoded in one call and then settled.
func inputEvents(
  _ bytes: some Sequence<UInt8>, keys: [(bytes: [UInt8], press: KeyPress)] = []
) -> [TerminalEvent] {
  var decoder = InputDecoder(keys: keys)
  var events: [TerminalEvent] = []
  decoder.decode(bytes, into: &events)
  decoder.settleAll(into: &events)
  return events
}

extension InputDecoder {
  /// Decodes bytes that arrive in pieces, which end at `cuts`, and a pause. Returns the events.
  mutating func events(of bytes: [UInt8], cuts: [Int] = []) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    var start = 0
    for cut in cuts + [bytes.count] {
      decode(bytes[start..<cut], into: &events)
      start = cut
    }
    settleAll(into: &events)
    return events
  }

  /// Settles everything that is pending, as after a long silence.
  mutating func settleAll(into events: inout [TerminalEvent]) {
    while deadline != nil { settle(into: &events) }
  }
}
