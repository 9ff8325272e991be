// SPDX-License-Identifier: MIT
// Testing: any theme file gives a theme or errors, and can be written and read again.

import CuriumThemeFiles
import CuriumTokens
import Foundation

extension FuzzTarget {
  static let themes = FuzzTarget(
    "themes", "A theme file gives a theme or errors with positions, and reads back equal."
  ) { (bytes: [UInt8]) in
    let model = ThemeFileModel(bytes)
    model.check(ThemeFile.readTokens(bytes, name: model.name), needsTheme: false)
    let reading = ThemeFile.read(bytes, name: model.name)
    model.check(reading, needsTheme: true)
    if let theme = reading.theme { model.check(theme) }
    model.checkRewriting(reading)
    model.checkResolver()
  }
}

/// The properties that must hold for the bytes of a theme file.
struct ThemeFileModel {
  let bytes: [UInt8]
  let name = "fuzz\u{1B}[2J\n.tokens.json"
  private let lineLengths: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineLengths = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(\.count)
  }

  func check(_ reading: ThemeReading, needsTheme: Bool) {
    let isTheme = reading.theme != nil
    precondition(!needsTheme || isTheme == reading.errors.isEmpty, "no theme and no errors")
    precondition(reading.errors.count <= 100 && reading.warnings.count <= 100, "too many errors")
    for error in reading.errors + reading.warnings { check(error) }
  }

  func check(_ error: ThemeFileError) {
    precondition(!error.expected.isEmpty && !error.advice.isEmpty, "an error without a message")
    precondition(isPlain(error.description), "an error that controls the terminal")
    precondition(error.description.utf8.count < 10_000, "a very long error")
    guard error.line > 0 else { return }
    precondition(error.line <= lineLengths.count, "an error after the last line")
    precondition(
      error.column <= lineLengths[error.line - 1] + 1, "an error after the end of its line")
  }

  /// Returns whether a text is one line without control characters, and reads in one direction.
  func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.generalCategory != .control
        && !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
    }
  }

  /// A theme stays the same after being written, both in full and as changes to another theme.
  func check(_ theme: AppTheme) {
    for base in [nil, AppTheme.dark, .light] {
      let text = ThemeDocument(theme, changing: base).text
      let again = ThemeFile.read(text.utf8, name: "again")
      precondition(again.theme == theme, "a different theme after writing")
    }
  }

  /// A document stays the same after being parsed and written; another JSON parser agrees.
  func checkRewriting(_ reading: ThemeReading) {
    guard let document = try? ThemeDocument(parsing: bytes, name: name) else { return }
    let text = document.text
    guard let again = try? ThemeDocument(parsing: text.utf8, name: name) else {
      preconditionFailure("the written file can't be read")
    }
    precondition(again.text == text, "written differently the second time")
    let second = ThemeFile.read(text.utf8, name: name)
    precondition(second.theme == reading.theme, "a different theme after rewriting")
    precondition(
      second.errors.map(\.problem) == reading.errors.map(\.problem),
      "different errors after rewriting")
    let before = try? JSONSerialization.jsonObject(with: Data(bytes)) as? NSDictionary
    let after = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    precondition(before == after, "different values after rewriting")
  }

  func checkResolver() {
    let document = ResolverDocument(parsing: bytes, name: name)
    for error in document.errors + document.warnings { check(error) }
    let choices = document.choices
    precondition((1...256).contains(choices.count), "no choices, or too many")
    for choice in choices.prefix(2) + choices.suffix(1) {
      let reading = document.theme(choice)
      check(reading, needsTheme: true)
      if let theme = reading.theme { check(theme) }
    }
  }
}
