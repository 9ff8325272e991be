// SPDX-License-Identifier: MIT
// Token: theme files set tokens declared by an app, and no others.

import CuriumTokens
import Testing

@testable import CuriumThemeFiles

private extension SemanticTokens.Colors {
  static let mint = Color(declaring: "color.mint", fallback: .brandPrimary)
  static let coral = Color(declaring: "color.coral", fallback: .error)
}

private extension SemanticTokens.Spacing {
  static let inset = Length(declaring: "spacing.inset", fallback: .sm)
}

struct DeclaredTokenFileTests {
  private static let text = """
    { "$extensions": { "dev.curium": { "name": "bay", "base": "dark" } },
      "color": { "$type": "color",
        "mint": { "$value": { "colorSpace": "srgb", "components": [0, 0.2, 0.4] } },
        "coral": { "$value": "{color.mint}" },
        "brand": { "primary": { "$value": "{color.coral}" } } },
      "spacing": { "inset": { "$type": "dimension", "$value": { "value": 32, "unit": "px" } } } }
    """

  @Test func `a file sets declared tokens, and other tokens refer to them`() throws {
    TokenCatalog.declare(
      SemanticTokens.Colors.mint, SemanticTokens.Colors.coral, SemanticTokens.Spacing.inset)
    let theme = try ThemeFile.parse(Self.text.utf8, name: "bay")
    for path in ["color.mint", "color.coral", "color.brand.primary", "button.primary.background"] {
      #expect(TokenCatalog.entry(path)?.valueDescription(in: theme) == "#003366", "\(path)")
    }
    #expect(SemanticTokens.Spacing.inset.resolve(in: theme, axis: .horizontal) == 4)
    #expect(SemanticTokens.Spacing.inset.resolve(in: .dark, axis: .horizontal) == 2)
  }

  @Test func `a written theme contains its changes to declared tokens`() throws {
    TokenCatalog.declare(
      SemanticTokens.Colors.mint, SemanticTokens.Colors.coral, SemanticTokens.Spacing.inset)
    let theme = try ThemeFile.parse(Self.text.utf8, name: "bay")
    for base in [nil, AppTheme.dark] {
      var document = ThemeDocument(theme, changing: base)
      #expect(try document.theme() == theme)
      let changed = theme.setting(SemanticTokens.Colors.coral, to: .info)
      try document.update(to: changed)
      #expect(try document.theme() == changed)
    }
    var document = ThemeDocument(theme, changing: .dark)
    document.set("spacing.inset", as: .dark)
    #expect(!document.text.contains("inset"))
  }

  @Test func `an undeclared path is rejected, and so is another type`() {
    let unknown = Self.text.replacing("mint", with: "sandbank")
    let error = #expect(throws: ThemeFileError.self) {
      try ThemeFile.parse(unknown.utf8, name: "bay")
    }
    #expect(error?.description.contains("color.sandbank") == true)
    TokenCatalog.declare(SemanticTokens.Spacing.inset)
    let wrong = #"""
      { "$extensions": { "dev.curium": { "base": "dark" } },
        "spacing": { "inset": { "$type": "number", "$value": 3 } } }
      """#
    #expect(throws: ThemeFileError.self) { try ThemeFile.parse(wrong.utf8, name: "bay") }
  }
}
