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
}
