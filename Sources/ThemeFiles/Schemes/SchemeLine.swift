// SPDX-License-Identifier: MIT
// Token: one line of a colour scheme.

import CuriumTerminal

/// The name and the value on a line of a colour scheme.
///
/// Lines are parsed as bytes: a configuration can have half a million of them, and splitting text
/// into characters takes ten times as long.
struct SchemeLine {
  let key: String
  /// The value, in UTF-8.
  let value: ArraySlice<UInt8>
  var text: String { String(decoding: value, as: UTF8.self) }

  private init(_ key: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) {
    self.key = String(decoding: key, as: UTF8.self)
    self.value = value
  }

  /// Parses `line`; `nil` if it isn't about colours.
  ///
  /// - Throws: `ThemeFileError` with `.syntax` for a line that the format doesn't allow.
  init?(_ line: ArraySlice<UInt8>, _ format: SchemeFormat, _ place: Place) throws(ThemeFileError) {
    let line = line.trimmed
    if format == .kitty, line.starts(with: "## ".utf8) {
      // kitty's themes have their name and author in comments.
      guard let (name, value) = line.dropFirst(3).divided(at: ":"),
        name.elementsEqual("name".utf8) || name.elementsEqual("author".utf8)
      else { return nil }
      self.init(name, value)
      return
    }
    if line.isEmpty || line.first == UInt8(ascii: "#") || line.elementsEqual("---".utf8) {
      return nil
    }
    switch format {
    case .base16, .windowsTerminal: try self.init(yaml: line, place)
    case .kitty:
      guard let end = line.firstIndex(where: \.isBlank) else { return nil }
      self.init(line[..<end], line[end...].trimmed)
    case .ghostty: try self.init(ghostty: line, place)
    }
  }

  private init(ghostty line: ArraySlice<UInt8>, _ place: Place) throws(ThemeFileError) {
    // Without a value, the line resets its name.
    guard let (name, value) = line.divided(at: "=", allowingEmpty: true), !name.isEmpty else {
      throw place.error(.syntax, "a name, `=` and a value", "For example: background = #1e1e2e.")
    }
    guard name.elementsEqual("palette".utf8), !value.isEmpty else {
      self.init(name, value.unquoted)
      return
    }
    guard let (slot, color) = value.divided(at: "="), let number = SchemeLine.number(slot) else {
      throw place.error(
        .syntax, "a number, `=` and a colour after `palette =`",
        "For example: palette = 0=#45475a.")
    }
    self.init("color\(number)".utf8.map(\.self)[...], color)
  }

  /// Reads the number of a palette colour: decimal, or hexadecimal, octal or binary with `0x`, `0o`
  /// or `0b`.
  private static func number(_ text: ArraySlice<UInt8>) -> UInt8? {
    let text = String(decoding: text, as: UTF8.self).lowercased()
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where text.hasPrefix(prefix) {
      return UInt8(text.dropFirst(2), radix: radix)
    }
    return UInt8(text)
  }

  private init(yaml line: ArraySlice<UInt8>, _ place: Place) throws(ThemeFileError) {
    guard let (name, stated) = line.divided(at: ":", allowingEmpty: true) else {
      throw place.error(.syntax, "a name, `:` and a value", "For example: base00: \"1e1e2e\".")
    }
    let key = SchemeLine.spelled(name.unquoted)
    if let quote = stated.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let (value, after) = try QuotedYAML.read(stated.dropFirst(), quote, place)
      let rest = after.trimmed
      guard rest.isEmpty || rest.first == UInt8(ascii: "#") else {
        throw place.error(
          .syntax, "nothing after the value",
          "Remove `\(String(decoding: rest, as: UTF8.self))`.")
      }
      self.init(key, value[...])
      return
    }
    // A comment begins with a number sign after a blank.
    let comment = stated.indices.dropFirst().first { place in
      stated[place] == UInt8(ascii: "#") && stated[place - 1].isBlank
    }
    let value = stated[..<(comment ?? stated.endIndex)].trimmed
    if let first = value.first, "[{&*!|>%@`".utf8.contains(first) {
      throw place.error(.syntax, "a plain value", "Put it in quotes.")
    }
    self.init(key, value)
  }

  /// Returns the key with uppercase digits: `base0a` becomes `base0A`.
  private static func spelled(_ key: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard key.count == 6, key.starts(with: "base".utf8) else { return key }
    return key.prefix(4) + key.dropFirst(4).map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 }
  }
}

extension UInt8 {
  /// `true` if the byte is white space within a line.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension ArraySlice<UInt8> {
  /// The bytes without leading and trailing white space.
  var trimmed: ArraySlice<UInt8> { trimming(while: \.isBlank) }

  /// The text inside quotes, or the whole text without them.
  var unquoted: ArraySlice<UInt8> {
    guard count >= 2, let first, first == UInt8(ascii: "\"") || first == UInt8(ascii: "'"),
      last == first
    else { return self }
    return dropFirst().dropLast()
  }

  /// Returns the trimmed parts before and after a character; `nil` if the character is missing, or
  /// if a part is empty and `allowingEmpty` is `false`.
  func divided(at separator: Unicode.Scalar, allowingEmpty: Bool = false)
    -> (ArraySlice<UInt8>, ArraySlice<UInt8>)?
  {
    guard let place = firstIndex(of: UInt8(separator.value)) else { return nil }
    if !allowingEmpty, place == startIndex || place == endIndex - 1 { return nil }
    return (self[..<place].trimmed, self[(place + 1)...].trimmed)
  }

  /// Removes the first line and returns it without its line feed; `nil` when nothing is left.
  mutating func popLine() -> ArraySlice<UInt8>? {
    guard !isEmpty else { return nil }
    guard let end = firstIndex(of: 0x0A) else {
      defer { self = self[endIndex...] }
      return self
    }
    defer { self = self[(end + 1)...] }
    return self[..<end]
  }
}
