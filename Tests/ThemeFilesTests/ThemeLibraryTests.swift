// SPDX-License-Identifier: MIT
// Token: the available themes while their files change.

import CuriumTokens
import Foundation
import TestModels
import Testing

@testable import CuriumThemeFiles

@MainActor @Suite(.timeLimit(.minutes(10))) struct ThemeLibraryTests {
  private func text(_ name: String, accent: String, base: String = "dark") -> String {
    """
    {
      "$extensions": {
        "dev.curium": { "name": "\(name)", "displayName": "\(name.capitalized)", "base": "\(base)" },
        "org.example": { "kept": true }
      },
      "color": {
        "$type": "color",
        "brand": {
          "primary": { "$value": { "colorSpace": "srgb", "components": \(accent) } }
        }
      }
    }
    """
  }

  private let red = "[1, 0.5, 0.5]"
  private let green = "[0.5, 1, 0.5]"

  private func accent(_ theme: AppTheme?) -> Color? { theme?.primaryColor }

  @Test func `built-in themes come first, then files by name`() throws {
    let folder = try TemporaryFolder()
    try folder.write(text("zebra", accent: red), to: folder("a.tokens.json"))
    try folder.write(text("ape", accent: red), to: folder("b.tokens.json"))
    try folder.write("{", to: folder("c.tokens.json"))
    let scheme =
      ["scheme: Dune"]
      + (0..<16).map { index in
        let digit = String(index, radix: 16, uppercase: true)
        return "base0\(digit): \"\(String(repeating: digit, count: 6))\""
      }
    try folder.write(scheme.joined(separator: "\n"), to: folder("d.yaml"))
    try folder.write("", to: folder("notes.txt"))
    try folder.write("", to: folder(".hidden.tokens.json"))
    let library = ThemeLibrary(folder: folder.path)
    let kit = AppTheme.builtIn.map(\.displayName)
    #expect(library.entries.map(\.displayName) == kit)
    let faults = library.reload()
    #expect(
      library.entries.map(\.displayName).dropFirst(kit.count) == [
        "Ape", "c.tokens.json", "Dune", "Zebra",
      ])
    #expect(faults.map(\.file) == ["c.tokens.json"])
    #expect(library.find("dark")?.theme == .dark)
    #expect(library.find("zebra")?.path == folder("a.tokens.json"))
    #expect(library.find("a")?.path == folder("a.tokens.json"))
    #expect(library.find(folder("b.tokens.json"))?.theme?.name == "ape")
    #expect(library.find("b.tokens.json")?.theme?.name == "ape")
    #expect(library.find("Tokyo Night")?.theme?.name == "tokyo-night")
    #expect(library.find("ZEBRA")?.path == folder("a.tokens.json"))
    #expect(library.find("B.tokens.json") == nil, "names of files are exact")
    #expect(library.find("nothing") == nil)
    try folder.remove(folder("b.tokens.json"))
    library.reload()
    #expect(library.find("ape") == nil)
  }

  @Test func `a file is found by its name with and without the extension of a theme file`() throws {
    let folder = try TemporaryFolder()
    for name in ["my.theme.tokens.json", "sea.resolver.json", "dune.yml"] {
      try folder.write("{", to: folder(name))
    }
    let library = ThemeLibrary(folder: folder.path)
    library.reload()
    for (name, file) in [
      ("my.theme", "my.theme.tokens.json"), ("my.theme.tokens.json", "my.theme.tokens.json"),
      ("sea", "sea.resolver.json"), ("dune", "dune.yml"), ("dune.yml", "dune.yml"),
    ] {
      #expect(library.find(name)?.path == folder(file))
    }
    #expect(library.find("my") == nil)
    #expect(library.find("my.theme.tokens") == nil)
  }

  @Test func `a theme that gets another name moves to its place in the list`() throws {
    let folder = try TemporaryFolder()
    try folder.write(text("ape", accent: red), to: folder("a.tokens.json"))
    try folder.write(text("bear", accent: red), to: folder("b.tokens.json"))
    let library = ThemeLibrary(folder: folder.path, themes: [])
    library.reload()
    #expect(library.entries.map(\.displayName) == ["Ape", "Bear"])
    try folder.write(text("cat", accent: red), to: folder("a.tokens.json"))
    library.reload()
    #expect(library.entries.map(\.displayName) == ["Bear", "Cat"])
  }

  @Test func `a theme is selected only by a valid entry`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{", to: folder("broken.tokens.json"))
    let library = ThemeLibrary(folder: folder.path, files: [folder("broken.tokens.json")])
    #expect(library.theme == nil)
    library.choose("light")
    #expect(library.theme == .light)
    library.choose("no such theme")
    library.choose(folder("broken.tokens.json"))
    #expect(library.theme == .light)
    #expect(library.choice == "light")
    library.choose(nil)
    #expect(library.theme == nil)
  }

  @Test
  func `a saved file applies at once, and an invalid one keeps the theme and shows the error`()
    async throws
  {
    let folder = try TemporaryFolder()
    let file = folder("themes/ocean.tokens.json")
    let library = ThemeLibrary(folder: folder("themes"))
    var reports: [String] = []
    let task = Task { await library.follow { reports.append($0) } }
    await Task.yield()
    try folder.make(folder("themes"))
    try folder.write(text("ocean", accent: red), to: file)
    await wait { library.find("ocean") != nil }
    library.choose(file)
    #expect(accent(library.theme) == Color(hex: 0xFF_8080))

    try folder.write(text("ocean", accent: green), to: file)
    await wait { accent(library.theme) == Color(hex: 0x80_FF80) }

    // Half of the file, as during a save, or with a syntax error.
    try folder.write(String(text("ocean", accent: red).prefix(180)), to: file)
    await wait { library.find("ocean")?.fault != nil }
    #expect(accent(library.theme) == Color(hex: 0x80_FF80))
    #expect(library.find("ocean")?.theme == library.theme)
    #expect(reports.count == 1)
    #expect(reports.first?.hasPrefix("ocean.tokens.json:") == true)
    #expect(reports.first?.contains("expected") == true)

    try folder.write(text("ocean", accent: red), to: file)
    await wait { library.find("ocean")?.fault == nil }
    #expect(accent(library.theme) == Color(hex: 0xFF_8080))

    try folder.remove(folder("themes"))
    await wait { library.find("ocean") == nil }
    #expect(accent(library.theme) == Color(hex: 0xFF_8080))
    try folder.make(folder("themes"))
    try folder.write(text("ocean", accent: green), to: file)
    await wait { accent(library.theme) == Color(hex: 0x80_FF80) }
    #expect(reports.count == 1)
    task.cancel()
    await task.value
  }

  @Test(arguments: ["base.tokens.json", "../parts/base.tokens.json"])
  func `a theme follows the files that its resolver document refers to`(source: String)
    async throws
  {
    let folder = try TemporaryFolder()
    for name in ["themes", "parts"] { try folder.make(folder(name)) }
    let (part, file) = (folder("themes/\(source)"), folder("themes/acme.resolver.json"))
    try folder.write(text("acme", accent: red), to: part)
    try folder.write(
      """
      { "version": "2025.10", "sets": { "all": { "sources": [{ "$ref": "\(source)" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/all" }] }
      """, to: file)
    let library = ThemeLibrary(folder: folder("themes"))
    let kit = library.entries.count
    var reports: [String] = []
    let task = Task { await library.follow { reports.append($0) } }
    await wait { library.entry(file)?.theme != nil }
    library.choose(file)
    #expect(accent(library.theme) == Color(hex: 0xFF_8080))

    try folder.write(text("acme", accent: green), to: part)
    await wait { accent(library.theme) == Color(hex: 0x80_FF80) }
    try folder.write("{", to: part)
    await wait { library.entry(file)?.fault != nil }
    #expect(reports.count == 1 && reports.first?.hasPrefix("base.tokens.json:") == true)
    try folder.write(text("acme", accent: red), to: part)
    await wait { accent(library.theme) == Color(hex: 0xFF_8080) }
    // A part in another folder isn't a theme of the library.
    #expect(library.entries.count == kit + (source.hasPrefix("..") ? 1 : 2))
    task.cancel()
    await task.value
  }

  @Test func `without watches, the first theme from a file that is selected causes a warning`()
    throws
  {
    let folder = try TemporaryFolder()
    let file = folder("acme.tokens.json")
    try folder.write(text("acme", accent: red), to: file)
    let library = ThemeLibrary(folder: folder("none"), files: [file])
    var reports: [String] = []
    library.watchingDidFail { reports.append($0) }
    library.choose("nord")
    library.choose(nil)
    #expect(reports == [])
    library.choose(file)
    library.choose("nord")
    library.choose(file)
    #expect(reports.count == 1)
    #expect(reports.first?.hasPrefix("Changes to theme files won't be noticed") == true)
    // The theme was selected before the watch failed.
    library.watchingDidFail { reports.append($0) }
    #expect(reports.count == 2)
  }

  @Test func `following again withdraws a warning that wasn't shown`() async throws {
    let folder = try TemporaryFolder()
    let file = folder("acme.tokens.json")
    try folder.write(text("acme", accent: red), to: file)
    let library = ThemeLibrary(folder: folder.path)
    var reports: [String] = []
    library.watchingDidFail { reports.append($0) }
    let task = Task { await library.follow { reports.append($0) } }
    await wait { library.entry(file) != nil }
    library.choose(file)
    #expect(library.choice == file && reports == [])
    task.cancel()
    await task.value
  }

  @Test func `a built-in theme is saved as a new file`() throws {
    let folder = try TemporaryFolder()
    let library = ThemeLibrary(folder: folder("new/themes"))
    for name in ["my-dark", "my-dark-2"] {
      library.choose("dark")
      let edited = AppTheme.dark.setting(.brandPrimary, to: Color(hex: 0x33_CCAA))
      let path = try library.save(edited)
      #expect(path == folder("new/themes/\(name).tokens.json"))
      #expect(library.choice == path)
      #expect(library.theme?.name == name)
      #expect(accent(library.theme) == Color(hex: 0x33_CCAA))
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.contains("\"base\": \"dark\""))
      #expect(!text.contains("surface"))
    }
    #expect(library.entries.suffix(2).map(\.displayName) == ["My Dark", "My Dark 2"])
  }

  @Test func `only differences are written to a file, and an invalid file is left alone`() throws {
    let folder = try TemporaryFolder()
    let file = folder("ocean.tokens.json")
    try folder.write(text("ocean", accent: red), to: file)
    let library = ThemeLibrary(folder: folder.path, files: [file])
    library.choose(file)
    let theme = try #require(library.theme).setting(.success, to: Color(hex: 0x11_EE11))
    #expect(try library.save(theme) == file)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("\"org.example\": { \"kept\": true }"))
    #expect(try ThemeFile.load(contentsOf: file) == theme)
    #expect(library.theme == theme)
    try folder.write("{", to: file)
    #expect(throws: ThemeFileError.self) { try library.save(theme) }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "{")
  }

  @Test func `a resolver document is left alone, whatever its name is`() throws {
    let folder = try TemporaryFolder()
    let file = folder("acme.tokens.json")
    let text = """
      { "name": "acme", "version": "2025.10", "resolutionOrder": [
        { "name": "base", "type": "set", "sources": [
          { "$extensions": { "dev.curium": { "base": "dark" } } }
        ] }
      ] }
      """
    try folder.write(text, to: file)
    let library = ThemeLibrary(folder: folder("themes"), files: [file])
    library.choose(file)
    let theme = try #require(library.theme).setting(.success, to: Color(hex: 0x11_EE11))
    #expect(try library.save(theme) == folder("themes/my-acme.tokens.json"))
    #expect(library.theme?.tables.tokens == theme.tables.tokens)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    let error = #expect(throws: ThemeFileError.self) {
      var document = try ThemeDocument(contentsOf: file)
      try document.update(to: theme)
    }
    #expect(error?.problem == .unsupported)
  }
}
