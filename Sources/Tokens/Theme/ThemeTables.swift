// SPDX-License-Identifier: MIT
// Token: the immutable tables of a theme, one per kind of token.

import CuriumTerminal

/// Every token of the kit, resolved: the storage of `AppTheme`.
///
/// About 12 kB. Decoding the 959 tokens of a built-in theme takes about ten microseconds, on first
/// use.
@usableFromInline package final class ThemeTables: Sendable {
  package let header: ThemeHeader
  /// Every token with its alias, in the order of `TokenLayout`.
  package let tokens: [EncodedToken]

  @usableFromInline let colors: [ResolvedColor]
  @usableFromInline let lengths: [CellLength]
  @usableFromInline let fonts: [ResolvedFont]
  @usableFromInline let borders: [BorderLine]
  @usableFromInline let opacities: [UInt8]
  /// The theme's values of declared tokens, with aliases resolved.
  let declared: [TokenPlace: EncodedToken]
  let layoutHash: Int
  /// The themes that this one is mixed from, during a transition; otherwise `nil`.
  let fade: Fade?
  /// Versions of this theme with a change. They don't refer back to it.
  let variations = ThemeVariations()

  /// The two themes of a transition, and how far it has come, from 0 to 1.
  struct Fade: Sendable {
    let start: AppTheme
    let end: AppTheme
    let share: Double
  }

  /// - Precondition: `tokens` has one entry for each token of `TokenLayout`, and no cycle.
  convenience init(
    header: ThemeHeader, tokens: [EncodedToken], declared: [TokenPlace: EncodedToken] = [:]
  ) {
    self.init(
      header: header, tokens: tokens, declared: declared,
      layoutHash: ThemeTables.hashOfLayout(tokens, declared), fade: nil)
  }

  /// Creates tables that differ from others only in their colours.
  convenience init(
    recolored tables: ThemeTables, tokens: [EncodedToken], declared: [TokenPlace: EncodedToken],
    fade: Fade
  ) {
    self.init(
      header: tables.header, tokens: tokens, declared: declared, layoutHash: tables.layoutHash,
      fade: fade)
  }

  private init(
    header: ThemeHeader, tokens: [EncodedToken], declared: [TokenPlace: EncodedToken],
    layoutHash: Int, fade: Fade?
  ) {
    precondition(tokens.count == TokenLayout.count, "A theme must set every built-in token.")
    self.header = header
    self.tokens = tokens
    self.colors = ThemeTables.colors(tokens)
    self.lengths = tokens[TokenLayout.lengths].map(\.length)
    self.fonts = tokens[TokenLayout.fonts].map(\.font)
    self.borders = tokens[TokenLayout.borders].map(\.border)
    self.opacities = tokens[TokenLayout.opacities].map(\.opacity)
    self.declared = declared
    self.layoutHash = layoutHash
    self.fade = fade
  }

  /// Returns the values of the colours. On 16 colours, those of programs are the ones with the same
  /// numbers, whatever colours or aliases the theme has for them.
  private static func colors(_ tokens: [EncodedToken]) -> [ResolvedColor] {
    var colors = tokens[TokenLayout.colors].map(\.color)
    for (number, token) in Color.ansi.enumerated() {
      guard let index = token.tokenIndex else { continue }
      colors[index].color = colors[index].color.numbered(UInt8(number))
    }
    return colors
  }

  /// Returns an FNV-1a hash of the values that affect layout or that nodes cache. Unlike `Hasher`,
  /// it is the same in every process for the kit's themes.
  private static func hashOfLayout(
    _ tokens: [EncodedToken], _ declared: [TokenPlace: EncodedToken]
  ) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ value: UInt64) { hash = (hash ^ value) &* 0x100_0000_01B3 }
    func mix(_ token: EncodedToken, _ kind: TokenKind) {
      switch kind {
      case .length: mix(token.payload)
      case .font:
        let font = token.font
        mix(
          UInt64(font.letterCase.rawValue) << 16 | UInt64(font.letterSpacing) << 8
            | UInt64(font.scale))
      // In compact density, a soft edge takes up a row less than a line.
      case .border: mix(token.border.isNone ? 0 : token.border == .soft ? 1 : 2)
      case .shadow: mix(UInt64(token.shade.columns) << 8 | UInt64(token.shade.rows))
      case .icon, .logo: mix(token.payload)
      default: break
      }
    }
    let kinds = [TokenKind.length, .font, .border, .shadow, .icon, .logo]
    for kind in kinds {
      for token in tokens[TokenLayout.range(kind)] { mix(token, kind) }
    }
    for place in declared.keys.sorted() where kinds.contains(place.kind) {
      mix(UInt64(place.kind.rawValue) << 32 | UInt64(place.index))
      if let token = declared[place] { mix(token, place.kind) }
    }
    return Int(truncatingIfNeeded: hash)
  }
}

// The kit's tokens are an array lookup. Declared tokens take the slow path.
extension ThemeTables {
  @inlinable func color(_ index: Int) -> ResolvedColor {
    index < colors.count ? colors[index] : declaredColor(index)
  }

  @inlinable func length(_ index: Int) -> CellLength {
    index < lengths.count ? lengths[index] : declaredLength(index)
  }

  @inlinable func border(_ index: Int) -> BorderLine {
    index < borders.count ? borders[index] : declaredBorder(index)
  }

  @inlinable func opacity(_ index: Int) -> UInt8 {
    index < opacities.count ? opacities[index] : declaredOpacity(index)
  }

  @inlinable func font(_ index: Int) -> ResolvedFont {
    index < fonts.count ? fonts[index] : declaredFont(index)
  }

  @usableFromInline func declaredColor(_ index: Int) -> ResolvedColor { value(.color, index).color }
  @usableFromInline func declaredLength(_ index: Int) -> CellLength { value(.length, index).length }
  @usableFromInline func declaredFont(_ index: Int) -> ResolvedFont { value(.font, index).font }
  @usableFromInline func declaredBorder(_ index: Int) -> BorderLine { value(.border, index).border }
  @usableFromInline func declaredOpacity(_ index: Int) -> UInt8 { value(.opacity, index).opacity }

  /// Returns the theme's own entry for a token; `nil` for a declared token that the theme doesn't
  /// set.
  package func stated(_ kind: TokenKind, _ index: Int) -> EncodedToken? {
    let range = TokenLayout.range(kind)
    if index < range.count { return tokens[range.lowerBound + index] }
    return declared[TokenPlace(kind: kind, index: index)]
  }

  /// Returns a token and those that it follows, nearest first: in the theme, or by the declaration
  /// of a token that the theme doesn't set.
  package func chain(_ kind: TokenKind, _ index: Int) -> [Int] {
    var chain = [index]
    var next: Int? = index
    while let place = next {
      next = (stated(kind, place) ?? DeclaredTokens.fallback(kind, place)).alias
      if let next { chain.append(next) }
    }
    return chain
  }

  /// Returns the value of any token: the theme's, or the fallback of a declared token.
  func value(_ kind: TokenKind, _ index: Int) -> EncodedToken {
    if let stated = stated(kind, index) { return stated }
    let fallback = DeclaredTokens.fallback(kind, index)
    return fallback.alias.map { value(kind, $0) } ?? fallback
  }
}

/// The names and the purpose of a theme.
package struct ThemeHeader: Hashable, Sendable {
  package var name: String
  package var displayName: String
  package var colorScheme: ColorScheme
  package var contrast: ColorSchemeContrast
  /// `true` if the lightness of colours can be adjusted for legibility; `false` in themes for
  /// tests.
  package var movesInk = true

  package init(
    name: String, displayName: String, colorScheme: ColorScheme, contrast: ColorSchemeContrast
  ) {
    self.name = name
    self.displayName = displayName
    self.colorScheme = colorScheme
    self.contrast = contrast
  }

  /// Returns the contrast of text that requires `ratio`; `nil` if colours aren't adjusted.
  /// Increased contrast requires the next of the three levels of WCAG 2.
  package func contrast(for ratio: Double) -> Double? {
    if !movesInk { return nil }
    return contrast == .increased ? (ratio <= 3 ? 4.5 : max(7, ratio)) : ratio
  }
}
