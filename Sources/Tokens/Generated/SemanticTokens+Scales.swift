// SPDX-License-Identifier: MIT
// Token: the tokens of SemanticTokens.Scales; made by Scripts/generate.

extension SemanticTokens.Colors {
  /// A gray near the background colour: the lightest of five.
  @inlinable public static var scaleThemeLightest: Color { Color(token: 73) }
  /// A gray near the background colour: the second lightest of five.
  @inlinable public static var scaleThemeLight: Color { Color(token: 74) }
  /// A gray near the background colour: the middle one of five.
  @inlinable public static var scaleThemeMedium: Color { Color(token: 75) }
  /// A gray near the background colour: the second darkest of five.
  @inlinable public static var scaleThemeDark: Color { Color(token: 76) }
  /// A gray near the background colour: the darkest of five.
  @inlinable public static var scaleThemeDarkest: Color { Color(token: 77) }
  /// A gray near the text colour: the lightest of five.
  @inlinable public static var scaleContrastLightest: Color { Color(token: 78) }
  /// A gray near the text colour: the second lightest of five.
  @inlinable public static var scaleContrastLight: Color { Color(token: 79) }
  /// A gray near the text colour: the middle one of five.
  @inlinable public static var scaleContrastMedium: Color { Color(token: 80) }
  /// A gray near the text colour: the second darkest of five.
  @inlinable public static var scaleContrastDark: Color { Color(token: 81) }
  /// A gray near the text colour: the darkest of five.
  @inlinable public static var scaleContrastDarkest: Color { Color(token: 82) }
  /// The lightest shade of the accent colour.
  @inlinable public static var scalePrimaryLightest: Color { Color(token: 83) }
  /// A light shade of the accent colour.
  @inlinable public static var scalePrimaryLight: Color { Color(token: 84) }
  /// The middle shade of the accent colour.
  @inlinable public static var scalePrimaryMedium: Color { Color(token: 85) }
  /// A dark shade of the accent colour.
  @inlinable public static var scalePrimaryDark: Color { Color(token: 86) }
  /// The darkest shade of the accent colour.
  @inlinable public static var scalePrimaryDarkest: Color { Color(token: 87) }
  /// The lightest shade of the secondary brand colour.
  @inlinable public static var scaleSecondaryLightest: Color { Color(token: 88) }
  /// A light shade of the secondary brand colour.
  @inlinable public static var scaleSecondaryLight: Color { Color(token: 89) }
  /// The middle shade of the secondary brand colour.
  @inlinable public static var scaleSecondaryMedium: Color { Color(token: 90) }
  /// A dark shade of the secondary brand colour.
  @inlinable public static var scaleSecondaryDark: Color { Color(token: 91) }
  /// The darkest shade of the secondary brand colour.
  @inlinable public static var scaleSecondaryDarkest: Color { Color(token: 92) }
  /// The lightest shade of the highlight colour.
  @inlinable public static var scaleAccentLightest: Color { Color(token: 93) }
  /// A light shade of the highlight colour.
  @inlinable public static var scaleAccentLight: Color { Color(token: 94) }
  /// The middle shade of the highlight colour.
  @inlinable public static var scaleAccentMedium: Color { Color(token: 95) }
  /// A dark shade of the highlight colour.
  @inlinable public static var scaleAccentDark: Color { Color(token: 96) }
  /// The darkest shade of the highlight colour.
  @inlinable public static var scaleAccentDarkest: Color { Color(token: 97) }
  /// The lightest shade of the success colour.
  @inlinable public static var scaleSuccessLightest: Color { Color(token: 98) }
  /// A light shade of the success colour.
  @inlinable public static var scaleSuccessLight: Color { Color(token: 99) }
  /// The middle shade of the success colour.
  @inlinable public static var scaleSuccessMedium: Color { Color(token: 100) }
  /// A dark shade of the success colour.
  @inlinable public static var scaleSuccessDark: Color { Color(token: 101) }
  /// The darkest shade of the success colour.
  @inlinable public static var scaleSuccessDarkest: Color { Color(token: 102) }
  /// The lightest shade of the warning colour.
  @inlinable public static var scaleWarningLightest: Color { Color(token: 103) }
  /// A light shade of the warning colour.
  @inlinable public static var scaleWarningLight: Color { Color(token: 104) }
  /// The middle shade of the warning colour.
  @inlinable public static var scaleWarningMedium: Color { Color(token: 105) }
  /// A dark shade of the warning colour.
  @inlinable public static var scaleWarningDark: Color { Color(token: 106) }
  /// The darkest shade of the warning colour.
  @inlinable public static var scaleWarningDarkest: Color { Color(token: 107) }
  /// The lightest shade of the danger colour.
  @inlinable public static var scaleDangerLightest: Color { Color(token: 108) }
  /// A light shade of the danger colour.
  @inlinable public static var scaleDangerLight: Color { Color(token: 109) }
  /// The middle shade of the danger colour.
  @inlinable public static var scaleDangerMedium: Color { Color(token: 110) }
  /// A dark shade of the danger colour.
  @inlinable public static var scaleDangerDark: Color { Color(token: 111) }
  /// The darkest shade of the danger colour.
  @inlinable public static var scaleDangerDarkest: Color { Color(token: 112) }
  /// The lightest shade of the info colour.
  @inlinable public static var scaleInfoLightest: Color { Color(token: 113) }
  /// A light shade of the info colour.
  @inlinable public static var scaleInfoLight: Color { Color(token: 114) }
  /// The middle shade of the info colour.
  @inlinable public static var scaleInfoMedium: Color { Color(token: 115) }
  /// A dark shade of the info colour.
  @inlinable public static var scaleInfoDark: Color { Color(token: 116) }
  /// The darkest shade of the info colour.
  @inlinable public static var scaleInfoDarkest: Color { Color(token: 117) }
  /// The lightest of five grays; in a dark theme, the darkest.
  @inlinable public static var scaleNeutralLightest: Color { Color(token: 118) }
  /// The second lightest of five grays; in a dark theme, the second darkest.
  @inlinable public static var scaleNeutralLight: Color { Color(token: 119) }
  /// The middle one of five grays.
  @inlinable public static var scaleNeutralMedium: Color { Color(token: 120) }
  /// The second darkest of five grays; in a dark theme, the second lightest.
  @inlinable public static var scaleNeutralDark: Color { Color(token: 121) }
  /// The darkest of five grays; in a dark theme, the lightest.
  @inlinable public static var scaleNeutralDarkest: Color { Color(token: 122) }
  /// A light gray, the same in every theme: the lightest of five.
  @inlinable public static var scaleLightLightest: Color { Color(token: 123) }
  /// A light gray, the same in every theme: the second lightest of five.
  @inlinable public static var scaleLightLight: Color { Color(token: 124) }
  /// A light gray, the same in every theme: the middle one of five.
  @inlinable public static var scaleLightMedium: Color { Color(token: 125) }
  /// A light gray, the same in every theme: the second darkest of five.
  @inlinable public static var scaleLightDark: Color { Color(token: 126) }
  /// A light gray, the same in every theme: the darkest of five.
  @inlinable public static var scaleLightDarkest: Color { Color(token: 127) }
  /// A dark gray, the same in every theme: the lightest of five.
  @inlinable public static var scaleDarkLightest: Color { Color(token: 128) }
  /// A dark gray, the same in every theme: the second lightest of five.
  @inlinable public static var scaleDarkLight: Color { Color(token: 129) }
  /// A dark gray, the same in every theme: the middle one of five.
  @inlinable public static var scaleDarkMedium: Color { Color(token: 130) }
  /// A dark gray, the same in every theme: the second darkest of five.
  @inlinable public static var scaleDarkDark: Color { Color(token: 131) }
  /// A dark gray, the same in every theme: the darkest of five.
  @inlinable public static var scaleDarkDarkest: Color { Color(token: 132) }
}
