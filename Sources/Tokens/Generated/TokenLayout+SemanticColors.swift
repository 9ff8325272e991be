// SPDX-License-Identifier: MIT
// Token: the list of semantic colours; made by Scripts/generate.

extension TokenLayout {
  static let semanticColors = """
    color.ansi.black|PrimitiveTokens.Colors.ansiBlack|ANSI black, in the output of programs.
    color.ansi.red|PrimitiveTokens.Colors.ansiRed|ANSI red, in the output of programs.
    color.ansi.green|PrimitiveTokens.Colors.ansiGreen|ANSI green, in the output of programs.
    color.ansi.yellow|PrimitiveTokens.Colors.ansiYellow|ANSI yellow, in the output of programs.
    color.ansi.blue|PrimitiveTokens.Colors.ansiBlue|ANSI blue, in the output of programs.
    color.ansi.magenta|PrimitiveTokens.Colors.ansiMagenta|ANSI magenta, in the output of programs.
    color.ansi.cyan|PrimitiveTokens.Colors.ansiCyan|ANSI cyan, in the output of programs.
    color.ansi.white|PrimitiveTokens.Colors.ansiWhite|ANSI white, in the output of programs.
    color.ansi.brightBlack|PrimitiveTokens.Colors.ansiBrightBlack|ANSI bright black, in the \
    output of programs.
    color.ansi.brightRed|PrimitiveTokens.Colors.ansiBrightRed|ANSI bright red, in the output of \
    programs.
    color.ansi.brightGreen|PrimitiveTokens.Colors.ansiBrightGreen|ANSI bright green, in the \
    output of programs.
    color.ansi.brightYellow|PrimitiveTokens.Colors.ansiBrightYellow|ANSI bright yellow, in the \
    output of programs.
    color.ansi.brightBlue|PrimitiveTokens.Colors.ansiBrightBlue|ANSI bright blue, in the output \
    of programs.
    color.ansi.brightMagenta|PrimitiveTokens.Colors.ansiBrightMagenta|ANSI bright magenta, in the \
    output of programs.
    color.ansi.brightCyan|PrimitiveTokens.Colors.ansiBrightCyan|ANSI bright cyan, in the output \
    of programs.
    color.ansi.brightWhite|PrimitiveTokens.Colors.ansiBrightWhite|ANSI bright white, in the \
    output of programs.
    color.background|SemanticTokens.Colors.background|The background of the screen, behind \
    everything else.
    color.surface.primary|SemanticTokens.Colors.surfacePrimary|The background of a region, set \
    off from the screen by its tone.
    color.surface.raised|SemanticTokens.Colors.surfaceRaised|The background of a card or another \
    raised element in a region.
    color.surface.overlay|SemanticTokens.Colors.surfaceOverlay|The background of a dialog, a menu \
    or a toast above everything else.
    color.surface.sunken|SemanticTokens.Colors.surfaceSunken|The background of a text field or \
    another sunken area in a region.
    color.text.primary|SemanticTokens.Colors.textPrimary|The colour of primary text.
    color.text.secondary|SemanticTokens.Colors.textSecondary|The colour of secondary text.
    color.text.muted|SemanticTokens.Colors.textMuted|The colour of less important text.
    color.text.disabled|SemanticTokens.Colors.textDisabled|The colour of disabled text.
    color.text.inverse|SemanticTokens.Colors.textInverse|The colour of text on a background of \
    the opposite appearance.
    color.text.link|SemanticTokens.Colors.textLink|The colour of links.
    color.brand.primary|SemanticTokens.Colors.brandPrimary|The accent colour, for interactive \
    elements and the focus.
    color.brand.primaryHover|SemanticTokens.Colors.brandPrimaryHover|The accent colour of a \
    hovered element.
    color.brand.primaryPressed|SemanticTokens.Colors.brandPrimaryPressed|The accent colour of a \
    pressed element.
    color.brand.primaryMuted|SemanticTokens.Colors.brandPrimaryMuted|A tint of the accent colour, \
    drawn over a background.
    color.brand.onPrimary|SemanticTokens.Colors.brandOnPrimary|The colour of text on the accent \
    colour.
    color.brand.secondary|SemanticTokens.Colors.brandSecondary|The secondary brand colour.
    color.brand.onSecondary|SemanticTokens.Colors.brandOnSecondary|The colour of text on the \
    secondary brand colour.
    color.brand.accent|SemanticTokens.Colors.brandAccent|The brand colour for rare highlights.
    color.brand.onAccent|SemanticTokens.Colors.brandOnAccent|The colour of text on the highlight \
    colour.
    color.intent.success|SemanticTokens.Colors.intentSuccess|The colour of success.
    color.intent.onSuccess|SemanticTokens.Colors.intentOnSuccess|The colour of text on the \
    success colour.
    color.intent.successMuted|SemanticTokens.Colors.intentSuccessMuted|A tint of the success \
    colour, drawn over a background.
    color.intent.onSuccessMuted|SemanticTokens.Colors.intentOnSuccessMuted|The colour of text on \
    the tint of the success colour.
    color.intent.successBorder|SemanticTokens.Colors.intentSuccessBorder|The border of an element \
    in the success colour.
    color.intent.warning|SemanticTokens.Colors.intentWarning|The colour of warnings.
    color.intent.onWarning|SemanticTokens.Colors.intentOnWarning|The colour of text on the \
    warning colour.
    color.intent.warningMuted|SemanticTokens.Colors.intentWarningMuted|A tint of the warning \
    colour, drawn over a background.
    color.intent.onWarningMuted|SemanticTokens.Colors.intentOnWarningMuted|The colour of text on \
    the tint of the warning colour.
    color.intent.warningBorder|SemanticTokens.Colors.intentWarningBorder|The border of an element \
    in the warning colour.
    color.intent.danger|SemanticTokens.Colors.intentDanger|The colour of errors and destructive \
    actions.
    color.intent.onDanger|SemanticTokens.Colors.intentOnDanger|The colour of text on the danger \
    colour.
    color.intent.dangerMuted|SemanticTokens.Colors.intentDangerMuted|A tint of the danger colour, \
    drawn over a background.
    color.intent.onDangerMuted|SemanticTokens.Colors.intentOnDangerMuted|The colour of text on \
    the tint of the danger colour.
    color.intent.dangerBorder|SemanticTokens.Colors.intentDangerBorder|The border of an element \
    in the danger colour.
    color.intent.dangerHover|SemanticTokens.Colors.intentDangerHover|The danger colour of a \
    hovered element.
    color.intent.dangerPressed|SemanticTokens.Colors.intentDangerPressed|The danger colour of a \
    pressed element.
    color.intent.info|SemanticTokens.Colors.intentInfo|The colour of information.
    color.intent.onInfo|SemanticTokens.Colors.intentOnInfo|The colour of text on the info colour.
    color.intent.infoMuted|SemanticTokens.Colors.intentInfoMuted|A tint of the info colour, drawn \
    over a background.
    color.intent.onInfoMuted|SemanticTokens.Colors.intentOnInfoMuted|The colour of text on the \
    tint of the info colour.
    color.intent.infoBorder|SemanticTokens.Colors.intentInfoBorder|The border of an element in \
    the info colour.
    color.border.region|SemanticTokens.Colors.borderRegion|The border of a region, invisible if \
    it matches the region's background.
    color.border.subtle|SemanticTokens.Colors.borderSubtle|The colour of dividers.
    color.border.regular|SemanticTokens.Colors.borderRegular|The border of a control or a card.
    color.border.strong|SemanticTokens.Colors.borderStrong|The colour of prominent borders.
    color.control.field|SemanticTokens.Colors.controlField|The background of a text field: a tint \
    over its surroundings.
    color.control.background|SemanticTokens.Colors.controlBackground|The background of a \
    secondary control.
    color.control.hover|SemanticTokens.Colors.controlHover|The background of a hovered control.
    color.control.pressed|SemanticTokens.Colors.controlPressed|The background of a pressed \
    control.
    color.control.disabled|SemanticTokens.Colors.controlDisabled|The background of a disabled \
    control.
    color.control.track|SemanticTokens.Colors.controlTrack|The remaining part of a gauge, a \
    progress bar or a slider.
    color.control.clear|SemanticTokens.Colors.controlClear|A transparent background.
    color.focus.ring|SemanticTokens.Colors.focusRing|The colour that marks the focused element.
    color.selection.background|SemanticTokens.Colors.selectionBackground|A tint over selected \
    items while they have the focus.
    color.selection.hover|SemanticTokens.Colors.selectionHover|A tint over hovered items, weaker \
    than the selection.
    color.selection.inactive|SemanticTokens.Colors.selectionInactive|A tint over selected items \
    while they don't have the focus.
    color.selection.text|SemanticTokens.Colors.selectionText|The text colour of selected items.
    color.selection.marker|SemanticTokens.Colors.selectionMarker|The colour of the bar next to a \
    selected item.
    color.code.text|SemanticTokens.Colors.codeText|The colour of code.
    color.code.background|SemanticTokens.Colors.codeBackground|The background of code.
    color.scrim|SemanticTokens.Colors.scrim|The colour that dims the screen behind a dialog.
    color.shadow|SemanticTokens.Colors.shadow|The colour of shadows.
    color.chart.1|SemanticTokens.Colors.chart1|The colour of the first series of a chart.
    color.chart.2|SemanticTokens.Colors.chart2|The colour of the second series of a chart.
    color.chart.3|SemanticTokens.Colors.chart3|The colour of the third series of a chart.
    color.chart.4|SemanticTokens.Colors.chart4|The colour of the fourth series of a chart.
    color.chart.5|SemanticTokens.Colors.chart5|The colour of the fifth series of a chart.
    color.chart.6|SemanticTokens.Colors.chart6|The colour of the sixth series of a chart.
    color.chart.7|SemanticTokens.Colors.chart7|The colour of the seventh series of a chart.
    color.chart.8|SemanticTokens.Colors.chart8|The colour of the eighth series of a chart.
    color.neutral.100|PrimitiveTokens.Colors.neutral100|Grey 100, on a scale from the background \
    (100) to the text colour (900).
    color.neutral.200|PrimitiveTokens.Colors.neutral200|Grey 200, on a scale from the background \
    (100) to the text colour (900).
    color.neutral.300|PrimitiveTokens.Colors.neutral300|Grey 300, on a scale from the background \
    (100) to the text colour (900).
    color.neutral.400|PrimitiveTokens.Colors.neutral400|Grey 400, on a scale from the background \
    (100) to the text colour (900).
    color.neutral.500|PrimitiveTokens.Colors.neutral500|Grey 500, on a scale from the background \
    (100) to the text colour (900).
    color.neutral.600|PrimitiveTokens.Colors.neutral600|Grey 600, on a scale from the background \
    (100) to the text colour (900).
    color.neutral.700|PrimitiveTokens.Colors.neutral700|Grey 700, on a scale from the background \
    (100) to the text colour (900).
    color.neutral.800|PrimitiveTokens.Colors.neutral800|Grey 800, on a scale from the background \
    (100) to the text colour (900).
    color.neutral.900|PrimitiveTokens.Colors.neutral900|Grey 900, on a scale from the background \
    (100) to the text colour (900).
    color.scale.theme.lightest|PrimitiveTokens.Colors.themeLightest|A grey near the background \
    colour: the lightest of five.
    color.scale.theme.light|PrimitiveTokens.Colors.themeLight|A grey near the background colour: \
    the second lightest of five.
    color.scale.theme.medium|PrimitiveTokens.Colors.themeMedium|A grey near the background \
    colour: the middle one of five.
    color.scale.theme.dark|PrimitiveTokens.Colors.themeDark|A grey near the background colour: \
    the second darkest of five.
    color.scale.theme.darkest|PrimitiveTokens.Colors.themeDarkest|A grey near the background \
    colour: the darkest of five.
    color.scale.contrast.lightest|PrimitiveTokens.Colors.contrastLightest|A grey near the text \
    colour: the lightest of five.
    color.scale.contrast.light|PrimitiveTokens.Colors.contrastLight|A grey near the text colour: \
    the second lightest of five.
    color.scale.contrast.medium|PrimitiveTokens.Colors.contrastMedium|A grey near the text \
    colour: the middle one of five.
    color.scale.contrast.dark|PrimitiveTokens.Colors.contrastDark|A grey near the text colour: \
    the second darkest of five.
    color.scale.contrast.darkest|PrimitiveTokens.Colors.contrastDarkest|A grey near the text \
    colour: the darkest of five.
    color.scale.primary.lightest|PrimitiveTokens.Colors.primaryLightest|The lightest shade of the \
    accent colour.
    color.scale.primary.light|PrimitiveTokens.Colors.primaryLight|A light shade of the accent \
    colour.
    color.scale.primary.medium|PrimitiveTokens.Colors.primaryMedium|The middle shade of the \
    accent colour.
    color.scale.primary.dark|PrimitiveTokens.Colors.primaryDark|A dark shade of the accent colour.
    color.scale.primary.darkest|PrimitiveTokens.Colors.primaryDarkest|The darkest shade of the \
    accent colour.
    color.scale.secondary.lightest|PrimitiveTokens.Colors.secondaryLightest|The lightest shade of \
    the secondary brand colour.
    color.scale.secondary.light|PrimitiveTokens.Colors.secondaryLight|A light shade of the \
    secondary brand colour.
    color.scale.secondary.medium|PrimitiveTokens.Colors.secondaryMedium|The middle shade of the \
    secondary brand colour.
    color.scale.secondary.dark|PrimitiveTokens.Colors.secondaryDark|A dark shade of the secondary \
    brand colour.
    color.scale.secondary.darkest|PrimitiveTokens.Colors.secondaryDarkest|The darkest shade of \
    the secondary brand colour.
    color.scale.accent.lightest|PrimitiveTokens.Colors.accentLightest|The lightest shade of the \
    highlight colour.
    color.scale.accent.light|PrimitiveTokens.Colors.accentLight|A light shade of the highlight \
    colour.
    color.scale.accent.medium|PrimitiveTokens.Colors.accentMedium|The middle shade of the \
    highlight colour.
    color.scale.accent.dark|PrimitiveTokens.Colors.accentDark|A dark shade of the highlight \
    colour.
    color.scale.accent.darkest|PrimitiveTokens.Colors.accentDarkest|The darkest shade of the \
    highlight colour.
    color.scale.success.lightest|PrimitiveTokens.Colors.successLightest|The lightest shade of the \
    success colour.
    color.scale.success.light|PrimitiveTokens.Colors.successLight|A light shade of the success \
    colour.
    color.scale.success.medium|PrimitiveTokens.Colors.successMedium|The middle shade of the \
    success colour.
    color.scale.success.dark|PrimitiveTokens.Colors.successDark|A dark shade of the success \
    colour.
    color.scale.success.darkest|PrimitiveTokens.Colors.successDarkest|The darkest shade of the \
    success colour.
    color.scale.warning.lightest|PrimitiveTokens.Colors.warningLightest|The lightest shade of the \
    warning colour.
    color.scale.warning.light|PrimitiveTokens.Colors.warningLight|A light shade of the warning \
    colour.
    color.scale.warning.medium|PrimitiveTokens.Colors.warningMedium|The middle shade of the \
    warning colour.
    color.scale.warning.dark|PrimitiveTokens.Colors.warningDark|A dark shade of the warning \
    colour.
    color.scale.warning.darkest|PrimitiveTokens.Colors.warningDarkest|The darkest shade of the \
    warning colour.
    color.scale.danger.lightest|PrimitiveTokens.Colors.dangerLightest|The lightest shade of the \
    danger colour.
    color.scale.danger.light|PrimitiveTokens.Colors.dangerLight|A light shade of the danger \
    colour.
    color.scale.danger.medium|PrimitiveTokens.Colors.dangerMedium|The middle shade of the danger \
    colour.
    color.scale.danger.dark|PrimitiveTokens.Colors.dangerDark|A dark shade of the danger colour.
    color.scale.danger.darkest|PrimitiveTokens.Colors.dangerDarkest|The darkest shade of the \
    danger colour.
    color.scale.info.lightest|PrimitiveTokens.Colors.infoLightest|The lightest shade of the info \
    colour.
    color.scale.info.light|PrimitiveTokens.Colors.infoLight|A light shade of the info colour.
    color.scale.info.medium|PrimitiveTokens.Colors.infoMedium|The middle shade of the info colour.
    color.scale.info.dark|PrimitiveTokens.Colors.infoDark|A dark shade of the info colour.
    color.scale.info.darkest|PrimitiveTokens.Colors.infoDarkest|The darkest shade of the info \
    colour.
    color.scale.neutral.lightest|PrimitiveTokens.Colors.neutralLightest|The lightest of five \
    greys; in a dark theme, the darkest.
    color.scale.neutral.light|PrimitiveTokens.Colors.neutralLight|The second lightest of five \
    greys; in a dark theme, the second darkest.
    color.scale.neutral.medium|PrimitiveTokens.Colors.neutralMedium|The middle one of five greys.
    color.scale.neutral.dark|PrimitiveTokens.Colors.neutralDark|The second darkest of five greys; \
    in a dark theme, the second lightest.
    color.scale.neutral.darkest|PrimitiveTokens.Colors.neutralDarkest|The darkest of five greys; \
    in a dark theme, the lightest.
    color.scale.light.lightest|PrimitiveTokens.Colors.lightLightest|A light grey, the same in \
    every theme: the lightest of five.
    color.scale.light.light|PrimitiveTokens.Colors.lightLight|A light grey, the same in every \
    theme: the second lightest of five.
    color.scale.light.medium|PrimitiveTokens.Colors.lightMedium|A light grey, the same in every \
    theme: the middle one of five.
    color.scale.light.dark|PrimitiveTokens.Colors.lightDark|A light grey, the same in every \
    theme: the second darkest of five.
    color.scale.light.darkest|PrimitiveTokens.Colors.lightDarkest|A light grey, the same in every \
    theme: the darkest of five.
    color.scale.dark.lightest|PrimitiveTokens.Colors.darkLightest|A dark grey, the same in every \
    theme: the lightest of five.
    color.scale.dark.light|PrimitiveTokens.Colors.darkLight|A dark grey, the same in every theme: \
    the second lightest of five.
    color.scale.dark.medium|PrimitiveTokens.Colors.darkMedium|A dark grey, the same in every \
    theme: the middle one of five.
    color.scale.dark.dark|PrimitiveTokens.Colors.darkDark|A dark grey, the same in every theme: \
    the second darkest of five.
    color.scale.dark.darkest|PrimitiveTokens.Colors.darkDarkest|A dark grey, the same in every \
    theme: the darkest of five.
    """
}
