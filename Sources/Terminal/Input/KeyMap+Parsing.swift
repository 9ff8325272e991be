// SPDX-License-Identifier: MIT
// Terminal: parses key maps.

/// An error in the text of a key map.
public struct KeyMapError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line number, starting at 1.
  public let line: Int
  /// The expected syntax.
  public let expected: String
  /// The text found instead, shortened and without control characters.
  public let found: String

  init(line: Int, expected: String, found: String) {
    self.line = line
    self.expected = expected
    self.found = KeySyntaxError.shown(found)
  }

  /// A message with the line, the expected syntax and the text found instead.
  public var description: String {
    "line \(line): expected \(expected)" + (found.isEmpty ? "" : ", found \"\(found)\"")
  }
}

extension KeyMap {
  /// The maximum size of the text in bytes, and the maximum number of sequences per command.
  private static let byteLimit = 1 << 20
  private static let sequenceLimit = 16

  /// Creates a map from `text` with a line `command = keys, other keys` for each command, or with
  /// `none` instead of keys. A `#` at the start of a line or after a space starts a comment. Write
  /// keys as for `KeySequence.init(parsing:)`, and the key `,` as `comma`.
  ///
  /// - Throws: `KeyMapError` if the text is larger than 1 MiB, or if a line isn't an assignment,
  ///   repeats a command or contains invalid keys.
  public init(parsing text: some StringProtocol) throws(KeyMapError) {
    if text.utf8.count > Self.byteLimit {
      throw KeyMapError(line: 1, expected: "at most 1 MiB", found: "")
    }
    var entries: [String: [KeySequence]] = [:]
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let content = Self.withoutRemark(Substring(line).unicodeScalars)
        .trimming(while: \.properties.isWhitespace)
      if content.isEmpty { continue }
      guard let sign = content.firstIndex(of: "=") else {
        throw KeyMapError(line: number, expected: "command = keys", found: String(content))
      }
      let id = String(content[..<sign].trimming(while: \.properties.isWhitespace))
      if id.isEmpty || id.unicodeScalars.contains(where: \.properties.isWhitespace) {
        throw KeyMapError(line: number, expected: "the name of one command before =", found: id)
      }
      if entries[id] != nil {
        throw KeyMapError(line: number, expected: "each command once", found: id)
      }
      entries[id] = try Self.sequences(content[content.index(after: sign)...], line: number)
    }
    self.init(entries)
  }

  /// Part of a line. The parser reads scalars, because some scalars, such as U+0601, form a single
  /// character with a following space or comma.
  private typealias Scalars = Substring.UnicodeScalarView

  private static func sequences(_ text: Scalars, line: Int) throws(KeyMapError) -> [KeySequence] {
    let value = text.trimming(while: \.properties.isWhitespace)
    if String(value) == "none" { return [] }
    var sequences: [KeySequence] = []
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      if sequences.count == sequenceLimit {
        throw KeyMapError(
          line: line, expected: "at most \(sequenceLimit) key sequences", found: String(value))
      }
      do {
        sequences.append(try KeySequence(parsing: Substring(part)))
      } catch {
        throw KeyMapError(line: line, expected: error.expected, found: error.found)
      }
    }
    return sequences
  }

  private static func withoutRemark(_ line: Scalars) -> Scalars {
    var previous: Unicode.Scalar = " "
    for index in line.indices {
      // In `ctrl+#` and `x = #`, the sign is a key.
      if line[index] == "#", previous.properties.isWhitespace,
        line[..<index].last(where: { !$0.properties.isWhitespace })
          .map({ $0 != "=" && $0 != "," }) ?? true
      {
        return line[..<index]
      }
      previous = line[index]
    }
    return line
  }
}
