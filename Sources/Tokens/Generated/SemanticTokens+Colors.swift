// SPDX-License-Identifier: MIT
// Token: the tokens of SemanticTokens.Colors; made by Scripts/generate.

extension SemanticTokens {
  /// Tokens `color.…`.
  public enum Colors {
    /// The background of the screen, behind everything else.
    @inlinable public static var background: Color { Color(token: 16) }
    /// The background of a region, set off from the screen by its tone.
    @inlinable public static var surfacePrimary: Color { Color(token: 17) }
    /// The background of a card or another raised element in a region.
    @inlinable public static var surfaceRaised: Color { Color(token: 18) }
    /// The background of a dialog, a menu or a toast above everything else.
    @inlinable public static var surfaceOverlay: Color { Color(token: 19) }
    /// The background of a text field or another sunken area in a region.
    @inlinable public static var surfaceSunken: Color { Color(token: 20) }
    /// A tint over every second row of a list, weaker than that of hovered items.
    @inlinable public static var surfaceAlternate: Color { Color(token: 21) }
    /// The colour of primary text.
    @inlinable public static var textPrimary: Color { Color(token: 22) }
    /// The colour of secondary text.
    @inlinable public static var textSecondary: Color { Color(token: 23) }
    /// The colour of less important text.
    @inlinable public static var textMuted: Color { Color(token: 24) }
    /// The colour of disabled text.
    @inlinable public static var textDisabled: Color { Color(token: 25) }
    /// The colour of text on a background of the opposite appearance.
    @inlinable public static var textInverse: Color { Color(token: 26) }
    /// The colour of links.
    @inlinable public static var textLink: Color { Color(token: 27) }
    /// The accent colour, for interactive elements and the focus.
    @inlinable public static var brandPrimary: Color { Color(token: 28) }
    /// The accent colour of a hovered element.
    @inlinable public static var brandPrimaryHover: Color { Color(token: 29) }
    /// The accent colour of a pressed element.
    @inlinable public static var brandPrimaryPressed: Color { Color(token: 30) }
    /// A tint of the accent colour, drawn over a background.
    @inlinable public static var brandPrimaryMuted: Color { Color(token: 31) }
    /// The colour of text on the accent colour.
    @inlinable public static var brandOnPrimary: Color { Color(token: 32) }
    /// The secondary brand colour.
    @inlinable public static var brandSecondary: Color { Color(token: 33) }
    /// The colour of text on the secondary brand colour.
    @inlinable public static var brandOnSecondary: Color { Color(token: 34) }
    /// The brand colour for rare highlights.
    @inlinable public static var brandAccent: Color { Color(token: 35) }
    /// The colour of text on the highlight colour.
    @inlinable public static var brandOnAccent: Color { Color(token: 36) }
    /// The colour of success.
    @inlinable public static var intentSuccess: Color { Color(token: 37) }
    /// The colour of text on the success colour.
    @inlinable public static var intentOnSuccess: Color { Color(token: 38) }
    /// A tint of the success colour, drawn over a background.
    @inlinable public static var intentSuccessMuted: Color { Color(token: 39) }
    /// The colour of text on the tint of the success colour.
    @inlinable public static var intentOnSuccessMuted: Color { Color(token: 40) }
    /// The border of an element in the success colour.
    @inlinable public static var intentSuccessBorder: Color { Color(token: 41) }
    /// The colour of warnings.
    @inlinable public static var intentWarning: Color { Color(token: 42) }
    /// The colour of text on the warning colour.
    @inlinable public static var intentOnWarning: Color { Color(token: 43) }
    /// A tint of the warning colour, drawn over a background.
    @inlinable public static var intentWarningMuted: Color { Color(token: 44) }
    /// The colour of text on the tint of the warning colour.
    @inlinable public static var intentOnWarningMuted: Color { Color(token: 45) }
    /// The border of an element in the warning colour.
    @inlinable public static var intentWarningBorder: Color { Color(token: 46) }
    /// The colour of errors and destructive actions.
    @inlinable public static var intentDanger: Color { Color(token: 47) }
    /// The colour of text on the danger colour.
    @inlinable public static var intentOnDanger: Color { Color(token: 48) }
    /// A tint of the danger colour, drawn over a background.
    @inlinable public static var intentDangerMuted: Color { Color(token: 49) }
    /// The colour of text on the tint of the danger colour.
    @inlinable public static var intentOnDangerMuted: Color { Color(token: 50) }
    /// The border of an element in the danger colour.
    @inlinable public static var intentDangerBorder: Color { Color(token: 51) }
    /// The danger colour of a hovered element.
    @inlinable public static var intentDangerHover: Color { Color(token: 52) }
    /// The danger colour of a pressed element.
    @inlinable public static var intentDangerPressed: Color { Color(token: 53) }
    /// The colour of information.
    @inlinable public static var intentInfo: Color { Color(token: 54) }
    /// The colour of text on the info colour.
    @inlinable public static var intentOnInfo: Color { Color(token: 55) }
    /// A tint of the info colour, drawn over a background.
    @inlinable public static var intentInfoMuted: Color { Color(token: 56) }
    /// The colour of text on the tint of the info colour.
    @inlinable public static var intentOnInfoMuted: Color { Color(token: 57) }
    /// The border of an element in the info colour.
    @inlinable public static var intentInfoBorder: Color { Color(token: 58) }
    /// The border of a region, invisible if it matches the region's background.
    @inlinable public static var borderRegion: Color { Color(token: 59) }
    /// The colour of dividers.
    @inlinable public static var borderSubtle: Color { Color(token: 60) }
    /// The border of a control or a card.
    @inlinable public static var borderRegular: Color { Color(token: 61) }
    /// The colour of prominent borders.
    @inlinable public static var borderStrong: Color { Color(token: 62) }
    /// The background of a text field: a tint over its surroundings.
    @inlinable public static var controlField: Color { Color(token: 63) }
    /// The background of a secondary control.
    @inlinable public static var controlBackground: Color { Color(token: 64) }
    /// The background of a hovered control.
    @inlinable public static var controlHover: Color { Color(token: 65) }
    /// The background of a pressed control.
    @inlinable public static var controlPressed: Color { Color(token: 66) }
    /// The background of a disabled control.
    @inlinable public static var controlDisabled: Color { Color(token: 67) }
    /// The remaining part of a gauge, a progress bar or a slider.
    @inlinable public static var controlTrack: Color { Color(token: 68) }
    /// A transparent background.
    @inlinable public static var controlClear: Color { Color(token: 69) }
    /// The colour that marks the focused element.
    @inlinable public static var focusRing: Color { Color(token: 70) }
    /// A tint over selected items while they have the focus.
    @inlinable public static var selectionBackground: Color { Color(token: 71) }
    /// A tint over hovered items, weaker than the selection.
    @inlinable public static var selectionHover: Color { Color(token: 72) }
    /// A tint over selected items while they don't have the focus.
    @inlinable public static var selectionInactive: Color { Color(token: 73) }
    /// The text colour of selected items.
    @inlinable public static var selectionText: Color { Color(token: 74) }
    /// The colour of the bar next to a selected item.
    @inlinable public static var selectionMarker: Color { Color(token: 75) }
    /// The colour of code.
    @inlinable public static var codeText: Color { Color(token: 76) }
    /// The background of code.
    @inlinable public static var codeBackground: Color { Color(token: 77) }
    /// The colour that dims the screen behind a dialog.
    @inlinable public static var scrim: Color { Color(token: 78) }
    /// The colour of shadows.
    @inlinable public static var shadow: Color { Color(token: 79) }
    /// The colour of the first series of a chart.
    @inlinable public static var chart1: Color { Color(token: 80) }
    /// The colour of the second series of a chart.
    @inlinable public static var chart2: Color { Color(token: 81) }
    /// The colour of the third series of a chart.
    @inlinable public static var chart3: Color { Color(token: 82) }
    /// The colour of the fourth series of a chart.
    @inlinable public static var chart4: Color { Color(token: 83) }
    /// The colour of the fifth series of a chart.
    @inlinable public static var chart5: Color { Color(token: 84) }
    /// The colour of the sixth series of a chart.
    @inlinable public static var chart6: Color { Color(token: 85) }
    /// The colour of the seventh series of a chart.
    @inlinable public static var chart7: Color { Color(token: 86) }
    /// The colour of the eighth series of a chart.
    @inlinable public static var chart8: Color { Color(token: 87) }
  }
}
