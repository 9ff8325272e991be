// SPDX-License-Identifier: MIT
// Token: the tokens of SemanticTokens.Colors; made by Scripts/generate.

extension SemanticTokens {
  /// Tokens `color.…`.
  public enum Colors {
    /// The ground of the screen, beneath everything else.
    @inlinable public static var background: Color { Color(token: 0) }
    /// A region that stands out from the ground by its tone.
    @inlinable public static var surfacePrimary: Color { Color(token: 1) }
    /// A card, a sidebar or a field on a region: the next tone.
    @inlinable public static var surfaceRaised: Color { Color(token: 2) }
    /// A dialog, a menu or a toast over everything else.
    @inlinable public static var surfaceOverlay: Color { Color(token: 3) }
    /// A well in a region: the ground of what can be typed into.
    @inlinable public static var surfaceSunken: Color { Color(token: 4) }
    /// Ink for what is read first.
    @inlinable public static var textPrimary: Color { Color(token: 5) }
    /// Ink for what is read next.
    @inlinable public static var textSecondary: Color { Color(token: 6) }
    /// Ink for what may be missed.
    @inlinable public static var textMuted: Color { Color(token: 7) }
    /// Ink for what cannot be used at present.
    @inlinable public static var textDisabled: Color { Color(token: 8) }
    /// Ink on a ground of the opposite appearance.
    @inlinable public static var textInverse: Color { Color(token: 9) }
    /// Ink of what leads elsewhere.
    @inlinable public static var textLink: Color { Color(token: 10) }
    /// The accent: what can be acted on, and where the focus is.
    @inlinable public static var brandPrimary: Color { Color(token: 11) }
    /// The accent under the pointer.
    @inlinable public static var brandPrimaryHover: Color { Color(token: 12) }
    /// The accent while it is pressed.
    @inlinable public static var brandPrimaryPressed: Color { Color(token: 13) }
    /// A tint of the accent, laid over a ground.
    @inlinable public static var brandPrimaryMuted: Color { Color(token: 14) }
    /// Ink on the accent.
    @inlinable public static var brandOnPrimary: Color { Color(token: 15) }
    /// The second colour of the brand.
    @inlinable public static var brandSecondary: Color { Color(token: 16) }
    /// Ink on the second colour of the brand.
    @inlinable public static var brandOnSecondary: Color { Color(token: 17) }
    /// The colour of the brand for rare highlights.
    @inlinable public static var brandAccent: Color { Color(token: 18) }
    /// Ink on the colour for rare highlights.
    @inlinable public static var brandOnAccent: Color { Color(token: 19) }
    /// Something went well.
    @inlinable public static var intentSuccess: Color { Color(token: 20) }
    /// Ink on the success colour.
    @inlinable public static var intentOnSuccess: Color { Color(token: 21) }
    /// A tint of the success colour, laid over a ground.
    @inlinable public static var intentSuccessMuted: Color { Color(token: 22) }
    /// The edge of something in the success colour.
    @inlinable public static var intentSuccessBorder: Color { Color(token: 23) }
    /// Something needs attention.
    @inlinable public static var intentWarning: Color { Color(token: 24) }
    /// Ink on the warning colour.
    @inlinable public static var intentOnWarning: Color { Color(token: 25) }
    /// A tint of the warning colour, laid over a ground.
    @inlinable public static var intentWarningMuted: Color { Color(token: 26) }
    /// The edge of something in the warning colour.
    @inlinable public static var intentWarningBorder: Color { Color(token: 27) }
    /// Something failed, or would destroy.
    @inlinable public static var intentDanger: Color { Color(token: 28) }
    /// Ink on the danger colour.
    @inlinable public static var intentOnDanger: Color { Color(token: 29) }
    /// A tint of the danger colour, laid over a ground.
    @inlinable public static var intentDangerMuted: Color { Color(token: 30) }
    /// The edge of something in the danger colour.
    @inlinable public static var intentDangerBorder: Color { Color(token: 31) }
    /// The danger colour under the pointer.
    @inlinable public static var intentDangerHover: Color { Color(token: 32) }
    /// The danger colour while it is pressed.
    @inlinable public static var intentDangerPressed: Color { Color(token: 33) }
    /// Something worth knowing.
    @inlinable public static var intentInfo: Color { Color(token: 34) }
    /// Ink on the info colour.
    @inlinable public static var intentOnInfo: Color { Color(token: 35) }
    /// A tint of the info colour, laid over a ground.
    @inlinable public static var intentInfoMuted: Color { Color(token: 36) }
    /// The edge of something in the info colour.
    @inlinable public static var intentInfoBorder: Color { Color(token: 37) }
    /// The line around a region, as strong as its tone leaves it to be.
    @inlinable public static var borderRegion: Color { Color(token: 38) }
    /// A line that only divides.
    @inlinable public static var borderSubtle: Color { Color(token: 39) }
    /// The edge of a control or a card.
    @inlinable public static var borderRegular: Color { Color(token: 40) }
    /// An edge that is meant to be seen first.
    @inlinable public static var borderStrong: Color { Color(token: 41) }
    /// The ground of a control that is not the main one.
    @inlinable public static var controlBackground: Color { Color(token: 42) }
    /// The ground of a control under the pointer.
    @inlinable public static var controlHover: Color { Color(token: 43) }
    /// The ground of a control while it is pressed.
    @inlinable public static var controlPressed: Color { Color(token: 44) }
    /// The ground of a control that cannot be used at present.
    @inlinable public static var controlDisabled: Color { Color(token: 45) }
    /// No ground: what is beneath stays.
    @inlinable public static var controlClear: Color { Color(token: 46) }
    /// The mark of the focus.
    @inlinable public static var focusRing: Color { Color(token: 47) }
    /// A tint over what is selected, where the focus is.
    @inlinable public static var selectionBackground: Color { Color(token: 48) }
    /// A tint over what is selected, where the focus is not.
    @inlinable public static var selectionInactive: Color { Color(token: 49) }
    /// Ink of what is selected.
    @inlinable public static var selectionText: Color { Color(token: 50) }
    /// The bar beside what is selected.
    @inlinable public static var selectionMarker: Color { Color(token: 51) }
    /// Ink of code.
    @inlinable public static var codeText: Color { Color(token: 52) }
    /// The ground of code.
    @inlinable public static var codeBackground: Color { Color(token: 53) }
    /// What dims the screen beneath a dialog.
    @inlinable public static var scrim: Color { Color(token: 54) }
    /// The shade that raised things throw.
    @inlinable public static var shadow: Color { Color(token: 55) }
    /// Series 1 of a chart.
    @inlinable public static var chart1: Color { Color(token: 56) }
    /// Series 2 of a chart.
    @inlinable public static var chart2: Color { Color(token: 57) }
    /// Series 3 of a chart.
    @inlinable public static var chart3: Color { Color(token: 58) }
    /// Series 4 of a chart.
    @inlinable public static var chart4: Color { Color(token: 59) }
    /// Series 5 of a chart.
    @inlinable public static var chart5: Color { Color(token: 60) }
    /// Series 6 of a chart.
    @inlinable public static var chart6: Color { Color(token: 61) }
    /// Series 7 of a chart.
    @inlinable public static var chart7: Color { Color(token: 62) }
    /// Series 8 of a chart.
    @inlinable public static var chart8: Color { Color(token: 63) }
    /// A gray: 100 is nearest to the ground, 900 to the ink.
    @inlinable public static var neutral100: Color { Color(token: 64) }
    /// A gray: 100 is nearest to the ground, 900 to the ink.
    @inlinable public static var neutral200: Color { Color(token: 65) }
    /// A gray: 100 is nearest to the ground, 900 to the ink.
    @inlinable public static var neutral300: Color { Color(token: 66) }
    /// A gray: 100 is nearest to the ground, 900 to the ink.
    @inlinable public static var neutral400: Color { Color(token: 67) }
    /// A gray: 100 is nearest to the ground, 900 to the ink.
    @inlinable public static var neutral500: Color { Color(token: 68) }
    /// A gray: 100 is nearest to the ground, 900 to the ink.
    @inlinable public static var neutral600: Color { Color(token: 69) }
    /// A gray: 100 is nearest to the ground, 900 to the ink.
    @inlinable public static var neutral700: Color { Color(token: 70) }
    /// A gray: 100 is nearest to the ground, 900 to the ink.
    @inlinable public static var neutral800: Color { Color(token: 71) }
    /// A gray: 100 is nearest to the ground, 900 to the ink.
    @inlinable public static var neutral900: Color { Color(token: 72) }
  }
}
