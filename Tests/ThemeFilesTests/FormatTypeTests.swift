// SPDX-License-Identifier: MIT
// Token: every type of the format by its rules, and the errors for breaking them.

import Testing

@testable import CuriumThemeFiles
@testable import CuriumTokens

struct FormatTypeTests {
  /// Tokens that the values in the tables refer to.
  static let others = """
    "red": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
    "one": { "$type": "number", "$value": 1 },
    "wide": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } },
    "long": { "$type": "duration", "$value": { "value": 1, "unit": "s" } },
    "face": { "$type": "fontFamily", "$value": "Iosevka" },
    "heavy": { "$type": "fontWeight", "$value": "heavy" },
    "ease": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] },
    "line": { "$type": "strokeStyle", "$value": "dotted" },
    "shade": { "$type": "shadow", "$value": { "color": "{red}", "offsetX": "{wide}",
      "offsetY": "{wide}", "blur": "{wide}", "spread": "{wide}" } },
    """

  static func read(_ type: String, _ value: String) -> ThemeReading {
    ThemeFile.readTokens(
      "{ \(others)\n\"it\": { \"$type\": \"\(type)\", \"$value\": \(value) } }".utf8, name: "x")
  }

  static let color = ##"{ "colorSpace": "srgb", "components": [0, 0, 0] }"##
  static let px = ##"{ "value": 1, "unit": "px" }"##

  @Test(
    arguments: [
      (
        "color",
        ##"{ "colorSpace": "srgb", "components": [0, 0.5, 1], "alpha": 0, "hex": "#007fff" }"##
      ),
      ("color", ##"{ "colorSpace": "lch", "components": ["none", 0, "none"] }"##),
      ("color", ##"{ "colorSpace": "srgb", "components": ["{one}", { "$ref": "#/one" }, 0] }"##),
      (
        "color", ##"{ "colorSpace": "srgb", "components": { "$ref": "#/red/$value/components" } }"##
      ),
      ("color", ##"{ "$ref": "#/red/$value" }"##), ("color", ##"{ "$ref": "#/red" }"##),
      ("color", ##""{red}""##),
      ("dimension", ##"{ "value": -0.5, "unit": "rem" }"##),
      ("dimension", ##"{ "value": { "$ref": "#/wide/$value/value" }, "unit": "px" }"##),
      ("fontFamily", ##""Iosevka""##), ("fontFamily", ##"["Iosevka", "{face}", "monospace"]"##),
      ("fontWeight", "1"), ("fontWeight", "1000"), ("fontWeight", ##""extra-black""##),
      ("duration", ##"{ "value": 1.5, "unit": "s" }"##),
      ("cubicBezier", "[0, -5, 1, 9]"),
      ("cubicBezier", ##"[{ "$ref": "#/one/$value" }, 0, 1, 1]"##),
      ("number", "-3e2"), ("number", ##"{ "$ref": "#/red/$value/components/0" }"##),
      ("strokeStyle", ##""groove""##),
      (
        "strokeStyle",
        ##"{ "dashArray": ["{wide}", { "value": 1, "unit": "rem" }], "lineCap": "butt" }"##
      ),
      ("border", ##"{ "color": "{red}", "width": "{wide}", "style": "{line}" }"##),
      ("border", ##"{ "color": \##(color), "width": \##(px), "style": "inset" }"##),
      ("transition", ##"{ "duration": "{long}", "delay": "{long}", "timingFunction": "{ease}" }"##),
      ("shadow", ##"["{shade}", { "$ref": "#/shade" }]"##),
      (
        "shadow",
        ##"{ "color": \##(color), "offsetX": \##(px), "offsetY": \##(px), "blur": \##(px), "spread": \##(px), "inset": true }"##
      ),
      (
        "gradient",
        ##"[{ "color": "{red}", "position": -3 }, { "color": "{red}", "position": "{one}" }]"##
      ),
      (
        "typography",
        ##"{ "fontFamily": "{face}", "fontSize": "{wide}", "fontWeight": "{heavy}", "letterSpacing": "{wide}", "lineHeight": "{one}" }"##
      ),
    ] as [(String, String)])
  func `a valid value is read without errors or warnings`(type: String, value: String) {
    let reading = Self.read(type, value)
    #expect(reading.errors.isEmpty && reading.warnings.isEmpty, "\(reading)")
  }

  @Test(
    arguments: [
      ("color", "true", "`colorSpace` and `components`"),
      ("color", ##""{wide}""##, "not `dimension`"),
      (
        "color", ##"{ "colorSpace": "SRGB", "components": [0, 0, 0] }"##, "one of the colour spaces"
      ),
      (
        "color", ##"{ "colorSpace": "hwb", "components": [0, 0, 101] }"##, "whiteness and blackness"
      ),
      ("color", ##"{ "colorSpace": "oklab", "components": [2, 0, 0] }"##, "lightness from 0 to 1"),
      ("color", ##"{ "colorSpace": "lch", "components": [50, -1, 0] }"##, "a chroma"),
      ("color", ##"{ "colorSpace": "rec2020", "components": [0, 0, -0.1] }"##, "from 0 to 1"),
      (
        "color", ##"{ "colorSpace": "srgb", "components": [0, 0, 0, 1] }"##,
        "three components, not 4"
      ),
      ("color", ##"{ "colorSpace": "srgb", "components": [0, 0, "0"] }"##, "numbers or \"none\""),
      (
        "color", ##"{ "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#fff" }"##,
        "six hexadecimal digits"
      ),
      (
        "color", ##"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": "none" }"##,
        "an alpha"
      ),
      ("dimension", ##"{ "value": 1 }"##, "a dimension"),
      ("dimension", ##"{ "value": 0, "unit": "%" }"##, "px and rem"),
      ("dimension", ##"{ "value": "1", "unit": "px" }"##, "a dimension"),
      ("dimension", "[]", "a dimension"),
      ("fontFamily", ##""""##, "a typeface"), ("fontFamily", "[]", "a typeface"),
      ("fontFamily", "[1]", "a typeface"), ("fontWeight", "0", "1 to 1000"),
      ("fontWeight", "1001", "1 to 1000"), ("fontWeight", ##""chunky""##, "one of its names"),
      ("fontWeight", ##""-700""##, "1 to 1000"), ("fontWeight", ##""0x1F4""##, "1 to 1000"),
      ("duration", ##"{ "value": 1, "unit": "min" }"##, "ms and s"),
      ("cubicBezier", "[0, 0, 1]", "four numbers"), ("cubicBezier", "[2, 0, 1, 1]", "from 0 to 1"),
      ("cubicBezier", ##""ease""##, "four numbers"), ("number", "null", "a number"),
      ("number", "[1]", "a number"), ("strokeStyle", ##""wavy""##, "groove, ridge"),
      ("strokeStyle", ##"{ "dashArray": [], "lineCap": "flat" }"##, "round, butt or square"),
      ("strokeStyle", ##"{ "dashArray": [1.5, "x"], "lineCap": "butt" }"##, "a dimension"),
      ("border", ##"{ "color": "{red}", "width": "{wide}" }"##, "`style` in a border"),
      (
        "border", ##"{ "color": "{wide}", "width": "{wide}", "style": "solid" }"##,
        "not `dimension`"
      ),
      ("transition", ##"{ "duration": "{long}", "delay": "{long}" }"##, "timingFunction"),
      (
        "transition",
        ##"{ "duration": { "value": -1, "unit": "s" }, "delay": "{long}", "timingFunction": "{ease}" }"##,
        "isn't negative"
      ),
      ("shadow", "[]", "at least one shadow"), ("shadow", "[[]]", "an object, or a list"),
      ("shadow", ##"{ "color": "{red}", "offsetX": "{wide}" }"##, "`offsetY` in a shadow"),
      ("gradient", "[]", "a list of stops"), ("gradient", "{}", "a list of stops"),
      ("gradient", "[1]", "stops with color"), ("gradient", ##"["{red}"]"##, "not `color`"),
      ("gradient", ##"[{ "color": "{red}" }]"##, "`position` in a gradient"),
      ("typography", "{}", "`fontFamily`"), ("colour", "1", "a known type, not `colour`"),
    ] as [(String, String, String)])
  func `an invalid value is reported`(
    type: String, value: String, words: String
  ) {
    let reading = Self.read(type, value)
    #expect(reading.errors.count == 1, "\(reading.errors)")
    #expect(reading.errors.first?.path == "it")
    #expect(reading.errors.first?.description.contains(words) == true, "\(reading.errors)")
  }

  @Test(
    arguments: [
      ("color", ##""#36f""##, "#3366ff"), ("color", ##""#3366FF80""##, "#3366ff 50%"),
      ("color", ##"{ "colorSpace": "cmyk", "components": [0], "hex": "#010203" }"##, "#010203"),
      ("color", ##"{ "hex": "#010203" }"##, "#010203"),
      ("dimension", ##""16px""##, "2 columns, 1 row"), ("dimension", "24", "3 columns, 2 rows"),
      ("dimension", ##""2rem""##, "4 columns, 2 rows"),
      ("spacing", ##""8px""##, "1 column, 1 row"),
      ("number", ##""0.5""##, "50%"), ("opacity", ##""20%""##, "20%"),
      (
        "transition", ##"{ "duration": "0.25s", "delay": "0ms", "timingFunction": [0, 0, 1, 1] }"##,
        "250 ms"
      ),
      (
        "transition",
        ##"{ "duration": { "value": 1, "unit": "s" }, "timingFunction": [0, 0, 1, 1] }"##, "1000 ms"
      ),
      (
        "typography",
        ##"{ "fontFamily": "x", "fontSize": "12px", "fontWeight": "Semi Bold", "letterSpacing": "0px", "lineHeight": 1 }"##,
        "bold"
      ),
      (
        "shadow", ##"{ "color": "#000000", "offsetX": "8px", "offsetY": "16px" }"##,
        "1 column, 1 row, #000000"
      ),
    ] as [(String, String, String)])
  func `older syntax is read with a warning`(type: String, value: String, result: String) throws {
    let today = OlderForms.types[type] ?? type
    let entry = try #require(TokenCatalog.semantic.first { $0.kind?.typeName == today })
    let token = ##"{ "$type": "\##(type)", "$value": \##(value) }"##
    let group = entry.path.split(separator: ".").reversed()
      .reduce(token) { ##"{ "\##($1)": \##($0) }"## }
    let base = ##""$extensions": { "dev.curium": { "base": "dark" } }"##
    let reading = ThemeFile.read("{ \(base), \(group.dropFirst())".utf8, name: "x")
    let theme = try #require(reading.theme, "\(reading.errors)")
    #expect(entry.valueDescription(in: theme) == result)
    #expect(reading.warnings.contains { $0.problem == .olderForm }, "\(reading.warnings)")
  }

  @Test func `draft syntax and misspellings cause warnings`() {
    let reading = ThemeFile.readTokens(
      """
      { "red": { "value": "#ff0000", "type": "color", "comment": "Old." },
        "blue": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1],
          "aplha": 0.5 } } }
      """.utf8, name: "x")
    #expect(reading.errors.isEmpty, "\(reading.errors)")
    #expect(reading.warnings.map(\.problem) == [.olderForm, .olderForm, .unknownMember])
    #expect(reading.warnings.last?.description.hasPrefix("x:3:14: blue: ") == true)
  }

  @Test(
    arguments: [
      // Values from CSS Color 4 and the examples in the Color report.
      (ColorSpace.srgb, [1, 0.4, 0], 0xFF_66_00), (.srgbLinear, [1, 0.21586, 0], 0xFF_80_00),
      (.hsl, [330, 100, 50], 0xFF_00_80), (.hsl, [690, 100, 50], 0xFF_00_80),
      (.hsl, [-30, 100, 50], 0xFF_00_80), (.hwb, [330, 0, 0], 0xFF_00_80),
      (.hwb, [0, 80, 80], 0x80_80_80), (.hwb, [120, 20, 40], 0x33_99_33),
      (.lab, [46.2775, -47.5621, 48.5837], 0x00_80_00), (.lab, [60.17, 93.54, -60.5], 0xFF_00_FF),
      (.lch, [46.2775, 67.9892, 134.3912], 0x00_80_00),
      (.oklab, [0.51975, -0.1403, 0.10768], 0x00_80_00),
      (.oklab, [0.701, 0.2746, -0.169], 0xFF_00_FF),
      (.oklch, [0.51975, 0.17686, 142.495], 0x00_80_00),
      (.displayP3, [0.21604, 0.49418, 0.13151], 0x00_80_00),
      (.a98RGB, [0.281363, 0.498012, 0.116746], 0x00_80_00),
      (.prophotoRGB, [0.230479, 0.395789, 0.129968], 0x00_80_00),
      (.rec2020, [0.235202, 0.431704, 0.085432], 0x00_80_00),
      (.xyzD65, [0.07719, 0.15438, 0.02573], 0x00_80_00),
      (.xyzD50, [0.08314, 0.154746, 0.020961], 0x00_80_00),
    ] as [(ColorSpace, [Double], UInt32)])
  func `a colour is the same in every space`(space: ColorSpace, parts: [Double], rgb: UInt32) {
    let read = space.rgb(parts[0], parts[1], parts[2])
    for shift in [16, 8, 0] as [UInt32] {
      let (one, other) = (Int(read >> shift & 0xFF), Int(rgb >> shift & 0xFF))
      #expect(abs(one - other) <= 1, "\(space): \(String(read, radix: 16))")
    }
  }

  @Test(arguments: ColorSpace.allCases)
  func `a colour beyond sRGB keeps its lightness and hue, however large its numbers`(
    space: ColorSpace
  ) {
    for value in [0, 1, -1, 1e3, -1e9, 1e300, -1e300, .leastNonzeroMagnitude] {
      for (index, other) in [value, 0.5, -value].enumerated() {
        var parts = [other, value, value]
        parts.swapAt(0, index)
        for (place, range) in space.ranges.enumerated() {
          if let range { parts[place] = min(range.upperBound, max(range.lowerBound, parts[place])) }
        }
        #expect(space.rgb(parts[0], parts[1], parts[2]) <= 0xFF_FFFF)
      }
    }
  }

  @Test func `greens of wider colour spaces are mapped in OKLCH`() {
    let green = OKColor(ColorSpace.displayP3.rgb(0, 1, 0))
    // The green of Display P3 has lightness 0.8488 and hue 145.6 in OKLCH.
    #expect(abs(green.lightness - 0.8488) < 0.01 && abs(green.hue - 145.6) < 3)
    #expect(OKColor(ColorSpace.oklch.rgb(0.7, 10, 30)).chroma < 0.3)
  }
}
