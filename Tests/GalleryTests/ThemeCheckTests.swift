// SPDX-License-Identifier: MIT
// Testing: the command line's report on theme files.

import Curium
import CuriumThemeFiles
import Foundation
import Testing

@testable import CuriumGallery
@testable import gallery

struct ThemeCheckTests {
  /// Writes a temporary file and calls `body` with its path.
  private func with(_ text: String, _ name: String, _ body: (String) -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    body(file.path())
    try FileManager.default.removeItem(at: folder)
  }

  private static let head = #""$extensions": { "dev.curium": { "base": "dark" } }"#

  @Test func `a legible theme passes, and the report says what it inherits`() throws {
    let theme = AppTheme.dark.setting(.sm, to: 3).named("ocean", displayName: "Ocean")
    try with(ThemeDocument(theme, changing: .dark).text, "ocean.tokens.json") { path in
      let check = ThemeCheck.theme(of: path)
      let lines = check.output.text.split(separator: "\n")
      #expect(check.isGood && !check.hasWarnings, "\(check.output.text)")
      #expect(lines[0] == "\(path): Ocean, dark")
      #expect(lines[1].hasPrefix("Tokens: 1 of ") && lines[1].hasSuffix(" from the base"))
      #expect(lines[2].hasPrefix("Contrast: ") && lines[2].hasSuffix(" pairs pass"))
      #expect(
        lines[3].split(separator: " ")
          == ["background", "surface", "raised", "overlay", "sunken", "needed"])
      #expect(lines[4].hasPrefix("  ") && !check.output.text.contains("!"))
      #expect(lines.allSatisfy { $0.count <= 120 })
    }
  }

  @Test func `illegible text is marked and named, and the theme fails`() throws {
    let ground = AppTheme.dark.backgroundColor
    let theme = AppTheme.dark.setting(.textMuted, to: ground)
    try with(ThemeDocument(theme, changing: .dark).text, "fog.tokens.json") { path in
      let check = ThemeCheck.theme(of: path)
      #expect(!check.isGood)
      #expect(check.output.text.contains("1.0!"))
      #expect(
        check.output.text.contains(
          "too low: color.text.muted on color.background: 1.0, needs 4.5\n"))
    }
  }

  @Test func `errors and warnings have a file and a line`() throws {
    try with("{ \(Self.head),\n\"color\": { \"x\": 1 } }", "odd.tokens.json") { path in
      let check = ThemeCheck.theme(of: path)
      #expect(!check.isGood)
      #expect(check.output.text.hasPrefix("odd.tokens.json:2:17: color.x: expected "))
      #expect(check.output.text.hasSuffix("\(path): not a valid theme\n"))
    }
    let older = ##""opacity": { "tint": { "$type": "number", "$value": "20%" } }"##
    try with("{ \(Self.head),\n\(older) }", "older.tokens.json") { path in
      let check = ThemeCheck.theme(of: path)
      #expect(check.isGood && check.hasWarnings)
      #expect(check.output.text.hasPrefix("warning: older.tokens.json:2:"))
      #expect(ThemeCheck.tokens(of: path).output.text.contains("the tokens are valid"))
    }
    #expect(!ThemeCheck.theme(of: "/nowhere/at/all.json").isGood)
    #expect(!ThemeCheck.tokens(of: "/nowhere/at/all.json").isGood)
  }

  @Test @MainActor
  func `a token that an app declares is a warning, and the rest of the file is checked`()
    throws
  {
    let text = #"""
      { "$extensions": { "dev.curium": { "base": "dark" } },
        "ledger": { "$type": "color",
          "added": { "$value": "{color.intent.success}" },
          "removed": { "$value": { "colorSpace": "srgb", "components": [0.9, 0.3, 0.3] } } },
        "color": { "$type": "color", "brand": { "primry": { "$value": "{ledger.added}" } } } }
      """#
    try with(text, "ledger.tokens.json") { path in
      let check = ThemeCheck.theme(of: path)
      let lines = check.output.text.split(separator: "\n")
      #expect(check.isGood && check.hasWarnings, "\(check.output.text)")
      let advice =
        "expected the name of a built-in token. If your app declares this token, the file"
      #expect(lines[0] == "warning: ledger.tokens.json:3:14: ledger.added: \(advice) is valid.")
      #expect(lines[1] == "warning: ledger.tokens.json:4:16: ledger.removed: \(advice) is valid.")
      #expect(lines[2].hasPrefix("warning: ledger.tokens.json:5:"))
      #expect(lines[2].hasSuffix("\(advice) is valid. Did you mean color.brand.primary?"))
      #expect(lines[3] == "\(path): ledger, dark")
      #expect(lines[5].hasPrefix("Contrast: ") && lines[5].hasSuffix(" pairs pass"))
      // An app that declares none of them rejects the file.
      #expect(ThemeFile.read(contentsOf: path).errors.count == 3)
      #expect((try? ThemeShowCommand.theme(of: path, of: .kit))?.name == "ledger")
    }
    let wrong = text.replacing("[0.9, 0.3, 0.3]", with: "[0.9, 0.3]")
    try with(wrong, "ledger.tokens.json") { path in
      let check = ThemeCheck.theme(of: path)
      #expect(!check.isGood && check.output.text.contains("ledger.tokens.json:4:"))
    }
  }

  @Test func `the report covers every theme of a resolver document`() throws {
    let text = #"""
      { "version": "2025.10",
        "modifiers": { "room": { "contexts": {
          "narrow": [{ "spacing": { "md": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } } }],
          "wide": [{ "spacing": { "md": { "$type": "length", "$value": 1 } } }]
        } } },
        "resolutionOrder": [
          { "type": "set", "name": "base", "sources": [{ "$extensions": { "dev.curium": { "base": "dark" } } }] },
          { "$ref": "#/modifiers/room" }
        ] }
      """#
    try with(text, "acme.resolver.json") { path in
      let check = ThemeCheck.theme(of: path)
      #expect(check.output.text.contains("\(path) (room narrow): acme-narrow, dark\n"))
      #expect(check.output.text.contains("acme.resolver.json:4:"))
      #expect(check.output.text.hasSuffix("\(path) (room wide): not a valid theme\n"))
      #expect(!check.isGood)
    }
    try with("{ \"version\": 1 }", "none.resolver.json") { path in
      #expect(ThemeCheck.theme(of: path).output.text.contains("the version \"2025.10\""))
    }
  }
}
