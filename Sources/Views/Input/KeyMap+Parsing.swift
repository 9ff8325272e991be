// SPDX-License-Identifier: MIT
// Views: key maps as text.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal

/// Why a text is no key map.
public struct KeyMapError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// What would have been right.
  public let expected: String
  /// What stood there, cut and without controls.
  public let found: String

  init(line: Int, expected: String, found: String) {
    self.line = line
    self.expected = expected
    self.found = KeySyntaxError.shown(found)
  }

  /// The line, what was expected there, and what stood there.
  public var description: String {
    "line \(line): expected \(expected)" + (found.isEmpty ? "" : ", found \"\(found)\"")
  }
}

extension KeyMap {
  /// The most bytes of a text, and the most sequences of a command.
  private static let byteLimit = 1 << 20
  private static let sequenceLimit = 16

  /// A map written as text: `command = keys, other keys` in each line, `none` for no keys; what follows
  /// a `#` at the start of a line or behind a space is left out. Keys are written as
  /// `KeySequence.init(parsing:)` reads them, the key `,` as `comma`.
  ///
  /// - Throws: `KeyMapError` with the line: it is no assignment, names a command twice, or its keys
  ///   cannot be read.
  public init(parsing text: some StringProtocol) throws(KeyMapError) {
    if text.utf8.count > Self.byteLimit {
      throw KeyMapError(line: 1, expected: "at most 1 MiB", found: "")
    }
    var entries: [String: [KeySequence]] = [:]
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let content = Self.trimmed(Self.withoutRemark(Substring(line).unicodeScalars))
      if content.isEmpty { continue }
      guard let sign = content.firstIndex(of: "=") else {
        throw KeyMapError(line: number, expected: "command = keys", found: String(content))
      }
      let id = String(Self.trimmed(content[..<sign]))
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

  /// Part of a line. Syntax is found by scalars, because some scalars, such as U+0601, form one
  /// character with a space or a comma that follows them.
  private typealias Scalars = Substring.UnicodeScalarView

  private static func sequences(_ text: Scalars, line: Int) throws(KeyMapError) -> [KeySequence] {
    let value = trimmed(text)
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

  private static func trimmed(_ text: Scalars) -> Scalars {
    var text = text.drop(while: \.properties.isWhitespace)
    while text.last?.properties.isWhitespace == true { text.removeLast() }
    return text
  }

  private static func withoutRemark(_ line: Scalars) -> Scalars {
    var previous: Unicode.Scalar = " "
    for index in line.indices {
      // `ctrl+#` and `x = #` are keys; a remark has something before its sign.
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
