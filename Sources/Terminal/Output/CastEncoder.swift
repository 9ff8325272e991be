// SPDX-License-Identifier: MIT
// Terminal: the lines of a recording.

/// The lines of a recording in the format asciicast v2
/// (docs.asciinema.org/manual/asciicast/v2).
///
/// The first line is the header, and each other one is an event with its time since the start. A
/// line is complete JSON and ends with a line feed. Bytes that aren't UTF-8 become U+FFFD, because
/// JSON can't contain them.
package struct CastEncoder: Sendable {
  /// The direction of bytes: to the terminal or from it.
  package enum Direction: String, Sendable {
    case output = "o"
    case input = "i"
  }

  /// The start of a character whose other bytes haven't come yet.
  private var unfinished: [Direction: [UInt8]] = [:]

  package init() {}

  /// Returns the first line. `timestamp` is the time of the start in seconds since 1970.
  package static func header(
    _ size: CellSize, timestamp: Int, environment: [(name: String, value: String)]
  ) -> String {
    let variables = environment.map { "\(quoted($0.name)): \(quoted($0.value))" }
    return """
      {"version": 2, "width": \(size.width), "height": \(size.height), \
      "timestamp": \(timestamp), "env": {\(variables.joined(separator: ", "))}}\n
      """
  }

  /// Returns the event for bytes, or an empty string if they complete no character.
  package mutating func event(
    _ direction: Direction, _ bytes: some Sequence<UInt8>, at time: Duration
  ) -> String {
    let all = (unfinished[direction] ?? []) + bytes
    let count = Self.completeCount(of: all)
    unfinished[direction] = Array(all[count...])
    if count == 0 { return "" }
    return Self.line(
      direction.rawValue, String(decoding: all[..<count], as: UTF8.self), at: time)
  }

  /// Returns the event for a new size of the window.
  package static func resize(to size: CellSize, at time: Duration) -> String {
    line("r", "\(size.width)x\(size.height)", at: time)
  }

  /// Returns the event for a marker, which players show on their time line.
  package static func marker(_ label: String, at time: Duration) -> String {
    line("m", label, at: time)
  }

  private static func line(_ code: String, _ data: String, at time: Duration) -> String {
    let parts = time.components
    let microseconds = String(parts.attoseconds / 1_000_000_000_000, digits: 6)
    return "[\(parts.seconds).\(microseconds), \"\(code)\", \(quoted(data))]\n"
  }

  private static func quoted(_ text: String) -> String {
    text.quoted { "\\u" + String($0.value, radix: 16, digits: 4) }
  }

  /// Returns the number of bytes without the character at the end whose other bytes are missing.
  private static func completeCount(of bytes: [UInt8]) -> Int {
    for length in 1...3 where length <= bytes.count {
      let needed: Int
      switch bytes[bytes.count - length] {
      case 0x80...0xBF: continue
      case 0xC2...0xDF: needed = 2
      case 0xE0...0xEF: needed = 3
      case 0xF0...0xF4: needed = 4
      default: needed = 1
      }
      return needed > length ? bytes.count - length : bytes.count
    }
    return bytes.count
  }
}
