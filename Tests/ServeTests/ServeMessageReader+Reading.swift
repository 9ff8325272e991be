// SPDX-License-Identifier: MIT
// Testing: reads all messages that have arrived.

@testable import CuriumServe

extension ServeMessageReader {
  /// Returns the messages that `bytes` complete.
  mutating func read(_ bytes: some Sequence<UInt8>) throws(Malformed) -> [ServeMessage] {
    append(bytes)
    var messages: [ServeMessage] = []
    while let message = try next() { messages.append(message) }
    return messages
  }
}
