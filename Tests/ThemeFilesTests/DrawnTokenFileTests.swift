// SPDX-License-Identifier: MIT
// Token: gradients, icons and wordmarks in theme files.

import CuriumTerminal
import CuriumTokens
import Testing

@testable import CuriumThemeFiles

struct DrawnTokenFileTests {
  static func read(_ members: String) -> ThemeReading {
    ThemeFile.read(
      ##"{ "$extensions": { "dev.curium": { "base": "dark" } }, \##(members) }"##.utf8, name: "x")
  }

  static func icon(_ glyphs: String) -> String {
    ##""icon": { "$type": "dimension", "checkmark": { "$value": { "value": 1, "unit": "px" }, "$extensions": { "dev.curium": { "glyphs": \##(glyphs) } } } }"##
  }

  static func logo(_ wordmark: String) -> String {
    ##""logo": { "$type": "dimension", "app": { "$value": { "value": 24, "unit": "px" }, "$extensions": { "dev.curium": { "wordmark": \##(wordmark) } } } }"##
  }

  @Test func `a gradient follows the tokens of its stops`() throws {
    let reading = Self.read(
      ##""gradient": { "$type": "gradient", "brand": { "$value": [{ "color": "{color.intent.danger}", "position": -1 }, { "color": { "colorSpace": "srgb", "components": [0, 0, 1] }, "position": 0.5 }] }, "data": { "$value": ["{gradient.brand}", { "color": "{color.intent.success}", "position": 1 }] } }"##
    )
    #expect(reading.errors.isEmpty && reading.warnings.isEmpty)
    let read = try #require(reading.theme)
    let theme = read.setting(.error, to: Color(hex: 0xFF_00_00))
    #expect(Gradient.brand.color(at: 0, in: theme).value == 0xFF_00_00)
    #expect(Gradient.brand.color(at: 1, in: theme).value == 0x00_00_FF)
    #expect(Gradient.data.stops(in: theme).map(\.location) == [0, 0.5, 1])
  }

  @Test func `stops after those of another gradient don't begin before them`() throws {
    let reading = Self.read(
      ##"""
      "gradient": { "$type": "gradient",
        "brand": { "$value": [
          { "color": "{color.intent.danger}", "position": 0.25 },
          { "color": "{color.intent.info}", "position": 0.5 }] },
        "data": { "$value": [
          "{gradient.brand}", { "color": "{color.intent.success}", "position": 0 },
          "{gradient.brand}", { "color": "{color.intent.success}", "position": 1 }] } }
      """##)
    let theme = try #require(reading.theme)
    #expect(Gradient.data.stops(in: theme).map(\.location) == [0.25, 0.5, 0.5, 0.5, 0.5, 1])
    #expect(try ThemeDocument(theme, changing: .dark).theme() == theme)
  }

  @Test func `a written gradient keeps the exact places of its stops`() throws {
    let gradient = Gradient(colors: [.info, .success, .warning, .error])
    let theme = AppTheme.dark.setting(Gradient.brand, to: gradient)
    let read = try ThemeDocument(theme, changing: .dark).theme()
    #expect(read == theme)
    #expect(Gradient.brand.stops(in: read) == gradient.stops(in: theme))
  }

  /// A stop with a colour that is also a reference.
  private static func stop(_ gradient: String) -> String {
    ##"{ "$ref": "#/gradient/\##(gradient)", "color": "{color.intent.danger}", "position": 0 }"##
  }

  @Test(arguments: [
    "\"brand\": { \"$value\": [\(stop("brand"))] }",
    "\"brand\": { \"$value\": [\(stop("data"))] }, \"data\": { \"$value\": [\(stop("brand"))] }",
    "\"brand\": { \"$value\": [\(stop("data"))] }, \"data\": { \"$value\": [\"{gradient.heat}\"] }",
  ])
  func `a gradient whose stop refers to a gradient with references is an error`(
    members: String
  ) {
    let reading = Self.read("\"gradient\": { \"$type\": \"gradient\", \(members) }")
    #expect(reading.theme == nil)
    #expect(
      reading.errors.first?.description.contains("a stop that isn't a reference") == true,
      "\(reading.errors)")
  }

  @Test func `the stops of a gradient are counted with those that it refers to`() {
    let stop = ##"{ "color": "{color.intent.danger}", "position": 0 }"##
    let twenty = Array(repeating: stop, count: 20).joined(separator: ", ")
    let four = Array(repeating: #""{gradient.data}""#, count: 4).joined(separator: ", ")
    let reading = Self.read(
      ##"""
      "gradient": { "$type": "gradient", "data": { "$value": [\##(twenty)] },
        "brand": { "$value": [\##(four)] } }
      """##)
    #expect(reading.errors.first?.description.contains("at most 64 stops") == true)
  }

  @Test func `a file without icons, a wordmark and a brand gradient is complete`() throws {
    let text = ThemeDocument(.highContrastDark).text
    #expect(!text.contains("glyphs") && !text.contains("wordmark"))
    let reading = ThemeFile.read(text.utf8, name: "x")
    #expect(reading.missing.isEmpty && reading.errors.isEmpty)
    let theme = try #require(reading.theme)
    let accent = Color.brandPrimary.resolve(in: .highContrastDark).color
    #expect(Gradient.brand.color(at: 0, in: theme) == accent)
  }

  @Test func `icons and wordmarks are read and written`() throws {
    let members =
      Self.icon(##"{ "unicode": "●", "ascii": "*" }"##) + ", "
      + Self.logo(##"{ "name": "Oak", "rows": ["█▀█"], "asciiRows": ["OAK"] }"##)
    let reading = Self.read(members)
    #expect(reading.errors.isEmpty && reading.warnings.isEmpty)
    let theme = try #require(reading.theme)
    #expect(
      IconSet.allCases.map { Icon("checkmark").glyph(in: $0, theme: theme) } == [
        "●", "●", "*", "●",
      ])
    #expect(Wordmark.app.rows(in: theme) == ["█▀█"] && Wordmark.app.name(in: theme) == "Oak")
    #expect(try ThemeDocument(theme, changing: .dark).theme() == theme)
    #expect(try ThemeDocument(theme).theme() == theme)
  }

  @Test(arguments: [
    (icon("{ \"unicode\": \"●\" }"), "the glyphs of an icon"),
    (icon("{ \"unicode\": \"猫\", \"ascii\": \"*\" }"), "one column wide"),
    (icon("{ \"unicode\": \"●●\", \"ascii\": \"*\" }"), "one column wide"),
    (icon("{ \"unicode\": \"\\u001b\", \"ascii\": \"*\" }"), "one column wide"),
    (icon("{ \"unicode\": \"●\", \"ascii\": \"é\" }"), "one ASCII character"),
    (logo("{ \"name\": \"Oak\", \"rows\": [1], \"asciiRows\": [\"OAK\"] }"), "a wordmark"),
    (logo("{ \"name\": \"Oak\", \"rows\": [\"█\"], \"asciiRows\": [\"█\"] }"), "only ASCII"),
    (
      logo("{ \"name\": \"Oak\", \"rows\": [\"\\u001b[2J\"], \"asciiRows\": [\"x\"] }"),
      "at most 20 rows"
    ),
    (
      #""icon": { "$type": "dimension", "no-such": { "$value": { "value": 1, "unit": "px" } } }"#,
      "the name of a built-in token"
    ),
    (
      "\"spacing\": { \"$type\": \"dimension\", \"md\": { \"$value\": \"{icon.gear}\" } }",
      "is of another kind"
    ),
  ])
  func `a glyph or gradient that can't be drawn is an error`(members: String, expected: String) {
    let errors = Self.read(members).errors
    #expect(errors.count == 1 && errors.first?.description.contains(expected) == true, "\(errors)")
  }
}
