// SPDX-License-Identifier: MIT
// Token: the tokens of SemanticTokens.Scales; made by Scripts/generate.

extension SemanticTokens.Colors {
  /// A gray on the ground's side, whichever that is.
  @inlinable public static var scaleThemeLightest: Color { Color(token: 73) }
  /// A gray on the ground's side, whichever that is.
  @inlinable public static var scaleThemeLight: Color { Color(token: 74) }
  /// A gray on the ground's side, whichever that is.
  @inlinable public static var scaleThemeMedium: Color { Color(token: 75) }
  /// A gray on the ground's side, whichever that is.
  @inlinable public static var scaleThemeDark: Color { Color(token: 76) }
  /// A gray on the ground's side, whichever that is.
  @inlinable public static var scaleThemeDarkest: Color { Color(token: 77) }
  /// A gray on the ink's side, whichever that is.
  @inlinable public static var scaleContrastLightest: Color { Color(token: 78) }
  /// A gray on the ink's side, whichever that is.
  @inlinable public static var scaleContrastLight: Color { Color(token: 79) }
  /// A gray on the ink's side, whichever that is.
  @inlinable public static var scaleContrastMedium: Color { Color(token: 80) }
  /// A gray on the ink's side, whichever that is.
  @inlinable public static var scaleContrastDark: Color { Color(token: 81) }
  /// A gray on the ink's side, whichever that is.
  @inlinable public static var scaleContrastDarkest: Color { Color(token: 82) }
  /// The accent, lightest.
  @inlinable public static var scalePrimaryLightest: Color { Color(token: 83) }
  /// The accent, light.
  @inlinable public static var scalePrimaryLight: Color { Color(token: 84) }
  /// The accent, medium.
  @inlinable public static var scalePrimaryMedium: Color { Color(token: 85) }
  /// The accent, dark.
  @inlinable public static var scalePrimaryDark: Color { Color(token: 86) }
  /// The accent, darkest.
  @inlinable public static var scalePrimaryDarkest: Color { Color(token: 87) }
  /// The second colour of the brand, lightest.
  @inlinable public static var scaleSecondaryLightest: Color { Color(token: 88) }
  /// The second colour of the brand, light.
  @inlinable public static var scaleSecondaryLight: Color { Color(token: 89) }
  /// The second colour of the brand, medium.
  @inlinable public static var scaleSecondaryMedium: Color { Color(token: 90) }
  /// The second colour of the brand, dark.
  @inlinable public static var scaleSecondaryDark: Color { Color(token: 91) }
  /// The second colour of the brand, darkest.
  @inlinable public static var scaleSecondaryDarkest: Color { Color(token: 92) }
  /// The highlight colour, lightest.
  @inlinable public static var scaleAccentLightest: Color { Color(token: 93) }
  /// The highlight colour, light.
  @inlinable public static var scaleAccentLight: Color { Color(token: 94) }
  /// The highlight colour, medium.
  @inlinable public static var scaleAccentMedium: Color { Color(token: 95) }
  /// The highlight colour, dark.
  @inlinable public static var scaleAccentDark: Color { Color(token: 96) }
  /// The highlight colour, darkest.
  @inlinable public static var scaleAccentDarkest: Color { Color(token: 97) }
  /// The success colour, lightest.
  @inlinable public static var scaleSuccessLightest: Color { Color(token: 98) }
  /// The success colour, light.
  @inlinable public static var scaleSuccessLight: Color { Color(token: 99) }
  /// The success colour, medium.
  @inlinable public static var scaleSuccessMedium: Color { Color(token: 100) }
  /// The success colour, dark.
  @inlinable public static var scaleSuccessDark: Color { Color(token: 101) }
  /// The success colour, darkest.
  @inlinable public static var scaleSuccessDarkest: Color { Color(token: 102) }
  /// The warning colour, lightest.
  @inlinable public static var scaleWarningLightest: Color { Color(token: 103) }
  /// The warning colour, light.
  @inlinable public static var scaleWarningLight: Color { Color(token: 104) }
  /// The warning colour, medium.
  @inlinable public static var scaleWarningMedium: Color { Color(token: 105) }
  /// The warning colour, dark.
  @inlinable public static var scaleWarningDark: Color { Color(token: 106) }
  /// The warning colour, darkest.
  @inlinable public static var scaleWarningDarkest: Color { Color(token: 107) }
  /// The danger colour, lightest.
  @inlinable public static var scaleDangerLightest: Color { Color(token: 108) }
  /// The danger colour, light.
  @inlinable public static var scaleDangerLight: Color { Color(token: 109) }
  /// The danger colour, medium.
  @inlinable public static var scaleDangerMedium: Color { Color(token: 110) }
  /// The danger colour, dark.
  @inlinable public static var scaleDangerDark: Color { Color(token: 111) }
  /// The danger colour, darkest.
  @inlinable public static var scaleDangerDarkest: Color { Color(token: 112) }
  /// The information colour, lightest.
  @inlinable public static var scaleInfoLightest: Color { Color(token: 113) }
  /// The information colour, light.
  @inlinable public static var scaleInfoLight: Color { Color(token: 114) }
  /// The information colour, medium.
  @inlinable public static var scaleInfoMedium: Color { Color(token: 115) }
  /// The information colour, dark.
  @inlinable public static var scaleInfoDark: Color { Color(token: 116) }
  /// The information colour, darkest.
  @inlinable public static var scaleInfoDarkest: Color { Color(token: 117) }
  /// The neutral gray, lightest; it swaps with the appearance.
  @inlinable public static var scaleNeutralLightest: Color { Color(token: 118) }
  /// The neutral gray, light; it swaps with the appearance.
  @inlinable public static var scaleNeutralLight: Color { Color(token: 119) }
  /// The neutral gray, medium; it swaps with the appearance.
  @inlinable public static var scaleNeutralMedium: Color { Color(token: 120) }
  /// The neutral gray, dark; it swaps with the appearance.
  @inlinable public static var scaleNeutralDark: Color { Color(token: 121) }
  /// The neutral gray, darkest; it swaps with the appearance.
  @inlinable public static var scaleNeutralDarkest: Color { Color(token: 122) }
  /// A light gray under every theme, lightest.
  @inlinable public static var scaleLightLightest: Color { Color(token: 123) }
  /// A light gray under every theme, light.
  @inlinable public static var scaleLightLight: Color { Color(token: 124) }
  /// A light gray under every theme, medium.
  @inlinable public static var scaleLightMedium: Color { Color(token: 125) }
  /// A light gray under every theme, dark.
  @inlinable public static var scaleLightDark: Color { Color(token: 126) }
  /// A light gray under every theme, darkest.
  @inlinable public static var scaleLightDarkest: Color { Color(token: 127) }
  /// A dark gray under every theme, lightest.
  @inlinable public static var scaleDarkLightest: Color { Color(token: 128) }
  /// A dark gray under every theme, light.
  @inlinable public static var scaleDarkLight: Color { Color(token: 129) }
  /// A dark gray under every theme, medium.
  @inlinable public static var scaleDarkMedium: Color { Color(token: 130) }
  /// A dark gray under every theme, dark.
  @inlinable public static var scaleDarkDark: Color { Color(token: 131) }
  /// A dark gray under every theme, darkest.
  @inlinable public static var scaleDarkDarkest: Color { Color(token: 132) }
}
