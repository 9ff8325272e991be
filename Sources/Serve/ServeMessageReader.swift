// SPDX-License-Identifier: MIT
// Views: divides the bytes of a socket into messages.

/// Divides bytes into messages, however they are split.
struct ServeMessageReader {
  /// The bytes didn't come from this program.
  struct Malformed: Error {}

  /// The maximum size of a message from the other side after its length, in bytes.
  var limit: Int
  private var waiting: [UInt8] = []
  /// The number of bytes in `waiting` that belong to earlier messages.
  private var readCount = 0

  /// Creates a reader of messages with at most `limit` bytes after their length.
  init(limit: Int) { self.limit = limit }

  /// Adds bytes that have arrived.
  mutating func append(_ bytes: some Sequence<UInt8>) {
    waiting.removeFirst(readCount)
    readCount = 0
    waiting += bytes
  }

  /// Returns the next message; `nil` if it hasn't arrived completely.
  ///
  /// - Throws: `Malformed` if the message is too long or unknown.
  mutating func next() throws(Malformed) -> ServeMessage? {
    let rest = waiting[readCount...]
    guard rest.count >= Self.headerLength else { return nil }
    var body = rest.dropFirst()
    guard let count = ServeMessage.takeNumber(from: &body), count <= limit else {
      throw Malformed()
    }
    guard body.count >= count else { return nil }
    let end = body.startIndex + Int(count)
    guard let message = ServeMessage(kind: rest[rest.startIndex], body[..<end]) else {
      throw Malformed()
    }
    readCount = end
    return message
  }

  private static let headerLength = 5
}
