// SPDX-License-Identifier: MIT
// Views: divides the bytes of a socket into messages.

/// Divides bytes into messages, however they are split.
struct ServeMessageReader {
  /// The bytes didn't come from this program.
  struct Malformed: Error {}

  private var waiting: [UInt8] = []
  /// The largest message that the other side may send.
  private let limit: Int

  /// Creates a reader of messages with at most `limit` bytes after their length.
  init(limit: Int) { self.limit = limit }

  /// Returns the messages that `bytes` complete.
  ///
  /// - Throws: `Malformed` if a message is too long or unknown.
  mutating func read(_ bytes: some Sequence<UInt8>) throws(Malformed) -> [ServeMessage] {
    waiting += bytes
    var messages: [ServeMessage] = []
    var rest = waiting[...]
    while rest.count >= Self.headerLength {
      var header = rest.dropFirst()
      guard let count = ServeMessage.takeNumber(from: &header), count <= limit else {
        throw Malformed()
      }
      guard header.count >= count else { break }
      let end = header.startIndex + Int(count)
      guard let message = ServeMessage(kind: rest[rest.startIndex], header[..<end]) else {
        throw Malformed()
      }
      messages.append(message)
      rest = rest[end...]
    }
    waiting.removeFirst(rest.startIndex - waiting.startIndex)
    return messages
  }

  private static let headerLength = 5
}
