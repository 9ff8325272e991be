// SPDX-License-Identifier: MIT
// Token: the list of semantic colours; made by Scripts/generate.

extension TokenLayout {
  static let semanticColors = """
    color.ansi.black|P.Colors.ansiBlack|ANSI black, in the output of programs.
    color.ansi.red|P.Colors.ansiRed|ANSI red, in the output of programs.
    color.ansi.green|P.Colors.ansiGreen|ANSI green, in the output of programs.
    color.ansi.yellow|P.Colors.ansiYellow|ANSI yellow, in the output of programs.
    color.ansi.blue|P.Colors.ansiBlue|ANSI blue, in the output of programs.
    color.ansi.magenta|P.Colors.ansiMagenta|ANSI magenta, in the output of programs.
    color.ansi.cyan|P.Colors.ansiCyan|ANSI cyan, in the output of programs.
    color.ansi.white|P.Colors.ansiWhite|ANSI white, in the output of programs.
    color.ansi.brightBlack|P.Colors.ansiBrightBlack|ANSI bright black, in the output of programs.
    color.ansi.brightRed|P.Colors.ansiBrightRed|ANSI bright red, in the output of programs.
    color.ansi.brightGreen|P.Colors.ansiBrightGreen|ANSI bright green, in the output of programs.
    color.ansi.brightYellow|P.Colors.ansiBrightYellow|ANSI bright yellow, in the output of \
    programs.
    color.ansi.brightBlue|P.Colors.ansiBrightBlue|ANSI bright blue, in the output of programs.
    color.ansi.brightMagenta|P.Colors.ansiBrightMagenta|ANSI bright magenta, in the output of \
    programs.
    color.ansi.brightCyan|P.Colors.ansiBrightCyan|ANSI bright cyan, in the output of programs.
    color.ansi.brightWhite|P.Colors.ansiBrightWhite|ANSI bright white, in the output of programs.
    color.background|S.Colors.background|The background of the screen, behind everything else.
    color.surface.primary|S.Colors.surfacePrimary|The background of a region, set off from the \
    screen by its tone.
    color.surface.raised|S.Colors.surfaceRaised|The background of a card or another raised \
    element in a region.
    color.surface.overlay|S.Colors.surfaceOverlay|The background of a dialog, a menu or a toast \
    above everything else.
    color.surface.sunken|S.Colors.surfaceSunken|The background of a text field or another sunken \
    area in a region.
    color.surface.alternate|S.Colors.surfaceAlternate|A tint over every second row of a list, \
    weaker than that of hovered items.
    color.text.primary|S.Colors.textPrimary|The colour of primary text.
    color.text.secondary|S.Colors.textSecondary|The colour of secondary text.
    color.text.muted|S.Colors.textMuted|The colour of less important text.
    color.text.disabled|S.Colors.textDisabled|The colour of disabled text.
    color.text.inverse|S.Colors.textInverse|The colour of text on a background of the opposite \
    appearance.
    color.text.link|S.Colors.textLink|The colour of links.
    color.brand.primary|S.Colors.brandPrimary|The accent colour, for interactive elements and the \
    focus.
    color.brand.primaryHover|S.Colors.brandPrimaryHover|The accent colour of a hovered element.
    color.brand.primaryPressed|S.Colors.brandPrimaryPressed|The accent colour of a pressed \
    element.
    color.brand.primaryMuted|S.Colors.brandPrimaryMuted|A tint of the accent colour, drawn over a \
    background.
    color.brand.onPrimary|S.Colors.brandOnPrimary|The colour of text on the accent colour.
    color.brand.secondary|S.Colors.brandSecondary|The secondary brand colour.
    color.brand.onSecondary|S.Colors.brandOnSecondary|The colour of text on the secondary brand \
    colour.
    color.brand.accent|S.Colors.brandAccent|The brand colour for rare highlights.
    color.brand.onAccent|S.Colors.brandOnAccent|The colour of text on the highlight colour.
    color.intent.success|S.Colors.intentSuccess|The colour of success.
    color.intent.onSuccess|S.Colors.intentOnSuccess|The colour of text on the success colour.
    color.intent.successMuted|S.Colors.intentSuccessMuted|A tint of the success colour, drawn \
    over a background.
    color.intent.onSuccessMuted|S.Colors.intentOnSuccessMuted|The colour of text on the tint of \
    the success colour.
    color.intent.successBorder|S.Colors.intentSuccessBorder|The border of an element in the \
    success colour.
    color.intent.warning|S.Colors.intentWarning|The colour of warnings.
    color.intent.onWarning|S.Colors.intentOnWarning|The colour of text on the warning colour.
    color.intent.warningMuted|S.Colors.intentWarningMuted|A tint of the warning colour, drawn \
    over a background.
    color.intent.onWarningMuted|S.Colors.intentOnWarningMuted|The colour of text on the tint of \
    the warning colour.
    color.intent.warningBorder|S.Colors.intentWarningBorder|The border of an element in the \
    warning colour.
    color.intent.danger|S.Colors.intentDanger|The colour of errors and destructive actions.
    color.intent.onDanger|S.Colors.intentOnDanger|The colour of text on the danger colour.
    color.intent.dangerMuted|S.Colors.intentDangerMuted|A tint of the danger colour, drawn over a \
    background.
    color.intent.onDangerMuted|S.Colors.intentOnDangerMuted|The colour of text on the tint of the \
    danger colour.
    color.intent.dangerBorder|S.Colors.intentDangerBorder|The border of an element in the danger \
    colour.
    color.intent.dangerHover|S.Colors.intentDangerHover|The danger colour of a hovered element.
    color.intent.dangerPressed|S.Colors.intentDangerPressed|The danger colour of a pressed \
    element.
    color.intent.info|S.Colors.intentInfo|The colour of information.
    color.intent.onInfo|S.Colors.intentOnInfo|The colour of text on the info colour.
    color.intent.infoMuted|S.Colors.intentInfoMuted|A tint of the info colour, drawn over a \
    background.
    color.intent.onInfoMuted|S.Colors.intentOnInfoMuted|The colour of text on the tint of the \
    info colour.
    color.intent.infoBorder|S.Colors.intentInfoBorder|The border of an element in the info colour.
    color.border.region|S.Colors.borderRegion|The border of a region, invisible if it matches the \
    region's background.
    color.border.subtle|S.Colors.borderSubtle|The colour of dividers.
    color.border.regular|S.Colors.borderRegular|The border of a control or a card.
    color.border.strong|S.Colors.borderStrong|The colour of prominent borders.
    color.control.field|S.Colors.controlField|The background of a text field: a tint over its \
    surroundings.
    color.control.background|S.Colors.controlBackground|The background of a secondary control.
    color.control.hover|S.Colors.controlHover|The background of a hovered control.
    color.control.pressed|S.Colors.controlPressed|The background of a pressed control.
    color.control.disabled|S.Colors.controlDisabled|The background of a disabled control.
    color.control.track|S.Colors.controlTrack|The remaining part of a gauge, a progress bar or a \
    slider.
    color.control.clear|S.Colors.controlClear|A transparent background.
    color.focus.ring|S.Colors.focusRing|The colour that marks the focused element.
    color.selection.background|S.Colors.selectionBackground|A tint over selected items while they \
    have the focus.
    color.selection.hover|S.Colors.selectionHover|A tint over hovered items, weaker than the \
    selection.
    color.selection.inactive|S.Colors.selectionInactive|A tint over selected items while they \
    don't have the focus.
    color.selection.text|S.Colors.selectionText|The text colour of selected items.
    color.selection.marker|S.Colors.selectionMarker|The colour of the bar next to a selected item.
    color.code.text|S.Colors.codeText|The colour of code.
    color.code.background|S.Colors.codeBackground|The background of code.
    color.scrim|S.Colors.scrim|The colour that dims the screen behind a dialog.
    color.shadow|S.Colors.shadow|The colour of shadows.
    color.chart.1|S.Colors.chart1|The colour of the first series of a chart.
    color.chart.2|S.Colors.chart2|The colour of the second series of a chart.
    color.chart.3|S.Colors.chart3|The colour of the third series of a chart.
    color.chart.4|S.Colors.chart4|The colour of the fourth series of a chart.
    color.chart.5|S.Colors.chart5|The colour of the fifth series of a chart.
    color.chart.6|S.Colors.chart6|The colour of the sixth series of a chart.
    color.chart.7|S.Colors.chart7|The colour of the seventh series of a chart.
    color.chart.8|S.Colors.chart8|The colour of the eighth series of a chart.
    color.neutral.100|P.Colors.neutral100|Grey 100, on a scale from the background (100) to the \
    text colour (900).
    color.neutral.200|P.Colors.neutral200|Grey 200, on a scale from the background (100) to the \
    text colour (900).
    color.neutral.300|P.Colors.neutral300|Grey 300, on a scale from the background (100) to the \
    text colour (900).
    color.neutral.400|P.Colors.neutral400|Grey 400, on a scale from the background (100) to the \
    text colour (900).
    color.neutral.500|P.Colors.neutral500|Grey 500, on a scale from the background (100) to the \
    text colour (900).
    color.neutral.600|P.Colors.neutral600|Grey 600, on a scale from the background (100) to the \
    text colour (900).
    color.neutral.700|P.Colors.neutral700|Grey 700, on a scale from the background (100) to the \
    text colour (900).
    color.neutral.800|P.Colors.neutral800|Grey 800, on a scale from the background (100) to the \
    text colour (900).
    color.neutral.900|P.Colors.neutral900|Grey 900, on a scale from the background (100) to the \
    text colour (900).
    color.scale.theme.lightest|P.Colors.themeLightest|A grey near the background colour: the \
    lightest of five.
    color.scale.theme.light|P.Colors.themeLight|A grey near the background colour: the second \
    lightest of five.
    color.scale.theme.medium|P.Colors.themeMedium|A grey near the background colour: the middle \
    one of five.
    color.scale.theme.dark|P.Colors.themeDark|A grey near the background colour: the second \
    darkest of five.
    color.scale.theme.darkest|P.Colors.themeDarkest|A grey near the background colour: the \
    darkest of five.
    color.scale.contrast.lightest|P.Colors.contrastLightest|A grey near the text colour: the \
    lightest of five.
    color.scale.contrast.light|P.Colors.contrastLight|A grey near the text colour: the second \
    lightest of five.
    color.scale.contrast.medium|P.Colors.contrastMedium|A grey near the text colour: the middle \
    one of five.
    color.scale.contrast.dark|P.Colors.contrastDark|A grey near the text colour: the second \
    darkest of five.
    color.scale.contrast.darkest|P.Colors.contrastDarkest|A grey near the text colour: the \
    darkest of five.
    color.scale.primary.lightest|P.Colors.primaryLightest|The lightest shade of the accent colour.
    color.scale.primary.light|P.Colors.primaryLight|A light shade of the accent colour.
    color.scale.primary.medium|P.Colors.primaryMedium|The middle shade of the accent colour.
    color.scale.primary.dark|P.Colors.primaryDark|A dark shade of the accent colour.
    color.scale.primary.darkest|P.Colors.primaryDarkest|The darkest shade of the accent colour.
    color.scale.secondary.lightest|P.Colors.secondaryLightest|The lightest shade of the secondary \
    brand colour.
    color.scale.secondary.light|P.Colors.secondaryLight|A light shade of the secondary brand \
    colour.
    color.scale.secondary.medium|P.Colors.secondaryMedium|The middle shade of the secondary brand \
    colour.
    color.scale.secondary.dark|P.Colors.secondaryDark|A dark shade of the secondary brand colour.
    color.scale.secondary.darkest|P.Colors.secondaryDarkest|The darkest shade of the secondary \
    brand colour.
    color.scale.accent.lightest|P.Colors.accentLightest|The lightest shade of the highlight \
    colour.
    color.scale.accent.light|P.Colors.accentLight|A light shade of the highlight colour.
    color.scale.accent.medium|P.Colors.accentMedium|The middle shade of the highlight colour.
    color.scale.accent.dark|P.Colors.accentDark|A dark shade of the highlight colour.
    color.scale.accent.darkest|P.Colors.accentDarkest|The darkest shade of the highlight colour.
    color.scale.success.lightest|P.Colors.successLightest|The lightest shade of the success \
    colour.
    color.scale.success.light|P.Colors.successLight|A light shade of the success colour.
    color.scale.success.medium|P.Colors.successMedium|The middle shade of the success colour.
    color.scale.success.dark|P.Colors.successDark|A dark shade of the success colour.
    color.scale.success.darkest|P.Colors.successDarkest|The darkest shade of the success colour.
    color.scale.warning.lightest|P.Colors.warningLightest|The lightest shade of the warning \
    colour.
    color.scale.warning.light|P.Colors.warningLight|A light shade of the warning colour.
    color.scale.warning.medium|P.Colors.warningMedium|The middle shade of the warning colour.
    color.scale.warning.dark|P.Colors.warningDark|A dark shade of the warning colour.
    color.scale.warning.darkest|P.Colors.warningDarkest|The darkest shade of the warning colour.
    color.scale.danger.lightest|P.Colors.dangerLightest|The lightest shade of the danger colour.
    color.scale.danger.light|P.Colors.dangerLight|A light shade of the danger colour.
    color.scale.danger.medium|P.Colors.dangerMedium|The middle shade of the danger colour.
    color.scale.danger.dark|P.Colors.dangerDark|A dark shade of the danger colour.
    color.scale.danger.darkest|P.Colors.dangerDarkest|The darkest shade of the danger colour.
    color.scale.info.lightest|P.Colors.infoLightest|The lightest shade of the info colour.
    color.scale.info.light|P.Colors.infoLight|A light shade of the info colour.
    color.scale.info.medium|P.Colors.infoMedium|The middle shade of the info colour.
    color.scale.info.dark|P.Colors.infoDark|A dark shade of the info colour.
    color.scale.info.darkest|P.Colors.infoDarkest|The darkest shade of the info colour.
    color.scale.neutral.lightest|P.Colors.neutralLightest|The lightest of five greys; in a dark \
    theme, the darkest.
    color.scale.neutral.light|P.Colors.neutralLight|The second lightest of five greys; in a dark \
    theme, the second darkest.
    color.scale.neutral.medium|P.Colors.neutralMedium|The middle one of five greys.
    color.scale.neutral.dark|P.Colors.neutralDark|The second darkest of five greys; in a dark \
    theme, the second lightest.
    color.scale.neutral.darkest|P.Colors.neutralDarkest|The darkest of five greys; in a dark \
    theme, the lightest.
    color.scale.light.lightest|P.Colors.lightLightest|A light grey, the same in every theme: the \
    lightest of five.
    color.scale.light.light|P.Colors.lightLight|A light grey, the same in every theme: the second \
    lightest of five.
    color.scale.light.medium|P.Colors.lightMedium|A light grey, the same in every theme: the \
    middle one of five.
    color.scale.light.dark|P.Colors.lightDark|A light grey, the same in every theme: the second \
    darkest of five.
    color.scale.light.darkest|P.Colors.lightDarkest|A light grey, the same in every theme: the \
    darkest of five.
    color.scale.dark.lightest|P.Colors.darkLightest|A dark grey, the same in every theme: the \
    lightest of five.
    color.scale.dark.light|P.Colors.darkLight|A dark grey, the same in every theme: the second \
    lightest of five.
    color.scale.dark.medium|P.Colors.darkMedium|A dark grey, the same in every theme: the middle \
    one of five.
    color.scale.dark.dark|P.Colors.darkDark|A dark grey, the same in every theme: the second \
    darkest of five.
    color.scale.dark.darkest|P.Colors.darkDarkest|A dark grey, the same in every theme: the \
    darkest of five.
    """
}
