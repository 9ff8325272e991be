// SPDX-License-Identifier: MIT
// Testing: reads recordings.

import CuriumTerminal

/// The user's part of a recording in the format asciicast v2
/// (docs.asciinema.org/manual/asciicast/v2).
struct CastReader {
  /// Something that the user did.
  enum Event: Equatable {
    case input(String)
    case resize(CellSize)
  }

  /// The size of the window at the start.
  let size: CellSize
  /// The events, with their times since the start.
  private(set) var events: [(time: Duration, event: Event)] = []
  /// The time of the last line.
  private(set) var end = Duration.zero

  /// Reads the lines of a recording. Ignores events of other kinds, such as the output.
  init(_ text: String) throws(RecordingError) {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    guard let header = lines.first, let size = Self.size(in: header) else { throw .noHeader }
    self.size = size
    for (number, line) in lines.enumerated().dropFirst() {
      let line = line.trimmingPrefix { $0 == " " }
      // An empty line, or one that the program couldn't complete.
      if line.isEmpty || (number == lines.count - 1 && !line.hasSuffix("]")) { continue }
      var scanner = Scanner(line)
      guard scanner.take("["), let time = scanner.takeNumber(), scanner.take(","),
        let code = scanner.takeString(), scanner.take(","), let data = scanner.takeString(),
        scanner.take("]"), time.isFinite, (0..<1e9).contains(time)
      else { throw .badLine(number: number + 1) }
      end = max(end, .seconds(time))
      switch code {
      case "i": events.append((.seconds(time), .input(data)))
      case "r":
        guard let size = Self.size(named: data) else { throw .badLine(number: number + 1) }
        events.append((.seconds(time), .resize(size)))
      default: break
      }
    }
  }

  private static func size(in header: Substring) -> CellSize? {
    func number(_ name: String) -> Int? {
      guard let range = header.firstRange(of: "\"\(name)\"") else { return nil }
      var scanner = Scanner(header[range.upperBound...])
      guard scanner.take(":"), let number = scanner.takeNumber() else { return nil }
      return Int(exactly: number)
    }
    guard header.contains("\"version\""), let width = number("width"),
      let height = number("height")
    else { return nil }
    return size(width, height)
  }

  /// Returns the size in a text such as `80x24`.
  private static func size(named text: String) -> CellSize? {
    let parts = text.split(separator: "x").map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
    return size(width, height)
  }

  private static func size(_ width: Int, _ height: Int) -> CellSize? {
    let range = 1...4096
    guard range.contains(width), range.contains(height), width * height <= 1 << 20 else {
      return nil
    }
    return CellSize(width: width, height: height)
  }

  /// Takes JSON values from the start of a line. Reads scalars, because a combining mark at the
  /// start of a string forms one character with the quotation mark.
  private struct Scanner {
    private var rest: Substring.UnicodeScalarView

    init(_ rest: Substring) { self.rest = rest.unicodeScalars }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      rest = rest.drop { $0 == " " }
      guard rest.first == scalar else { return false }
      rest.removeFirst()
      return true
    }

    mutating func takeNumber() -> Double? {
      rest = rest.drop { $0 == " " }
      let digits = rest.prefix { "+-.0123456789eE".unicodeScalars.contains($0) }
      rest = rest[digits.endIndex...]
      return Double(String(digits))
    }

    mutating func takeString() -> String? {
      guard take("\"") else { return nil }
      var units: [UInt16] = []
      while let scalar = rest.popFirst() {
        switch scalar {
        case "\"": return String(decoding: units, as: UTF16.self)
        case "\\":
          guard let escaped = rest.popFirst() else { return nil }
          switch escaped {
          case "n": units.append(10)
          case "r": units.append(13)
          case "t": units.append(9)
          case "b": units.append(8)
          case "f": units.append(12)
          case "u":
            let digits = String(rest.prefix(4))
            guard digits.utf8.count == 4, let unit = UInt16(digits, radix: 16) else { return nil }
            units.append(unit)
            rest.removeFirst(4)
          default: units += String(escaped).utf16
          }
        default: units += String(scalar).utf16
        }
      }
      return nil
    }
  }
}
