// SPDX-License-Identifier: MIT
// Token: the list of tokens that are no colours; made by Scripts/generate.

extension TokenLayout {
  static let lengthEntries = """
    spacing.none|SemanticTokens.Spacing.none|No room.
    spacing.xs|SemanticTokens.Spacing.xs|Between a sign and its word.
    spacing.sm|SemanticTokens.Spacing.sm|Between things of one group.
    spacing.md|SemanticTokens.Spacing.md|Around the content of a region.
    spacing.lg|SemanticTokens.Spacing.lg|Around the content of a wide region.
    spacing.xl|SemanticTokens.Spacing.xl|Between regions.
    spacing.xxl|SemanticTokens.Spacing.xxl|Around what stands alone.
    spacing.gutter|SemanticTokens.Spacing.gutter|Between columns of the screen.
    spacing.componentPadding.sm|SemanticTokens.Spacing.componentPaddingSM|Inside a small \
    component.
    spacing.componentPadding.md|SemanticTokens.Spacing.componentPaddingMD|Inside a component.
    spacing.componentPadding.lg|SemanticTokens.Spacing.componentPaddingLG|Inside a component that \
    holds others.
    spacing.componentGap.sm|SemanticTokens.Spacing.componentGapSM|Between the parts of a small \
    component.
    spacing.componentGap.md|SemanticTokens.Spacing.componentGapMD|Between the parts of a \
    component.
    spacing.componentGap.lg|SemanticTokens.Spacing.componentGapLG|Between components.
    radius.none|SemanticTokens.BorderRadius.none|Square corners.
    radius.sm|SemanticTokens.BorderRadius.sm|Barely rounded corners.
    radius.md|SemanticTokens.BorderRadius.md|Rounded corners.
    radius.lg|SemanticTokens.BorderRadius.lg|Well rounded corners.
    radius.xlarge|SemanticTokens.BorderRadius.xlarge|A capsule: the ends are half circles.
    button.padding|ComponentTokens.Button.padding|Room beside the word of a button.
    button.paddingSmall|ComponentTokens.Button.paddingSmall|Room beside the word of a small \
    button.
    button.paddingLarge|ComponentTokens.Button.paddingLarge|Room around the word of a large \
    button.
    button.spacing|ComponentTokens.Button.spacing|Room between the icon and the word.
    card.radius|ComponentTokens.Card.borderRadius|The corners of a card.
    card.padding|ComponentTokens.Card.padding|Room inside a card.
    card.spacing|ComponentTokens.Card.spacing|Room between the parts of a card.
    search.spacing|ComponentTokens.Search.spacing|Room beside the magnifier.
    label.padding|ComponentTokens.Label.padding|Room beside the text of a label with a ground.
    badge.padding|ComponentTokens.Badge.padding|Room beside the word of a badge.
    codeText.padding|ComponentTokens.CodeText.padding|Room beside code.
    actionBadge.padding|ComponentTokens.ActionBadge.padding|Room beside the word.
    statePill.padding|ComponentTokens.StatePill.padding|Room at both ends.
    statePill.spacing|ComponentTokens.StatePill.spacing|Room between the dot and the word.
    chip.spacing|ComponentTokens.Chip.spacing|Room between the icon and the word.
    counter.spacing|ComponentTokens.Counter.spacing|Room before the sign of too many.
    gauge.spacing|ComponentTokens.Gauge.spacing|Room between the parts.
    infoRow.spacing|ComponentTokens.InfoRow.spacing|The least room between label and value.
    quickAction.padding|ComponentTokens.QuickAction.padding|Room around the icon and the words.
    quickAction.spacing|ComponentTokens.QuickAction.spacing|Room between the icon and the words.
    stat.spacing|ComponentTokens.Stat.spacing|Room between the sign of a trend and its words.
    tagList.spacing|ComponentTokens.TagList.spacing|Room between two of them.
    tagList.lineSpacing|ComponentTokens.TagList.lineSpacing|Room between two lines of them.
    row.spacing|ComponentTokens.Row.spacing|Room between the parts.
    tip.padding|ComponentTokens.Tip.padding|Room at both sides.
    tip.spacing|ComponentTokens.Tip.spacing|Room between the sign and the words.
    pagination.spacing|ComponentTokens.Pagination.spacing|Room between two pages.
    banner.padding|ComponentTokens.Banner.padding|Room at both sides.
    banner.spacing|ComponentTokens.Banner.spacing|Room between the sign and the words.
    toast.padding|ComponentTokens.Toast.padding|Room at both sides.
    toast.spacing|ComponentTokens.Toast.spacing|Room between the sign and the words.
    tooltip.padding|ComponentTokens.Tooltip.padding|Room at both sides.
    sidebar.padding|ComponentTokens.Sidebar.padding|Room at both ends of an entry.
    section.spacing|ComponentTokens.Section.spacing|Room between the parts of the title.
    section.padding|ComponentTokens.Section.padding|Room before the content.
    nav.padding|ComponentTokens.Nav.padding|Room at both ends of the bar.
    page.padding|ComponentTokens.Page.padding|Room around the content of a screen.
    page.spacing|ComponentTokens.Page.spacing|Room between the parts of a screen.
    keyHint.padding|ComponentTokens.KeyHint.padding|Room beside the name of the key.
    keyHint.spacing|ComponentTokens.KeyHint.spacing|Room between key and word.
    status.padding|ComponentTokens.Status.padding|Room at the end of the bar.
    toggle.spacing|ComponentTokens.Toggle.spacing|Room between sign and word.
    form.spacing|ComponentTokens.Form.spacing|Room between the fields of a group.
    form.gap|ComponentTokens.Form.gap|Room between a sign and the words behind it.
    settings.padding|ComponentTokens.Settings.padding|Room at both ends of a group.
    product.imagePadding|ComponentTokens.Product.imagePadding|Room around the sign in place of \
    the picture.
    table.spacing|ComponentTokens.Table.spacing|Room between columns.
    tree.indent|ComponentTokens.Tree.indent|How far a row stands in from the one that holds it.
    tree.spacing|ComponentTokens.Tree.spacing|Room between the sign and the row.
    commandPalette.spacing|ComponentTokens.CommandPalette.spacing|Room between the parts of a \
    command.
    help.padding|ComponentTokens.Help.padding|Room beside the rows.
    choice.padding|ComponentTokens.Choice.padding|Room at the end of a row.
    toolbar.spacing|ComponentTokens.Toolbar.spacing|Room between two actions.
    toolbar.padding|ComponentTokens.Toolbar.padding|Room at both ends of the bar.
    bottomSheet.padding|ComponentTokens.BottomSheet.padding|Room around the content.
    bottomSheet.spacing|ComponentTokens.BottomSheet.spacing|Room beneath the title.
    chart.spacing|ComponentTokens.Chart.spacing|Room between two names.
    calendar.spacing|ComponentTokens.Calendar.spacing|Room between the month and the signs beside \
    it.
    markdown.spacing|ComponentTokens.Markdown.spacing|Room between two blocks.
    markdown.padding|ComponentTokens.Markdown.padding|Room beside a block of code.
    filePicker.spacing|ComponentTokens.FilePicker.spacing|Room between the parts of a row.
    """

  static let fontEntries = """
    typography.display.large|SemanticTokens.Typography.displayLarge|Block letters five rows high: \
    a name on a first screen.
    typography.display.medium|SemanticTokens.Typography.displayMedium|Block letters three rows \
    high.
    typography.title.large|SemanticTokens.Typography.titleLarge|The title of a screen.
    typography.title.regular|SemanticTokens.Typography.titleRegular|The title of a region.
    typography.heading.large|SemanticTokens.Typography.headingLarge|A heading of the first order.
    typography.heading.medium|SemanticTokens.Typography.headingMedium|A heading of the second \
    order.
    typography.heading.small|SemanticTokens.Typography.headingSmall|A heading of the third order.
    typography.headline|SemanticTokens.Typography.headline|The first line of an entry.
    typography.body.large|SemanticTokens.Typography.bodyLarge|Text that introduces.
    typography.body.regular|SemanticTokens.Typography.bodyRegular|Text.
    typography.body.small|SemanticTokens.Typography.bodySmall|Text beside something greater.
    typography.caption.regular|SemanticTokens.Typography.captionRegular|A remark beneath \
    something.
    typography.caption.bold|SemanticTokens.Typography.captionBold|A remark that matters.
    typography.label|SemanticTokens.Typography.label|The word on a control.
    typography.code|SemanticTokens.Typography.code|What is typed as it stands.
    button.font|ComponentTokens.Button.font|The word on a button.
    card.titleFont|ComponentTokens.Card.titleFont|The title of a card.
    input.font|ComponentTokens.Input.font|What was typed.
    label.fontSmall|ComponentTokens.Label.fontSmall|The text of a small label.
    label.fontMedium|ComponentTokens.Label.fontMedium|The text of a label.
    label.fontLarge|ComponentTokens.Label.fontLarge|The text of a large label.
    badge.font|ComponentTokens.Badge.font|The word of a badge.
    titleText.font|ComponentTokens.TitleText.font|The title of a screen.
    titleText.fontMedium|ComponentTokens.TitleText.fontMedium|The title of a region.
    titleText.fontSmall|ComponentTokens.TitleText.fontSmall|The title of a small region.
    bodyText.font|ComponentTokens.BodyText.font|The words.
    captionText.font|ComponentTokens.CaptionText.font|The words.
    codeText.font|ComponentTokens.CodeText.font|The code.
    actionBadge.font|ComponentTokens.ActionBadge.font|The word.
    statePill.font|ComponentTokens.StatePill.font|The word.
    chip.font|ComponentTokens.Chip.font|The word.
    avatar.font|ComponentTokens.Avatar.font|The initials.
    counter.font|ComponentTokens.Counter.font|The count.
    infoRow.labelFont|ComponentTokens.InfoRow.labelFont|The label.
    infoRow.valueFont|ComponentTokens.InfoRow.valueFont|The value.
    quickAction.titleFont|ComponentTokens.QuickAction.titleFont|What it does.
    quickAction.subtitleFont|ComponentTokens.QuickAction.subtitleFont|What comes of it.
    stat.titleFont|ComponentTokens.Stat.titleFont|What is counted.
    stat.valueFont|ComponentTokens.Stat.valueFont|The number.
    stat.trendFont|ComponentTokens.Stat.trendFont|The trend.
    row.titleFont|ComponentTokens.Row.titleFont|What it is.
    row.subtitleFont|ComponentTokens.Row.subtitleFont|What it means.
    tip.titleFont|ComponentTokens.Tip.titleFont|The title.
    breadcrumb.font|ComponentTokens.Breadcrumb.font|Where one is.
    banner.titleFont|ComponentTokens.Banner.titleFont|The title.
    sidebar.headingFont|ComponentTokens.Sidebar.headingFont|The name of a group of entries.
    section.titleFont|ComponentTokens.Section.titleFont|The title.
    section.subtitleFont|ComponentTokens.Section.subtitleFont|The words beneath the title.
    nav.titleFont|ComponentTokens.Nav.titleFont|The title.
    page.titleFont|ComponentTokens.Page.titleFont|The title of a screen.
    keyHint.keyFont|ComponentTokens.KeyHint.keyFont|The name of the key.
    form.labelFont|ComponentTokens.Form.labelFont|The name of a field.
    form.errorFont|ComponentTokens.Form.errorFont|What is wrong with a field.
    form.titleFont|ComponentTokens.Form.titleFont|The title of a group of fields.
    settings.titleFont|ComponentTokens.Settings.titleFont|The title above a group.
    settings.footerFont|ComponentTokens.Settings.footerFont|The words beneath a group.
    product.priceFont|ComponentTokens.Product.priceFont|The price.
    table.headerFont|ComponentTokens.Table.headerFont|The title of a column.
    help.headingFont|ComponentTokens.Help.headingFont|The name of a section.
    menuBar.font|ComponentTokens.MenuBar.font|The name of a menu.
    bottomSheet.titleFont|ComponentTokens.BottomSheet.titleFont|The title of the sheet.
    chart.labelFont|ComponentTokens.Chart.labelFont|What the axes and the series are called.
    calendar.titleFont|ComponentTokens.Calendar.titleFont|The month and the year.
    calendar.dayFont|ComponentTokens.Calendar.dayFont|A day.
    markdown.headingLargeFont|ComponentTokens.Markdown.headingLargeFont|A heading of the first \
    level.
    markdown.headingMediumFont|ComponentTokens.Markdown.headingMediumFont|A heading of the second \
    level.
    markdown.headingSmallFont|ComponentTokens.Markdown.headingSmallFont|A heading of a deeper \
    level.
    markdown.codeFont|ComponentTokens.Markdown.codeFont|A block of code.
    """

  static let borderEntries = """
    border.none|SemanticTokens.Borders.none|No line.
    border.regular|SemanticTokens.Borders.regular|The line around a control.
    border.rounded|SemanticTokens.Borders.rounded|The line around a card.
    border.strong|SemanticTokens.Borders.strong|A line that is meant to be seen first.
    border.double|SemanticTokens.Borders.double|The line around a dialog that must be answered.
    border.dashed|SemanticTokens.Borders.dashed|The line around an empty place.
    border.divider|SemanticTokens.Borders.divider|The line between two things.
    card.line|ComponentTokens.Card.borderStyle|The line around a card.
    divider.style|ComponentTokens.Divider.lineStyle|The kind of line.
    bottomSheet.line|ComponentTokens.BottomSheet.lineStyle|The kind of line.
    """

  static let shadowEntries = """
    shadow.none|SemanticTokens.Shadows.none|Flat on the ground.
    shadow.low|SemanticTokens.Shadows.low|A tile: a shade beneath.
    shadow.medium|SemanticTokens.Shadows.medium|A card or a menu: a shade to the right and \
    beneath.
    shadow.high|SemanticTokens.Shadows.high|A dialog: a wide shade to the right and beneath.
    card.shadow|ComponentTokens.Card.shadow|How far a card stands above the ground.
    toast.shadow|ComponentTokens.Toast.shadow|How far it stands above the ground.
    tooltip.shadow|ComponentTokens.Tooltip.shadow|How far it stands above the ground.
    """

  static let opacityEntries = """
    opacity.disabled|SemanticTokens.Opacities.disabled|What cannot be used at present.
    opacity.muted|SemanticTokens.Opacities.muted|What steps back behind the rest.
    opacity.overlay|SemanticTokens.Opacities.overlay|What dims the screen beneath a dialog.
    opacity.tint|SemanticTokens.Opacities.tint|A ground in the colour of its text.
    badge.tint|ComponentTokens.Badge.tint|How much of its colour the ground of a badge takes.
    statePill.tint|ComponentTokens.StatePill.tint|How much of its colour the ground takes.
    iconBadge.tint|ComponentTokens.IconBadge.tint|How much of its colour the ground takes.
    avatar.tint|ComponentTokens.Avatar.tint|How much of its colour the ground takes.
    """

  static let motionEntries = """
    motion.fast|SemanticTokens.Motions.fast|A change of one cell or one colour.
    motion.normal|SemanticTokens.Motions.normal|Something that opens or closes.
    motion.slow|SemanticTokens.Motions.slow|Something that crosses the screen.
    """
}
