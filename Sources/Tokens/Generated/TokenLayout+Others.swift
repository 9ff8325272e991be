// SPDX-License-Identifier: MIT
// Token: the list of tokens that are no colours; made by Scripts/generate.

extension TokenLayout {
  static let lengthEntries = """
    spacing.none|S.Spacing.none|No space.
    spacing.xs|S.Spacing.xs|The space between an icon and its label.
    spacing.sm|S.Spacing.sm|The space between elements of a group.
    spacing.md|S.Spacing.md|The space around the content of a region.
    spacing.lg|S.Spacing.lg|The space around the content of a wide region.
    spacing.xl|S.Spacing.xl|The space between regions.
    spacing.xxl|S.Spacing.xxl|The space around an isolated element.
    spacing.gutter|S.Spacing.gutter|The space between columns of the screen.
    spacing.componentPadding.sm|S.Spacing.componentPaddingSM|The padding inside a small component.
    spacing.componentPadding.md|S.Spacing.componentPaddingMD|The padding inside a component.
    spacing.componentPadding.lg|S.Spacing.componentPaddingLG|The padding inside a component that \
    contains others.
    spacing.chart|S.Spacing.chart|The smallest size of a chart, or of its scale.
    spacing.sparkline|S.Spacing.sparkline|The smallest size of a chart beside a number.
    spacing.textWidth.sm|S.Spacing.textWidthSM|The maximum width of a hint.
    spacing.textWidth.lg|S.Spacing.textWidthLG|The maximum width of a message.
    spacing.listHeight|S.Spacing.listHeight|The height of a sheet with a list.
    spacing.minListHeight|S.Spacing.minListHeight|The minimum height of a list in a sheet.
    spacing.paneWidth.sm|S.Spacing.paneWidthSM|The width of a pane with short names.
    spacing.paneWidth.lg|S.Spacing.paneWidthLG|The minimum width of a pane with text beside \
    another one.
    spacing.componentGap.sm|S.Spacing.componentGapSM|The space between the parts of a small \
    component.
    spacing.componentGap.md|S.Spacing.componentGapMD|The space between the parts of a component.
    spacing.componentGap.lg|S.Spacing.componentGapLG|The space between components.
    radius.none|S.BorderRadius.none|Square corners.
    radius.sm|S.BorderRadius.sm|Slightly rounded corners.
    radius.md|S.BorderRadius.md|Rounded corners.
    radius.lg|S.BorderRadius.lg|Strongly rounded corners.
    radius.xlarge|S.BorderRadius.xlarge|Half circles at both ends, as in a capsule.
    button.padding|C.Button.padding|The horizontal padding of a button's label.
    button.paddingSmall|C.Button.paddingSmall|The padding of a small button's label.
    button.paddingLarge|C.Button.paddingLarge|The padding of a large button's label.
    button.spacing|C.Button.spacing|The space between a button's icon and its label.
    card.radius|C.Card.borderRadius|The corner radius of a card.
    card.padding|C.Card.padding|The padding around the content of a card.
    card.spacing|C.Card.spacing|The space between the parts of a card.
    panel.radius|C.Panel.borderRadius|The corner radius of a panel.
    panel.padding|C.Panel.padding|The horizontal padding around the content of a panel.
    panel.inset|C.Panel.inset|The distance of the captions in a panel's frame from its corners.
    numberField.padding|C.NumberField.padding|The horizontal padding of the unit and the bounds.
    comboBox.padding|C.ComboBox.padding|The horizontal padding of the chevron.
    search.spacing|C.Search.spacing|The space after the magnifying glass.
    label.padding|C.Label.padding|The horizontal padding of a label that has a background.
    badge.padding|C.Badge.padding|The horizontal padding of a badge.
    codeText.padding|C.CodeText.padding|The horizontal padding of code.
    actionBadge.padding|C.ActionBadge.padding|The horizontal padding of an action badge.
    statePill.padding|C.StatePill.padding|The horizontal padding of a state pill.
    statePill.spacing|C.StatePill.spacing|The space between a state pill's dot and its text.
    chip.spacing|C.Chip.spacing|The space between a chip's icon and its text.
    counter.spacing|C.Counter.spacing|The space before the icon that marks an exceeded limit.
    gauge.spacing|C.Gauge.spacing|The space between the title, the bar and the percentage.
    infoRow.spacing|C.InfoRow.spacing|The minimum space between the label and the value.
    quickAction.padding|C.QuickAction.padding|The padding around the icon and the text.
    quickAction.spacing|C.QuickAction.spacing|The space between the icon and the text.
    stat.spacing|C.Stat.spacing|The space between a trend's icon and its text.
    stat.chart|C.Stat.chart|The smallest size of the recent values beside a metric.
    tagList.spacing|C.TagList.spacing|The space between tags.
    tagList.lineSpacing|C.TagList.lineSpacing|The space between lines of tags.
    row.spacing|C.Row.spacing|The space between the parts of a row.
    tip.padding|C.Tip.padding|The horizontal padding of a tip.
    tip.spacing|C.Tip.spacing|The space between a tip's icon and its text.
    pagination.spacing|C.Pagination.spacing|The space between page numbers.
    banner.padding|C.Banner.padding|The horizontal padding of a banner.
    banner.spacing|C.Banner.spacing|The space between a banner's icon and its text.
    toast.radius|C.Toast.borderRadius|The corners of the frame.
    toast.width|C.Toast.width|The maximum width of the message.
    toast.padding|C.Toast.padding|The horizontal padding of a toast.
    toast.spacing|C.Toast.spacing|The space between a toast's icon and its text.
    tooltip.width|C.Tooltip.width|The maximum width of the text.
    tooltip.padding|C.Tooltip.padding|The horizontal padding of a tooltip.
    sidebar.padding|C.Sidebar.padding|The horizontal padding of an item.
    section.spacing|C.Section.spacing|The space between the parts of the heading.
    section.padding|C.Section.padding|The indentation of a section's content.
    nav.padding|C.Nav.padding|The horizontal padding of the navigation bar.
    page.padding|C.Page.padding|The padding around the content of a screen.
    page.spacing|C.Page.spacing|The space between the parts of a screen.
    progress.spacing|C.Progress.spacing|The space between the parts of a progress view.
    keyHint.padding|C.KeyHint.padding|The horizontal padding of the key's name.
    keyHint.spacing|C.KeyHint.spacing|The space between the key and its description.
    status.padding|C.Status.padding|The padding at the end of the status bar.
    toggle.spacing|C.Toggle.spacing|The space between the icon and the label.
    form.spacing|C.Form.spacing|The space below each field, for its line, and below each error \
    message.
    form.rowSpacing|C.Form.rowSpacing|The space between two rows of a form whose controls both \
    have a background.
    form.width|C.Form.width|The maximum width of a form on a page, and of a name and its value in \
    a wide row.
    form.gap|C.Form.gap|The space between an icon and the text after it.
    settings.padding|C.Settings.padding|The horizontal padding of a group.
    product.imagePadding|C.Product.imagePadding|The padding around the letter in the picture's \
    placeholder.
    table.spacing|C.Table.spacing|The space between columns.
    tree.indent|C.Tree.indent|The indentation of a row relative to its parent.
    tree.spacing|C.Tree.spacing|The space between the chevron and the row.
    commandPalette.spacing|C.CommandPalette.spacing|The space between the parts of a command.
    commandPalette.gap|C.CommandPalette.gap|The space between the field and the commands, and \
    above the help text.
    help.padding|C.Help.padding|The horizontal padding of the list.
    choice.padding|C.Choice.padding|The padding at the end of a row.
    toolbar.spacing|C.Toolbar.spacing|The space between actions.
    toolbar.padding|C.Toolbar.padding|The horizontal padding of the toolbar.
    bottomSheet.padding|C.BottomSheet.padding|The padding around the sheet's content.
    bottomSheet.spacing|C.BottomSheet.spacing|The space below the sheet's title.
    bottomSheet.width|C.BottomSheet.width|The width of the handle at the sheet's top edge.
    chart.spacing|C.Chart.spacing|The space between series names in the legend.
    chart.scale|C.Chart.scale|The width of the scale below a heat map.
    calendar.spacing|C.Calendar.spacing|The space between the month and the buttons next to it.
    markdown.spacing|C.Markdown.spacing|The space between blocks.
    markdown.padding|C.Markdown.padding|The horizontal padding of a code block.
    markdown.contentsWidth|C.Markdown.contentsWidth|The width of the contents beside a document.
    markdown.documentWidth|C.Markdown.documentWidth|The minimum width of a document beside its \
    contents.
    markdown.documentPadding|C.Markdown.documentPadding|The horizontal padding of a document \
    beside its contents.
    filePicker.spacing|C.FilePicker.spacing|The space between the parts of a row.
    filePicker.width|C.FilePicker.width|The width of the sheets that ask for a file.
    filePicker.height|C.FilePicker.height|The height of the sheets that ask for a file.
    filePicker.minHeight|C.FilePicker.minHeight|The minimum height of the files in a sheet that \
    asks for a file.
    control.edge|C.Control.edge|The column of the bar beside a row, a message or an editor.
    tabs.padding|C.Tabs.padding|The space after a title.
    menu.radius|C.Menu.borderRadius|The corners of the frame.
    menu.padding|C.Menu.padding|The space after a title.
    menu.spacing|C.Menu.spacing|The space between a title and its shortcut.
    dialog.radius|C.Dialog.borderRadius|The corners of the frame.
    dialog.padding|C.Dialog.padding|The space inside the frame.
    dialog.spacing|C.Dialog.spacing|The space between the message and the buttons.
    dialog.width|C.Dialog.width|The maximum width of the message.
    popover.radius|C.Popover.borderRadius|The corners of the frame.
    log.spacing|C.Log.spacing|The space between the parts of an entry.
    diff.spacing|C.Diff.spacing|The space between the numbers, the sign and the text of a line.
    """

  static let fontEntries = """
    typography.display.large|S.Typography.displayLarge|Block letters five rows high, for a name \
    on a start screen.
    typography.display.medium|S.Typography.displayMedium|Block letters three rows high.
    typography.display.small|S.Typography.displaySmall|Spaced capitals, for a name in a single \
    row.
    typography.display.xsmall|S.Typography.displayXsmall|Spaced letters, for a name in a single \
    row.
    typography.title.large|S.Typography.titleLarge|The title of a screen.
    typography.title.regular|S.Typography.titleRegular|The title of a region.
    typography.heading.large|S.Typography.headingLarge|A first-level heading.
    typography.heading.medium|S.Typography.headingMedium|A second-level heading.
    typography.heading.small|S.Typography.headingSmall|A third-level heading.
    typography.heading.xlarge|S.Typography.headingXlarge|The heading of a whole text.
    typography.headline|S.Typography.headline|The first line of an entry.
    typography.body.large|S.Typography.bodyLarge|Introductory text.
    typography.body.regular|S.Typography.bodyRegular|Body text.
    typography.body.small|S.Typography.bodySmall|Text next to more important content.
    typography.body.xlarge|S.Typography.bodyXlarge|The first lines of a text, which summarize it.
    typography.caption.regular|S.Typography.captionRegular|A caption.
    typography.caption.bold|S.Typography.captionBold|An important caption.
    typography.caption.small|S.Typography.captionSmall|A caption for minor details.
    typography.caption.large|S.Typography.captionLarge|A caption in capitals, above its content.
    typography.caption.xlarge|S.Typography.captionXlarge|An important caption in capitals.
    typography.label|S.Typography.label|The label of a control.
    typography.code|S.Typography.code|Code.
    button.font|C.Button.font|The text style of a button's label.
    card.titleFont|C.Card.titleFont|The text style of a card's title.
    panel.titleFont|C.Panel.titleFont|The text style of a panel's title.
    panel.titleActiveFont|C.Panel.titleActiveFont|The text style of a panel's title when active.
    panel.captionFont|C.Panel.captionFont|The text style of the other captions in a panel's frame.
    input.font|C.Input.font|The text style of the entered text.
    label.fontSmall|C.Label.fontSmall|The text style of a small label.
    label.fontMedium|C.Label.fontMedium|The text style of a medium label.
    label.fontLarge|C.Label.fontLarge|The text style of a large label.
    badge.font|C.Badge.font|The text style of a badge.
    titleText.font|C.TitleText.font|The text style of a screen title.
    titleText.fontMedium|C.TitleText.fontMedium|The text style of a region title.
    titleText.fontSmall|C.TitleText.fontSmall|The text style of a small title, for a part of a \
    region.
    bodyText.font|C.BodyText.font|The text style of body text.
    captionText.font|C.CaptionText.font|The text style of a caption.
    codeText.font|C.CodeText.font|The text style of code.
    actionBadge.font|C.ActionBadge.font|The text style of an action badge.
    statePill.font|C.StatePill.font|The text style of a state pill.
    chip.font|C.Chip.font|The text style of a chip.
    avatar.font|C.Avatar.font|The text style of the initials.
    counter.font|C.Counter.font|The text style of a character count.
    infoRow.labelFont|C.InfoRow.labelFont|The text style of the label.
    infoRow.valueFont|C.InfoRow.valueFont|The text style of the value.
    quickAction.titleFont|C.QuickAction.titleFont|The text style of a quick action's title.
    quickAction.subtitleFont|C.QuickAction.subtitleFont|The text style of a quick action's \
    subtitle.
    stat.titleFont|C.Stat.titleFont|The text style of a metric's title.
    stat.valueFont|C.Stat.valueFont|The text style of a metric's value.
    stat.displayFont|C.Stat.displayFont|The text style of a metric's value where there is room.
    stat.trendFont|C.Stat.trendFont|The text style of a trend.
    row.titleFont|C.Row.titleFont|The text style of a row's title.
    row.subtitleFont|C.Row.subtitleFont|The text style of a row's subtitle.
    tip.titleFont|C.Tip.titleFont|The text style of a tip's title.
    breadcrumb.font|C.Breadcrumb.font|The text style of the current place.
    banner.titleFont|C.Banner.titleFont|The text style of a banner's title.
    sidebar.headingFont|C.Sidebar.headingFont|The text style of a group heading.
    section.titleFont|C.Section.titleFont|The text style of a section's title.
    section.subtitleFont|C.Section.subtitleFont|The text style of a section's subtitle.
    nav.titleFont|C.Nav.titleFont|The text style of the navigation bar's title.
    page.titleFont|C.Page.titleFont|The text style of a screen title.
    keyHint.keyFont|C.KeyHint.keyFont|The text style of the key's name.
    form.labelFont|C.Form.labelFont|The text style of a field's name.
    form.errorFont|C.Form.errorFont|The text style of an error message.
    form.titleFont|C.Form.titleFont|The text style of the title of a group of fields.
    settings.titleFont|C.Settings.titleFont|The text style of the title above a group.
    settings.footerFont|C.Settings.footerFont|The text style of the footer below a group.
    product.priceFont|C.Product.priceFont|The text style of the price.
    table.headerFont|C.Table.headerFont|The text style of a column title.
    table.footerFont|C.Table.footerFont|The text style of the text below a column.
    help.headingFont|C.Help.headingFont|The text style of a section heading.
    menuBar.font|C.MenuBar.font|The text style of a menu's title.
    bottomSheet.titleFont|C.BottomSheet.titleFont|The text style of the sheet's title.
    chart.labelFont|C.Chart.labelFont|The text style of the axis labels and the series names.
    calendar.titleFont|C.Calendar.titleFont|The text style of the month and year.
    calendar.dayFont|C.Calendar.dayFont|The text style of a day.
    markdown.headingLargeFont|C.Markdown.headingLargeFont|The text style of a first-level heading.
    markdown.headingMediumFont|C.Markdown.headingMediumFont|The text style of a second-level \
    heading.
    markdown.headingSmallFont|C.Markdown.headingSmallFont|The text style of a third-level or \
    deeper heading.
    markdown.codeFont|C.Markdown.codeFont|The text style of a code block.
    tabs.font|C.Tabs.font|The text style of a title.
    segment.font|C.Segment.font|The text style of an option.
    menu.font|C.Menu.font|The text style of the title of an item.
    dialog.titleFont|C.Dialog.titleFont|The text style of the title.
    diff.fileFont|C.Diff.fileFont|The text style of the name of a file.
    """

  static let borderEntries = """
    border.none|S.Borders.none|No line.
    border.regular|S.Borders.regular|The line around a control.
    border.rounded|S.Borders.rounded|A line with round corners.
    border.soft|S.Borders.soft|The edge of a surface: half a cell in the colour of its background.
    border.strong|S.Borders.strong|A prominent line.
    border.double|S.Borders.double|A double line.
    border.dashed|S.Borders.dashed|The line around an empty area.
    border.divider|S.Borders.divider|The line between two elements.
    card.line|C.Card.borderStyle|The line around a card.
    panel.line|C.Panel.borderStyle|The line around a panel.
    toast.line|C.Toast.borderStyle|The line of the frame.
    table.style|C.Table.lineStyle|The line style between the rows and the columns of tables, and \
    between the rows of lists.
    divider.style|C.Divider.lineStyle|The line style of a divider.
    split.style|C.Split.lineStyle|The line style between two panes.
    split.styleFocused|C.Split.lineStyleFocused|The line style between two panes when focused or \
    dragged.
    bottomSheet.line|C.BottomSheet.lineStyle|The style of the handle at the sheet's top edge.
    menu.line|C.Menu.borderStyle|The line of the frame.
    dialog.line|C.Dialog.borderStyle|The line of the frame.
    dialog.lineAlert|C.Dialog.borderStyleAlert|The line of the frame of an alert.
    popover.line|C.Popover.borderStyle|The line of the frame.
    """

  static let shadowEntries = """
    shadow.none|S.Shadows.none|No shadow: flat on the background.
    shadow.low|S.Shadows.low|A tile: a shadow below.
    shadow.medium|S.Shadows.medium|A card or a menu: a shadow on the right and below.
    shadow.high|S.Shadows.high|A dialog: a wide shadow on the right and below.
    card.shadow|C.Card.shadow|The elevation of a card.
    toast.shadow|C.Toast.shadow|The elevation of a toast.
    tooltip.shadow|C.Tooltip.shadow|The elevation of a tooltip.
    menu.shadow|C.Menu.shadow|The shadow of a menu.
    dialog.shadow|C.Dialog.shadow|The shadow of a dialog. By default it has none: the dimmed \
    screen sets it off.
    popover.shadow|C.Popover.shadow|The shadow of a popover.
    """

  static let opacityEntries = """
    opacity.disabled|S.Opacities.disabled|The opacity of disabled elements.
    opacity.muted|S.Opacities.muted|The opacity of less important elements.
    opacity.overlay|S.Opacities.overlay|The opacity of a background while it is pressed.
    opacity.tint|S.Opacities.tint|The opacity of a background tinted in the colour of its text.
    opacity.fade|S.Opacities.fade|The opacity at the faint end of a fading colour.
    opacity.badge|S.Opacities.badge|The opacity of the tint of success, information, a warning or \
    an error under a badge.
    badge.tint|C.Badge.tint|The opacity of a badge's tinted background.
    statePill.tint|C.StatePill.tint|The opacity of a state pill's tinted background.
    iconBadge.tint|C.IconBadge.tint|The opacity of an icon badge's tinted background.
    avatar.tint|C.Avatar.tint|The opacity of an avatar's tinted background.
    sparkline.fade|C.Sparkline.fade|The opacity of an area at its bottom edge.
    chart.fade|C.Chart.fade|The opacity of an area where it ends.
    """

  static let motionEntries = """
    motion.fast|S.Motions.fast|A change of one cell or one colour.
    motion.normal|S.Motions.normal|A view that opens or closes.
    motion.slow|S.Motions.slow|A view that moves across the screen.
    """

  static let gradientEntries = """
    gradient.ink|S.Gradients.ink|From the background to the text colour.
    gradient.brand|S.Gradients.brand|The brand gradient, for a single highlight on a screen.
    gradient.data|S.Gradients.data|The gradient of measured values, as under the line of a chart.
    gradient.heat|S.Gradients.heat|From cool to hot, for levels of usage.
    """

  static let logoEntries = """
    logo.app|S.Logos.app|The wordmark of the app.
    """
}
