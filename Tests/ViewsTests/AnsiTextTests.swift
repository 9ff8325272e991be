// SPDX-License-Identifier: MIT
// Testing: program output as styled text, including split, overwritten and hostile output.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import TestModels
import Testing

@testable import CuriumEngine
@testable import CuriumViews

@MainActor struct AnsiTextTests {
  /// The runs of a text in short form: the string, then its style.
  private func runs(_ text: Text) -> [String] {
    text.runs.filter { !$0.string.isEmpty }.map { run in
      let attributes = run.style.attributes
      let marks: [(CellAttributes, String)] = [
        (.bold, "b"), (.dim, "d"), (.italic, "i"), (.reverse, "r"), (.blink, "l"),
        (.strikethrough, "s"),
      ]
      var words = marks.filter { attributes.contains($0.0) }.map(\.1)
      if attributes.underlineStyle != 0 { words.append("u\(attributes.underlineStyle)") }
      if let color = run.style.color { words.append(color == .clear ? "hidden" : name(color)) }
      if let color = run.style.background { words.append("on " + name(color)) }
      if !run.link.isEmpty { words.append(run.link) }
      return words.isEmpty ? run.string : "\(run.string)[\(words.joined(separator: " "))]"
    }
  }

  private func name(_ color: Color) -> String {
    color.path.map { String($0.dropFirst("color.ansi.".count)) }
      ?? HexColor.text(color.resolve(in: .dark).color.value)
  }

  @Test(
    arguments: [
      ("plain", ["plain"]),
      ("\u{1B}[31mred\u{1B}[0m rest", ["red[red]", " rest"]),
      ("\u{1B}[1;2;3;4;5;7;9mall\u{1B}[22;23;24;25;27;29mnone", ["all[b d i r l s u1]", "none"]),
      (
        "\u{1B}[94;103mx\u{1B}[39my\u{1B}[49mz",
        ["x[brightBlue on brightYellow]", "y[on brightYellow]", "z"]
      ),
      (
        "\u{1B}[38;5;1ma\u{1B}[38;5;196mb\u{1B}[48;5;244mc",
        ["a[red]", "b[#ff0000]", "c[#ff0000 on #808080]"]
      ),
      (
        "\u{1B}[38;2;1;2;3ma\u{1B}[48:2:4:5:6mb\u{1B}[38:2::7:8:9mc",
        ["a[#010203]", "b[#010203 on #040506]", "c[#070809 on #040506]"]
      ),
      (
        "\u{1B}[4:3mcurly\u{1B}[4:0mno\u{1B}[21mtwo\u{1B}[58;2;1;2;3;31mred",
        ["curly[u3]", "no", "two[u2]", "red[u2 red]"]
      ),
      ("\u{1B}[8mpassword\u{1B}[28m.", ["password[hidden]", "."]),
      (
        "\u{1B}]8;;https://example.com\u{1B}\\site\u{1B}]8;;\u{07}.",
        ["site[https://example.com]", "."]
      ),
      ("\u{1B}]8;id=1;javascript:alert(1)\u{07}no link", ["no link"]),
      ("\u{1B}[mx\u{1B}[;31my", ["x", "y[red]"]),
    ] as [(String, [String])])
  func `text keeps the program's colours, attributes and links`(ansi: String, seen: [String]) {
    #expect(runs(Text(ansi: ansi)) == seen)
  }

  @Test(arguments: [
    ("10 %\r50 %\rdone", "done"), ("longer\rshort", "shortr"), ("longer\r\u{1B}[Kshort", "short"),
    ("abc\u{08}\u{08}X", "aXc"), ("a\r\nb\r\n", "a\nb\n"), ("a\rb\nc\rd", "b\nd"),
    ("猫猫\rab", "ab猫"), ("猫\u{08}a", "a "), ("x\ty\r1", "1       y"), ("a\tb", "a\tb"),
    ("\r\rx", "x"), ("ab\r\tc", "ab      c"), ("end\r", "end"),
    ("a汉字漢字\r\t\u{1B}[Kx", "a汉字漢 x"), ("a汉b\r\u{1B}[1Kx", "x汉b"),
    ("汉b\r\u{1B}[1Kx", "x b"), ("loading 100%\r\u{1B}[Jdone", "done"),
    ("long frame\u{1B}[2K\u{1B}[1Gnext", "next"), ("abc\u{1B}[2DX", "aXc"),
    ("a\u{1B}[2Cb", "a  b"), ("ab\u{1B}[9D\u{1B}[CX", "aX"),
    ("a\u{1B}[60000Cb\r\u{1B}[Kx", "x"),
  ])
  func `an overwritten line shows its final text`(ansi: String, seen: String) {
    #expect(Text(ansi: ansi).plain == seen)
  }

  @Test func `tabs don't extend an overwritten line beyond the last column`() {
    let tabs = String(repeating: "\t", count: 100_000)
    let short = Text(ansi: "x\u{08}" + tabs + "y").plain
    #expect(short.count == 1_024 && short.hasPrefix("x ") && short.hasSuffix(" y"))
    #expect(Text(ansi: tabs + "\u{08}y").plain.count == 1_023)
    let long = String(repeating: "x", count: 2_000)
    #expect(Text(ansi: long + "\u{08}" + tabs + "y").plain == long + "y")
  }

  @Test func `overstriking makes a character bold or underlined`() {
    #expect(runs(Text(ansi: "x\u{08}xy_\u{08}z")) == ["x[b]", "y", "z[u1]"])
    #expect(runs(Text(ansi: "a\u{08}_b")) == ["a[u1]", "b"])
    #expect(runs(Text(ansi: "__\u{08}\u{08}abc\u{08}c")) == ["ab[u1]", "c[b]"])
    #expect(runs(Text(ansi: "日\u{08}_b")) == ["日[u1]", "b"])
    // A counter goes back further, and writes some of the same digits.
    #expect(runs(Text(ansi: "10%\u{08}\u{08}\u{08}11%")) == ["11%"])
  }

  @Test(arguments: [
    ("\u{1B}[2J\u{1B}[Hx\u{1B}[10;10Hy", "xy"), ("\u{1B}]0;title\u{07}x", "x"),
    ("\u{1B}]52;c;AAAA\u{1B}\\x", "x"), ("\u{1B}P+q544e\u{1B}\\x", "x"),
    ("a\u{07}\u{00}\u{7F}b", "ab"),
    ("\u{1B}]0;no end\nnext line", "\nnext line"), ("\u{1B}(B\u{1B}=\u{1B}cx", "x"),
    ("\u{1B}[31", ""), ("\u{1B}", ""), ("\u{1B}[?25lx\u{1B}[>1mx", "xx"), ("\u{1B}\u{1B}[1mx", "x"),
    ("\u{1B}[1\u{07}mx", "mx"), ("\u{1B}[999999999999999999999mx", "x"),
    ("\u{1B}[" + String(repeating: "1;", count: 200) + "mx", "x"),
    ("\u{1B}[" + String(repeating: "1", count: 9_000) + "mx", "x"),
    ("\u{1B}]8;;" + String(repeating: "a", count: 9_000) + "\u{07}x", "x"),
    ("\u{1B}[38;5mx\u{1B}[38;2;1my\u{1B}[38;9mz\u{1B}[48:5:999mw", "xyzw"),
  ])
  func `other control sequences are dropped`(ansi: String, seen: String) {
    #expect(Text(ansi: ansi).plain == seen)
    let screen = Harness(width: 20, height: 2) { Text(ansi: ansi) }.screen
    #expect(screen.joined().unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }

  /// Random program output, made of relevant pieces.
  private static func output(_ numbers: inout SeededRandom) -> [UInt8] {
    let pieces = [
      "text ", "é猫", "\u{1B}[31m", "\u{1B}[0m", "\u{1B}[1;38;5;99m", "\r", "\n", "\r\n", "\u{08}",
      "\t", "\u{1B}[K", "\u{1B}]8;;https://a.b\u{07}", "\u{1B}]8;;\u{1B}\\", "\u{1B}[2J", "x",
      "\u{1B}",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...60, using: &numbers) {
      bytes += pieces.randomElement(using: &numbers).map { Array($0.utf8) } ?? []
      if Int.random(in: 0...20, using: &numbers) == 0 {
        bytes.append(UInt8.random(in: 0...255, using: &numbers))
      }
    }
    return bytes
  }

  @Test(arguments: 0..<200) func `the same lines come out however the bytes are split`(seed: Int) {
    var numbers = SeededRandom(seed: UInt64(seed) &* 77 &+ 5)
    let bytes = Self.output(&numbers)
    var whole = AnsiReader()
    let lines = whole.read(bytes) + [whole.currentLine]
    var reader = AnsiReader()
    var split: [Text] = []
    var place = 0
    while place < bytes.count {
      let end = min(bytes.count, place + Int.random(in: 1...7, using: &numbers))
      split += reader.read(bytes[place..<end])
      place = end
    }
    #expect(split + [reader.currentLine] == lines)
    // The whole text has the same lines, one below another.
    let text = Text(ansi: String(decoding: bytes, as: UTF8.self))
    if bytes.allSatisfy({ $0 < 0x80 }) {
      #expect(text.plain == lines.map(\.plain).joined(separator: "\n"))
    }
  }

  @Test func `an incomplete sequence is held back, and the style continues on the next line`() {
    var reader = AnsiReader()
    #expect(reader.read("\u{1B}[3").isEmpty && reader.currentLine.plain.isEmpty)
    #expect(reader.read("1mred\nstill ").map { runs($0) } == [["red[red]"]])
    #expect(runs(reader.currentLine) == ["still [red]"])
    #expect(reader.read([0xC3]).isEmpty)
    #expect(reader.read([0xA9, 0x0A]).map { runs($0) } == [["still é[red]"]])
  }

  @Test(arguments: ["\u{1B}]52;c;", "\u{1B}P"])
  func `a long string can be split in its end`(start: String) {
    var reader = AnsiReader()
    let string = start + String(repeating: "A", count: 9_000)
    #expect(reader.read(string + "\u{1B}").isEmpty)
    #expect(reader.read("\\shown\n").map(\.plain) == ["shown"])
  }

  @Test func `the sixteen colours follow the theme, and text stays legible`() {
    let harness = Harness(width: 4, height: 1) {
      Text(ansi: "\u{1B}[31mr\u{1B}[30mb\u{1B}[41m \u{1B}[0mx")
    }
    for theme in [AppTheme.dark, .light, .nord] {
      harness.setTheme(theme)
      let error = Color.error.resolve(in: theme).color.value
      #expect(harness.cell(x: 0, y: 0).foreground.value == error)
      #expect(harness.cell(x: 2, y: 0).background.value == error)
      let black = harness.cell(x: 1, y: 0).foreground.value
      let ground = Color.background.resolve(in: theme).color.value
      #expect(Contrast.ratio(black, ground) >= 4.4)
    }
  }

  /// Letters in the 16 colours, on the background of the theme.
  private func letters(
    _ theme: AppTheme, depth: ColorDepth = .trueColor, prefersDark: Bool? = nil
  ) -> Harness {
    let codes = (0..<16).map { $0 < 8 ? 30 + $0 : 82 + $0 }
    let capabilities = TerminalCapabilities(prefersDark: prefersDark)
    return Harness(width: 16, height: 1, theme: theme, capabilities: capabilities) {
      Text(ansi: codes.map { "\u{1B}[\($0)m#" }.joined()).colorDepth(depth)
    }
  }

  @Test(arguments: [nil, true, false] as [Bool?])
  func `in the terminal theme, each colour is that of the terminal`(prefersDark: Bool?) throws {
    let theme = try #require(AppTheme.builtIn(named: "terminal"))
    let harness = letters(theme, prefersDark: prefersDark)
    for number in 0..<16 {
      #expect(harness.cell(x: number, y: 0).foreground == .palette(UInt8(number)))
    }
    let background = Harness(width: 1, height: 1, theme: theme) { Text(ansi: "\u{1B}[45mx") }
    #expect(background.cell(x: 0, y: 0).background == .palette(5))
  }

  @Test(arguments: AppTheme.builtIn)
  func `with 16 colours, a program's colours keep their numbers`(theme: AppTheme) {
    let harness = letters(theme, depth: .ansi16)
    let page = Color.background.resolve(in: theme).color.slot
    for number in 0..<16 as Range<UInt8> {
      let ink = harness.cell(x: Int(number), y: 0).foreground
      // Text in the colour of the page would be invisible.
      #expect((ink == .palette(number)) == (number != page), "\(number)")
    }
  }

  @Test func `the sixteen colours differ, also in a theme from four colours`() {
    let dark = AppTheme(
      primaryColor: Color(hex: 0x2FA4E7), secondaryColor: Color(hex: 0xF2B134),
      backgroundColor: Color(hex: 0x0B1B2B), textColor: Color(hex: 0xE6EEF5))
    let light = AppTheme(
      primaryColor: Color(hex: 0x007AFF), secondaryColor: Color(hex: 0x5856D6),
      backgroundColor: Color(hex: 0xFFFFFF), textColor: Color(hex: 0x000000))
    for theme in [dark, light] + AppTheme.builtIn {
      let harness = letters(theme)
      let shown = (0..<16).map { harness.cell(x: $0, y: 0).foreground }
      let hues = shown[1...6] + shown[9...14]
      #expect(Set(hues.map(\.rawValue)).count == 12, "\(theme.name)")
    }
  }

  @Test func `in a long line, a program erases at most 1,024 columns at a time`() {
    func shown(_ text: Text) -> String { text.runs.map(\.string).joined() }
    let line = String(repeating: "a", count: 3_000)
    let erased = shown(Text(ansi: line + "\u{1B}[1K"))
    #expect(erased.count == 3_000 && erased.allSatisfy { $0 == "a" || $0 == " " })
    #expect(erased.prefix { $0 == "a" }.count == 3_000 - 1_023)
    let hostile =
      String(repeating: "a", count: 100_000) + String(repeating: "\u{1B}[1K", count: 5_000)
    #expect(shown(Text(ansi: hostile)).utf8.count == 100_000)
  }

  @Test(arguments: ["K", "J"])
  func `after erasing a long line, the cursor isn't beyond the last column`(final: String) {
    let line = String(repeating: "a", count: 2_000)
    let last = String(repeating: " ", count: 1_023) + "x"
    #expect(Text(ansi: line + "\u{1B}[2\(final)\u{1B}[1\(final)x").plain == last)
    #expect(Text(ansi: line + "\u{1B}[2\(final)\u{1B}[\(final)x").plain == last)
    // Otherwise, each repetition would fill the whole line again.
    let repeated = String(repeating: "\u{1B}[2\(final)x", count: 20)
    #expect(Text(ansi: line + repeated).plain == last)
    #expect(Text(ansi: "ab\u{1B}[2\(final)\u{1B}[1\(final)x").plain == "  x")
  }

  @Test func `a program that erases the rest of a line keeps the tabs before it`() {
    // As grep shows a match.
    let match = "name\t\u{1B}[31m\u{1B}[Kvalue\u{1B}[m\u{1B}[K\tend"
    #expect(runs(Text(ansi: match)) == ["name\t", "value[red]", "\tend"])
    let long = String(repeating: "x", count: 2_000) + "\t"
    #expect(Text(ansi: long + "\u{1B}[Ky\u{1B}[J").plain == long + "y")
  }
}
