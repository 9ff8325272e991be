// SPDX-License-Identifier: MIT
// Token: the list of semantic colours; made by Scripts/generate.

extension TokenLayout {
  static let semanticColors = """
    color.background|SemanticTokens.Colors.background|The ground of the screen, beneath \
    everything else.
    color.surface.primary|SemanticTokens.Colors.surfacePrimary|A region that stands out from the \
    ground by its tone.
    color.surface.raised|SemanticTokens.Colors.surfaceRaised|A card, a sidebar or a field on a \
    region: the next tone.
    color.surface.overlay|SemanticTokens.Colors.surfaceOverlay|A dialog, a menu or a toast over \
    everything else.
    color.surface.sunken|SemanticTokens.Colors.surfaceSunken|A well in a region: the ground of \
    what can be typed into.
    color.text.primary|SemanticTokens.Colors.textPrimary|Ink for what is read first.
    color.text.secondary|SemanticTokens.Colors.textSecondary|Ink for what is read next.
    color.text.muted|SemanticTokens.Colors.textMuted|Ink for what may be missed.
    color.text.disabled|SemanticTokens.Colors.textDisabled|Ink for what cannot be used at present.
    color.text.inverse|SemanticTokens.Colors.textInverse|Ink on a ground of the opposite \
    appearance.
    color.text.link|SemanticTokens.Colors.textLink|Ink of what leads elsewhere.
    color.brand.primary|SemanticTokens.Colors.brandPrimary|The accent: what can be acted on, and \
    where the focus is.
    color.brand.primaryHover|SemanticTokens.Colors.brandPrimaryHover|The accent under the pointer.
    color.brand.primaryPressed|SemanticTokens.Colors.brandPrimaryPressed|The accent while it is \
    pressed.
    color.brand.primaryMuted|SemanticTokens.Colors.brandPrimaryMuted|A tint of the accent, laid \
    over a ground.
    color.brand.onPrimary|SemanticTokens.Colors.brandOnPrimary|Ink on the accent.
    color.brand.secondary|SemanticTokens.Colors.brandSecondary|The second colour of the brand.
    color.brand.onSecondary|SemanticTokens.Colors.brandOnSecondary|Ink on the second colour of \
    the brand.
    color.brand.accent|SemanticTokens.Colors.brandAccent|The colour of the brand for rare \
    highlights.
    color.brand.onAccent|SemanticTokens.Colors.brandOnAccent|Ink on the colour for rare \
    highlights.
    color.intent.success|SemanticTokens.Colors.intentSuccess|Something went well.
    color.intent.onSuccess|SemanticTokens.Colors.intentOnSuccess|Ink on the success colour.
    color.intent.successMuted|SemanticTokens.Colors.intentSuccessMuted|A tint of the success \
    colour, laid over a ground.
    color.intent.successBorder|SemanticTokens.Colors.intentSuccessBorder|The edge of something in \
    the success colour.
    color.intent.warning|SemanticTokens.Colors.intentWarning|Something needs attention.
    color.intent.onWarning|SemanticTokens.Colors.intentOnWarning|Ink on the warning colour.
    color.intent.warningMuted|SemanticTokens.Colors.intentWarningMuted|A tint of the warning \
    colour, laid over a ground.
    color.intent.warningBorder|SemanticTokens.Colors.intentWarningBorder|The edge of something in \
    the warning colour.
    color.intent.danger|SemanticTokens.Colors.intentDanger|Something failed, or would destroy.
    color.intent.onDanger|SemanticTokens.Colors.intentOnDanger|Ink on the danger colour.
    color.intent.dangerMuted|SemanticTokens.Colors.intentDangerMuted|A tint of the danger colour, \
    laid over a ground.
    color.intent.dangerBorder|SemanticTokens.Colors.intentDangerBorder|The edge of something in \
    the danger colour.
    color.intent.dangerHover|SemanticTokens.Colors.intentDangerHover|The danger colour under the \
    pointer.
    color.intent.dangerPressed|SemanticTokens.Colors.intentDangerPressed|The danger colour while \
    it is pressed.
    color.intent.info|SemanticTokens.Colors.intentInfo|Something worth knowing.
    color.intent.onInfo|SemanticTokens.Colors.intentOnInfo|Ink on the info colour.
    color.intent.infoMuted|SemanticTokens.Colors.intentInfoMuted|A tint of the info colour, laid \
    over a ground.
    color.intent.infoBorder|SemanticTokens.Colors.intentInfoBorder|The edge of something in the \
    info colour.
    color.border.region|SemanticTokens.Colors.borderRegion|The line around a region, as strong as \
    its tone leaves it to be.
    color.border.subtle|SemanticTokens.Colors.borderSubtle|A line that only divides.
    color.border.regular|SemanticTokens.Colors.borderRegular|The edge of a control or a card.
    color.border.strong|SemanticTokens.Colors.borderStrong|An edge that is meant to be seen first.
    color.control.background|SemanticTokens.Colors.controlBackground|The ground of a control that \
    is not the main one.
    color.control.hover|SemanticTokens.Colors.controlHover|The ground of a control under the \
    pointer.
    color.control.pressed|SemanticTokens.Colors.controlPressed|The ground of a control while it \
    is pressed.
    color.control.disabled|SemanticTokens.Colors.controlDisabled|The ground of a control that \
    cannot be used at present.
    color.control.clear|SemanticTokens.Colors.controlClear|No ground: what is beneath stays.
    color.focus.ring|SemanticTokens.Colors.focusRing|The mark of the focus.
    color.selection.background|SemanticTokens.Colors.selectionBackground|A tint over what is \
    selected, where the focus is.
    color.selection.inactive|SemanticTokens.Colors.selectionInactive|A tint over what is \
    selected, where the focus is not.
    color.selection.text|SemanticTokens.Colors.selectionText|Ink of what is selected.
    color.selection.marker|SemanticTokens.Colors.selectionMarker|The bar beside what is selected.
    color.code.text|SemanticTokens.Colors.codeText|Ink of code.
    color.code.background|SemanticTokens.Colors.codeBackground|The ground of code.
    color.scrim|SemanticTokens.Colors.scrim|What dims the screen beneath a dialog.
    color.shadow|SemanticTokens.Colors.shadow|The shade that raised things throw.
    color.chart.1|SemanticTokens.Colors.chart1|Series 1 of a chart.
    color.chart.2|SemanticTokens.Colors.chart2|Series 2 of a chart.
    color.chart.3|SemanticTokens.Colors.chart3|Series 3 of a chart.
    color.chart.4|SemanticTokens.Colors.chart4|Series 4 of a chart.
    color.chart.5|SemanticTokens.Colors.chart5|Series 5 of a chart.
    color.chart.6|SemanticTokens.Colors.chart6|Series 6 of a chart.
    color.chart.7|SemanticTokens.Colors.chart7|Series 7 of a chart.
    color.chart.8|SemanticTokens.Colors.chart8|Series 8 of a chart.
    color.neutral.100|SemanticTokens.Colors.neutral100|A gray: 100 is nearest to the ground, 900 \
    to the ink.
    color.neutral.200|SemanticTokens.Colors.neutral200|A gray: 100 is nearest to the ground, 900 \
    to the ink.
    color.neutral.300|SemanticTokens.Colors.neutral300|A gray: 100 is nearest to the ground, 900 \
    to the ink.
    color.neutral.400|SemanticTokens.Colors.neutral400|A gray: 100 is nearest to the ground, 900 \
    to the ink.
    color.neutral.500|SemanticTokens.Colors.neutral500|A gray: 100 is nearest to the ground, 900 \
    to the ink.
    color.neutral.600|SemanticTokens.Colors.neutral600|A gray: 100 is nearest to the ground, 900 \
    to the ink.
    color.neutral.700|SemanticTokens.Colors.neutral700|A gray: 100 is nearest to the ground, 900 \
    to the ink.
    color.neutral.800|SemanticTokens.Colors.neutral800|A gray: 100 is nearest to the ground, 900 \
    to the ink.
    color.neutral.900|SemanticTokens.Colors.neutral900|A gray: 100 is nearest to the ground, 900 \
    to the ink.
    color.scale.theme.lightest|SemanticTokens.Colors.scaleThemeLightest|A gray on the ground's \
    side, whichever that is.
    color.scale.theme.light|SemanticTokens.Colors.scaleThemeLight|A gray on the ground's side, \
    whichever that is.
    color.scale.theme.medium|SemanticTokens.Colors.scaleThemeMedium|A gray on the ground's side, \
    whichever that is.
    color.scale.theme.dark|SemanticTokens.Colors.scaleThemeDark|A gray on the ground's side, \
    whichever that is.
    color.scale.theme.darkest|SemanticTokens.Colors.scaleThemeDarkest|A gray on the ground's \
    side, whichever that is.
    color.scale.contrast.lightest|SemanticTokens.Colors.scaleContrastLightest|A gray on the ink's \
    side, whichever that is.
    color.scale.contrast.light|SemanticTokens.Colors.scaleContrastLight|A gray on the ink's side, \
    whichever that is.
    color.scale.contrast.medium|SemanticTokens.Colors.scaleContrastMedium|A gray on the ink's \
    side, whichever that is.
    color.scale.contrast.dark|SemanticTokens.Colors.scaleContrastDark|A gray on the ink's side, \
    whichever that is.
    color.scale.contrast.darkest|SemanticTokens.Colors.scaleContrastDarkest|A gray on the ink's \
    side, whichever that is.
    color.scale.primary.lightest|SemanticTokens.Colors.scalePrimaryLightest|The accent, lightest.
    color.scale.primary.light|SemanticTokens.Colors.scalePrimaryLight|The accent, light.
    color.scale.primary.medium|SemanticTokens.Colors.scalePrimaryMedium|The accent, medium.
    color.scale.primary.dark|SemanticTokens.Colors.scalePrimaryDark|The accent, dark.
    color.scale.primary.darkest|SemanticTokens.Colors.scalePrimaryDarkest|The accent, darkest.
    color.scale.secondary.lightest|SemanticTokens.Colors.scaleSecondaryLightest|The second colour \
    of the brand, lightest.
    color.scale.secondary.light|SemanticTokens.Colors.scaleSecondaryLight|The second colour of \
    the brand, light.
    color.scale.secondary.medium|SemanticTokens.Colors.scaleSecondaryMedium|The second colour of \
    the brand, medium.
    color.scale.secondary.dark|SemanticTokens.Colors.scaleSecondaryDark|The second colour of the \
    brand, dark.
    color.scale.secondary.darkest|SemanticTokens.Colors.scaleSecondaryDarkest|The second colour \
    of the brand, darkest.
    color.scale.accent.lightest|SemanticTokens.Colors.scaleAccentLightest|The highlight colour, \
    lightest.
    color.scale.accent.light|SemanticTokens.Colors.scaleAccentLight|The highlight colour, light.
    color.scale.accent.medium|SemanticTokens.Colors.scaleAccentMedium|The highlight colour, \
    medium.
    color.scale.accent.dark|SemanticTokens.Colors.scaleAccentDark|The highlight colour, dark.
    color.scale.accent.darkest|SemanticTokens.Colors.scaleAccentDarkest|The highlight colour, \
    darkest.
    color.scale.success.lightest|SemanticTokens.Colors.scaleSuccessLightest|The success colour, \
    lightest.
    color.scale.success.light|SemanticTokens.Colors.scaleSuccessLight|The success colour, light.
    color.scale.success.medium|SemanticTokens.Colors.scaleSuccessMedium|The success colour, \
    medium.
    color.scale.success.dark|SemanticTokens.Colors.scaleSuccessDark|The success colour, dark.
    color.scale.success.darkest|SemanticTokens.Colors.scaleSuccessDarkest|The success colour, \
    darkest.
    color.scale.warning.lightest|SemanticTokens.Colors.scaleWarningLightest|The warning colour, \
    lightest.
    color.scale.warning.light|SemanticTokens.Colors.scaleWarningLight|The warning colour, light.
    color.scale.warning.medium|SemanticTokens.Colors.scaleWarningMedium|The warning colour, \
    medium.
    color.scale.warning.dark|SemanticTokens.Colors.scaleWarningDark|The warning colour, dark.
    color.scale.warning.darkest|SemanticTokens.Colors.scaleWarningDarkest|The warning colour, \
    darkest.
    color.scale.danger.lightest|SemanticTokens.Colors.scaleDangerLightest|The danger colour, \
    lightest.
    color.scale.danger.light|SemanticTokens.Colors.scaleDangerLight|The danger colour, light.
    color.scale.danger.medium|SemanticTokens.Colors.scaleDangerMedium|The danger colour, medium.
    color.scale.danger.dark|SemanticTokens.Colors.scaleDangerDark|The danger colour, dark.
    color.scale.danger.darkest|SemanticTokens.Colors.scaleDangerDarkest|The danger colour, \
    darkest.
    color.scale.info.lightest|SemanticTokens.Colors.scaleInfoLightest|The information colour, \
    lightest.
    color.scale.info.light|SemanticTokens.Colors.scaleInfoLight|The information colour, light.
    color.scale.info.medium|SemanticTokens.Colors.scaleInfoMedium|The information colour, medium.
    color.scale.info.dark|SemanticTokens.Colors.scaleInfoDark|The information colour, dark.
    color.scale.info.darkest|SemanticTokens.Colors.scaleInfoDarkest|The information colour, \
    darkest.
    color.scale.neutral.lightest|SemanticTokens.Colors.scaleNeutralLightest|The neutral gray, \
    lightest; it swaps with the appearance.
    color.scale.neutral.light|SemanticTokens.Colors.scaleNeutralLight|The neutral gray, light; it \
    swaps with the appearance.
    color.scale.neutral.medium|SemanticTokens.Colors.scaleNeutralMedium|The neutral gray, medium; \
    it swaps with the appearance.
    color.scale.neutral.dark|SemanticTokens.Colors.scaleNeutralDark|The neutral gray, dark; it \
    swaps with the appearance.
    color.scale.neutral.darkest|SemanticTokens.Colors.scaleNeutralDarkest|The neutral gray, \
    darkest; it swaps with the appearance.
    color.scale.light.lightest|SemanticTokens.Colors.scaleLightLightest|A light gray under every \
    theme, lightest.
    color.scale.light.light|SemanticTokens.Colors.scaleLightLight|A light gray under every theme, \
    light.
    color.scale.light.medium|SemanticTokens.Colors.scaleLightMedium|A light gray under every \
    theme, medium.
    color.scale.light.dark|SemanticTokens.Colors.scaleLightDark|A light gray under every theme, \
    dark.
    color.scale.light.darkest|SemanticTokens.Colors.scaleLightDarkest|A light gray under every \
    theme, darkest.
    color.scale.dark.lightest|SemanticTokens.Colors.scaleDarkLightest|A dark gray under every \
    theme, lightest.
    color.scale.dark.light|SemanticTokens.Colors.scaleDarkLight|A dark gray under every theme, \
    light.
    color.scale.dark.medium|SemanticTokens.Colors.scaleDarkMedium|A dark gray under every theme, \
    medium.
    color.scale.dark.dark|SemanticTokens.Colors.scaleDarkDark|A dark gray under every theme, dark.
    color.scale.dark.darkest|SemanticTokens.Colors.scaleDarkDarkest|A dark gray under every \
    theme, darkest.
    """
}
