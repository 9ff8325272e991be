// SPDX-License-Identifier: MIT
// Token: themes from an accent, a second colour, a ground and an ink.

import CuriumTerminal

extension AppTheme {
  /// A whole theme from four colours.
  ///
  /// Everything else is derived, and moved in lightness until it can be read: text at 4.5:1 on
  /// every ground, lines of controls at 3:1. So the four may come out other than they were given, where
  /// they could not be read together.
  ///
  ///     let harbour = AppTheme(
  ///       primaryColor: Color(hex: 0x2FA4E7), secondaryColor: Color(hex: 0xF2B134),
  ///       backgroundColor: Color(hex: 0x0B1B2B), textColor: Color(hex: 0xE6EEF5))
  public init(
    primaryColor: Color, secondaryColor: Color, backgroundColor: Color, textColor: Color
  ) {
    let ground = backgroundColor.resolve(in: .light).color
    let isDark = ground.isRGB && Contrast.luminance(ground.value) < 0.179
    let base = isDark ? AppTheme.dark : AppTheme.light
    // A colour of the terminal's own palette is not known: the base theme's is taken.
    func known(_ color: Color, _ token: Color) -> UInt32 {
      let given = color.resolve(in: base).color
      return given.isRGB ? given.value : token.resolve(in: base).color.value
    }
    var derivation = ThemeDerivation(
      seeds: ThemeSeeds(
        background: known(backgroundColor, .background), text: known(textColor, .textPrimary),
        primary: known(primaryColor, .brandPrimary),
        secondary: known(secondaryColor, .brandSecondary)))
    self = derivation.theme()
  }

  /// The accent, as a colour of its own.
  public var primaryColor: Color { literal(.brandPrimary) }
  /// The second colour of the brand, as a colour of its own.
  public var secondaryColor: Color { literal(.brandSecondary) }
  /// The ground of the screen, as a colour of its own.
  public var backgroundColor: Color { literal(.background) }
  /// The ink of text, as a colour of its own.
  public var textColor: Color { literal(.textPrimary) }

  /// The colour without the slot that stands in for it among 16.
  private func literal(_ token: Color) -> Color {
    let resolved = token.resolve(in: self)
    guard resolved.color.isRGB else { return Color(resolved) }
    return Color(ResolvedColor(.rgb(resolved.color.value), alpha: resolved.alpha))
  }
}
