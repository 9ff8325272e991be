// SPDX-License-Identifier: MIT
// Testing: a theme from any colour scheme can be written and read again.

import CuriumThemeFiles
import CuriumTokens

extension FuzzTarget {
  static let importers = FuzzTarget(
    "importers", "A colour scheme gives themes that read back equal, or an error in plain text."
  ) { (bytes: [UInt8]) in
    let model = ThemeFileModel(bytes)
    for format in [nil] + SchemeFormat.allCases.map(Optional.some) {
      do throws(ThemeFileError) {
        let themes = try ThemeImporter.parse(bytes, name: model.name, format: format)
        precondition(!themes.isEmpty, "no theme and no error")
        for imported in themes.prefix(2) { check(imported, format, model) }
      } catch {
        model.check(error)
      }
    }
  }

  private static func check(
    _ imported: ImportedTheme, _ format: SchemeFormat?, _ model: ThemeFileModel
  ) {
    let scheme = imported.scheme
    precondition(
      scheme.ansi.count == 16 && [0, 16, 24].contains(scheme.base.count), "missing colours")
    let colors = scheme.ansi + scheme.base + [scheme.background, scheme.foreground]
    precondition(colors.allSatisfy { $0 <= 0xFF_FFFF }, "a colour of more than 24 bits")
    let name = imported.theme.name
    precondition(
      !name.isEmpty && name.utf8.count <= 100 && !name.contains("/") && model.isPlain(name),
      "a name that can't be a file name")
    model.check(imported.theme)
    if format == .kitty { precondition(scheme.background == background(model.bytes)) }
  }

  /// The background of a kitty theme, read by a simpler parser.
  private static func background(_ bytes: [UInt8]) -> UInt32? {
    var found: UInt32?
    for line in String(decoding: bytes, as: UTF8.self).unicodeScalars.split(separator: "\n") {
      let words = line.split { "\t\u{B}\u{C}\r \u{FEFF}".unicodeScalars.contains($0) }
      guard words.count >= 2, String(words[0]) == "background" else { continue }
      let digits = String(words[1]).drop { $0 == "#" }
      let value = UInt32(digits, radix: 16)
      found = digits.count == 3 ? value.map { wide($0) } : value
    }
    return found
  }

  private static func wide(_ color: UInt32) -> UInt32 {
    (color >> 8 & 15) * 0x11_0000 | (color >> 4 & 15) * 0x1100 | (color & 15) * 0x11
  }
}
