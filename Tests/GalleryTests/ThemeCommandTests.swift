// SPDX-License-Identifier: MIT
// Testing: importing, reporting on and showing themes on the command line.

import Curium
import CuriumThemeFiles
import Foundation
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor struct ThemeCommandTests {
  private static let scheme =
    "name: Deep Sea\nauthor: Me\n"
    + [
      "102030", "203040", "304050", "405060", "8090a0", "d0d0d0", "e0e0e0", "ffffff", "f06060",
      "f0a060", "f0e060", "60f090", "60e0f0", "60a0f0", "c060f0", "a06040",
    ].enumerated().map { "base0\(String($0, radix: 16)): \"\($1)\"\n" }.joined()

  private func imported() throws -> ImportedTheme {
    try ThemeImporter.parse(Self.scheme.utf8, name: "sea.yaml")[0]
  }

  @Test func `an imported theme is written as a list of changes, and reads back equal`() throws {
    let imported = try imported()
    let document = ThemeImportCommand.document(imported, from: "sea.yaml")
    let read = try ThemeFile.parse(document.text.utf8, name: "deep-sea.tokens.json")
    #expect(read == imported.theme)
    #expect(document.text.contains("Deep Sea by Me, imported. Adjusted for contrast: color."))
    #expect(document.text.contains("\"base\": \"dark\""))
  }

  @Test func `the report gives a reason for each change`() throws {
    let lines = ThemeImportCommand.report(try imported(), "sea.tokens.json").text
      .split(separator: "\n")
    #expect(lines[0].hasPrefix("Deep Sea: sea.tokens.json, "))
    let muted = try #require(lines.first { $0.contains("color.text.muted") })
    #expect(muted.contains("#405060 to #") && muted.hasSuffix("and must be at least 4.5:1"))
  }

  @Test func `importing several themes requires a folder`() throws {
    let one = try imported()
    #expect(try ThemeImportCommand.paths(for: [one], "x.json") == ["x.json"])
    #expect(try ThemeImportCommand.paths(for: [one], "out/") == ["out/deep-sea.tokens.json"])
    #expect(throws: (any Error).self) { try ThemeImportCommand.paths(for: [one, one], "x.json") }
  }

  @Test(arguments: AppTheme.builtInNames)
  func `a theme is shown in every colour depth`(name: String) throws {
    let theme = try #require(AppTheme.builtIn(named: name))
    func sequences(_ depth: ColorDepth) throws -> String {
      try ThemeShowCommand.specimen(of: name, depth: depth, of: .kit).text
    }
    #expect(try sequences(.trueColor).contains(theme.displayName))
    #expect(try sequences(.trueColor).contains("38;2;") == (name != "terminal"))
    #expect(try sequences(.ansi256).contains("38;5;") == (name != "terminal"))
    #expect(try !sequences(.ansi16).contains("38;"))
    let plain = try sequences(.none)
    #expect(!plain.contains("\u{1B}") && plain.contains("Secondary") && plain.contains("Install"))
  }

  @Test func `an unknown name lists the available themes`() {
    #expect(throws: (any Error).self) {
      try ThemeShowCommand.specimen(of: "nowhere", depth: .none, of: .kit)
    }
  }
}
