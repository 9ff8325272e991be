// SPDX-License-Identifier: MIT
// Token: the immutable tables of a theme, one per kind of token.

/// Every token of the kit, resolved: what `AppTheme` refers to.
///
/// About 8 kB. Decoding the 450 tokens of a built-in theme takes some ten microseconds, once, when
/// the theme is first used.
@usableFromInline package final class ThemeTables: Sendable {
  package let header: ThemeHeader
  /// Every token with its alias, in the order of `TokenLayout`.
  package let tokens: [EncodedToken]

  @usableFromInline let colors: [ResolvedColor]
  @usableFromInline let lengths: [CellLength]
  @usableFromInline let fonts: [ResolvedFont]
  @usableFromInline let borders: [BorderLine]
  @usableFromInline let opacities: [UInt8]
  let shadows: [Shade]
  let motions: [Pace]
  let layoutHash: Int

  /// - Precondition: `tokens` has one entry for each token of `TokenLayout`, and no circle.
  package init(header: ThemeHeader, tokens: [EncodedToken]) {
    precondition(tokens.count == TokenLayout.count, "a theme has every token of the kit")
    self.header = header
    self.tokens = tokens
    self.colors = tokens[TokenLayout.colors].map(\.color)
    self.lengths = tokens[TokenLayout.lengths].map(\.length)
    self.fonts = tokens[TokenLayout.fonts].map(\.font)
    self.borders = tokens[TokenLayout.borders].map(\.border)
    self.shadows = tokens[TokenLayout.shadows].map(\.shade)
    self.opacities = tokens[TokenLayout.opacities].map(\.opacity)
    self.motions = tokens[TokenLayout.motions].map(\.pace)
    self.layoutHash = ThemeTables.hashOfLayout(tokens)
  }

  /// FNV-1a over what decides where cells are: the same in every process, unlike `Hasher`.
  private static func hashOfLayout(_ tokens: [EncodedToken]) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ value: UInt64) { hash = (hash ^ value) &* 0x100_0000_01B3 }
    for token in tokens[TokenLayout.lengths] { mix(token.payload) }
    for token in tokens[TokenLayout.fonts] {
      mix(UInt64(token.font.letterSpacing) << 8 | UInt64(token.font.scale))
    }
    for token in tokens[TokenLayout.borders] { mix(token.border.isNone ? 0 : 1) }
    return Int(truncatingIfNeeded: hash)
  }
}

/// What a theme is called and what it is made for.
package struct ThemeHeader: Hashable, Sendable {
  package var name: String
  package var displayName: String
  package var colorScheme: ColorScheme
  package var contrast: ColorSchemeContrast
  /// Whether inks may be moved in lightness to be legible; a theme for tests keeps them.
  package var movesInk = true

  package init(
    name: String, displayName: String, colorScheme: ColorScheme, contrast: ColorSchemeContrast
  ) {
    self.name = name
    self.displayName = displayName
    self.colorScheme = colorScheme
    self.contrast = contrast
  }
}
