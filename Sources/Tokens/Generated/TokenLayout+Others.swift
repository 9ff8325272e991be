// SPDX-License-Identifier: MIT
// Token: the list of tokens that are no colours; made by Scripts/generate.

extension TokenLayout {
  static let lengthEntries = """
    spacing.none|SemanticTokens.Spacing.none|No space.
    spacing.xs|SemanticTokens.Spacing.xs|The space between an icon and its label.
    spacing.sm|SemanticTokens.Spacing.sm|The space between elements of a group.
    spacing.md|SemanticTokens.Spacing.md|The space around the content of a region.
    spacing.lg|SemanticTokens.Spacing.lg|The space around the content of a wide region.
    spacing.xl|SemanticTokens.Spacing.xl|The space between regions.
    spacing.xxl|SemanticTokens.Spacing.xxl|The space around an isolated element.
    spacing.gutter|SemanticTokens.Spacing.gutter|The space between columns of the screen.
    spacing.componentPadding.sm|SemanticTokens.Spacing.componentPaddingSM|The padding inside a \
    small component.
    spacing.componentPadding.md|SemanticTokens.Spacing.componentPaddingMD|The padding inside a \
    component.
    spacing.componentPadding.lg|SemanticTokens.Spacing.componentPaddingLG|The padding inside a \
    component that contains others.
    spacing.chart|SemanticTokens.Spacing.chart|The smallest size of a chart, or of its scale.
    spacing.sparkline|SemanticTokens.Spacing.sparkline|The smallest size of a chart beside a \
    number.
    spacing.textWidth.sm|SemanticTokens.Spacing.textWidthSM|The maximum width of a hint.
    spacing.textWidth.lg|SemanticTokens.Spacing.textWidthLG|The maximum width of a message.
    spacing.componentGap.sm|SemanticTokens.Spacing.componentGapSM|The space between the parts of \
    a small component.
    spacing.componentGap.md|SemanticTokens.Spacing.componentGapMD|The space between the parts of \
    a component.
    spacing.componentGap.lg|SemanticTokens.Spacing.componentGapLG|The space between components.
    radius.none|SemanticTokens.BorderRadius.none|Square corners.
    radius.sm|SemanticTokens.BorderRadius.sm|Slightly rounded corners.
    radius.md|SemanticTokens.BorderRadius.md|Rounded corners.
    radius.lg|SemanticTokens.BorderRadius.lg|Strongly rounded corners.
    radius.xlarge|SemanticTokens.BorderRadius.xlarge|Half circles at both ends, as in a capsule.
    button.padding|ComponentTokens.Button.padding|The horizontal padding of a button's label.
    button.paddingSmall|ComponentTokens.Button.paddingSmall|The padding of a small button's label.
    button.paddingLarge|ComponentTokens.Button.paddingLarge|The padding of a large button's label.
    button.spacing|ComponentTokens.Button.spacing|The space between a button's icon and its label.
    card.radius|ComponentTokens.Card.borderRadius|The corner radius of a card.
    card.padding|ComponentTokens.Card.padding|The padding around the content of a card.
    card.spacing|ComponentTokens.Card.spacing|The space between the parts of a card.
    panel.radius|ComponentTokens.Panel.borderRadius|The corner radius of a panel.
    panel.padding|ComponentTokens.Panel.padding|The horizontal padding around the content of a \
    panel.
    panel.inset|ComponentTokens.Panel.inset|The distance of the captions in a panel's frame from \
    its corners.
    numberField.padding|ComponentTokens.NumberField.padding|The horizontal padding of the unit \
    and the bounds.
    comboBox.padding|ComponentTokens.ComboBox.padding|The horizontal padding of the chevron.
    search.spacing|ComponentTokens.Search.spacing|The space after the magnifying glass.
    label.padding|ComponentTokens.Label.padding|The horizontal padding of a label that has a \
    background.
    badge.padding|ComponentTokens.Badge.padding|The horizontal padding of a badge.
    codeText.padding|ComponentTokens.CodeText.padding|The horizontal padding of code.
    actionBadge.padding|ComponentTokens.ActionBadge.padding|The horizontal padding of an action \
    badge.
    statePill.padding|ComponentTokens.StatePill.padding|The horizontal padding of a state pill.
    statePill.spacing|ComponentTokens.StatePill.spacing|The space between a state pill's dot and \
    its text.
    chip.spacing|ComponentTokens.Chip.spacing|The space between a chip's icon and its text.
    counter.spacing|ComponentTokens.Counter.spacing|The space before the icon that marks an \
    exceeded limit.
    gauge.spacing|ComponentTokens.Gauge.spacing|The space between the title, the bar and the \
    percentage.
    infoRow.spacing|ComponentTokens.InfoRow.spacing|The minimum space between the label and the \
    value.
    quickAction.padding|ComponentTokens.QuickAction.padding|The padding around the icon and the \
    text.
    quickAction.spacing|ComponentTokens.QuickAction.spacing|The space between the icon and the \
    text.
    stat.spacing|ComponentTokens.Stat.spacing|The space between a trend's icon and its text.
    stat.chart|ComponentTokens.Stat.chart|The smallest size of the recent values beside a metric.
    tagList.spacing|ComponentTokens.TagList.spacing|The space between tags.
    tagList.lineSpacing|ComponentTokens.TagList.lineSpacing|The space between lines of tags.
    row.spacing|ComponentTokens.Row.spacing|The space between the parts of a row.
    tip.padding|ComponentTokens.Tip.padding|The horizontal padding of a tip.
    tip.spacing|ComponentTokens.Tip.spacing|The space between a tip's icon and its text.
    pagination.spacing|ComponentTokens.Pagination.spacing|The space between page numbers.
    banner.padding|ComponentTokens.Banner.padding|The horizontal padding of a banner.
    banner.spacing|ComponentTokens.Banner.spacing|The space between a banner's icon and its text.
    toast.radius|ComponentTokens.Toast.borderRadius|The corners of the frame.
    toast.width|ComponentTokens.Toast.width|The maximum width of the message.
    toast.padding|ComponentTokens.Toast.padding|The horizontal padding of a toast.
    toast.spacing|ComponentTokens.Toast.spacing|The space between a toast's icon and its text.
    tooltip.width|ComponentTokens.Tooltip.width|The maximum width of the text.
    tooltip.padding|ComponentTokens.Tooltip.padding|The horizontal padding of a tooltip.
    sidebar.padding|ComponentTokens.Sidebar.padding|The horizontal padding of an item.
    section.spacing|ComponentTokens.Section.spacing|The space between the parts of the heading.
    section.padding|ComponentTokens.Section.padding|The indentation of a section's content.
    nav.padding|ComponentTokens.Nav.padding|The horizontal padding of the navigation bar.
    page.padding|ComponentTokens.Page.padding|The padding around the content of a screen.
    page.spacing|ComponentTokens.Page.spacing|The space between the parts of a screen.
    progress.spacing|ComponentTokens.Progress.spacing|The space between the parts of a progress \
    view.
    keyHint.padding|ComponentTokens.KeyHint.padding|The horizontal padding of the key's name.
    keyHint.spacing|ComponentTokens.KeyHint.spacing|The space between the key and its description.
    status.padding|ComponentTokens.Status.padding|The padding at the end of the status bar.
    toggle.spacing|ComponentTokens.Toggle.spacing|The space between the icon and the label.
    form.spacing|ComponentTokens.Form.spacing|The space below each field, for its line or its \
    message.
    form.rowSpacing|ComponentTokens.Form.rowSpacing|The space between two rows of a form whose \
    controls both have a background.
    form.width|ComponentTokens.Form.width|The maximum width of a form on a page.
    form.gap|ComponentTokens.Form.gap|The space between an icon and the text after it.
    settings.padding|ComponentTokens.Settings.padding|The horizontal padding of a group.
    product.imagePadding|ComponentTokens.Product.imagePadding|The padding around the letter in \
    the picture's placeholder.
    table.spacing|ComponentTokens.Table.spacing|The space between columns.
    tree.indent|ComponentTokens.Tree.indent|The indentation of a row relative to its parent.
    tree.spacing|ComponentTokens.Tree.spacing|The space between the chevron and the row.
    commandPalette.spacing|ComponentTokens.CommandPalette.spacing|The space between the parts of \
    a command.
    commandPalette.gap|ComponentTokens.CommandPalette.gap|The space between the field and the \
    commands.
    help.padding|ComponentTokens.Help.padding|The horizontal padding of the list.
    choice.padding|ComponentTokens.Choice.padding|The padding at the end of a row.
    toolbar.spacing|ComponentTokens.Toolbar.spacing|The space between actions.
    toolbar.padding|ComponentTokens.Toolbar.padding|The horizontal padding of the toolbar.
    bottomSheet.padding|ComponentTokens.BottomSheet.padding|The padding around the sheet's \
    content.
    bottomSheet.spacing|ComponentTokens.BottomSheet.spacing|The space below the sheet's title.
    chart.spacing|ComponentTokens.Chart.spacing|The space between series names in the legend.
    chart.scale|ComponentTokens.Chart.scale|The width of the scale below a heat map.
    calendar.spacing|ComponentTokens.Calendar.spacing|The space between the month and the buttons \
    next to it.
    markdown.spacing|ComponentTokens.Markdown.spacing|The space between blocks.
    markdown.padding|ComponentTokens.Markdown.padding|The horizontal padding of a code block.
    filePicker.spacing|ComponentTokens.FilePicker.spacing|The space between the parts of a row.
    control.edge|ComponentTokens.Control.edge|The column of the bar beside a row, a message or an \
    editor.
    tabs.padding|ComponentTokens.Tabs.padding|The space after a title.
    menu.radius|ComponentTokens.Menu.borderRadius|The corners of the frame.
    menu.padding|ComponentTokens.Menu.padding|The space after a title.
    menu.spacing|ComponentTokens.Menu.spacing|The space between a title and its shortcut.
    dialog.radius|ComponentTokens.Dialog.borderRadius|The corners of the frame.
    dialog.padding|ComponentTokens.Dialog.padding|The space inside the frame.
    dialog.spacing|ComponentTokens.Dialog.spacing|The space between the message and the buttons.
    dialog.width|ComponentTokens.Dialog.width|The maximum width of the message.
    popover.radius|ComponentTokens.Popover.borderRadius|The corners of the frame.
    log.spacing|ComponentTokens.Log.spacing|The space between the parts of an entry.
    """

  static let fontEntries = """
    typography.display.large|SemanticTokens.Typography.displayLarge|Block letters five rows high, \
    for a name on a start screen.
    typography.display.medium|SemanticTokens.Typography.displayMedium|Block letters three rows \
    high.
    typography.display.small|SemanticTokens.Typography.displaySmall|Spaced capitals, for a name \
    in a single row.
    typography.display.xsmall|SemanticTokens.Typography.displayXsmall|Spaced letters, for a name \
    in a single row.
    typography.title.large|SemanticTokens.Typography.titleLarge|The title of a screen.
    typography.title.regular|SemanticTokens.Typography.titleRegular|The title of a region.
    typography.heading.large|SemanticTokens.Typography.headingLarge|A first-level heading.
    typography.heading.medium|SemanticTokens.Typography.headingMedium|A second-level heading.
    typography.heading.small|SemanticTokens.Typography.headingSmall|A third-level heading.
    typography.heading.xlarge|SemanticTokens.Typography.headingXlarge|The heading of a whole text.
    typography.headline|SemanticTokens.Typography.headline|The first line of an entry.
    typography.body.large|SemanticTokens.Typography.bodyLarge|Introductory text.
    typography.body.regular|SemanticTokens.Typography.bodyRegular|Body text.
    typography.body.small|SemanticTokens.Typography.bodySmall|Text next to more important content.
    typography.body.xlarge|SemanticTokens.Typography.bodyXlarge|The first lines of a text, which \
    summarize it.
    typography.caption.regular|SemanticTokens.Typography.captionRegular|A caption.
    typography.caption.bold|SemanticTokens.Typography.captionBold|An important caption.
    typography.caption.small|SemanticTokens.Typography.captionSmall|A caption for minor details.
    typography.caption.large|SemanticTokens.Typography.captionLarge|A caption in capitals, above \
    its content.
    typography.caption.xlarge|SemanticTokens.Typography.captionXlarge|An important caption in \
    capitals.
    typography.label|SemanticTokens.Typography.label|The label of a control.
    typography.code|SemanticTokens.Typography.code|Code.
    button.font|ComponentTokens.Button.font|The text style of a button's label.
    card.titleFont|ComponentTokens.Card.titleFont|The text style of a card's title.
    panel.titleFont|ComponentTokens.Panel.titleFont|The text style of a panel's title.
    panel.titleActiveFont|ComponentTokens.Panel.titleActiveFont|The text style of a panel's title \
    when active.
    panel.captionFont|ComponentTokens.Panel.captionFont|The text style of the other captions in a \
    panel's frame.
    input.font|ComponentTokens.Input.font|The text style of the entered text.
    label.fontSmall|ComponentTokens.Label.fontSmall|The text style of a small label.
    label.fontMedium|ComponentTokens.Label.fontMedium|The text style of a medium label.
    label.fontLarge|ComponentTokens.Label.fontLarge|The text style of a large label.
    badge.font|ComponentTokens.Badge.font|The text style of a badge.
    titleText.font|ComponentTokens.TitleText.font|The text style of a screen title.
    titleText.fontMedium|ComponentTokens.TitleText.fontMedium|The text style of a region title.
    titleText.fontSmall|ComponentTokens.TitleText.fontSmall|The text style of a small title, for \
    a part of a region.
    bodyText.font|ComponentTokens.BodyText.font|The text style of body text.
    captionText.font|ComponentTokens.CaptionText.font|The text style of a caption.
    codeText.font|ComponentTokens.CodeText.font|The text style of code.
    actionBadge.font|ComponentTokens.ActionBadge.font|The text style of an action badge.
    statePill.font|ComponentTokens.StatePill.font|The text style of a state pill.
    chip.font|ComponentTokens.Chip.font|The text style of a chip.
    avatar.font|ComponentTokens.Avatar.font|The text style of the initials.
    counter.font|ComponentTokens.Counter.font|The text style of a character count.
    infoRow.labelFont|ComponentTokens.InfoRow.labelFont|The text style of the label.
    infoRow.valueFont|ComponentTokens.InfoRow.valueFont|The text style of the value.
    quickAction.titleFont|ComponentTokens.QuickAction.titleFont|The text style of a quick \
    action's title.
    quickAction.subtitleFont|ComponentTokens.QuickAction.subtitleFont|The text style of a quick \
    action's subtitle.
    stat.titleFont|ComponentTokens.Stat.titleFont|The text style of a metric's title.
    stat.valueFont|ComponentTokens.Stat.valueFont|The text style of a metric's value.
    stat.displayFont|ComponentTokens.Stat.displayFont|The text style of a metric's value where \
    there is room.
    stat.trendFont|ComponentTokens.Stat.trendFont|The text style of a trend.
    row.titleFont|ComponentTokens.Row.titleFont|The text style of a row's title.
    row.subtitleFont|ComponentTokens.Row.subtitleFont|The text style of a row's subtitle.
    tip.titleFont|ComponentTokens.Tip.titleFont|The text style of a tip's title.
    breadcrumb.font|ComponentTokens.Breadcrumb.font|The text style of the current place.
    banner.titleFont|ComponentTokens.Banner.titleFont|The text style of a banner's title.
    sidebar.headingFont|ComponentTokens.Sidebar.headingFont|The text style of a group heading.
    section.titleFont|ComponentTokens.Section.titleFont|The text style of a section's title.
    section.subtitleFont|ComponentTokens.Section.subtitleFont|The text style of a section's \
    subtitle.
    nav.titleFont|ComponentTokens.Nav.titleFont|The text style of the navigation bar's title.
    page.titleFont|ComponentTokens.Page.titleFont|The text style of a screen title.
    keyHint.keyFont|ComponentTokens.KeyHint.keyFont|The text style of the key's name.
    form.labelFont|ComponentTokens.Form.labelFont|The text style of a field's name.
    form.errorFont|ComponentTokens.Form.errorFont|The text style of an error message.
    form.titleFont|ComponentTokens.Form.titleFont|The text style of the title of a group of \
    fields.
    settings.titleFont|ComponentTokens.Settings.titleFont|The text style of the title above a \
    group.
    settings.footerFont|ComponentTokens.Settings.footerFont|The text style of the footer below a \
    group.
    product.priceFont|ComponentTokens.Product.priceFont|The text style of the price.
    table.headerFont|ComponentTokens.Table.headerFont|The text style of a column title.
    help.headingFont|ComponentTokens.Help.headingFont|The text style of a section heading.
    menuBar.font|ComponentTokens.MenuBar.font|The text style of a menu's title.
    bottomSheet.titleFont|ComponentTokens.BottomSheet.titleFont|The text style of the sheet's \
    title.
    chart.labelFont|ComponentTokens.Chart.labelFont|The text style of the axis labels and the \
    series names.
    calendar.titleFont|ComponentTokens.Calendar.titleFont|The text style of the month and year.
    calendar.dayFont|ComponentTokens.Calendar.dayFont|The text style of a day.
    markdown.headingLargeFont|ComponentTokens.Markdown.headingLargeFont|The text style of a \
    first-level heading.
    markdown.headingMediumFont|ComponentTokens.Markdown.headingMediumFont|The text style of a \
    second-level heading.
    markdown.headingSmallFont|ComponentTokens.Markdown.headingSmallFont|The text style of a \
    third-level or deeper heading.
    markdown.codeFont|ComponentTokens.Markdown.codeFont|The text style of a code block.
    tabs.font|ComponentTokens.Tabs.font|The text style of a title.
    segment.font|ComponentTokens.Segment.font|The text style of an option.
    menu.font|ComponentTokens.Menu.font|The text style of the title of an item.
    dialog.titleFont|ComponentTokens.Dialog.titleFont|The text style of the title.
    """

  static let borderEntries = """
    border.none|SemanticTokens.Borders.none|No line.
    border.regular|SemanticTokens.Borders.regular|The line around a control.
    border.rounded|SemanticTokens.Borders.rounded|A line with round corners.
    border.soft|SemanticTokens.Borders.soft|The edge of a surface: half a cell in the colour of \
    its background.
    border.strong|SemanticTokens.Borders.strong|A prominent line.
    border.double|SemanticTokens.Borders.double|A double line.
    border.dashed|SemanticTokens.Borders.dashed|The line around an empty area.
    border.divider|SemanticTokens.Borders.divider|The line between two elements.
    card.line|ComponentTokens.Card.borderStyle|The line around a card.
    panel.line|ComponentTokens.Panel.borderStyle|The line around a panel.
    toast.line|ComponentTokens.Toast.borderStyle|The line of the frame.
    divider.style|ComponentTokens.Divider.lineStyle|The line style of a divider.
    split.style|ComponentTokens.Split.lineStyle|The line style between two panes.
    split.styleFocused|ComponentTokens.Split.lineStyleFocused|The line style between two panes \
    when focused or dragged.
    bottomSheet.line|ComponentTokens.BottomSheet.lineStyle|The style of the handle at the sheet's \
    top edge.
    menu.line|ComponentTokens.Menu.borderStyle|The line of the frame.
    dialog.line|ComponentTokens.Dialog.borderStyle|The line of the frame.
    dialog.lineAlert|ComponentTokens.Dialog.borderStyleAlert|The line of the frame of an alert.
    popover.line|ComponentTokens.Popover.borderStyle|The line of the frame.
    """

  static let shadowEntries = """
    shadow.none|SemanticTokens.Shadows.none|No shadow: flat on the background.
    shadow.low|SemanticTokens.Shadows.low|A tile: a shadow below.
    shadow.medium|SemanticTokens.Shadows.medium|A card or a menu: a shadow on the right and below.
    shadow.high|SemanticTokens.Shadows.high|A dialog: a wide shadow on the right and below.
    card.shadow|ComponentTokens.Card.shadow|The elevation of a card.
    toast.shadow|ComponentTokens.Toast.shadow|The elevation of a toast.
    tooltip.shadow|ComponentTokens.Tooltip.shadow|The elevation of a tooltip.
    menu.shadow|ComponentTokens.Menu.shadow|The shadow of a menu.
    dialog.shadow|ComponentTokens.Dialog.shadow|The shadow of a dialog. By default it has none: \
    the dimmed screen sets it off.
    popover.shadow|ComponentTokens.Popover.shadow|The shadow of a popover.
    """

  static let opacityEntries = """
    opacity.disabled|SemanticTokens.Opacities.disabled|The opacity of disabled elements.
    opacity.muted|SemanticTokens.Opacities.muted|The opacity of less important elements.
    opacity.overlay|SemanticTokens.Opacities.overlay|The opacity of a background while it is \
    pressed.
    opacity.tint|SemanticTokens.Opacities.tint|The opacity of a background tinted in the colour \
    of its text.
    opacity.fade|SemanticTokens.Opacities.fade|The opacity at the faint end of a fading colour.
    opacity.badge|SemanticTokens.Opacities.badge|The opacity of the tint of success, information, \
    a warning or an error under a badge.
    badge.tint|ComponentTokens.Badge.tint|The opacity of a badge's tinted background.
    statePill.tint|ComponentTokens.StatePill.tint|The opacity of a state pill's tinted background.
    iconBadge.tint|ComponentTokens.IconBadge.tint|The opacity of an icon badge's tinted \
    background.
    avatar.tint|ComponentTokens.Avatar.tint|The opacity of an avatar's tinted background.
    sparkline.fade|ComponentTokens.Sparkline.fade|The opacity of an area at its bottom edge.
    chart.fade|ComponentTokens.Chart.fade|The opacity of an area where it ends.
    """

  static let motionEntries = """
    motion.fast|SemanticTokens.Motions.fast|A change of one cell or one colour.
    motion.normal|SemanticTokens.Motions.normal|A view that opens or closes.
    motion.slow|SemanticTokens.Motions.slow|A view that moves across the screen.
    """

  static let gradientEntries = """
    gradient.ink|SemanticTokens.Gradients.ink|From the background to the text colour.
    gradient.brand|SemanticTokens.Gradients.brand|The brand gradient, for a single highlight on a \
    screen.
    gradient.data|SemanticTokens.Gradients.data|The gradient of measured values, as under the \
    line of a chart.
    gradient.heat|SemanticTokens.Gradients.heat|From cool to hot, for levels of usage.
    """

  static let logoEntries = """
    logo.app|SemanticTokens.Logos.app|The wordmark of the app.
    """
}
