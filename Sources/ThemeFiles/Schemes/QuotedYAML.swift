// SPDX-License-Identifier: MIT
// Token: quoted strings in the YAML of a colour scheme.

import CuriumTerminal

/// Reads the quoted strings of YAML 1.2 (sections 5.7, 7.3.1 and 7.3.2) on one line.
enum QuotedYAML {
  /// Reads a string after its opening quote. Returns its bytes, and the rest of the line.
  ///
  /// - Throws: `ThemeFileError` with `.syntax` if the closing quote is missing, or for an escape
  ///   sequence that isn't one of YAML.
  static func read(
    _ line: ArraySlice<UInt8>, _ quote: UInt8, _ place: Place
  ) throws(ThemeFileError) -> (value: [UInt8], rest: ArraySlice<UInt8>) {
    var rest = line
    var value: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == quote {
        // Two single quotes mean one of them.
        guard quote == UInt8(ascii: "'"), rest.first == quote else { return (value, rest) }
        rest.removeFirst()
        value.append(quote)
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        guard let scalar = escaped(&rest) else {
          throw place.error(
            .syntax, "a character that can follow a backslash", "Write two backslashes for one.")
        }
        value.append(contentsOf: String(scalar).utf8)
      } else {
        value.append(byte)
      }
    }
    throw place.error(
      .syntax, "the closing quote", "Add \(Unicode.Scalar(quote)) after the value.")
  }

  /// Reads an escape sequence after its backslash.
  private static func escaped(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), 0x20, 0x09:
      return Unicode.Scalar(letter)
    case UInt8(ascii: "x"): return scalar(&rest, digits: 2)
    case UInt8(ascii: "u"): return scalar(&rest, digits: 4)
    case UInt8(ascii: "U"): return scalar(&rest, digits: 8)
    default: return characters[letter]
    }
  }

  /// The letters that mean a character each.
  private static let characters: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "t"): "\t", UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{B}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r", UInt8(ascii: "e"): "\u{1B}",
    UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}", UInt8(ascii: "L"): "\u{2028}",
    UInt8(ascii: "P"): "\u{2029}",
  ]

  private static func scalar(_ rest: inout ArraySlice<UInt8>, digits: Int) -> Unicode.Scalar? {
    guard rest.count >= digits, let value = UInt32(hexDigits: rest.prefix(digits)) else {
      return nil
    }
    rest = rest.dropFirst(digits)
    return Unicode.Scalar(value)
  }
}
