// SPDX-License-Identifier: MIT
// Token: reads colour schemes that are lines of names and values.

/// Reads base16 and base24 YAML, and the colours of Ghostty and kitty.
///
/// The YAML of the 287 published base16 and base24 schemes (tinted-theming, 2024) is flat but for
/// `palette:`, its values plain or in quotes, with comments. A YAML library would bring Foundation to
/// every app that reads a theme, so this reads just that, and refuses what it does not know.
struct SchemeTextReader {
  private struct Entry {
    let line: Int
    let key: String
    let value: String
  }

  private let file: String
  private let format: SchemeFormat
  private let entries: [Entry]

  /// - Throws: `ThemeFileError` with `.syntax` at the first line that is none of a key and a value.
  init(_ bytes: [UInt8], file: String, _ format: SchemeFormat) throws(ThemeFileError) {
    self.file = file
    self.format = format
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Place(file: file, line: 0, path: "").error(
        .syntax, "UTF-8 text", "Save the file as UTF-8.")
    }
    var entries: [Entry] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (number, line) in lines.enumerated() {
      // The mark that some editors put before UTF-8 text.
      let content = number == 0 && line.first == "\u{FEFF}" ? line.dropFirst() : line
      let place = Place(file: file, line: number + 1, path: "")
      if let entry = try SchemeTextReader.entry(content, format, place) {
        entries.append(Entry(line: number + 1, key: entry.key, value: entry.value))
      }
    }
    self.entries = entries
  }

  /// The scheme of base16 or base24.
  func base() throws(ThemeFileError) -> TerminalScheme {
    if let system = self["system"], !["base16", "base24"].contains(system.value) {
      throw error(
        system, .unsupported, "a scheme of the system base16 or base24, not `\(system.value)`",
        "Convert the scheme.")
    }
    let names = (0..<24).map { number in
      "base" + (number < 16 ? "0" : "1") + String(number % 16, radix: 16, uppercase: true)
    }
    let isBase24 = self["system"]?.value == "base24" || self["base10"] != nil
    var colors: [UInt32?] = []
    for name in names.prefix(isBase24 ? 24 : 16) { colors.append(try color(name)) }
    for (name, color) in zip(names, colors.prefix(16)) where color == nil { throw missing(name) }
    // What base24 says stands in for a colour that is left out (styling.md).
    for (place, other) in zip(16..<24, [0, 0, 8, 10, 11, 12, 13, 14])
    where isBase24 && colors[place] == nil {
      colors[place] = colors[other]
    }
    let base = colors.compactMap { $0 }
    let colored = [8, 0x0B, 0x0A, 0x0D, 0x0E, 0x0C]
    let bright = isBase24 ? [0x12, 0x14, 0x13, 0x16, 0x17, 0x15] : colored
    let slots = [0] + colored + [5, 3] + bright + [7]
    return TerminalScheme(
      name: self["name"]?.value ?? self["scheme"]?.value ?? fileName,
      author: self["author"]?.value, background: base[0], foreground: base[5], cursor: nil,
      selection: base[2], ansi: slots.map { base[$0] }, base: base)
  }

  /// The scheme of Ghostty or kitty.
  func terminal() throws(ThemeFileError) -> TerminalScheme {
    var ansi: [UInt32] = []
    for slot in 0..<16 {
      guard let value = try color("color\(slot)") else {
        throw missing(format == .kitty ? "color\(slot)" : "palette = \(slot)")
      }
      ansi.append(value)
    }
    let selection = format == .kitty ? "selection_background" : "selection-background"
    guard let background = try color("background") else { throw missing("background") }
    guard let foreground = try color("foreground") else { throw missing("foreground") }
    return TerminalScheme(
      name: self["name"]?.value ?? fileName, author: self["author"]?.value,
      background: background, foreground: foreground,
      cursor: try color(format == .kitty ? "cursor" : "cursor-color"),
      selection: try color(selection), ansi: ansi, base: [])
  }

  private var fileName: String { file.split(separator: ".").first.map(String.init) ?? file }

  /// The last entry of a name: a later line takes the place of an earlier one.
  private subscript(key: String) -> Entry? { entries.last { $0.key == key } }

  private func color(_ key: String) throws(ThemeFileError) -> UInt32? {
    guard let entry = self[key] else { return nil }
    if let value = SchemeTextReader.color(entry.value) { return value }
    // Both terminals take other words here: the colour of the cell beneath, or none.
    if ["none", "cell-foreground", "cell-background", "background"].contains(entry.value) {
      return nil
    }
    throw error(
      entry, .invalidValue, "a colour of six hexadecimal digits, not `\(entry.value)`",
      "Write #1e1e2e, say.")
  }

  private func missing(_ name: String) -> ThemeFileError {
    Place(file: file, line: 0, path: name).error(
      .invalidValue, "a colour `\(name)`", "Add it to the scheme.")
  }

  private func error(
    _ entry: Entry, _ problem: ThemeFileError.Problem, _ expected: String, _ advice: String
  ) -> ThemeFileError {
    Place(file: file, line: entry.line, path: entry.key).error(problem, expected, advice)
  }
}

extension SchemeTextReader {
  /// `#rrggbb`, `rrggbb` or `#rgb`.
  static func color(_ text: String) -> UInt32? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.allSatisfy({ SchemeTextReader.isHexadecimal($0) }),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    if digits.utf8.count == 6 { return value }
    guard digits.utf8.count == 3, text.hasPrefix("#") else { return nil }
    return (value >> 8 & 15) * 0x11_0000 | (value >> 4 & 15) * 0x1100 | (value & 15) * 0x11
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }

  private static func entry(_ line: Substring, _ format: SchemeFormat, _ place: Place)
    throws(ThemeFileError) -> (key: String, value: String)?
  {
    let line = trimmed(line)
    if format == .kitty, line.hasPrefix("## ") {
      // kitty's themes say what they are called in comments.
      let words = line.dropFirst(3).split(separator: ":", maxSplits: 1).map(trimmed)
      guard words.count == 2, ["name", "author"].contains(words[0]) else { return nil }
      return (String(words[0]), String(words[1]))
    }
    if line.isEmpty || line.first == "#" || line == "---" { return nil }
    switch format {
    case .base16, .windowsTerminal: return try yaml(line, place)
    case .kitty:
      let words = line.split(maxSplits: 1, whereSeparator: { $0 == " " || $0 == "\t" })
      guard words.count == 2 else { return nil }
      return (String(words[0]), String(trimmed(words[1])))
    case .ghostty:
      let words = line.split(separator: "=", maxSplits: 1).map(trimmed)
      guard words.count == 2 else {
        throw place.error(.syntax, "a name, `=` and a value", "Write background = #1e1e2e, say.")
      }
      guard words[0] == "palette" else { return (String(words[0]), unquoted(words[1])) }
      let parts = words[1].split(separator: "=", maxSplits: 1).map(trimmed)
      guard parts.count == 2, let slot = UInt8(parts[0]) else {
        throw place.error(
          .syntax, "a number, `=` and a colour after `palette =`",
          "Write palette = 0=#45475a, say.")
      }
      return ("color\(slot)", String(parts[1]))
    }
  }

  private static func yaml(_ line: Substring, _ place: Place) throws(ThemeFileError)
    -> (key: String, value: String)?
  {
    guard let colon = line.firstIndex(of: ":") else {
      throw place.error(.syntax, "a name, `:` and a value", "Write base00: \"1e1e2e\", say.")
    }
    let key = unquoted(trimmed(line[..<colon]))
    var value = trimmed(line[line.index(after: colon)...])
    if let quote = value.first, quote == "\"" || quote == "'" {
      guard let end = value.dropFirst().firstIndex(of: quote) else {
        throw place.error(.syntax, "the closing quote", "Add \(quote) after the value.")
      }
      let rest = trimmed(value[value.index(after: end)...])
      guard rest.isEmpty || rest.first == "#" else {
        throw place.error(.syntax, "nothing after the value", "Remove `\(rest)`.")
      }
      return (spelled(key), String(value[value.index(after: value.startIndex)..<end]))
    }
    // A comment begins with a number sign after a space.
    for place in value.indices.dropFirst()
    where value[place] == "#" && value[value.index(before: place)] == " " {
      value = trimmed(value[..<place])
      break
    }
    if let first = value.first, "[{&*!|>%@`".contains(first) {
      throw place.error(.syntax, "a plain value", "Put it into quotes.")
    }
    return (spelled(key), String(value))
  }

  /// `base0a` is `base0A`.
  private static func spelled(_ key: String) -> String {
    guard key.hasPrefix("base"), key.utf8.count == 6 else { return key }
    return "base" + key.dropFirst(4).uppercased()
  }

  private static func unquoted(_ text: Substring) -> String {
    guard text.utf8.count >= 2, let first = text.first, first == "\"" || first == "'",
      text.last == first
    else { return String(text) }
    return String(text.dropFirst().dropLast())
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
