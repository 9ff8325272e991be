// SPDX-License-Identifier: MIT
// Token: the aliases of a token, from the token itself to its primitive.

import Testing

@testable import CuriumTokens

struct CatalogAliasTests {
  @Test func `a token lists its aliases, down to the primitive`() throws {
    let card = try #require(TokenCatalog.entry("card.background"))
    #expect(
      card.aliases(in: .dark).map(\.path) == ["color.surface.raised", "palette.gray.875"])
    let gap = try #require(TokenCatalog.entry("chip.spacing"))
    #expect(gap.aliases(in: .dark).map(\.path) == ["spacing.componentGap.sm", "spacing.xs"])
    let primitive = try #require(TokenCatalog.primitives.first)
    #expect(primitive.aliases(in: .dark) == [] && primitive.id == primitive.path)
  }

  @Test func `tokens of an app are among the aliases`() throws {
    let signal = Color(declaring: "color.aliasSignal", fallback: .brandPrimary)
    let link = try #require(TokenCatalog.entry("color.text.link"))
    let theme = AppTheme.dark.setting(.link, to: signal)
    let brand = try #require(TokenCatalog.entry("color.brand.primary"))
    let rest = [brand.path] + brand.aliases(in: theme).map(\.path)
    #expect(link.aliases(in: theme).map(\.path) == ["color.aliasSignal"] + rest)
    let own = try #require(TokenCatalog.entry("color.aliasSignal"))
    #expect(own.aliases(in: theme).map(\.path) == rest)
    // The last kind, whose tokens nothing follows in the tables.
    let oak = Wordmark("Oak", rows: ["OAK"], asciiRows: ["OAK"])
    let mark = Wordmark(declaring: "logo.aliasMark", fallback: oak)
    let app = try #require(TokenCatalog.indexed.last)
    #expect(
      app.aliases(in: .dark.setting(.app, to: mark)).map(\.path) == ["logo.aliasMark"])
  }
}
