// SPDX-License-Identifier: MIT
// Token: reads colour schemes that consist of lines with names and values.

import CuriumTerminal

/// Reads base16 and base24 YAML, and the colours of Ghostty and kitty.
///
/// The YAML of the 287 published base16 and base24 schemes (tinted-theming, 2024) is flat except
/// for `palette:`, with plain or quoted values and comments. A YAML library would link Foundation
/// into every app that reads a theme, so this type reads only that subset and rejects everything
/// else.
struct SchemeTextReader {
  private typealias Entry = (number: Int, line: SchemeLine)

  private let file: String
  private let format: SchemeFormat
  /// The last entry of each name: later lines override earlier ones.
  private let entries: [String: Entry]

  /// - Throws: `ThemeFileError` with `.syntax`, at the first line that isn't a key and a value.
  init(_ bytes: [UInt8], file: String, _ format: SchemeFormat) throws(ThemeFileError) {
    self.file = file
    self.format = format
    let whole = Place(file: file)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw whole.error(.syntax, "UTF-8 text", "Save the file as UTF-8.")
    }
    guard StreamSafeText.isSafe(text) else {
      throw whole.error(
        .syntax, "at most \(StreamSafeText.mostMarks) combining marks in a row", "Remove the rest.")
    }
    var entries: [String: Entry] = [:]
    // The line of the last empty palette, which resets all colours above it.
    var paletteReset = 0
    // The byte order mark that some editors write.
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var rest = bytes[(hasMark ? 3 : 0)...]
    var place = whole
    while let line = rest.popLine() {
      place.line += 1
      if line.isEmpty { continue }
      guard let line = try SchemeLine(line, format, place) else { continue }
      if format == .ghostty, line.value.isEmpty {
        entries[line.key] = nil
        if line.key == "palette" { paletteReset = place.line }
      } else {
        entries[line.key] = (place.line, line)
      }
    }
    self.entries = entries.filter { name, entry in
      entry.number > paletteReset || !name.hasPrefix("color")
    }
  }

  /// Returns the scheme of a base16 or base24 file.
  func base() throws(ThemeFileError) -> TerminalScheme {
    if let system = self["system"], !["base16", "base24"].contains(system.line.text) {
      throw error(
        system, .unsupported, "a base16 or base24 scheme, not `\(system.line.text)`",
        "Convert it to base16 or base24.")
    }
    let names = (0..<24).map { number in
      "base" + (number < 16 ? "0" : "1") + String(number % 16, radix: 16, uppercase: true)
    }
    let isBase24 = self["system"]?.line.text == "base24" || self["base10"] != nil
    var colors: [UInt32?] = []
    for name in names.prefix(isBase24 ? 24 : 16) { colors.append(try color(name)) }
    for (name, color) in zip(names, colors.prefix(16)) where color == nil { throw missing(name) }
    // The fallbacks that base24 defines for missing colours (styling.md).
    for (place, other) in zip(16..<24, [0, 0, 8, 10, 11, 12, 13, 14])
    where isBase24 && colors[place] == nil {
      colors[place] = colors[other]
    }
    let base = colors.compactMap { $0 }
    let colored = [8, 0x0B, 0x0A, 0x0D, 0x0E, 0x0C]
    let bright = isBase24 ? [0x12, 0x14, 0x13, 0x16, 0x17, 0x15] : colored
    let slots = [0] + colored + [5, 3] + bright + [7]
    return TerminalScheme(
      name: self["name"]?.line.text ?? self["scheme"]?.line.text ?? fileName,
      author: self["author"]?.line.text, background: base[0], foreground: base[5], cursor: nil,
      selection: base[2], ansi: slots.map { base[$0] }, base: base)
  }

  /// Returns the scheme of a Ghostty or kitty file.
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
      name: self["name"]?.line.text ?? fileName, author: self["author"]?.line.text,
      background: background, foreground: foreground,
      cursor: try color(format == .kitty ? "cursor" : "cursor-color"),
      selection: try color(selection), ansi: ansi, base: [])
  }

  private var fileName: String { SchemeFormat.name(ofFile: file) }

  private subscript(key: String) -> Entry? { entries[key] }

  private func color(_ key: String) throws(ThemeFileError) -> UInt32? {
    guard let entry = self[key] else { return nil }
    if let value = SchemeTextReader.color(entry.line.text) { return value }
    // Both terminals also accept keywords here: the colours of the cell, or none.
    if ["none", "cell-foreground", "cell-background", "background"].contains(entry.line.text) {
      return nil
    }
    throw error(
      entry, .invalidValue, "a colour of six hexadecimal digits, not `\(entry.line.text)`",
      "For example: #1e1e2e.")
  }

  private func missing(_ name: String) -> ThemeFileError {
    Place(file: file, line: 0, path: name).error(
      .invalidValue, "a colour called `\(name)`", "Add it to the scheme.")
  }

  private func error(
    _ entry: Entry, _ problem: ThemeFileError.Problem, _ expected: String, _ advice: String
  ) -> ThemeFileError {
    Place(file: file, line: entry.number, path: entry.line.key).error(problem, expected, advice)
  }
}

extension SchemeTextReader {
  /// Reads `#rrggbb`, `rrggbb`, `#rgb` or `rgb:rr/gg/bb`.
  static func color(_ text: String) -> UInt32? {
    if text.hasPrefix("rgb:") {
      let parts = text.dropFirst(4).split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 3, parts.allSatisfy({ $0.utf8.count == 2 }) else { return nil }
      return HexColor.read(parts.joined())
    }
    // Three digits need a number sign.
    if text.contains(" ") || !text.hasPrefix("#") && text.utf8.count != 6 { return nil }
    return HexColor.read(text)
  }
}
