// SPDX-License-Identifier: MIT
// Token: short names of the colour tokens.

extension Color {
  /// The colour of primary text, as in SwiftUI's foreground styles.
  @inlinable public static var primary: Color { SemanticTokens.Colors.textPrimary }
  /// The colour of secondary text, as in SwiftUI's foreground styles.
  @inlinable public static var secondary: Color { SemanticTokens.Colors.textSecondary }
  /// The accent colour.
  @inlinable public static var accentColor: Color { SemanticTokens.Colors.brandPrimary }
  /// The accent colour: interactive elements and the focus.
  @inlinable public static var brandPrimary: Color { SemanticTokens.Colors.brandPrimary }
  /// The secondary brand colour.
  @inlinable public static var brandSecondary: Color { SemanticTokens.Colors.brandSecondary }
  /// The brand colour for rare highlights.
  @inlinable public static var brandAccent: Color { SemanticTokens.Colors.brandAccent }
  /// The background of the screen, behind everything else.
  @inlinable public static var background: Color { SemanticTokens.Colors.background }
  /// The background of a region, slightly different from that of the screen.
  @inlinable public static var surface: Color { SemanticTokens.Colors.surfacePrimary }
  /// The background of a card, a sidebar or a field in a region.
  @inlinable public static var surfaceRaised: Color { SemanticTokens.Colors.surfaceRaised }
  /// The background of a dialog, a menu or a toast.
  @inlinable public static var surfaceOverlay: Color { SemanticTokens.Colors.surfaceOverlay }
  /// The background of a well in a region, such as a text field.
  @inlinable public static var surfaceSunken: Color { SemanticTokens.Colors.surfaceSunken }
  /// The colour of primary text.
  @inlinable public static var textPrimary: Color { SemanticTokens.Colors.textPrimary }
  /// The colour of secondary text.
  @inlinable public static var textSecondary: Color { SemanticTokens.Colors.textSecondary }
  /// The colour of less important text.
  @inlinable public static var textMuted: Color { SemanticTokens.Colors.textMuted }
  /// The colour of disabled text.
  @inlinable public static var textDisabled: Color { SemanticTokens.Colors.textDisabled }
  /// The colour of text on a background of the opposite appearance.
  @inlinable public static var textInverse: Color { SemanticTokens.Colors.textInverse }
  /// The colour of links.
  @inlinable public static var link: Color { SemanticTokens.Colors.textLink }
  /// The colour of text on the accent colour.
  @inlinable public static var onBrandPrimary: Color { SemanticTokens.Colors.brandOnPrimary }
  /// The colour of text on the secondary brand colour.
  @inlinable public static var onBrandSecondary: Color { SemanticTokens.Colors.brandOnSecondary }
  /// The colour of text on the brand colour for highlights.
  @inlinable public static var onBrandAccent: Color { SemanticTokens.Colors.brandOnAccent }
  /// The colour of success.
  @inlinable public static var success: Color { SemanticTokens.Colors.intentSuccess }
  /// The colour of text on the success colour.
  @inlinable public static var onSuccess: Color { SemanticTokens.Colors.intentOnSuccess }
  /// A tint of the success colour, drawn over a background.
  @inlinable public static var successMuted: Color { SemanticTokens.Colors.intentSuccessMuted }
  /// The colour of edges with the success colour.
  @inlinable public static var successBorder: Color { SemanticTokens.Colors.intentSuccessBorder }
  /// The colour of warnings.
  @inlinable public static var warning: Color { SemanticTokens.Colors.intentWarning }
  /// The colour of text on the warning colour.
  @inlinable public static var onWarning: Color { SemanticTokens.Colors.intentOnWarning }
  /// A tint of the warning colour, drawn over a background.
  @inlinable public static var warningMuted: Color { SemanticTokens.Colors.intentWarningMuted }
  /// The colour of edges with the warning colour.
  @inlinable public static var warningBorder: Color { SemanticTokens.Colors.intentWarningBorder }
  /// The colour of errors and destructive actions.
  @inlinable public static var error: Color { SemanticTokens.Colors.intentDanger }
  /// The colour of text on the danger colour.
  @inlinable public static var onError: Color { SemanticTokens.Colors.intentOnDanger }
  /// A tint of the danger colour, drawn over a background.
  @inlinable public static var errorMuted: Color { SemanticTokens.Colors.intentDangerMuted }
  /// The colour of edges with the danger colour.
  @inlinable public static var errorBorder: Color { SemanticTokens.Colors.intentDangerBorder }
  /// The colour of information.
  @inlinable public static var info: Color { SemanticTokens.Colors.intentInfo }
  /// The colour of text on the info colour.
  @inlinable public static var onInfo: Color { SemanticTokens.Colors.intentOnInfo }
  /// A tint of the info colour, drawn over a background.
  @inlinable public static var infoMuted: Color { SemanticTokens.Colors.intentInfoMuted }
  /// The colour of edges with the info colour.
  @inlinable public static var infoBorder: Color { SemanticTokens.Colors.intentInfoBorder }
  /// SwiftUI's red: the theme's colour of errors and destructive actions.
  @inlinable public static var red: Color { SemanticTokens.Colors.intentDanger }
  /// SwiftUI's orange: the theme's colour of the sixth series of a chart.
  @inlinable public static var orange: Color { SemanticTokens.Colors.chart6 }
  /// SwiftUI's yellow: the theme's colour of warnings.
  @inlinable public static var yellow: Color { SemanticTokens.Colors.intentWarning }
  /// SwiftUI's green: the theme's colour of success.
  @inlinable public static var green: Color { SemanticTokens.Colors.intentSuccess }
  /// SwiftUI's blue: the theme's colour of information.
  @inlinable public static var blue: Color { SemanticTokens.Colors.intentInfo }
  /// SwiftUI's cyan: the theme's colour of the second series of a chart.
  @inlinable public static var cyan: Color { SemanticTokens.Colors.chart2 }
  /// SwiftUI's purple: the theme's colour of the first series of a chart.
  @inlinable public static var purple: Color { SemanticTokens.Colors.chart1 }
  /// SwiftUI's pink: the theme's colour of the fifth series of a chart.
  @inlinable public static var pink: Color { SemanticTokens.Colors.chart5 }
  /// SwiftUI's `gray`: the theme's middle grey.
  @inlinable public static var gray: Color { PrimitiveTokens.Colors.neutral500 }
  /// A grey from 100, nearest to the background, to 900, nearest to the text colour.
  @inlinable public static var neutral100: Color { PrimitiveTokens.Colors.neutral100 }
  /// A grey from 100, nearest to the background, to 900, nearest to the text colour.
  @inlinable public static var neutral200: Color { PrimitiveTokens.Colors.neutral200 }
  /// A grey from 100, nearest to the background, to 900, nearest to the text colour.
  @inlinable public static var neutral300: Color { PrimitiveTokens.Colors.neutral300 }
  /// A grey from 100, nearest to the background, to 900, nearest to the text colour.
  @inlinable public static var neutral400: Color { PrimitiveTokens.Colors.neutral400 }
  /// A grey from 100, nearest to the background, to 900, nearest to the text colour.
  @inlinable public static var neutral500: Color { PrimitiveTokens.Colors.neutral500 }
  /// A grey from 100, nearest to the background, to 900, nearest to the text colour.
  @inlinable public static var neutral600: Color { PrimitiveTokens.Colors.neutral600 }
  /// A grey from 100, nearest to the background, to 900, nearest to the text colour.
  @inlinable public static var neutral700: Color { PrimitiveTokens.Colors.neutral700 }
  /// A grey from 100, nearest to the background, to 900, nearest to the text colour.
  @inlinable public static var neutral800: Color { PrimitiveTokens.Colors.neutral800 }
  /// A grey from 100, nearest to the background, to 900, nearest to the text colour.
  @inlinable public static var neutral900: Color { PrimitiveTokens.Colors.neutral900 }
  /// The colour of the edges of controls and cards.
  @inlinable public static var border: Color { SemanticTokens.Colors.borderRegular }
  /// The colour of dividers.
  @inlinable public static var borderSubtle: Color { SemanticTokens.Colors.borderSubtle }
  /// The colour of prominent edges.
  @inlinable public static var borderStrong: Color { SemanticTokens.Colors.borderStrong }
  /// The colour of the focus ring.
  @inlinable public static var focusRing: Color { SemanticTokens.Colors.focusRing }
  /// A tint over the selection while it has the focus.
  @inlinable public static var selection: Color { SemanticTokens.Colors.selectionBackground }
  /// The colour of code.
  @inlinable public static var code: Color { SemanticTokens.Colors.codeText }
  /// The background of code.
  @inlinable public static var codeBackground: Color { SemanticTokens.Colors.codeBackground }
  /// The colour that dims the screen behind a dialog.
  @inlinable public static var scrim: Color { SemanticTokens.Colors.scrim }
  /// The colour of the first series of a chart.
  @inlinable public static var chart1: Color { SemanticTokens.Colors.chart1 }
  /// The colour of the second series of a chart.
  @inlinable public static var chart2: Color { SemanticTokens.Colors.chart2 }
  /// The colour of the third series of a chart.
  @inlinable public static var chart3: Color { SemanticTokens.Colors.chart3 }
  /// The colour of the fourth series of a chart.
  @inlinable public static var chart4: Color { SemanticTokens.Colors.chart4 }
  /// The colour of the fifth series of a chart.
  @inlinable public static var chart5: Color { SemanticTokens.Colors.chart5 }
  /// The colour of the sixth series of a chart.
  @inlinable public static var chart6: Color { SemanticTokens.Colors.chart6 }
  /// The colour of the seventh series of a chart.
  @inlinable public static var chart7: Color { SemanticTokens.Colors.chart7 }
  /// The colour of the eighth series of a chart.
  @inlinable public static var chart8: Color { SemanticTokens.Colors.chart8 }
  /// A medium grey near the background colour: light in a light theme, dark in a dark theme.
  @inlinable public static var theme: Color { PrimitiveTokens.Colors.themeMedium }
  /// A medium grey near the text colour: dark in a light theme, light in a dark theme.
  @inlinable public static var contrast: Color { PrimitiveTokens.Colors.contrastMedium }
  /// A medium light grey in every theme.
  @inlinable public static var light: Color { PrimitiveTokens.Colors.lightMedium }
  /// A medium dark grey in every theme.
  @inlinable public static var dark: Color { PrimitiveTokens.Colors.darkMedium }
}

extension Color {
  /// The colours of eight series: violet, cyan, green, yellow, pink, orange, blue and red.
  package static let series: [Color] = [
    .chart1, .chart2, .chart3, .chart4, .chart5, .chart6, .chart7, .chart8,
  ]

  /// The 16 colours in the output of programs, by number: black, red, green, yellow, blue, magenta,
  /// cyan, white, and their bright versions.
  package static let ansi: [Color] = {
    typealias Tokens = PrimitiveTokens.Colors
    return [
      Tokens.ansiBlack, Tokens.ansiRed, Tokens.ansiGreen, Tokens.ansiYellow, Tokens.ansiBlue,
      Tokens.ansiMagenta, Tokens.ansiCyan, Tokens.ansiWhite, Tokens.ansiBrightBlack,
      Tokens.ansiBrightRed, Tokens.ansiBrightGreen, Tokens.ansiBrightYellow,
      Tokens.ansiBrightBlue, Tokens.ansiBrightMagenta, Tokens.ansiBrightCyan,
      Tokens.ansiBrightWhite,
    ]
  }()

  /// A Boolean value that indicates whether the colour is one of the 16 in the output of programs.
  package var isAnsi: Bool {
    typealias Tokens = PrimitiveTokens.Colors
    guard let index = tokenIndex, let first = Tokens.ansiBlack.tokenIndex else { return false }
    return (first..<first + Color.ansi.count).contains(index)
  }
}
