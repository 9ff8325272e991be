// SPDX-License-Identifier: MIT
// Token: the list of component colours; made by Scripts/generate.

extension TokenLayout {
  static let componentColors = """
    button.primary.background|ComponentTokens.Button.Primary.backgroundColor|The ground of the \
    primary button at rest.
    button.primary.backgroundHover|ComponentTokens.Button.Primary.backgroundColorHover|The ground \
    of the primary button under the pointer.
    button.primary.backgroundPressed|ComponentTokens.Button.Primary.backgroundColorPressed|The \
    ground of the primary button while pressed.
    button.primary.backgroundFocused|ComponentTokens.Button.Primary.backgroundColorFocused|The \
    ground of the primary button with the focus.
    button.primary.backgroundDisabled|ComponentTokens.Button.Primary.backgroundColorDisabled|The \
    ground of the primary button when disabled.
    button.primary.foreground|ComponentTokens.Button.Primary.foregroundColor|The word and the \
    icon of the primary button at rest.
    button.primary.foregroundHover|ComponentTokens.Button.Primary.foregroundColorHover|The word \
    and the icon of the primary button under the pointer.
    button.primary.foregroundPressed|ComponentTokens.Button.Primary.foregroundColorPressed|The \
    word and the icon of the primary button while pressed.
    button.primary.foregroundFocused|ComponentTokens.Button.Primary.foregroundColorFocused|The \
    word and the icon of the primary button with the focus.
    button.primary.foregroundDisabled|ComponentTokens.Button.Primary.foregroundColorDisabled|The \
    word and the icon of the primary button when disabled.
    button.primary.border|ComponentTokens.Button.Primary.borderColor|The caps at both ends of the \
    primary button at rest.
    button.primary.borderHover|ComponentTokens.Button.Primary.borderColorHover|The caps at both \
    ends of the primary button under the pointer.
    button.primary.borderPressed|ComponentTokens.Button.Primary.borderColorPressed|The caps at \
    both ends of the primary button while pressed.
    button.primary.borderFocused|ComponentTokens.Button.Primary.borderColorFocused|The caps at \
    both ends of the primary button with the focus.
    button.primary.borderDisabled|ComponentTokens.Button.Primary.borderColorDisabled|The caps at \
    both ends of the primary button when disabled.
    button.secondary.background|ComponentTokens.Button.Secondary.backgroundColor|The ground of \
    the secondary button at rest.
    button.secondary.backgroundHover|ComponentTokens.Button.Secondary.backgroundColorHover|The \
    ground of the secondary button under the pointer.
    button.secondary.backgroundPressed|ComponentTokens.Button.Secondary.backgroundColorPressed|\
    The ground of the secondary button while pressed.
    button.secondary.backgroundFocused|ComponentTokens.Button.Secondary.backgroundColorFocused|\
    The ground of the secondary button with the focus.
    button.secondary.backgroundDisabled|ComponentTokens.Button.Secondary.backgroundColorDisabled|\
    The ground of the secondary button when disabled.
    button.secondary.foreground|ComponentTokens.Button.Secondary.foregroundColor|The word and the \
    icon of the secondary button at rest.
    button.secondary.foregroundHover|ComponentTokens.Button.Secondary.foregroundColorHover|The \
    word and the icon of the secondary button under the pointer.
    button.secondary.foregroundPressed|ComponentTokens.Button.Secondary.foregroundColorPressed|\
    The word and the icon of the secondary button while pressed.
    button.secondary.foregroundFocused|ComponentTokens.Button.Secondary.foregroundColorFocused|\
    The word and the icon of the secondary button with the focus.
    button.secondary.foregroundDisabled|ComponentTokens.Button.Secondary.foregroundColorDisabled|\
    The word and the icon of the secondary button when disabled.
    button.secondary.border|ComponentTokens.Button.Secondary.borderColor|The caps at both ends of \
    the secondary button at rest.
    button.secondary.borderHover|ComponentTokens.Button.Secondary.borderColorHover|The caps at \
    both ends of the secondary button under the pointer.
    button.secondary.borderPressed|ComponentTokens.Button.Secondary.borderColorPressed|The caps \
    at both ends of the secondary button while pressed.
    button.secondary.borderFocused|ComponentTokens.Button.Secondary.borderColorFocused|The caps \
    at both ends of the secondary button with the focus.
    button.secondary.borderDisabled|ComponentTokens.Button.Secondary.borderColorDisabled|The caps \
    at both ends of the secondary button when disabled.
    button.destructive.background|ComponentTokens.Button.Destructive.backgroundColor|The ground \
    of the destructive button at rest.
    button.destructive.backgroundHover|ComponentTokens.Button.Destructive.backgroundColorHover|\
    The ground of the destructive button under the pointer.
    button.destructive.backgroundPressed|\
    ComponentTokens.Button.Destructive.backgroundColorPressed|The ground of the destructive \
    button while pressed.
    button.destructive.backgroundFocused|\
    ComponentTokens.Button.Destructive.backgroundColorFocused|The ground of the destructive \
    button with the focus.
    button.destructive.backgroundDisabled|\
    ComponentTokens.Button.Destructive.backgroundColorDisabled|The ground of the destructive \
    button when disabled.
    button.destructive.foreground|ComponentTokens.Button.Destructive.foregroundColor|The word and \
    the icon of the destructive button at rest.
    button.destructive.foregroundHover|ComponentTokens.Button.Destructive.foregroundColorHover|\
    The word and the icon of the destructive button under the pointer.
    button.destructive.foregroundPressed|\
    ComponentTokens.Button.Destructive.foregroundColorPressed|The word and the icon of the \
    destructive button while pressed.
    button.destructive.foregroundFocused|\
    ComponentTokens.Button.Destructive.foregroundColorFocused|The word and the icon of the \
    destructive button with the focus.
    button.destructive.foregroundDisabled|\
    ComponentTokens.Button.Destructive.foregroundColorDisabled|The word and the icon of the \
    destructive button when disabled.
    button.destructive.border|ComponentTokens.Button.Destructive.borderColor|The caps at both \
    ends of the destructive button at rest.
    button.destructive.borderHover|ComponentTokens.Button.Destructive.borderColorHover|The caps \
    at both ends of the destructive button under the pointer.
    button.destructive.borderPressed|ComponentTokens.Button.Destructive.borderColorPressed|The \
    caps at both ends of the destructive button while pressed.
    button.destructive.borderFocused|ComponentTokens.Button.Destructive.borderColorFocused|The \
    caps at both ends of the destructive button with the focus.
    button.destructive.borderDisabled|ComponentTokens.Button.Destructive.borderColorDisabled|The \
    caps at both ends of the destructive button when disabled.
    button.icon.background|ComponentTokens.Button.Icon.backgroundColor|The ground of the icon \
    button at rest.
    button.icon.backgroundHover|ComponentTokens.Button.Icon.backgroundColorHover|The ground of \
    the icon button under the pointer.
    button.icon.backgroundPressed|ComponentTokens.Button.Icon.backgroundColorPressed|The ground \
    of the icon button while pressed.
    button.icon.backgroundFocused|ComponentTokens.Button.Icon.backgroundColorFocused|The ground \
    of the icon button with the focus.
    button.icon.backgroundDisabled|ComponentTokens.Button.Icon.backgroundColorDisabled|The ground \
    of the icon button when disabled.
    button.icon.foreground|ComponentTokens.Button.Icon.foregroundColor|The word and the icon of \
    the icon button at rest.
    button.icon.foregroundHover|ComponentTokens.Button.Icon.foregroundColorHover|The word and the \
    icon of the icon button under the pointer.
    button.icon.foregroundPressed|ComponentTokens.Button.Icon.foregroundColorPressed|The word and \
    the icon of the icon button while pressed.
    button.icon.foregroundFocused|ComponentTokens.Button.Icon.foregroundColorFocused|The word and \
    the icon of the icon button with the focus.
    button.icon.foregroundDisabled|ComponentTokens.Button.Icon.foregroundColorDisabled|The word \
    and the icon of the icon button when disabled.
    button.icon.borderPressed|ComponentTokens.Button.Icon.borderColorPressed|The caps at both \
    ends of the icon button while pressed.
    button.icon.borderFocused|ComponentTokens.Button.Icon.borderColorFocused|The caps at both \
    ends of the icon button with the focus.
    button.plain.backgroundHover|ComponentTokens.Button.Plain.backgroundColorHover|The ground of \
    the plain button under the pointer.
    button.plain.backgroundPressed|ComponentTokens.Button.Plain.backgroundColorPressed|The ground \
    of the plain button while pressed.
    button.plain.backgroundFocused|ComponentTokens.Button.Plain.backgroundColorFocused|The ground \
    of the plain button with the focus.
    button.plain.foreground|ComponentTokens.Button.Plain.foregroundColor|The word of the plain \
    button at rest.
    button.plain.foregroundHover|ComponentTokens.Button.Plain.foregroundColorHover|The word of \
    the plain button under the pointer.
    button.plain.foregroundPressed|ComponentTokens.Button.Plain.foregroundColorPressed|The word \
    of the plain button while pressed.
    button.plain.foregroundFocused|ComponentTokens.Button.Plain.foregroundColorFocused|The word \
    of the plain button with the focus.
    button.plain.foregroundDisabled|ComponentTokens.Button.Plain.foregroundColorDisabled|The word \
    of the plain button when disabled.
    button.plain.borderPressed|ComponentTokens.Button.Plain.borderColorPressed|The brackets of \
    the plain button while pressed.
    button.plain.borderFocused|ComponentTokens.Button.Plain.borderColorFocused|The brackets of \
    the plain button with the focus.
    card.background|ComponentTokens.Card.backgroundColor|The ground of a card.
    card.border|ComponentTokens.Card.borderColor|The frame of a card.
    input.background|ComponentTokens.Input.backgroundColor|The ground of a field.
    input.backgroundFocused|ComponentTokens.Input.backgroundColorFocused|The ground of a field \
    with the focus.
    input.backgroundDisabled|ComponentTokens.Input.backgroundColorDisabled|The ground of a field \
    when disabled.
    input.text|ComponentTokens.Input.textColor|What was typed.
    input.textDisabled|ComponentTokens.Input.textColorDisabled|What was typed, when disabled.
    input.placeholder|ComponentTokens.Input.placeholderColor|The words in an empty field.
    input.border.rest|ComponentTokens.Input.borderColor|The edge of a field at rest.
    input.border.focused|ComponentTokens.Input.borderColorFocused|The edge of a field with the \
    focus.
    input.border.error|ComponentTokens.Input.borderColorError|The edge of a field with an error.
    input.border.disabled|ComponentTokens.Input.borderColorDisabled|The edge of a field when \
    disabled.
    input.selection|ComponentTokens.Input.selectionColor|The ground of selected text.
    search.icon|ComponentTokens.Search.iconColor|The magnifier.
    search.iconFocused|ComponentTokens.Search.iconColorFocused|The magnifier with the focus.
    label.text|ComponentTokens.Label.textColor|The text of a label.
    titleText.text|ComponentTokens.TitleText.textColor|The title.
    titleText.textSmall|ComponentTokens.TitleText.textSmallColor|The title of a small region.
    bodyText.text|ComponentTokens.BodyText.textColor|The words.
    captionText.text|ComponentTokens.CaptionText.textColor|The words.
    codeText.text|ComponentTokens.CodeText.textColor|The code.
    codeText.background|ComponentTokens.CodeText.backgroundColor|The ground of code.
    bigText.text|ComponentTokens.BigText.textColor|The letters.
    actionBadge.primary.background|ComponentTokens.ActionBadge.Primary.backgroundColor|The ground \
    of the main one.
    actionBadge.primary.foreground|ComponentTokens.ActionBadge.Primary.foregroundColor|The word \
    of the main one.
    actionBadge.secondary.background|ComponentTokens.ActionBadge.Secondary.backgroundColor|The \
    ground of one beside it.
    actionBadge.secondary.foreground|ComponentTokens.ActionBadge.Secondary.foregroundColor|The \
    word of one beside it.
    actionBadge.destructive.background|ComponentTokens.ActionBadge.Destructive.backgroundColor|\
    The ground of what cannot be undone.
    actionBadge.destructive.foreground|ComponentTokens.ActionBadge.Destructive.foregroundColor|\
    The word of what cannot be undone.
    chip.background|ComponentTokens.Chip.backgroundColor|The ground at rest.
    chip.backgroundHover|ComponentTokens.Chip.backgroundColorHover|The ground under the pointer.
    chip.backgroundPressed|ComponentTokens.Chip.backgroundColorPressed|The ground while pressed.
    chip.backgroundFocused|ComponentTokens.Chip.backgroundColorFocused|The ground with the focus.
    chip.backgroundSelected|ComponentTokens.Chip.backgroundColorSelected|The ground of a chosen \
    one.
    chip.backgroundDisabled|ComponentTokens.Chip.backgroundColorDisabled|The ground when disabled.
    chip.text|ComponentTokens.Chip.textColor|The word.
    chip.textSelected|ComponentTokens.Chip.textColorSelected|The word of a chosen one.
    chip.textDisabled|ComponentTokens.Chip.textColorDisabled|The word when disabled.
    counter.text|ComponentTokens.Counter.textColor|The count while there is room.
    counter.textWarning|ComponentTokens.Counter.textWarningColor|The count when little room is \
    left.
    counter.textError|ComponentTokens.Counter.textColorError|The count when there are too many.
    gauge.track|ComponentTokens.Gauge.trackColor|The range.
    gauge.label|ComponentTokens.Gauge.labelColor|What is measured.
    gauge.value|ComponentTokens.Gauge.valueColor|The value in words.
    skeleton.bar|ComponentTokens.Skeleton.barColor|The bars.
    infoRow.label|ComponentTokens.InfoRow.labelColor|The label.
    quickAction.background|ComponentTokens.QuickAction.backgroundColor|The ground at rest.
    quickAction.backgroundHover|ComponentTokens.QuickAction.backgroundColorHover|The ground under \
    the pointer.
    quickAction.backgroundPressed|ComponentTokens.QuickAction.backgroundColorPressed|The ground \
    while pressed.
    quickAction.backgroundFocused|ComponentTokens.QuickAction.backgroundColorFocused|What lies \
    over the ground with the focus.
    quickAction.title|ComponentTokens.QuickAction.titleColor|What it does.
    quickAction.subtitle|ComponentTokens.QuickAction.subtitleColor|What comes of it.
    quickAction.chevron|ComponentTokens.QuickAction.chevronColor|The sign at its end.
    quickAction.marker|ComponentTokens.QuickAction.markerColor|The bar at its edge with the focus.
    stat.title|ComponentTokens.Stat.titleColor|What is counted.
    stat.value|ComponentTokens.Stat.valueColor|The number.
    stat.up|ComponentTokens.Stat.upColor|The trend of what rises.
    stat.down|ComponentTokens.Stat.downColor|The trend of what falls.
    stat.steady|ComponentTokens.Stat.steadyColor|The trend of what stays.
    row.title|ComponentTokens.Row.titleColor|What it is.
    row.subtitle|ComponentTokens.Row.subtitleColor|What it means.
    row.value|ComponentTokens.Row.valueColor|What is chosen.
    row.icon|ComponentTokens.Row.iconColor|The sign before the title.
    row.mark|ComponentTokens.Row.markColor|The sign of what is chosen.
    row.marker|ComponentTokens.Row.markerColor|The bar at its edge with the focus.
    row.backgroundHover|ComponentTokens.Row.backgroundColorHover|The ground under the pointer.
    row.backgroundPressed|ComponentTokens.Row.backgroundColorPressed|The ground while pressed.
    row.backgroundFocused|ComponentTokens.Row.backgroundColorFocused|The ground with the focus.
    tip.background|ComponentTokens.Tip.backgroundColor|The ground.
    tip.text|ComponentTokens.Tip.textColor|The words and the sign.
    breadcrumb.separator|ComponentTokens.Breadcrumb.separatorColor|The sign between two places.
    breadcrumb.current|ComponentTokens.Breadcrumb.currentColor|Where one is.
    pagination.gap|ComponentTokens.Pagination.gapColor|The pages that are left out.
    banner.info.background|ComponentTokens.Banner.Info.backgroundColor|The ground of news.
    banner.info.marker|ComponentTokens.Banner.Info.markerColor|The bar at the edge of news.
    banner.success.background|ComponentTokens.Banner.Success.backgroundColor|The ground of a \
    success.
    banner.success.marker|ComponentTokens.Banner.Success.markerColor|The bar at the edge of a \
    success.
    banner.warning.background|ComponentTokens.Banner.Warning.backgroundColor|The ground of a \
    warning.
    banner.warning.marker|ComponentTokens.Banner.Warning.markerColor|The bar at the edge of a \
    warning.
    banner.error.background|ComponentTokens.Banner.Error.backgroundColor|The ground of an error.
    banner.error.marker|ComponentTokens.Banner.Error.markerColor|The bar at the edge of an error.
    banner.text|ComponentTokens.Banner.textColor|The words and the sign.
    toast.background|ComponentTokens.Toast.backgroundColor|The ground.
    toast.text|ComponentTokens.Toast.textColor|The words.
    tooltip.background|ComponentTokens.Tooltip.backgroundColor|The ground.
    tooltip.text|ComponentTokens.Tooltip.textColor|The words.
    sidebar.background|ComponentTokens.Sidebar.backgroundColor|The ground of a sidebar.
    sidebar.text|ComponentTokens.Sidebar.textColor|An entry.
    sidebar.textSelected|ComponentTokens.Sidebar.textColorSelected|The selected entry.
    sidebar.backgroundSelected|ComponentTokens.Sidebar.backgroundColorSelected|The ground of the \
    selected entry.
    sidebar.backgroundHover|ComponentTokens.Sidebar.backgroundColorHover|The ground of an entry \
    under the pointer.
    sidebar.marker|ComponentTokens.Sidebar.markerColor|The bar beside the selected entry.
    sidebar.heading|ComponentTokens.Sidebar.headingColor|The name of a group of entries.
    section.title|ComponentTokens.Section.titleColor|The title.
    section.subtitle|ComponentTokens.Section.subtitleColor|The words beneath the title.
    section.icon|ComponentTokens.Section.iconColor|The sign before the title.
    section.chevron|ComponentTokens.Section.chevronColor|The sign that turns as the section opens.
    section.chevronFocused|ComponentTokens.Section.chevronColorFocused|That sign with the focus.
    nav.background|ComponentTokens.Nav.backgroundColor|The ground of the bar.
    nav.title|ComponentTokens.Nav.titleColor|The title.
    page.background|ComponentTokens.Page.backgroundColor|The ground of a screen.
    page.actionBar|ComponentTokens.Page.actionBarColor|The ground of the actions at the bottom.
    progress.track|ComponentTokens.Progress.trackColor|What is still to do.
    progress.fill|ComponentTokens.Progress.fillColor|What is done.
    progress.label|ComponentTokens.Progress.labelColor|The share in words.
    progress.spinner|ComponentTokens.Progress.spinnerColor|The sign that something goes on.
    scrollbar.track|ComponentTokens.Scrollbar.trackColor|The way.
    scrollbar.thumb|ComponentTokens.Scrollbar.thumbColor|The part that is seen.
    keyHint.keyBackground|ComponentTokens.KeyHint.keyBackgroundColor|The ground of the key.
    keyHint.key|ComponentTokens.KeyHint.keyColor|The name of the key.
    keyHint.label|ComponentTokens.KeyHint.labelColor|What it does.
    status.background|ComponentTokens.Status.backgroundColor|The ground of the bar.
    status.text|ComponentTokens.Status.textColor|What the bar tells beside the keys.
    toggle.on|ComponentTokens.Toggle.onColor|The sign for yes.
    toggle.off|ComponentTokens.Toggle.offColor|The sign for no.
    toggle.error|ComponentTokens.Toggle.errorColor|The sign of a wrong choice.
    toggle.disabled|ComponentTokens.Toggle.disabledColor|Sign and word when disabled.
    toggle.label|ComponentTokens.Toggle.labelColor|The word beside the sign.
    form.label|ComponentTokens.Form.labelColor|The name of a field.
    form.error|ComponentTokens.Form.errorColor|What is wrong with a field.
    form.checking|ComponentTokens.Form.checkingColor|The words while a field is being checked.
    settings.background|ComponentTokens.Settings.backgroundColor|The ground of a group.
    settings.title|ComponentTokens.Settings.titleColor|The title above a group.
    settings.footer|ComponentTokens.Settings.footerColor|The words beneath a group.
    product.imageBackground|ComponentTokens.Product.imageBackgroundColor|The ground where the \
    picture will be.
    product.image|ComponentTokens.Product.imageColor|The sign in place of the picture.
    product.price|ComponentTokens.Product.priceColor|The price.
    product.detail|ComponentTokens.Product.detailColor|What is said of the product.
    table.header|ComponentTokens.Table.headerColor|The title of a column.
    table.headerBackground|ComponentTokens.Table.headerBackgroundColor|The ground of the titles.
    table.headerSorted|ComponentTokens.Table.headerSortedColor|The title of the column that the \
    rows are sorted by.
    tree.chevron|ComponentTokens.Tree.chevronColor|The sign that a row opens.
    divider.line|ComponentTokens.Divider.lineColor|The line.
    commandPalette.text|ComponentTokens.CommandPalette.textColor|The name of a command.
    commandPalette.match|ComponentTokens.CommandPalette.matchColor|The letters that were typed, \
    in the name of a command.
    commandPalette.section|ComponentTokens.CommandPalette.sectionColor|What a command belongs to.
    help.heading|ComponentTokens.Help.headingColor|The name of a section.
    help.text|ComponentTokens.Help.textColor|What a key does.
    choice.backgroundSelected|ComponentTokens.Choice.backgroundColorSelected|The ground of the \
    chosen row.
    choice.backgroundHover|ComponentTokens.Choice.backgroundColorHover|The ground of a row under \
    the pointer.
    choice.marker|ComponentTokens.Choice.markerColor|The bar beside the chosen row.
    menuBar.background|ComponentTokens.MenuBar.backgroundColor|The ground of the bar.
    menuBar.text|ComponentTokens.MenuBar.textColor|The name of a menu.
    menuBar.backgroundFocused|ComponentTokens.MenuBar.backgroundColorFocused|The ground of the \
    menu with the focus.
    menuBar.backgroundHover|ComponentTokens.MenuBar.backgroundColorHover|The ground of a menu \
    under the pointer.
    menuBar.focus|ComponentTokens.MenuBar.focusColor|The signs beside the menu with the focus.
    toolbar.background|ComponentTokens.Toolbar.backgroundColor|The ground of the bar.
    bottomSheet.background|ComponentTokens.BottomSheet.backgroundColor|The ground of the sheet.
    bottomSheet.border|ComponentTokens.BottomSheet.borderColor|The line at the upper edge of the \
    sheet.
    bottomSheet.title|ComponentTokens.BottomSheet.titleColor|The title of the sheet.
    chart.axis|ComponentTokens.Chart.axisColor|The lines at the left and beneath.
    chart.label|ComponentTokens.Chart.labelColor|What the axes and the series are called.
    calendar.title|ComponentTokens.Calendar.titleColor|The month and the year.
    calendar.weekday|ComponentTokens.Calendar.weekdayColor|The days of the week.
    calendar.day|ComponentTokens.Calendar.dayColor|A day.
    calendar.today|ComponentTokens.Calendar.todayColor|The day of today.
    calendar.daySelected|ComponentTokens.Calendar.dayColorSelected|The chosen day.
    calendar.backgroundSelected|ComponentTokens.Calendar.backgroundColorSelected|The ground of \
    the chosen day.
    calendar.marker|ComponentTokens.Calendar.markerColor|The sign at the chosen day.
    calendar.focus|ComponentTokens.Calendar.focusColor|The signs beside the day with the focus.
    markdown.heading|ComponentTokens.Markdown.headingColor|A heading.
    markdown.headingSmall|ComponentTokens.Markdown.headingSmallColor|A heading of the third level \
    and deeper.
    markdown.text|ComponentTokens.Markdown.textColor|A paragraph.
    markdown.quote|ComponentTokens.Markdown.quoteColor|What is quoted.
    markdown.quoteBar|ComponentTokens.Markdown.quoteBarColor|The bar beside what is quoted.
    markdown.bullet|ComponentTokens.Markdown.bulletColor|The sign or number of an item.
    markdown.code|ComponentTokens.Markdown.codeColor|A block of code.
    markdown.codeBackground|ComponentTokens.Markdown.codeBackgroundColor|The ground of a block of \
    code.
    filePicker.path|ComponentTokens.FilePicker.pathColor|Where one is.
    filePicker.folder|ComponentTokens.FilePicker.folderColor|The sign of a folder.
    filePicker.file|ComponentTokens.FilePicker.fileColor|The sign of a file.
    filePicker.name|ComponentTokens.FilePicker.nameColor|The name of a folder or a file.
    filePicker.detail|ComponentTokens.FilePicker.detailColor|What else is known of it.
    """
}
