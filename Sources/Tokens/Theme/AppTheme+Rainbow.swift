// SPDX-License-Identifier: MIT
// Token: themes for tests, in which each colour identifies its token.

package import CuriumTerminal

extension AppTheme {
  /// Returns the dark theme with a different colour for each colour token.
  ///
  /// The colour of a cell identifies the token it was drawn with: see `rainbowToken(of:)`.
  ///
  /// `showsTints`: `true` if translucent colours are opaque; otherwise they are clear. A token
  /// counts as translucent if it is in any built-in theme. `movesInk`: `true` if the lightness of
  /// colours that must be legible is adjusted. All rainbow colours are about equally light, so
  /// every such colour changes and no longer identifies a token.
  package static func rainbow(showsTints: Bool = true, movesInk: Bool = false) -> AppTheme {
    var builder = ThemeBuilder(.dark)
    builder.header.name = "rainbow"
    builder.header.displayName = "Rainbow"
    builder.header.movesInk = movesInk
    for (index, color) in rainbowColors.enumerated() {
      let isShown = showsTints || !isTranslucent(index)
      builder.set(.color, index, EncodedToken(ResolvedColor(color, alpha: isShown ? 255 : 0)))
    }
    for index in 0..<TokenLayout.opacities.count {
      builder.set(.opacity, index, EncodedToken(opacity: showsTints ? 255 : 0))
    }
    return builder.build()
  }

  /// Returns the colour token that a cell of a rainbow theme was drawn with.
  package static func rainbowToken(of color: CellColor) -> Color? {
    color.isRGB ? rainbowTokens[.rgb(color.value)].map { Color(token: $0) } : nil
  }

  private static func isTranslucent(_ index: Int) -> Bool {
    builtIn.contains { $0.tables.colors[index].alpha < 255 }
  }

  /// A colour for each token. Hues are a golden angle apart, so that neighbours differ most.
  private static let rainbowColors: [CellColor] = {
    var colors: [CellColor] = []
    var step = 0
    while colors.count < TokenLayout.colors.count {
      let chroma = 0.06 + 0.02 * Double(step % 3)
      let color = OKColor(lightness: 0.65, chroma: chroma, hue: Double(step) * 137.508)
      if !colors.contains(.rgb(color.rgb)) { colors.append(.rgb(color.rgb)) }
      step += 1
    }
    return colors
  }()

  private static let rainbowTokens: [CellColor: Int] = Dictionary(
    uniqueKeysWithValues: rainbowColors.enumerated().map { ($1, $0) })
}
