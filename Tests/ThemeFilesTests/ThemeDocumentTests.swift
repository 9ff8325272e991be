// SPDX-License-Identifier: MIT
// Token: themes can be written as design token files and read again.

import Testing

@testable import CuriumThemeFiles
@testable import CuriumTokens

struct ThemeDocumentTests {
  @Test func `a file can reverse references of its base`() throws {
    var builder = ThemeBuilder(.dark)
    let divider = try #require(TokenCatalog.entry("border.divider"))
    let style = try #require(TokenCatalog.entry("divider.style"))
    let strong = try #require(TokenCatalog.entry("border.strong"))
    try #require(AppTheme.dark.tables.stated(.border, style.index)?.alias == divider.index)
    let isTurned =
      builder.alias(.border, style.index, to: strong.index)
      && builder.alias(.border, divider.index, to: style.index)
    #expect(isTurned)
    let theme = builder.build()
    #expect(try ThemeDocument(theme, changing: .dark).theme() == theme)
  }

  @Test func `a built-in theme reads back equal, and as changes contains only its name`() throws {
    for theme in AppTheme.builtIn + [.rainbow()] {
      #expect(try ThemeDocument(theme).theme() == theme)
    }
    #expect(
      ThemeDocument(.dark, changing: .dark, description: "As it is.").text == """
        {
          "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
          "$description": "As it is.",
          "$extensions": {
            "dev.curium": {
              "name": "dark",
              "displayName": "Dark",
              "colorScheme": "dark",
              "contrast": "standard",
              "base": "dark"
            }
          }
        }

        """)
  }

  @Test func `a theme is written in full if its base has no known name`() throws {
    let base = AppTheme.dark.setting(.brandPrimary, to: Color(hex: 0x12_34_56))
    let theme = base.setting(.brandSecondary, to: .brandPrimary)
    let document = ThemeDocument(theme, changing: base)
    #expect(!document.text.contains("\"base\""))
    #expect(try document.theme() == theme)
  }

  @Test func `a list of changes looks handwritten`() {
    let theme = AppTheme.dark
      .setting(.brandPrimary, to: Color(hex: 0x33_66_FF).opacity(0.5))
      .setting(.brandSecondary, to: .brandAccent)
      .setting(ComponentTokens.Card.borderStyle, to: .double)
      .setting(.md, to: 3)
      .named("ocean", displayName: "Ocean")
    let text = ThemeDocument(theme, changing: .dark).text
    let tokens = text.split(separator: "\n").drop { $0 != "  \"color\": {" }.joined(separator: "\n")
    #expect(
      tokens == """
          "color": {
            "$type": "color",
            "brand": {
              "primary": {
                "$value": {
                  "colorSpace": "srgb",
                  "components": [0.2, 0.4, 1],
                  "alpha": 0.502,
                  "hex": "#3366ff"
                },
                "$description": "The accent colour, for interactive elements and the focus."
              },
              "secondary": {
                "$value": "{color.brand.accent}",
                "$description": "The secondary brand colour."
              }
            }
          },
          "spacing": {
            "$type": "dimension",
            "md": {
              "$value": { "value": 24, "unit": "px" },
              "$description": "The space around the content of a region.",
              "$extensions": {
                "dev.curium": {
                  "cells": { "columns": 3, "rows": 3 }
                }
              }
            }
          },
          "card": {
            "$type": "strokeStyle",
            "line": {
              "$value": "double",
              "$description": "The line around a card.",
              "$extensions": {
                "dev.curium": { "line": "double" }
              }
            }
          }
        }
        """)
  }

  static let foreign = """
    {
      "$description": "Mine.",
      "$extensions": { "com.example": [1.50, { "a": null }], "dev.curium": { "base": "dark" } },
      "color": {
        "$type": "color",
        "$unknown": 1e2,
        "brand": {
          "secondary": {
            "$description": "Kept.",
            "$value": { "colorSpace": "srgb", "components": [0, 0.50, 1] },
            "$extensions": { "dev.curium": { "ansi": 3, "note": "mine" }, "com.example": true }
          },
          "primary": { "$value": "{color.brand.secondary}", "$deprecated": false }
        }
      }
    }
    """

  @Test func `the other contents of a document survive a rewrite`() throws {
    var document = try ThemeDocument(parsing: Self.foreign.utf8, name: "mine.tokens.json")
    let theme = try document.theme()
    try document.update(to: theme)
    let same = try JSONReader.read(Array(Self.foreign.utf8), file: "x")
    #expect(document.text == JSONWriter.text(same), "without changes, the text stays the same")

    document.set("color.brand.secondary", as: .dark.setting(.brandSecondary, to: .brandAccent))
    document.set("spacing.md", as: .dark)
    document.set("no.such.token", as: .dark)
    #expect(
      document.text == """
        {
          "$description": "Mine.",
          "$extensions": {
            "com.example": [
              1.50,
              { "a": null }
            ],
            "dev.curium": { "base": "dark" }
          },
          "color": {
            "$type": "color",
            "$unknown": 1e2,
            "brand": {
              "secondary": {
                "$description": "Kept.",
                "$value": "{color.brand.accent}",
                "$extensions": {
                  "dev.curium": { "note": "mine" },
                  "com.example": true
                }
              },
              "primary": { "$value": "{color.brand.secondary}", "$deprecated": false }
            }
          },
          "spacing": {
            "md": {
              "$type": "dimension",
              "$value": { "value": 16, "unit": "px" },
              "$extensions": {
                "dev.curium": {
                  "cells": { "columns": 2, "rows": 1 }
                }
              }
            }
          }
        }

        """)
    document.remove("spacing.md")
    document.remove("color.brand.primary")
    document.remove("color.brand")
    document.remove("color.nowhere.at.all")
    #expect(!document.text.contains("spacing") && !document.text.contains("deprecated"))
    #expect(document.text.contains("color.brand.accent"))
  }

  @Test func `tokens of the first drafts keep their form, and can be removed`() throws {
    let text = """
      {
        "$extensions": { "dev.curium": { "base": "dark" } },
        "color": {
          "brand": {
            "primary": { "value": "#3366ff", "type": "color", "comment": "Ours." },
            "accent": { "value": "{color.brand.primary}" }
          }
        },
        "spacing": { "$type": "dimension", "md": { "value": "16px", "type": "spacing" } }
      }
      """
    var document = try ThemeDocument(parsing: text.utf8, name: "old.tokens.json")
    let theme = try document.theme()
      .setting(.brandPrimary, to: Color(hex: 0x33_99_FF))
      .setting(.brandAccent, to: Color(hex: 0xFF_99_33))
      .setting(.md, to: 3)
    try document.update(to: theme)
    #expect(try document.theme() == theme)
    #expect(document.text.contains("\"comment\": \"Ours.\""))
    #expect(!document.text.contains("$value"))
    let turned = theme.setting(.brandAccent, to: .brandSecondary)
    try document.update(to: turned)
    #expect(try document.theme() == turned)
    document.remove("spacing.md")
    #expect(!document.text.contains("spacing"), "a group with only a type is removed too")
  }

  @Test func `only groups that become empty are removed, and none in a document with references`()
    throws
  {
    let groups = """
      "color": { "$type": "color", "brand": { "primary": { "$value": "{color.text.primary}" } } },
      "spacing": { "$type": "dimension" }
      """
    var document = try ThemeDocument(parsing: "{ \(groups) }".utf8, name: "a.tokens.json")
    document.remove("spacing.md")
    #expect(document.text.contains("spacing"))
    document.remove("color.brand.primary")
    #expect(!document.text.contains("color") && document.text.contains("spacing"))
    for reference in [#""$extends": "{color.brand}""#, ##""$ref": "#/color/brand""##] {
      let other = "\"mine\": { \(reference), \"$description\": \"Mine.\" }"
      document = try ThemeDocument(parsing: "{ \(groups), \(other) }".utf8, name: "b.tokens.json")
      document.remove("color.brand.primary")
      #expect(!document.text.contains("primary") && document.text.contains("\"brand\""))
    }
  }

  @Test(arguments: [
    #""$value": "{color.text.primary}""#, ##""$ref": "#/color/text/primary""##,
    ##""value": "#3366ff", "type": "color""##,
  ])
  func `a token in the place of a group becomes a group`(members: String) throws {
    let text = """
      { "$extensions": { "dev.curium": { "base": "dark" } }, "color": { "brand": { \(members) } } }
      """
    var document = try ThemeDocument(parsing: text.utf8, name: "a.tokens.json")
    document.set("color.brand.primary", as: .dark.setting(.brandPrimary, to: .brandSecondary))
    #expect(!document.text.contains("ff\"") && !document.text.contains("text"))
    #expect(document.text.contains("\"{color.brand.secondary}\""))
    #expect(throws: Never.self) { try document.theme() }
  }

  @Test func `a file is written completely or not at all`() throws {
    let error = #expect(throws: ThemeFileError.self) {
      try ThemeDocument(.dark).write(to: "/nowhere/at/all/dark.tokens.json")
    }
    #expect(error?.problem == .unwritable && error?.file == "dark.tokens.json")
  }
}
