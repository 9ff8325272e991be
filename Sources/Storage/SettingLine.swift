// SPDX-License-Identifier: MIT
// Views: a line of a settings file.

import CuriumTerminal

/// The value of a key in a settings file.
struct Setting: Sendable {
  let text: String
  /// `true` if the text is in quotation marks, like a string.
  let isQuoted: Bool
}

/// A line `key = value`.
///
/// Keys and strings in quotation marks can contain the escape sequences `\"`, `\\`, `\n`, `\r` and
/// `\t`, and `\u{7F}` for any scalar. Without quotation marks, a value extends to the end of the
/// line. The spaces around it aren't part of it.
struct SettingLine {
  let key: String
  let setting: Setting

  init(key: String, setting: Setting) {
    self.key = key
    self.setting = setting
  }

  /// Parses a line. Returns `nil` for any other line, such as a comment.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var scanner = SettingScanner(text)
    guard let key = scanner.key(), let setting = scanner.setting() else { return nil }
    self.init(key: key, setting: setting)
  }

  /// The line as text.
  var text: String {
    let value = setting.isQuoted ? SettingLine.quoted(setting.text) : setting.text
    return (SettingLine.isPlain(key) ? key : SettingLine.quoted(key)) + " = " + value
  }

  /// Returns whether a key needs no quotation marks.
  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty
      && key.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
          UInt8(ascii: "."):
          true
        default: false
        }
      }
  }

  private static func quoted(_ text: String) -> String {
    text.quoted { "\\u{" + String($0.value, radix: 16, uppercase: true) + "}" }
  }
}

/// Reads the parts of a line in order.
private struct SettingScanner {
  private var rest: Substring.UnicodeScalarView

  init(_ line: String) { rest = line[...].unicodeScalars }

  /// Takes the key and the equals sign.
  mutating func key() -> String? {
    if take("\"") {
      guard let key = quoted(), take("=") else { return nil }
      return key
    }
    guard let end = rest.firstIndex(of: "="), let key = SettingScanner.plain(rest[..<end]),
      !key.isEmpty, !key.hasPrefix("#"), !key.unicodeScalars.contains("\"")
    else { return nil }
    rest = rest[end...].dropFirst()
    return key
  }

  /// Takes the value up to the end of the line.
  mutating func setting() -> Setting? {
    guard take("\"") else {
      return SettingScanner.plain(rest).map { Setting(text: $0, isQuoted: false) }
    }
    guard let text = quoted(), rest.allSatisfy(\.isBlank) else { return nil }
    return Setting(text: text, isQuoted: true)
  }

  /// Takes a scalar and the spaces before it, if it comes next.
  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    let next = rest.drop(while: \.isBlank)
    guard next.first == scalar else { return false }
    rest = next.dropFirst()
    return true
  }

  /// Returns text without the spaces around it; `nil` if it contains a control character.
  private static func plain(_ text: Substring.UnicodeScalarView) -> String? {
    let start = text.drop(while: \.isBlank)
    guard let end = start.lastIndex(where: { !$0.isBlank }) else { return "" }
    let kept = start[...end]
    return kept.contains(where: \.isControl) ? nil : String(kept)
  }

  /// Takes text up to its closing quotation mark.
  private mutating func quoted() -> String? {
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(text)
      case "\\":
        guard let escaped = escaped() else { return nil }
        text.append(escaped)
      default:
        if scalar.isControl { return nil }
        text.append(scalar)
      }
    }
    return nil
  }

  /// Takes the rest of an escape sequence.
  private mutating func escaped() -> Unicode.Scalar? {
    guard let scalar = rest.popFirst() else { return nil }
    switch scalar {
    case "\"", "\\": return scalar
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
        let value = UInt32(String(rest[..<end]), radix: 16)
      else { return nil }
      rest = rest[end...].dropFirst()
      return Unicode.Scalar(value)
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  /// `true` for the space between the parts of a line, and for the carriage return at its end.
  var isBlank: Bool { self == " " || self == "\t" || self == "\r" }

  /// `true` for characters that a file contains only as escape sequences.
  var isControl: Bool { properties.generalCategory == .control && self != "\t" }
}
