// SPDX-License-Identifier: MIT
// Token: the colour tokens under their short names.

extension Color {
  /// Ink for what is read first, as in SwiftUI's foreground styles.
  @inlinable public static var primary: Color { SemanticTokens.Colors.textPrimary }
  /// Ink for what is read next, as in SwiftUI's foreground styles.
  @inlinable public static var secondary: Color { SemanticTokens.Colors.textSecondary }
  /// The accent.
  @inlinable public static var accentColor: Color { SemanticTokens.Colors.brandPrimary }
  /// The accent: what can be acted on, and where the focus is.
  @inlinable public static var brandPrimary: Color { SemanticTokens.Colors.brandPrimary }
  /// The second colour of the brand.
  @inlinable public static var brandSecondary: Color { SemanticTokens.Colors.brandSecondary }
  /// The colour of the brand for rare highlights.
  @inlinable public static var brandAccent: Color { SemanticTokens.Colors.brandAccent }
  /// The ground of the screen, beneath everything else.
  @inlinable public static var background: Color { SemanticTokens.Colors.background }
  /// A region that stands out from the ground by its tone.
  @inlinable public static var surface: Color { SemanticTokens.Colors.surfacePrimary }
  /// A card, a sidebar or a field on a region: the next tone.
  @inlinable public static var surfaceRaised: Color { SemanticTokens.Colors.surfaceRaised }
  /// A dialog, a menu or a toast over everything else.
  @inlinable public static var surfaceOverlay: Color { SemanticTokens.Colors.surfaceOverlay }
  /// A well in a region: the ground of what can be typed into.
  @inlinable public static var surfaceSunken: Color { SemanticTokens.Colors.surfaceSunken }
  /// Ink for what is read first.
  @inlinable public static var textPrimary: Color { SemanticTokens.Colors.textPrimary }
  /// Ink for what is read next.
  @inlinable public static var textSecondary: Color { SemanticTokens.Colors.textSecondary }
  /// Ink for what may be missed.
  @inlinable public static var textMuted: Color { SemanticTokens.Colors.textMuted }
  /// Ink for what cannot be used at present.
  @inlinable public static var textDisabled: Color { SemanticTokens.Colors.textDisabled }
  /// Ink on a ground of the opposite appearance.
  @inlinable public static var textInverse: Color { SemanticTokens.Colors.textInverse }
  /// Ink of what leads elsewhere.
  @inlinable public static var link: Color { SemanticTokens.Colors.textLink }
  /// Ink on the accent.
  @inlinable public static var onBrandPrimary: Color { SemanticTokens.Colors.brandOnPrimary }
  /// Ink on the second colour of the brand.
  @inlinable public static var onBrandSecondary: Color { SemanticTokens.Colors.brandOnSecondary }
  /// Ink on the colour for rare highlights.
  @inlinable public static var onBrandAccent: Color { SemanticTokens.Colors.brandOnAccent }
  /// Something went well.
  @inlinable public static var success: Color { SemanticTokens.Colors.intentSuccess }
  /// Ink on the success colour.
  @inlinable public static var onSuccess: Color { SemanticTokens.Colors.intentOnSuccess }
  /// A tint of the success colour, laid over a ground.
  @inlinable public static var successMuted: Color { SemanticTokens.Colors.intentSuccessMuted }
  /// The edge of something in the success colour.
  @inlinable public static var successBorder: Color { SemanticTokens.Colors.intentSuccessBorder }
  /// Something needs attention.
  @inlinable public static var warning: Color { SemanticTokens.Colors.intentWarning }
  /// Ink on the warning colour.
  @inlinable public static var onWarning: Color { SemanticTokens.Colors.intentOnWarning }
  /// A tint of the warning colour, laid over a ground.
  @inlinable public static var warningMuted: Color { SemanticTokens.Colors.intentWarningMuted }
  /// The edge of something in the warning colour.
  @inlinable public static var warningBorder: Color { SemanticTokens.Colors.intentWarningBorder }
  /// Something failed, or would destroy.
  @inlinable public static var error: Color { SemanticTokens.Colors.intentDanger }
  /// Ink on the danger colour.
  @inlinable public static var onError: Color { SemanticTokens.Colors.intentOnDanger }
  /// A tint of the danger colour, laid over a ground.
  @inlinable public static var errorMuted: Color { SemanticTokens.Colors.intentDangerMuted }
  /// The edge of something in the danger colour.
  @inlinable public static var errorBorder: Color { SemanticTokens.Colors.intentDangerBorder }
  /// Something worth knowing.
  @inlinable public static var info: Color { SemanticTokens.Colors.intentInfo }
  /// Ink on the info colour.
  @inlinable public static var onInfo: Color { SemanticTokens.Colors.intentOnInfo }
  /// A tint of the info colour, laid over a ground.
  @inlinable public static var infoMuted: Color { SemanticTokens.Colors.intentInfoMuted }
  /// The edge of something in the info colour.
  @inlinable public static var infoBorder: Color { SemanticTokens.Colors.intentInfoBorder }
  /// SwiftUI's red: in this theme, the colour of what fails or destroys.
  @inlinable public static var red: Color { SemanticTokens.Colors.intentDanger }
  /// SwiftUI's orange: in this theme, the colour of the sixth series of a chart.
  @inlinable public static var orange: Color { SemanticTokens.Colors.chart6 }
  /// SwiftUI's yellow: in this theme, the colour of what needs attention.
  @inlinable public static var yellow: Color { SemanticTokens.Colors.intentWarning }
  /// SwiftUI's green: in this theme, the colour of what went well.
  @inlinable public static var green: Color { SemanticTokens.Colors.intentSuccess }
  /// SwiftUI's blue: in this theme, the colour of what is worth knowing.
  @inlinable public static var blue: Color { SemanticTokens.Colors.intentInfo }
  /// SwiftUI's cyan: in this theme, the colour of the second series of a chart.
  @inlinable public static var cyan: Color { SemanticTokens.Colors.chart2 }
  /// SwiftUI's purple: in this theme, the colour of the first series of a chart.
  @inlinable public static var purple: Color { SemanticTokens.Colors.chart1 }
  /// SwiftUI's pink: in this theme, the colour of the fifth series of a chart.
  @inlinable public static var pink: Color { SemanticTokens.Colors.chart5 }
  /// SwiftUI's gray: in this theme, the colour of the gray in the middle.
  @inlinable public static var gray: Color { SemanticTokens.Colors.neutral500 }
  /// A gray: 100 is nearest to the ground, 900 to the ink.
  @inlinable public static var neutral100: Color { SemanticTokens.Colors.neutral100 }
  /// A gray: 100 is nearest to the ground, 900 to the ink.
  @inlinable public static var neutral200: Color { SemanticTokens.Colors.neutral200 }
  /// A gray: 100 is nearest to the ground, 900 to the ink.
  @inlinable public static var neutral300: Color { SemanticTokens.Colors.neutral300 }
  /// A gray: 100 is nearest to the ground, 900 to the ink.
  @inlinable public static var neutral400: Color { SemanticTokens.Colors.neutral400 }
  /// A gray: 100 is nearest to the ground, 900 to the ink.
  @inlinable public static var neutral500: Color { SemanticTokens.Colors.neutral500 }
  /// A gray: 100 is nearest to the ground, 900 to the ink.
  @inlinable public static var neutral600: Color { SemanticTokens.Colors.neutral600 }
  /// A gray: 100 is nearest to the ground, 900 to the ink.
  @inlinable public static var neutral700: Color { SemanticTokens.Colors.neutral700 }
  /// A gray: 100 is nearest to the ground, 900 to the ink.
  @inlinable public static var neutral800: Color { SemanticTokens.Colors.neutral800 }
  /// A gray: 100 is nearest to the ground, 900 to the ink.
  @inlinable public static var neutral900: Color { SemanticTokens.Colors.neutral900 }
  /// The edge of a control or a card.
  @inlinable public static var border: Color { SemanticTokens.Colors.borderRegular }
  /// A line that only divides.
  @inlinable public static var borderSubtle: Color { SemanticTokens.Colors.borderSubtle }
  /// An edge that is meant to be seen first.
  @inlinable public static var borderStrong: Color { SemanticTokens.Colors.borderStrong }
  /// The mark of the focus.
  @inlinable public static var focusRing: Color { SemanticTokens.Colors.focusRing }
  /// A tint over what is selected, where the focus is.
  @inlinable public static var selection: Color { SemanticTokens.Colors.selectionBackground }
  /// Ink of code.
  @inlinable public static var code: Color { SemanticTokens.Colors.codeText }
  /// The ground of code.
  @inlinable public static var codeBackground: Color { SemanticTokens.Colors.codeBackground }
  /// What dims the screen beneath a dialog.
  @inlinable public static var scrim: Color { SemanticTokens.Colors.scrim }
  /// Series 1 of a chart.
  @inlinable public static var chart1: Color { SemanticTokens.Colors.chart1 }
  /// Series 2 of a chart.
  @inlinable public static var chart2: Color { SemanticTokens.Colors.chart2 }
  /// Series 3 of a chart.
  @inlinable public static var chart3: Color { SemanticTokens.Colors.chart3 }
  /// Series 4 of a chart.
  @inlinable public static var chart4: Color { SemanticTokens.Colors.chart4 }
  /// Series 5 of a chart.
  @inlinable public static var chart5: Color { SemanticTokens.Colors.chart5 }
  /// Series 6 of a chart.
  @inlinable public static var chart6: Color { SemanticTokens.Colors.chart6 }
  /// Series 7 of a chart.
  @inlinable public static var chart7: Color { SemanticTokens.Colors.chart7 }
  /// Series 8 of a chart.
  @inlinable public static var chart8: Color { SemanticTokens.Colors.chart8 }
  /// A gray on the ground's side, whichever that is.
  @inlinable public static var theme: Color { SemanticTokens.Colors.scaleThemeMedium }
  /// A gray on the ink's side, whichever that is.
  @inlinable public static var contrast: Color { SemanticTokens.Colors.scaleContrastMedium }
  /// A light gray under every theme, medium.
  @inlinable public static var light: Color { SemanticTokens.Colors.scaleLightMedium }
  /// A dark gray under every theme, medium.
  @inlinable public static var dark: Color { SemanticTokens.Colors.scaleDarkMedium }
}
