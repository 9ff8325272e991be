// SPDX-License-Identifier: MIT
// Token: the tokens of PrimitiveTokens.Colors; made by Scripts/generate.

extension PrimitiveTokens {
  /// Tokens `color.…`.
  public enum Colors {
    /// ANSI black, in the output of programs.
    @inlinable public static var ansiBlack: Color { Color(token: 0) }
    /// ANSI red, in the output of programs.
    @inlinable public static var ansiRed: Color { Color(token: 1) }
    /// ANSI green, in the output of programs.
    @inlinable public static var ansiGreen: Color { Color(token: 2) }
    /// ANSI yellow, in the output of programs.
    @inlinable public static var ansiYellow: Color { Color(token: 3) }
    /// ANSI blue, in the output of programs.
    @inlinable public static var ansiBlue: Color { Color(token: 4) }
    /// ANSI magenta, in the output of programs.
    @inlinable public static var ansiMagenta: Color { Color(token: 5) }
    /// ANSI cyan, in the output of programs.
    @inlinable public static var ansiCyan: Color { Color(token: 6) }
    /// ANSI white, in the output of programs.
    @inlinable public static var ansiWhite: Color { Color(token: 7) }
    /// ANSI bright black, in the output of programs.
    @inlinable public static var ansiBrightBlack: Color { Color(token: 8) }
    /// ANSI bright red, in the output of programs.
    @inlinable public static var ansiBrightRed: Color { Color(token: 9) }
    /// ANSI bright green, in the output of programs.
    @inlinable public static var ansiBrightGreen: Color { Color(token: 10) }
    /// ANSI bright yellow, in the output of programs.
    @inlinable public static var ansiBrightYellow: Color { Color(token: 11) }
    /// ANSI bright blue, in the output of programs.
    @inlinable public static var ansiBrightBlue: Color { Color(token: 12) }
    /// ANSI bright magenta, in the output of programs.
    @inlinable public static var ansiBrightMagenta: Color { Color(token: 13) }
    /// ANSI bright cyan, in the output of programs.
    @inlinable public static var ansiBrightCyan: Color { Color(token: 14) }
    /// ANSI bright white, in the output of programs.
    @inlinable public static var ansiBrightWhite: Color { Color(token: 15) }
    /// Grey 100, on a scale from the background (100) to the text colour (900).
    @inlinable public static var neutral100: Color { Color(token: 88) }
    /// Grey 200, on a scale from the background (100) to the text colour (900).
    @inlinable public static var neutral200: Color { Color(token: 89) }
    /// Grey 300, on a scale from the background (100) to the text colour (900).
    @inlinable public static var neutral300: Color { Color(token: 90) }
    /// Grey 400, on a scale from the background (100) to the text colour (900).
    @inlinable public static var neutral400: Color { Color(token: 91) }
    /// Grey 500, on a scale from the background (100) to the text colour (900).
    @inlinable public static var neutral500: Color { Color(token: 92) }
    /// Grey 600, on a scale from the background (100) to the text colour (900).
    @inlinable public static var neutral600: Color { Color(token: 93) }
    /// Grey 700, on a scale from the background (100) to the text colour (900).
    @inlinable public static var neutral700: Color { Color(token: 94) }
    /// Grey 800, on a scale from the background (100) to the text colour (900).
    @inlinable public static var neutral800: Color { Color(token: 95) }
    /// Grey 900, on a scale from the background (100) to the text colour (900).
    @inlinable public static var neutral900: Color { Color(token: 96) }
    /// A grey near the background colour: the lightest of five.
    @inlinable public static var themeLightest: Color { Color(token: 97) }
    /// A grey near the background colour: the second lightest of five.
    @inlinable public static var themeLight: Color { Color(token: 98) }
    /// A grey near the background colour: the middle one of five.
    @inlinable public static var themeMedium: Color { Color(token: 99) }
    /// A grey near the background colour: the second darkest of five.
    @inlinable public static var themeDark: Color { Color(token: 100) }
    /// A grey near the background colour: the darkest of five.
    @inlinable public static var themeDarkest: Color { Color(token: 101) }
    /// A grey near the text colour: the lightest of five.
    @inlinable public static var contrastLightest: Color { Color(token: 102) }
    /// A grey near the text colour: the second lightest of five.
    @inlinable public static var contrastLight: Color { Color(token: 103) }
    /// A grey near the text colour: the middle one of five.
    @inlinable public static var contrastMedium: Color { Color(token: 104) }
    /// A grey near the text colour: the second darkest of five.
    @inlinable public static var contrastDark: Color { Color(token: 105) }
    /// A grey near the text colour: the darkest of five.
    @inlinable public static var contrastDarkest: Color { Color(token: 106) }
    /// The lightest shade of the accent colour.
    @inlinable public static var primaryLightest: Color { Color(token: 107) }
    /// A light shade of the accent colour.
    @inlinable public static var primaryLight: Color { Color(token: 108) }
    /// The middle shade of the accent colour.
    @inlinable public static var primaryMedium: Color { Color(token: 109) }
    /// A dark shade of the accent colour.
    @inlinable public static var primaryDark: Color { Color(token: 110) }
    /// The darkest shade of the accent colour.
    @inlinable public static var primaryDarkest: Color { Color(token: 111) }
    /// The lightest shade of the secondary brand colour.
    @inlinable public static var secondaryLightest: Color { Color(token: 112) }
    /// A light shade of the secondary brand colour.
    @inlinable public static var secondaryLight: Color { Color(token: 113) }
    /// The middle shade of the secondary brand colour.
    @inlinable public static var secondaryMedium: Color { Color(token: 114) }
    /// A dark shade of the secondary brand colour.
    @inlinable public static var secondaryDark: Color { Color(token: 115) }
    /// The darkest shade of the secondary brand colour.
    @inlinable public static var secondaryDarkest: Color { Color(token: 116) }
    /// The lightest shade of the highlight colour.
    @inlinable public static var accentLightest: Color { Color(token: 117) }
    /// A light shade of the highlight colour.
    @inlinable public static var accentLight: Color { Color(token: 118) }
    /// The middle shade of the highlight colour.
    @inlinable public static var accentMedium: Color { Color(token: 119) }
    /// A dark shade of the highlight colour.
    @inlinable public static var accentDark: Color { Color(token: 120) }
    /// The darkest shade of the highlight colour.
    @inlinable public static var accentDarkest: Color { Color(token: 121) }
    /// The lightest shade of the success colour.
    @inlinable public static var successLightest: Color { Color(token: 122) }
    /// A light shade of the success colour.
    @inlinable public static var successLight: Color { Color(token: 123) }
    /// The middle shade of the success colour.
    @inlinable public static var successMedium: Color { Color(token: 124) }
    /// A dark shade of the success colour.
    @inlinable public static var successDark: Color { Color(token: 125) }
    /// The darkest shade of the success colour.
    @inlinable public static var successDarkest: Color { Color(token: 126) }
    /// The lightest shade of the warning colour.
    @inlinable public static var warningLightest: Color { Color(token: 127) }
    /// A light shade of the warning colour.
    @inlinable public static var warningLight: Color { Color(token: 128) }
    /// The middle shade of the warning colour.
    @inlinable public static var warningMedium: Color { Color(token: 129) }
    /// A dark shade of the warning colour.
    @inlinable public static var warningDark: Color { Color(token: 130) }
    /// The darkest shade of the warning colour.
    @inlinable public static var warningDarkest: Color { Color(token: 131) }
    /// The lightest shade of the danger colour.
    @inlinable public static var dangerLightest: Color { Color(token: 132) }
    /// A light shade of the danger colour.
    @inlinable public static var dangerLight: Color { Color(token: 133) }
    /// The middle shade of the danger colour.
    @inlinable public static var dangerMedium: Color { Color(token: 134) }
    /// A dark shade of the danger colour.
    @inlinable public static var dangerDark: Color { Color(token: 135) }
    /// The darkest shade of the danger colour.
    @inlinable public static var dangerDarkest: Color { Color(token: 136) }
    /// The lightest shade of the info colour.
    @inlinable public static var infoLightest: Color { Color(token: 137) }
    /// A light shade of the info colour.
    @inlinable public static var infoLight: Color { Color(token: 138) }
    /// The middle shade of the info colour.
    @inlinable public static var infoMedium: Color { Color(token: 139) }
    /// A dark shade of the info colour.
    @inlinable public static var infoDark: Color { Color(token: 140) }
    /// The darkest shade of the info colour.
    @inlinable public static var infoDarkest: Color { Color(token: 141) }
    /// The lightest of five greys; in a dark theme, the darkest.
    @inlinable public static var neutralLightest: Color { Color(token: 142) }
    /// The second lightest of five greys; in a dark theme, the second darkest.
    @inlinable public static var neutralLight: Color { Color(token: 143) }
    /// The middle one of five greys.
    @inlinable public static var neutralMedium: Color { Color(token: 144) }
    /// The second darkest of five greys; in a dark theme, the second lightest.
    @inlinable public static var neutralDark: Color { Color(token: 145) }
    /// The darkest of five greys; in a dark theme, the lightest.
    @inlinable public static var neutralDarkest: Color { Color(token: 146) }
    /// A light grey, the same in every theme: the lightest of five.
    @inlinable public static var lightLightest: Color { Color(token: 147) }
    /// A light grey, the same in every theme: the second lightest of five.
    @inlinable public static var lightLight: Color { Color(token: 148) }
    /// A light grey, the same in every theme: the middle one of five.
    @inlinable public static var lightMedium: Color { Color(token: 149) }
    /// A light grey, the same in every theme: the second darkest of five.
    @inlinable public static var lightDark: Color { Color(token: 150) }
    /// A light grey, the same in every theme: the darkest of five.
    @inlinable public static var lightDarkest: Color { Color(token: 151) }
    /// A dark grey, the same in every theme: the lightest of five.
    @inlinable public static var darkLightest: Color { Color(token: 152) }
    /// A dark grey, the same in every theme: the second lightest of five.
    @inlinable public static var darkLight: Color { Color(token: 153) }
    /// A dark grey, the same in every theme: the middle one of five.
    @inlinable public static var darkMedium: Color { Color(token: 154) }
    /// A dark grey, the same in every theme: the second darkest of five.
    @inlinable public static var darkDark: Color { Color(token: 155) }
    /// A dark grey, the same in every theme: the darkest of five.
    @inlinable public static var darkDarkest: Color { Color(token: 156) }
  }
}
