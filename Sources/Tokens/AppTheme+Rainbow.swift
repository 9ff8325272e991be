// SPDX-License-Identifier: MIT
// Token: a theme for tests, in which each colour tells the token it was drawn with.

package import CuriumTerminal

extension AppTheme {
  /// A theme in which no two colour tokens are equal and all of them cover what is beneath.
  ///
  /// A cell drawn under it names the token it was drawn with: see `rainbowToken(of:)`.
  package static func rainbow() -> AppTheme {
    var builder = ThemeBuilder(.dark)
    builder.header.name = "rainbow"
    builder.header.displayName = "Rainbow"
    builder.header.movesInk = false
    for index in 0..<TokenLayout.colors.count {
      builder.set(.color, index, EncodedToken(ResolvedColor(.rgb(rainbowColor(index)))))
    }
    for index in 0..<TokenLayout.opacities.count {
      builder.set(.opacity, index, EncodedToken(opacity: 255))
    }
    return builder.build()
  }

  /// The colour token that a cell of the rainbow theme was drawn with.
  package static func rainbowToken(of color: CellColor) -> Color? {
    guard color.isRGB else { return nil }
    return (0..<TokenLayout.colors.count)
      .first { rainbowColor($0) == color.value }
      .map { Color(token: $0) }
  }

  /// Odd factors permute the 24-bit numbers, so no two are the same, and neighbours lie far apart.
  private static func rainbowColor(_ index: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: (index + 1) &* 0x9E3779) & 0xFF_FFFF
  }
}
