// SPDX-License-Identifier: MIT
// Token: theme files change a base theme, and their errors have positions.

import CuriumTokens
import Testing

@testable import CuriumThemeFiles

struct ThemeFileTests {
  static let head =
    #""$extensions": { "dev.curium": { "name": "ocean", "displayName": "Ocean", "base": "dark" } }"#

  func parse(_ members: String) throws(ThemeFileError) -> AppTheme {
    try ThemeFile.parse("{ \(Self.head),\n\(members) }".utf8, name: "ocean.tokens.json")
  }

  func hex(_ color: Color, _ theme: AppTheme) -> UInt32? {
    let entry = color.path.flatMap { TokenCatalog.entry($0) }
    return entry.flatMap { UInt32($0.valueDescription(in: theme).dropFirst(), radix: 16) }
  }

  @Test(
    arguments: [
      (#"{ "colorSpace": "srgb", "components": [0.2, 0.4, 1] }"#, 0x33_66_FF),
      (#"{ "colorSpace": "srgb", "components": ["none", 0, 1] }"#, 0x00_00_FF),
      (#"{ "colorSpace": "hsl", "components": [210, 50, 40] }"#, 0x33_66_99),
      (#"{ "colorSpace": "hsl", "components": [-60, 100, 50] }"#, 0xFF_00_FF),
      (#"{ "colorSpace": "oklch", "components": [1, 0, 0] }"#, 0xFF_FF_FF),
      (#"{ "colorSpace": "oklch", "components": [0.62796, 0.25768, 29.23388] }"#, 0xFF_00_00),
    ] as [(String, UInt32)])
  func `colours are read, and tokens that refer to them follow`(value: String, rgb: UInt32) throws {
    let theme = try parse(
      #""color": { "$type": "color", "brand": { "primary": { "$value": \#(value) } } }"#)
    #expect(hex(.brandPrimary, theme) == rgb)
    #expect(hex(ComponentTokens.Button.Primary.backgroundColor, theme) == rgb)
    #expect(hex(.textPrimary, theme) == hex(.textPrimary, .dark))
    #expect(theme.name == "ocean" && theme.displayName == "Ocean" && theme.colorScheme == .dark)
  }

  @Test func `references can lead to the file, the base and the kit's palette`() throws {
    let theme = try parse(
      """
      "palette": { "$type": "color",
        "sea": { "$value": { "colorSpace": "srgb", "components": [0, 0.2, 0.4] } },
        "deep": { "$value": "{palette.sea}" },
        "ink": { "$value": "{color.text.muted}" } },
      "color": { "$type": "color",
        "background": { "$value": "{palette.deep}" },
        "text": { "secondary": { "$value": "{palette.ink}" } },
        "brand": { "primary": { "$value": "{palette.teal.400}" },
                   "secondary": { "$value": "{color.brand.primary}" } } }
      """)
    #expect(hex(.background, theme) == 0x00_33_66)
    #expect(hex(.textSecondary, theme) == hex(.textMuted, .dark))
    #expect(hex(.brandSecondary, theme) == hex(.brandPrimary, theme))
    #expect(hex(.brandPrimary, theme) != hex(.brandPrimary, .dark))
    let moved = theme.setting(.textMuted, to: Color(hex: 0xAB_CD_EF))
    #expect(hex(.textSecondary, moved) == 0xAB_CD_EF)
  }

  @Test func `other types are read with and without extensions for terminals`() throws {
    let theme = try parse(
      """
      "spacing": { "$type": "dimension",
        "md": { "$value": { "value": 32, "unit": "px" } },
        "lg": { "$value": { "value": 1, "unit": "rem" },
          "$extensions": { "dev.curium": { "cells": { "columns": 5, "rows": 3 } } } } },
      "opacity": { "$type": "number", "tint": { "$value": 0.2 } },
      "border": { "$type": "strokeStyle", "soft": { "$value": "double" } },
      "shadow": { "$type": "shadow", "low": { "$value": { "color": "{color.brand.primary}",
        "offsetX": { "value": 16, "unit": "px" }, "offsetY": { "value": 16, "unit": "px" },
        "blur": { "value": 0, "unit": "px" }, "spread": { "value": 0, "unit": "px" } } } },
      "palette": { "time": { "$type": "duration", "$value": { "value": 0.1, "unit": "s" } } },
      "motion": { "$type": "transition", "fast": { "$value": { "duration": "{palette.time}",
        "delay": { "value": 0, "unit": "ms" }, "timingFunction": [0, 0, 1, 1] } } },
      "typography": { "$type": "typography", "label": { "$value": { "fontFamily": "x",
        "fontSize": { "value": 1, "unit": "rem" }, "fontWeight": "light",
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 },
        "$extensions": { "dev.curium": { "letterCase": "lowercase" } } } }
      """)
    #expect(Length.md.resolve(in: theme, axis: .horizontal) == 4)
    #expect(Length.md.resolve(in: theme, axis: .vertical) == 2)
    #expect(Length.lg.resolve(in: theme, axis: .vertical) == 3)
    #expect(Opacity.tint.resolve(in: theme) == 51)
    #expect(ComponentTokens.Card.borderStyle.line(in: theme) == .double)
    let shadow = Shadow.low.resolve(in: theme)
    #expect(shadow.columns == 2 && shadow.rows == 1)
    #expect(shadow.color == Color.brandPrimary.resolve(in: theme))
    #expect(Motion.fast.resolve(in: theme) == .milliseconds(100))
    #expect(Font.label.resolve(in: theme).letterCase == .lowercase)
    #expect(Font.label.resolve(in: theme) != Font.label.resolve(in: .dark))
  }

  @Test(arguments: [
    (##""{color.nowhere}""##, "{color.nowhere} doesn't exist"),
    (##""{color.brand.primry}""##, "Did you mean {color.brand.primary}?"),
    (##""{spacing.md}""##, "of type `color`, not `dimension`"),
    (##""{other}""##, "{other} is a group"),
    (##""navy""##, "an object for the colour"),
    (##"{ "colorSpace": "cmyk", "components": [1, 2, 3] }"##, "srgb, srgb-linear, hsl"),
    (##"{ "colorSpace": "srgb", "components": [0, 2, 0] }"##, "from 0 to 1"),
    (##"{ "colorSpace": "srgb", "components": [0, 1] }"##, "three components, not 2"),
    (##"{ "colorSpace": "srgb", "components": [0, 1, true] }"##, "numbers or \"none\""),
    (##"{ "colorSpace": "srgb", "components": [0, 1, 0], "alpha": 2 }"##, "an alpha from 0 to 1"),
    (##"{ "components": [0, 1, 0] }"##, "`colorSpace` and `components`"),
    (##"0, "child": {}"##, "not both"), (##"0, "$ref": "#/a""##, "`$value` or `$ref`, not both"),
    (##"0, "$type": "number""##, "of type `color`, not `number`"),
  ])
  func `an invalid colour is reported with its position`(value: String, words: String) {
    check(
      ##""color": { "$type": "color", "background": { "$value": \##(value) } }, "other": {}"##,
      "color.background", words)
  }

  @Test(arguments: [
    (
      ##""color": { "$type": "color", "brand": { "primray": { "$value": 1 } } }"##,
      "color.brand.primray", "Did you mean color.brand.primary?"
    ),
    (##""color": { "background": { "$value": 1 } }"##, "color.background", "$type"),
    (
      ##""spacing": { "$type": "dimension", "md": { "$value": { "value": 1, "unit": "em" } } }"##,
      "spacing.md", "units are px and rem"
    ),
    (##""opacity": { "$type": "number", "tint": { "$value": 2 } }"##, "opacity.tint", "0 to 1"),
    (
      ##""border": { "$type": "strokeStyle", "rounded": { "$value": "wavy" } }"##,
      "border.rounded", "solid, dashed, dotted"
    ),
    (##""color": { "$extends": "{palette}" }"##, "color", "{palette} doesn't exist"),
    (##""color": { "brand": { "$root": { "$value": 1 } } }"##, "color.brand.$root", "a type"),
    (##""color": { "a.b": { "$value": 1 } }"##, "color", "without `{`, `}` or `.`"),
    (##""color": 3"##, "color", "an object"),
    (##""resolutionOrder": []"##, "", "`version`"),
  ])
  func `an error includes its file, line, path and advice`(
    members: String, path: String, words: String
  ) {
    check(members, path, words)
  }

  private func check(_ members: String, _ path: String, _ words: String) {
    let error = #expect(throws: ThemeFileError.self) { _ = try parse(members) }
    #expect(error?.file == "ocean.tokens.json" && error?.path == path)
    #expect(error?.line == (path.isEmpty ? 1 : 2))
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test func `an error lists every token of a cycle`() {
    let error = #expect(throws: ThemeFileError.self) {
      _ = try parse(
        """
        "color": { "$type": "color", "background": { "$value": "{color.text.primary}" },
          "text": { "primary": { "$value": "{color.text.muted}" },
                    "muted": { "$value": "{color.text.primary}" } } }
        """)
    }
    #expect(error?.problem == .cycle(["color.text.primary", "color.text.muted"]))
    let outer = #expect(throws: ThemeFileError.self) {
      _ = try parse(
        #""color": { "$type": "color", "brand": { "primary": {"$value": "{color.focus.ring}"} } }"#
      )
    }
    #expect(outer?.problem == .cycle(["color.brand.primary", "color.focus.ring"]))
  }

  @Test(arguments: [
    ("", 1, "a value"), ("[]", 1, "an object"), ("{", 1, "quotes"), ("{}\n}", 2, "end of the file"),
    ("{ \"a\": 1,\n\"a\": 2 }", 2, "only one member"), ("{ \"a\": 01 }", 1, "a value"),
    ("{ \"a\": [1,] }", 1, "a value"), ("{\n\"a\" 1 }", 2, "`:`"), ("{ \"a\": tru }", 1, "a value"),
    ("{ \"a\": \"\\x\" }", 1, "after `\\`"), ("{ \"a\": \"\\ud800\" }", 1, "surrogate"),
    ("{ \"a\": \"\n\" }", 1, "control"), ("{ \"a\": 1. }", 1, "a value"),
    ("{ \"a\": - }", 1, "a value"), ("{ \"a\": 1.e5 }", 1, "a value"),
    ("{ \"a\": \"", 1, "closing quote"), ("{ \"a\": 1e999 }", 1, "a value"),
  ])
  func `invalid JSON is reported with its line`(text: String, line: Int, words: String) {
    let error = #expect(throws: ThemeFileError.self) {
      _ = try ThemeFile.parse(text.utf8, name: "x")
    }
    #expect(error?.line == line && error?.expected.contains(words) == true, "\(error as Any)")
  }

  @Test func `endless nesting and invalid text are rejected`() throws {
    let deep = String(repeating: "{\"a\":", count: 100_000)
    #expect(throws: ThemeFileError.self) { _ = try ThemeFile.parse(deep.utf8, name: "x") }
    let bytes: [UInt8] = Array("{ \"".utf8) + [0xFF, 0xFE] + Array("\": 1 }".utf8)
    #expect(throws: ThemeFileError.self) { _ = try ThemeFile.parse(bytes, name: "x") }
    let escaped = #"{ "$description": "\u00e9\ud83d\ude00\n\"\/" , "#
    let text = escaped + Self.head + " }"
    #expect(try ThemeFile.parse(text.utf8, name: "x").name == "ocean")
  }

  @Test func `an unknown base and a missing file are reported`() {
    let base = #"{ "$extensions": { "dev.curium": { "base": "sepia" } } }"#
    let unknown = #expect(throws: ThemeFileError.self) {
      _ = try ThemeFile.parse(base.utf8, name: "x")
    }
    #expect(unknown?.problem == .unknownBase && unknown?.advice.contains("dark") == true)
    let missing = #expect(throws: ThemeFileError.self) {
      _ = try ThemeFile.load(contentsOf: "/nowhere/ocean.tokens.json")
    }
    #expect(missing?.problem == .unreadable && missing?.file == "ocean.tokens.json")
  }
}
