// SPDX-License-Identifier: MIT
// Token: theme files set tokens declared by an app, and no others.

import CuriumTokens
import Testing

@testable import CuriumThemeFiles

private extension SemanticTokens.Colors {
  static let lagoon = Color(declaring: "color.lagoon", fallback: .brandPrimary)
  static let reef = Color(declaring: "color.reef", fallback: .error)
}

private extension SemanticTokens.Spacing {
  static let berth = Length(declaring: "spacing.berth", fallback: .sm)
}

struct DeclaredTokenFileTests {
  private static let text = """
    { "$extensions": { "dev.curium": { "name": "bay", "base": "dark" } },
      "color": { "$type": "color",
        "lagoon": { "$value": { "colorSpace": "srgb", "components": [0, 0.2, 0.4] } },
        "reef": { "$value": "{color.lagoon}" },
        "brand": { "primary": { "$value": "{color.reef}" } } },
      "spacing": { "berth": { "$type": "dimension", "$value": { "value": 32, "unit": "px" } } } }
    """

  @Test func `a file sets declared tokens, and tokens follow them`() throws {
    TokenCatalog.declare(
      SemanticTokens.Colors.lagoon, SemanticTokens.Colors.reef, SemanticTokens.Spacing.berth)
    let theme = try ThemeFile.parse(Self.text.utf8, name: "bay")
    for path in ["color.lagoon", "color.reef", "color.brand.primary", "button.primary.background"] {
      #expect(TokenCatalog.entry(path)?.valueDescription(in: theme) == "#003366", "\(path)")
    }
    #expect(SemanticTokens.Spacing.berth.resolve(in: theme, axis: .horizontal) == 4)
    #expect(SemanticTokens.Spacing.berth.resolve(in: .dark, axis: .horizontal) == 2)
  }

  @Test func `a written theme says what it sets of declared tokens`() throws {
    TokenCatalog.declare(
      SemanticTokens.Colors.lagoon, SemanticTokens.Colors.reef, SemanticTokens.Spacing.berth)
    let theme = try ThemeFile.parse(Self.text.utf8, name: "bay")
    for base in [nil, AppTheme.dark] {
      var document = ThemeDocument(theme, changing: base)
      #expect(try document.theme() == theme)
      let changed = theme.setting(SemanticTokens.Colors.reef, to: .info)
      try document.update(to: changed)
      #expect(try document.theme() == changed)
    }
    var document = ThemeDocument(theme, changing: .dark)
    document.set("spacing.berth", as: .dark)
    #expect(!document.text.contains("berth"))
  }

  @Test func `a path that nobody declared is refused, and so is another type`() {
    let unknown = Self.text.replacing("lagoon", with: "sandbank")
    let error = #expect(throws: ThemeFileError.self) {
      try ThemeFile.parse(unknown.utf8, name: "bay")
    }
    #expect(error?.description.contains("color.sandbank") == true)
    TokenCatalog.declare(SemanticTokens.Spacing.berth)
    let wrong = #"""
      { "$extensions": { "dev.curium": { "base": "dark" } },
        "spacing": { "berth": { "$type": "number", "$value": 3 } } }
      """#
    #expect(throws: ThemeFileError.self) { try ThemeFile.parse(wrong.utf8, name: "bay") }
  }
}
