// SPDX-License-Identifier: MIT
// Token: a theme with another accent colour.

import CuriumTerminal

extension AppTheme {
  /// Returns the theme with `color` as its accent colour. The accent colours of hovered and pressed
  /// elements and the tint follow it, and the colour of text on it is legible.
  func accented(_ color: Color) -> AppTheme {
    typealias Tokens = SemanticTokens.Colors
    if color == Tokens.brandPrimary { return self }
    let accent = color.resolve(in: self)
    let page = Tokens.background.resolve(in: self).color
    let fill = accent.color.blended(over: page, alpha: accent.alpha)
    let ink = Contrast.legibleInk(
      Tokens.brandOnPrimary.resolve(in: self).color, on: fill,
      ratio: tables.header.contrast(for: 4.5) ?? 0)
    let states = fill.isRGB ? ThemeDerivation.states(of: fill.value, under: ink.value) : []
    let muted = Tokens.brandPrimaryMuted.resolve(in: self)
    var builder = ThemeBuilder(self)
    func set(_ token: Color, _ color: CellColor, alpha: UInt8 = 255) {
      guard let index = token.tokenIndex else { return }
      builder.set(.color, index, EncodedToken(ResolvedColor(color, alpha: alpha)))
    }
    set(Tokens.brandPrimary, accent.color, alpha: accent.alpha)
    set(Tokens.brandPrimaryHover, states.first.map(fill.replaced(by:)) ?? fill)
    set(Tokens.brandPrimaryPressed, states.last.map(fill.replaced(by:)) ?? fill)
    set(Tokens.brandPrimaryMuted, accent.color.withSlot(of: muted.color), alpha: muted.alpha)
    set(Tokens.brandOnPrimary, ink)
    return builder.build()
  }
}
