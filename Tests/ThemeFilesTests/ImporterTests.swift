// SPDX-License-Identifier: MIT
// Token: colour schemes are read in five formats, and errors have positions.

import CuriumTokens
import Testing

@testable import CuriumThemeFiles

struct ImporterTests {
  /// The 16 colours for each format: colour n is `0x0n0n0n`, a bright one `0xfnfnfn`.
  static let hex = (0..<16).map { slot in
    let digit = String(slot % 8, radix: 16)
    return String(repeating: (slot < 8 ? "0" : "f") + digit, count: 3)
  }

  static let windowsTerminal: String = {
    let names = [
      "black", "red", "green", "yellow", "blue", "purple", "cyan", "white", "brightBlack",
      "brightRed", "brightGreen", "brightYellow", "brightBlue", "brightPurple", "brightCyan",
      "brightWhite",
    ]
    let colors = zip(names, hex).map { "\"\($0)\": \"#\($1)\"" }.joined(separator: ", ")
    return "{ \"name\": \"Deep Sea\", \"background\": \"#102030\", \"foreground\": \"#d0d0d0\", "
      + "\"cursorColor\": \"#ffffff\", \"selectionBackground\": \"#203040\",\n\(colors) }"
  }()

  static let ghostty =
    "# a comment\nbackground = #102030\nforeground = d0d0d0\nselection-background = #203040\n"
    + "cursor-color = cell-foreground\nfont-size = 12\nfont-family =\n"
    + hex.enumerated().map { "palette = \($0)=#\($1)\n" }.joined()

  static let kitty =
    "## name: Deep Sea\n# a comment\nbackground #102030\nforeground   #d0d0d0\n"
    + "selection_background #203040\ncursor none\ninclude other.conf\n"
    + hex.enumerated().map { "color\($0) #\($1)\n" }.joined()

  static let base16 =
    "system: \"base16\"\nname: Deep Sea # a comment\nauthor: 'A: B'\nvariant: \"dark\"\n"
    + "palette: # the colours\n"
    + hex.enumerated().map { slot, color in
      "  base0\(String(slot, radix: 16)): \"#\(color)\" # \(slot)\n"
    }.joined()

  @Test(
    arguments: [
      (windowsTerminal, "deep.json", "Deep Sea"),
      ("{ \"schemes\": [\(windowsTerminal)] }", "settings.json", "Deep Sea"),
      (
        "// My schemes\n{ /* , ] */ \"schemes\": [\(windowsTerminal.dropLast()), },\n], }",
        "s", "Deep Sea"
      ),
      (ghostty, "deep", "deep"),
      (ghostty.replacing("palette = 10=", with: "palette = 0xA="), "deep", "deep"),
      (
        kitty.replacing("background #102030", with: "background rgb:10/20/30"), "x.conf", "Deep Sea"
      ),
      (kitty, "deep.conf", "Deep Sea"),
      (kitty.replacing("\n", with: "\r\n"), "deep.conf", "Deep Sea"),
    ] as [(String, String, String)])
  func `terminal schemes have a background, a foreground and 16 colours`(
    text: String, file: String, name: String
  ) throws {
    let schemes = try ThemeImporter.schemes(Array(text.utf8), name: file, format: nil)
    let scheme = try #require(schemes.first)
    #expect(schemes.count == 1 && scheme.name == name)
    #expect(scheme.background == 0x10_20_30 && scheme.foreground == 0xD0_D0_D0)
    #expect(scheme.selection == 0x20_30_40)
    #expect(scheme.ansi == Self.hex.map { UInt32($0, radix: 16) })
    #expect(scheme.base.isEmpty)
    let theme = ImportedTheme(scheme).theme
    #expect(theme.displayName == name && theme.name == name.lowercased().replacing(" ", with: "-"))
    #expect(theme.colorScheme == .dark)
  }

  @Test(arguments: [
    base16, "\u{FEFF}" + base16, base16.replacing("system: \"base16\"\n", with: "---\n"),
    base16.replacing("name: Deep Sea # a comment", with: "scheme: \"Deep Sea\"")
      .replacing("palette: # the colours\n", with: "").replacing("  base0", with: "base0")
      .replacing("\"#", with: "\""),
  ])
  func `both forms of base16 are read`(text: String) throws {
    let scheme = try ThemeImporter.schemes(Array(text.utf8), name: "x.yaml", format: nil)[0]
    #expect(scheme.name == "Deep Sea" && scheme.author == "A: B")
    #expect(scheme.base == Self.hex.map { UInt32($0, radix: 16) })
    #expect(scheme.background == 0 && scheme.foreground == 0x05_05_05)
    #expect(scheme.ansi.count == 16 && scheme.ansi[1] == 0xF0_F0_F0 && scheme.ansi[7] == 0x05_05_05)
  }

  @Test(arguments: [
    ("'It''s deep'", "It's deep"), (#""The \"deep\" sea""#, "The \"deep\" sea"),
    (#""Ros\u00e9\_\x41""#, "Rosé\u{A0}A"), ("\"Deep\" # a comment", "Deep"),
  ])
  func `quoted names are decoded`(quoted: String, name: String) throws {
    let text = Self.base16.replacing("name: Deep Sea # a comment", with: "name: \(quoted)")
    let schemes = try ThemeImporter.schemes(Array(text.utf8), name: "x.yaml", format: nil)
    #expect(schemes.map(\.name) == [name])
  }

  @Test(arguments: [
    ("Deep 1.5 dark", "Deep 1.5 dark"), ("deep.conf", "deep"), (".conf", ".conf"), ("deep", "deep"),
  ])
  func `a file without a name for its theme gives it its own`(file: String, name: String) throws {
    let schemes = try ThemeImporter.schemes(Array(Self.ghostty.utf8), name: file, format: .ghostty)
    #expect(schemes.map(\.name) == [name])
  }

  @Test func `missing base24 colours get their default values`() throws {
    let text = Self.base16.replacing("base16", with: "base24") + "  base12: \"abcdef\"\n"
    let scheme = try ThemeImporter.schemes(Array(text.utf8), name: "x.yaml", format: nil)[0]
    #expect(scheme.base.count == 24)
    #expect(scheme.base[0x10] == scheme.base[0] && scheme.base[0x16] == scheme.base[0x0D])
    #expect(scheme.ansi[9] == 0xAB_CD_EF && scheme.ansi[12] == scheme.base[0x0D])
  }

  @Test(
    arguments: [
      (
        "x.yaml", base16.replacing("base0a: \"#f2f2f2\"", with: "base0a: \"#f2f2\""), 16, "base0A",
        "six"
      ),
      ("x.yaml", base16.replacing("base16", with: "base17"), 1, "system", "base17"),
      ("x.yaml", base16.replacing("  base0f", with: "  other"), 0, "base0F", "called `base0F`"),
      ("x.yaml", "base00\n", 1, "", "a name, `:` and a value"),
      ("x.yaml", "name: \"x\n", 1, "", "closing quote"),
      ("x.yaml", "name: \"x\" y\n", 1, "", "nothing after the value"),
      ("x.yaml", "name: \"\\q\"\n", 1, "", "follow a backslash"),
      ("x.yaml", "name: [x]\n", 1, "", "a plain value"), ("x.yaml", "", 0, "base00", "base00"),
      ("x.json", windowsTerminal.replacing("#0101", with: "0x01"), 2, "red", "#rrggbb"),
      ("x.json", windowsTerminal.replacing("purple", with: "magenta"), 1, "purple", "`purple`"),
      ("x.json", "{ \"schemes\": {} }", 1, "schemes", "a list of schemes"),
      ("x.json", "{", 1, "", "a name in quotes"),
      ("x.json", "{ \"schemes\": [], } /* ", 1, "", "end"),
      ("x.json", "{ // no\n,}", 2, "", "a name in quotes"),
      ("x", ghostty + "foreground =\n", 0, "foreground", "foreground"),
      ("x", ghostty + "palette =\n", 0, "palette = 0", "palette = 0"),
      ("x", "= #ffffff\n" + ghostty, 1, "", "a name, `=`"),
      ("x", ghostty.replacing("palette = 3=", with: "palette = 3:"), 11, "", "a number, `=`"),
      ("x", ghostty.replacing("palette = 15=", with: "palette = 14="), 0, "palette = 15", "15"),
      ("x", ghostty.replacing("ground = d0d0d0", with: "ground = +d0d0d"), 3, "foreground", "six"),
      ("x.conf", kitty.replacing("color7 ", with: "color77 "), 0, "color7", "`color7`"),
      ("x.txt", "hello\n", 0, "", "known format"),
    ] as [(String, String, Int, String, String)])
  func `an error has a file, a line and a column`(
    file: String, text: String, line: Int, path: String, words: String
  ) {
    let error = #expect(throws: ThemeFileError.self) {
      _ = try ThemeImporter.parse(text.utf8, name: file)
    }
    #expect(error?.file == file && error?.line == line && error?.path == path, "\(error as Any)")
    #expect(error?.description.contains(words) == true, "\(error as Any)")
  }

  @Test func `binary data and anything but a file are rejected`() {
    #expect(throws: ThemeFileError.self) {
      _ = try ThemeImporter.parse([0xFF, 0xFE, 0x00] as [UInt8], name: "x.yaml")
    }
    let missing = #expect(throws: ThemeFileError.self) {
      _ = try ThemeImporter.load(contentsOf: "/nowhere/x.yaml")
    }
    #expect(missing?.problem == .unreadable && missing?.file == "x.yaml")
  }

  @Test func `invalid schemes are rejected and never stop the program`() {
    var random = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: .min ... .max, using: &random)
    var state = seed
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let files = [
      (Self.base16, "x.yaml"), (Self.ghostty, "x"), (Self.kitty, "x.conf"),
      (Self.windowsTerminal, "x.json"),
    ]
    var read = 0
    for _ in 0..<2000 {
      let (text, name) = files[next(files.count)]
      var bytes = Array(text.utf8)
      for _ in 0...next(3) {
        let place = next(bytes.count)
        switch next(3) {
        case 0: bytes[place] = UInt8(next(256))
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + next(40) + 1))
        default: bytes.insert(contentsOf: bytes[place...].prefix(next(60)), at: place)
        }
        if bytes.isEmpty { bytes = [0x20] }
      }
      if let schemes = try? ThemeImporter.schemes(bytes, name: name, format: nil) {
        read += 1
        #expect(schemes.allSatisfy { $0.ansi.count == 16 }, "seed \(seed)")
      }
    }
    #expect(read > 0 && read < 2000, "seed \(seed)")
  }
}
