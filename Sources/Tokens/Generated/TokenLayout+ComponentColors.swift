// SPDX-License-Identifier: MIT
// Token: the list of component colours; made by Scripts/generate.

extension TokenLayout {
  static let componentColors = """
    button.primary.background|C.Button.Primary.backgroundColor|The background of the primary \
    button.
    button.primary.backgroundHover|C.Button.Primary.backgroundColorHover|The background of the \
    primary button when hovered.
    button.primary.backgroundPressed|C.Button.Primary.backgroundColorPressed|The background of \
    the primary button when pressed.
    button.primary.backgroundFocused|C.Button.Primary.backgroundColorFocused|The background of \
    the primary button when focused.
    button.primary.backgroundDisabled|C.Button.Primary.backgroundColorDisabled|The background of \
    the primary button when disabled.
    button.primary.foreground|C.Button.Primary.foregroundColor|The colour of the label and icon \
    of the primary button.
    button.primary.foregroundHover|C.Button.Primary.foregroundColorHover|The colour of the label \
    and icon of the primary button when hovered.
    button.primary.foregroundPressed|C.Button.Primary.foregroundColorPressed|The colour of the \
    label and icon of the primary button when pressed.
    button.primary.foregroundFocused|C.Button.Primary.foregroundColorFocused|The colour of the \
    label and icon of the primary button when focused.
    button.primary.foregroundDisabled|C.Button.Primary.foregroundColorDisabled|The colour of the \
    label and icon of the primary button when disabled.
    button.primary.border|C.Button.Primary.borderColor|The colour of the end caps of the primary \
    button.
    button.primary.borderHover|C.Button.Primary.borderColorHover|The colour of the end caps of \
    the primary button when hovered.
    button.primary.borderPressed|C.Button.Primary.borderColorPressed|The colour of the end caps \
    of the primary button when pressed.
    button.primary.borderFocused|C.Button.Primary.borderColorFocused|The colour of the end caps \
    of the primary button when focused. If it is that of the background, arrows mark the focus.
    button.primary.borderDisabled|C.Button.Primary.borderColorDisabled|The colour of the end caps \
    of the primary button when disabled.
    button.secondary.background|C.Button.Secondary.backgroundColor|The background of the \
    secondary button.
    button.secondary.backgroundHover|C.Button.Secondary.backgroundColorHover|The background of \
    the secondary button when hovered.
    button.secondary.backgroundPressed|C.Button.Secondary.backgroundColorPressed|The background \
    of the secondary button when pressed.
    button.secondary.backgroundFocused|C.Button.Secondary.backgroundColorFocused|The background \
    of the secondary button when focused.
    button.secondary.backgroundDisabled|C.Button.Secondary.backgroundColorDisabled|The background \
    of the secondary button when disabled.
    button.secondary.foreground|C.Button.Secondary.foregroundColor|The colour of the label and \
    icon of the secondary button.
    button.secondary.foregroundHover|C.Button.Secondary.foregroundColorHover|The colour of the \
    label and icon of the secondary button when hovered.
    button.secondary.foregroundPressed|C.Button.Secondary.foregroundColorPressed|The colour of \
    the label and icon of the secondary button when pressed.
    button.secondary.foregroundFocused|C.Button.Secondary.foregroundColorFocused|The colour of \
    the label and icon of the secondary button when focused.
    button.secondary.foregroundDisabled|C.Button.Secondary.foregroundColorDisabled|The colour of \
    the label and icon of the secondary button when disabled.
    button.secondary.border|C.Button.Secondary.borderColor|The colour of the end caps of the \
    secondary button.
    button.secondary.borderHover|C.Button.Secondary.borderColorHover|The colour of the end caps \
    of the secondary button when hovered.
    button.secondary.borderPressed|C.Button.Secondary.borderColorPressed|The colour of the end \
    caps of the secondary button when pressed.
    button.secondary.borderFocused|C.Button.Secondary.borderColorFocused|The colour of the end \
    caps of the secondary button when focused.
    button.secondary.borderDisabled|C.Button.Secondary.borderColorDisabled|The colour of the end \
    caps of the secondary button when disabled.
    button.destructive.background|C.Button.Destructive.backgroundColor|The background of the \
    destructive button.
    button.destructive.backgroundHover|C.Button.Destructive.backgroundColorHover|The background \
    of the destructive button when hovered.
    button.destructive.backgroundPressed|C.Button.Destructive.backgroundColorPressed|The \
    background of the destructive button when pressed.
    button.destructive.backgroundFocused|C.Button.Destructive.backgroundColorFocused|The \
    background of the destructive button when focused.
    button.destructive.backgroundDisabled|C.Button.Destructive.backgroundColorDisabled|The \
    background of the destructive button when disabled.
    button.destructive.foreground|C.Button.Destructive.foregroundColor|The colour of the label \
    and icon of the destructive button.
    button.destructive.foregroundHover|C.Button.Destructive.foregroundColorHover|The colour of \
    the label and icon of the destructive button when hovered.
    button.destructive.foregroundPressed|C.Button.Destructive.foregroundColorPressed|The colour \
    of the label and icon of the destructive button when pressed.
    button.destructive.foregroundFocused|C.Button.Destructive.foregroundColorFocused|The colour \
    of the label and icon of the destructive button when focused.
    button.destructive.foregroundDisabled|C.Button.Destructive.foregroundColorDisabled|The colour \
    of the label and icon of the destructive button when disabled.
    button.destructive.border|C.Button.Destructive.borderColor|The colour of the end caps of the \
    destructive button.
    button.destructive.borderHover|C.Button.Destructive.borderColorHover|The colour of the end \
    caps of the destructive button when hovered.
    button.destructive.borderPressed|C.Button.Destructive.borderColorPressed|The colour of the \
    end caps of the destructive button when pressed.
    button.destructive.borderFocused|C.Button.Destructive.borderColorFocused|The colour of the \
    end caps of the destructive button when focused. If it is that of the background, arrows mark \
    the focus.
    button.destructive.borderDisabled|C.Button.Destructive.borderColorDisabled|The colour of the \
    end caps of the destructive button when disabled.
    button.icon.background|C.Button.Icon.backgroundColor|The background of the icon button.
    button.icon.backgroundHover|C.Button.Icon.backgroundColorHover|The background of the icon \
    button when hovered.
    button.icon.backgroundPressed|C.Button.Icon.backgroundColorPressed|The background of the icon \
    button when pressed.
    button.icon.backgroundFocused|C.Button.Icon.backgroundColorFocused|The background of the icon \
    button when focused.
    button.icon.backgroundDisabled|C.Button.Icon.backgroundColorDisabled|The background of the \
    icon button when disabled.
    button.icon.foreground|C.Button.Icon.foregroundColor|The icon colour of the icon button.
    button.icon.foregroundHover|C.Button.Icon.foregroundColorHover|The icon colour of the icon \
    button when hovered.
    button.icon.foregroundPressed|C.Button.Icon.foregroundColorPressed|The icon colour of the \
    icon button when pressed.
    button.icon.foregroundFocused|C.Button.Icon.foregroundColorFocused|The icon colour of the \
    icon button when focused.
    button.icon.foregroundDisabled|C.Button.Icon.foregroundColorDisabled|The icon colour of the \
    icon button when disabled.
    button.icon.borderPressed|C.Button.Icon.borderColorPressed|The colour of the focus bar of the \
    icon button when pressed.
    button.icon.borderFocused|C.Button.Icon.borderColorFocused|The colour of the focus bar of the \
    icon button when focused.
    button.plain.backgroundHover|C.Button.Plain.backgroundColorHover|The background of the plain \
    button when hovered.
    button.plain.backgroundPressed|C.Button.Plain.backgroundColorPressed|The background of the \
    plain button when pressed.
    button.plain.backgroundFocused|C.Button.Plain.backgroundColorFocused|The background of the \
    plain button when focused.
    button.plain.foreground|C.Button.Plain.foregroundColor|The label colour of the plain button.
    button.plain.foregroundHover|C.Button.Plain.foregroundColorHover|The label colour of the \
    plain button when hovered.
    button.plain.foregroundPressed|C.Button.Plain.foregroundColorPressed|The label colour of the \
    plain button when pressed.
    button.plain.foregroundFocused|C.Button.Plain.foregroundColorFocused|The label colour of the \
    plain button when focused.
    button.plain.foregroundDisabled|C.Button.Plain.foregroundColorDisabled|The label colour of \
    the plain button when disabled.
    button.plain.borderPressed|C.Button.Plain.borderColorPressed|The colour of the focus bar of \
    the plain button when pressed.
    button.plain.borderFocused|C.Button.Plain.borderColorFocused|The colour of the focus bar of \
    the plain button when focused.
    card.background|C.Card.backgroundColor|The background of a card.
    card.border|C.Card.borderColor|The colour of a card's border.
    panel.border|C.Panel.borderColor|The colour of a panel's frame.
    panel.borderActive|C.Panel.borderActiveColor|The colour of a panel's frame when active.
    panel.title|C.Panel.titleColor|The colour of a panel's title.
    panel.titleActive|C.Panel.titleActiveColor|The colour of a panel's title when active.
    panel.caption|C.Panel.captionColor|The colour of the other captions in a panel's frame.
    input.background|C.Input.backgroundColor|The background of a text field.
    input.backgroundFocused|C.Input.backgroundColorFocused|The background of a text field when \
    focused.
    input.backgroundDisabled|C.Input.backgroundColorDisabled|The background of a text field when \
    disabled.
    input.text|C.Input.textColor|The colour of the entered text.
    input.textDisabled|C.Input.textColorDisabled|The colour of the entered text when disabled.
    input.placeholder|C.Input.placeholderColor|The colour of the placeholder in an empty field. \
    It is adjusted to a contrast of 3:1.
    input.completion|C.Input.completionColor|The colour of the completion after the caret.
    input.border.rest|C.Input.borderColor|The colour of the line below a text field, and of its \
    edge.
    input.border.hover|C.Input.borderColorHover|The colour of the line below a text field, and of \
    its edge when hovered.
    input.border.focused|C.Input.borderColorFocused|The colour of the line below a text field, \
    and of its edge when focused.
    input.border.error|C.Input.borderColorError|The colour of the line below a text field, and of \
    its edge when its value is invalid.
    input.border.disabled|C.Input.borderColorDisabled|The colour of the line below a text field, \
    and of its edge when disabled.
    input.selection|C.Input.selectionColor|The background of selected text in a field.
    input.selectionText|C.Input.selectionTextColor|The colour of selected text in a field.
    numberField.unit|C.NumberField.unitColor|The colour of the unit after the number.
    numberField.unitDisabled|C.NumberField.unitColorDisabled|The colour of the unit when the \
    field is disabled.
    numberField.bounds|C.NumberField.boundsColor|The colour of the bounds when the number is \
    invalid.
    suggestion.text|C.Suggestion.textColor|The colour of a suggestion.
    suggestion.match|C.Suggestion.matchColor|The colour of the matching letters in a suggestion.
    comboBox.chevron|C.ComboBox.chevronColor|The colour of the chevron that opens the list.
    comboBox.chevronDisabled|C.ComboBox.chevronColorDisabled|The colour of the chevron when the \
    field is disabled.
    editor.lineNumber|C.Editor.lineNumberColor|The number of a line.
    editor.lineNumberSelected|C.Editor.lineNumberColorSelected|The number of the line with the \
    caret.
    editor.lineNumberDisabled|C.Editor.lineNumberColorDisabled|The number of a line when disabled.
    editor.currentLine|C.Editor.currentLineColor|The background of the line with the caret.
    editor.bar|C.Editor.barColor|The background of the bar that finds, replaces or asks for a \
    line.
    editor.selection|C.Editor.selectionColor|The background of selected text in an editor.
    editor.bracket|C.Editor.bracketColor|The background of a bracket at the caret and of its \
    partner.
    editor.match|C.Editor.matchColor|The background of a match of the search.
    editor.matchSelected|C.Editor.matchColorSelected|The background of the current match.
    editor.matchText|C.Editor.matchTextColor|The text of the current match.
    code.comment|C.Code.commentColor|A comment.
    code.keyword|C.Code.keywordColor|A word of the language.
    code.string|C.Code.stringColor|A string.
    code.number|C.Code.numberColor|A number or a constant.
    code.type|C.Code.typeColor|The name of a type.
    code.function|C.Code.functionColor|The name of a function or a tag.
    code.property|C.Code.propertyColor|The name of a property or a key.
    code.attribute|C.Code.attributeColor|An attribute, a macro or a variable.
    code.heading|C.Code.headingColor|A heading.
    code.inserted|C.Code.insertedColor|An inserted line of a diff.
    code.deleted|C.Code.deletedColor|A deleted line of a diff.
    search.icon|C.Search.iconColor|The colour of the magnifying glass.
    search.iconFocused|C.Search.iconColorFocused|The colour of the magnifying glass when the \
    field is focused.
    label.text|C.Label.textColor|The text colour of a label.
    titleText.text|C.TitleText.textColor|The colour of a screen or region title.
    titleText.textSmall|C.TitleText.textSmallColor|The colour of a small title, for a part of a \
    region.
    bodyText.text|C.BodyText.textColor|The colour of body text.
    captionText.text|C.CaptionText.textColor|The colour of a caption.
    codeText.text|C.CodeText.textColor|The colour of code.
    codeText.background|C.CodeText.backgroundColor|The background of code.
    bigText.text|C.BigText.textColor|The colour of block letters.
    actionBadge.primary.background|C.ActionBadge.Primary.backgroundColor|The background of a \
    primary action badge.
    actionBadge.primary.foreground|C.ActionBadge.Primary.foregroundColor|The text colour of a \
    primary action badge.
    actionBadge.secondary.background|C.ActionBadge.Secondary.backgroundColor|The background of a \
    secondary action badge.
    actionBadge.secondary.foreground|C.ActionBadge.Secondary.foregroundColor|The text colour of a \
    secondary action badge.
    actionBadge.destructive.background|C.ActionBadge.Destructive.backgroundColor|The background \
    of a destructive action badge.
    actionBadge.destructive.foreground|C.ActionBadge.Destructive.foregroundColor|The text colour \
    of a destructive action badge.
    chip.background|C.Chip.backgroundColor|The background of a chip.
    chip.backgroundHover|C.Chip.backgroundColorHover|The background of a chip when hovered.
    chip.backgroundPressed|C.Chip.backgroundColorPressed|The background of a chip when pressed.
    chip.backgroundFocused|C.Chip.backgroundColorFocused|The background of a chip when focused.
    chip.backgroundSelected|C.Chip.backgroundColorSelected|The background of a selected chip.
    chip.backgroundDisabled|C.Chip.backgroundColorDisabled|The background of a chip when disabled.
    chip.text|C.Chip.textColor|The text colour of a chip.
    chip.textSelected|C.Chip.textColorSelected|The text colour of a selected chip.
    chip.textDisabled|C.Chip.textColorDisabled|The text colour of a chip when disabled.
    counter.text|C.Counter.textColor|The colour of a character count.
    counter.textWarning|C.Counter.textWarningColor|The colour of a character count near its limit.
    counter.textError|C.Counter.textColorError|The colour of a character count over its limit.
    gauge.track|C.Gauge.trackColor|The colour of the remaining part of a gauge.
    gauge.label|C.Gauge.labelColor|The colour of a gauge's title.
    gauge.value|C.Gauge.valueColor|The colour of a gauge's percentage.
    skeleton.bar|C.Skeleton.barColor|The colour of the placeholder bars.
    skeleton.shine|C.Skeleton.shineColor|The colour of the light that moves over the placeholder \
    bars.
    infoRow.label|C.InfoRow.labelColor|The colour of the label.
    quickAction.background|C.QuickAction.backgroundColor|The background of a quick action.
    quickAction.backgroundHover|C.QuickAction.backgroundColorHover|The background of a quick \
    action when hovered.
    quickAction.backgroundPressed|C.QuickAction.backgroundColorPressed|The background of a quick \
    action when pressed.
    quickAction.backgroundFocused|C.QuickAction.backgroundColorFocused|The background of a quick \
    action when focused.
    quickAction.title|C.QuickAction.titleColor|The colour of a quick action's title.
    quickAction.subtitle|C.QuickAction.subtitleColor|The colour of a quick action's subtitle.
    quickAction.chevron|C.QuickAction.chevronColor|The colour of a quick action's chevron.
    quickAction.marker|C.QuickAction.markerColor|The colour of the edge bar of a focused quick \
    action.
    stat.title|C.Stat.titleColor|The colour of a metric's title.
    stat.value|C.Stat.valueColor|The colour of a metric's value.
    stat.up|C.Stat.upColor|The colour of an upward trend.
    stat.down|C.Stat.downColor|The colour of a downward trend.
    stat.steady|C.Stat.steadyColor|The colour of a steady trend.
    row.title|C.Row.titleColor|The colour of a row's title.
    row.subtitle|C.Row.subtitleColor|The colour of a row's subtitle.
    row.value|C.Row.valueColor|The colour of a row's current value.
    row.icon|C.Row.iconColor|The colour of the icon before the title.
    row.mark|C.Row.markColor|The colour of the icon of a selected option, or of a switch that is \
    on.
    row.marker|C.Row.markerColor|The colour of the edge bar of a focused row.
    row.backgroundHover|C.Row.backgroundColorHover|The background of a row when hovered.
    row.backgroundPressed|C.Row.backgroundColorPressed|The background of a row when pressed.
    row.backgroundFocused|C.Row.backgroundColorFocused|The background of a row when focused.
    tip.background|C.Tip.backgroundColor|The background of a tip.
    tip.text|C.Tip.textColor|The colour of a tip's text and icon.
    breadcrumb.separator|C.Breadcrumb.separatorColor|The colour of the separator between places.
    breadcrumb.current|C.Breadcrumb.currentColor|The colour of the current place.
    pagination.gap|C.Pagination.gapColor|The colour of the ellipsis for omitted page numbers.
    banner.info.background|C.Banner.Info.backgroundColor|The background of an information banner.
    banner.info.marker|C.Banner.Info.markerColor|The colour of the edge bar of an information \
    banner.
    banner.success.background|C.Banner.Success.backgroundColor|The background of a success banner.
    banner.success.marker|C.Banner.Success.markerColor|The colour of the edge bar of a success \
    banner.
    banner.warning.background|C.Banner.Warning.backgroundColor|The background of a warning banner.
    banner.warning.marker|C.Banner.Warning.markerColor|The colour of the edge bar of a warning \
    banner.
    banner.error.background|C.Banner.Error.backgroundColor|The background of an error banner.
    banner.error.marker|C.Banner.Error.markerColor|The colour of the edge bar of an error banner.
    banner.text|C.Banner.textColor|The colour of a banner's text and icon.
    toast.background|C.Toast.backgroundColor|The background of a toast.
    toast.text|C.Toast.textColor|The text colour of a toast.
    toast.border|C.Toast.borderColor|The frame of a toast.
    tooltip.background|C.Tooltip.backgroundColor|The background of a tooltip.
    tooltip.text|C.Tooltip.textColor|The text colour of a tooltip.
    sidebar.background|C.Sidebar.backgroundColor|The background of a sidebar.
    sidebar.text|C.Sidebar.textColor|The text colour of an item.
    sidebar.textSelected|C.Sidebar.textColorSelected|The text colour of the selected item.
    sidebar.backgroundSelected|C.Sidebar.backgroundColorSelected|The background of the selected \
    item.
    sidebar.backgroundHover|C.Sidebar.backgroundColorHover|The background of an item when hovered.
    sidebar.backgroundAlternate|C.Sidebar.backgroundAlternateColor|The background of every second \
    row of a list with alternating rows.
    sidebar.marker|C.Sidebar.markerColor|The colour of the bar next to the selected item.
    sidebar.heading|C.Sidebar.headingColor|The colour of a group heading.
    section.title|C.Section.titleColor|The colour of a section's title.
    section.subtitle|C.Section.subtitleColor|The colour of a section's subtitle.
    section.icon|C.Section.iconColor|The colour of the icon before the title.
    section.chevron|C.Section.chevronColor|The colour of the chevron of a collapsible section.
    section.chevronFocused|C.Section.chevronColorFocused|The colour of the chevron of a \
    collapsible section when focused.
    nav.background|C.Nav.backgroundColor|The background of the navigation bar.
    nav.title|C.Nav.titleColor|The colour of the navigation bar's title.
    page.background|C.Page.backgroundColor|The background of a screen.
    page.actionBar|C.Page.actionBarColor|The background of the actions at the bottom of a screen.
    progress.track|C.Progress.trackColor|The colour of the remaining part of a progress bar.
    progress.fill|C.Progress.fillColor|The colour of the completed part of a progress bar.
    progress.label|C.Progress.labelColor|The colour of the label and the percentage.
    progress.spinner|C.Progress.spinnerColor|The colour of a spinner.
    scrollbar.track|C.Scrollbar.trackColor|The background of the track, by default none.
    scrollbar.thumb|C.Scrollbar.thumbColor|The colour of the thumb, which shows the visible part.
    keyHint.keyBackground|C.KeyHint.keyBackgroundColor|The background of the key.
    keyHint.key|C.KeyHint.keyColor|The colour of the key's name.
    keyHint.barKey|C.KeyHint.barKeyColor|The colour of a key in the bar at the bottom of a \
    screen, where keys have no caps.
    keyHint.label|C.KeyHint.labelColor|The colour of the key's description.
    status.background|C.Status.backgroundColor|The background of the status bar.
    status.text|C.Status.textColor|The colour of the text next to the key hints.
    toggle.on|C.Toggle.onColor|The colour of the icon when on.
    toggle.off|C.Toggle.offColor|The colour of the icon when off.
    toggle.error|C.Toggle.errorColor|The colour of the icon when the choice is invalid.
    toggle.disabled|C.Toggle.disabledColor|The colour of the icon and the label when disabled.
    toggle.label|C.Toggle.labelColor|The colour of the label.
    form.label|C.Form.labelColor|The colour of a field's name.
    form.labelFocused|C.Form.labelColorFocused|The colour of a field's name while the field has \
    the focus.
    form.error|C.Form.errorColor|The colour of an error message.
    form.checking|C.Form.checkingColor|The colour of the message while a field is being checked.
    settings.background|C.Settings.backgroundColor|The background of a group.
    settings.title|C.Settings.titleColor|The colour of the title above a group.
    settings.footer|C.Settings.footerColor|The colour of the footer below a group.
    product.imageBackground|C.Product.imageBackgroundColor|The background of the picture's \
    placeholder.
    product.image|C.Product.imageColor|The colour of the letter in the picture's placeholder.
    product.price|C.Product.priceColor|The colour of the price.
    product.detail|C.Product.detailColor|The colour of the product's description.
    table.header|C.Table.headerColor|The colour of a column title.
    table.headerBackground|C.Table.headerBackgroundColor|The background of the column titles, by \
    default none.
    table.headerRule|C.Table.headerRuleColor|The colour of the lines below the column titles and \
    above the footers.
    table.headerSorted|C.Table.headerSortedColor|The colour of the title of the sorted column.
    table.line|C.Table.lineColor|The colour of the lines between the rows and the columns of \
    tables, and between the rows of lists.
    table.footer|C.Table.footerColor|The colour of the text below a column.
    table.footerBackground|C.Table.footerBackgroundColor|The background of the row below the \
    columns, by default none.
    tree.chevron|C.Tree.chevronColor|The colour of the chevron of an expandable row.
    tree.guide|C.Tree.guideColor|The lines that connect the rows inside the same parent.
    divider.line|C.Divider.lineColor|The colour of a divider.
    split.divider|C.Split.dividerColor|The line between two panes.
    split.dividerHover|C.Split.dividerColorHover|The line between two panes when hovered.
    split.dividerPressed|C.Split.dividerColorPressed|The line between two panes while it is \
    dragged.
    split.dividerFocused|C.Split.dividerColorFocused|The line between two panes when focused.
    commandPalette.text|C.CommandPalette.textColor|The colour of a command's name.
    commandPalette.match|C.CommandPalette.matchColor|The colour of the matching letters in a \
    command's name.
    commandPalette.section|C.CommandPalette.sectionColor|The colour of a command's section, and \
    of its help text.
    help.heading|C.Help.headingColor|The colour of a section heading.
    help.text|C.Help.textColor|The colour of a key's description.
    choice.backgroundSelected|C.Choice.backgroundColorSelected|The background of the selected row.
    choice.backgroundHover|C.Choice.backgroundColorHover|The background of a row when hovered.
    choice.marker|C.Choice.markerColor|The colour of the bar next to the selected row.
    menuBar.background|C.MenuBar.backgroundColor|The background of the menu bar.
    menuBar.text|C.MenuBar.textColor|The colour of a menu's title.
    menuBar.backgroundFocused|C.MenuBar.backgroundColorFocused|The background of a menu's title \
    when focused.
    menuBar.backgroundHover|C.MenuBar.backgroundColorHover|The background of a menu's title when \
    hovered.
    menuBar.focus|C.MenuBar.focusColor|The colour of the bar or the arrows beside the focused \
    menu's title.
    toolbar.background|C.Toolbar.backgroundColor|The background of the toolbar.
    bottomSheet.background|C.BottomSheet.backgroundColor|The background of the sheet.
    bottomSheet.border|C.BottomSheet.borderColor|The colour of the handle at the sheet's top edge.
    bottomSheet.title|C.BottomSheet.titleColor|The colour of the sheet's title.
    chart.axis|C.Chart.axisColor|The colour of the axes.
    chart.grid|C.Chart.gridColor|The colour of the lines behind the values.
    chart.cursor|C.Chart.cursorColor|The colour of the line that reads values.
    chart.rule|C.Chart.ruleColor|The colour of a reference line without its own.
    chart.rising|C.Chart.risingColor|The colour of a candle whose last value is not below its \
    first one.
    chart.falling|C.Chart.fallingColor|The colour of a candle whose last value is below its first \
    one.
    chart.readout|C.Chart.readoutColor|The colour of the values that are read.
    chart.readoutBackground|C.Chart.readoutBackgroundColor|The background of the values that are \
    read.
    chart.label|C.Chart.labelColor|The colour of the axis labels and the series names.
    calendar.title|C.Calendar.titleColor|The colour of the month and year.
    calendar.weekday|C.Calendar.weekdayColor|The colour of the weekday names.
    calendar.day|C.Calendar.dayColor|The colour of a day.
    calendar.today|C.Calendar.todayColor|The colour of the current day.
    calendar.daySelected|C.Calendar.dayColorSelected|The colour of the selected day.
    calendar.backgroundSelected|C.Calendar.backgroundColorSelected|The background of the selected \
    day.
    calendar.marker|C.Calendar.markerColor|The colour of the bar next to the selected day, by \
    default that of its background.
    calendar.focus|C.Calendar.focusColor|The colour of the bar or the arrows beside the focused \
    day, unless it is selected.
    markdown.headingLarge|C.Markdown.headingLargeColor|The colour of a first-level heading.
    markdown.heading|C.Markdown.headingColor|The colour of a second-level heading and of the \
    titles of a table.
    markdown.headingSmall|C.Markdown.headingSmallColor|The colour of a third-level or deeper \
    heading.
    markdown.text|C.Markdown.textColor|The colour of a paragraph.
    markdown.quote|C.Markdown.quoteColor|The colour of a quote.
    markdown.quoteBar|C.Markdown.quoteBarColor|The colour of the bar next to a quote.
    markdown.bullet|C.Markdown.bulletColor|The colour of a list item's bullet or number.
    markdown.code|C.Markdown.codeColor|The colour of a code block.
    markdown.codeBackground|C.Markdown.codeBackgroundColor|The background of a code block.
    markdown.note.title|C.Markdown.Note.titleColor|The colour of the title of an alert with \
    information.
    markdown.note.bar|C.Markdown.Note.barColor|The colour of the bar beside an alert with \
    information.
    markdown.tip.title|C.Markdown.Tip.titleColor|The colour of the title of an alert with advice.
    markdown.tip.bar|C.Markdown.Tip.barColor|The colour of the bar beside an alert with advice.
    markdown.important.title|C.Markdown.Important.titleColor|The colour of the title of an alert \
    that the reader needs.
    markdown.important.bar|C.Markdown.Important.barColor|The colour of the bar beside an alert \
    that the reader needs.
    markdown.warning.title|C.Markdown.Warning.titleColor|The colour of the title of an alert \
    about a problem.
    markdown.warning.bar|C.Markdown.Warning.barColor|The colour of the bar beside an alert about \
    a problem.
    markdown.caution.title|C.Markdown.Caution.titleColor|The colour of the title of an alert \
    about a risk.
    markdown.caution.bar|C.Markdown.Caution.barColor|The colour of the bar beside an alert about \
    a risk.
    filePicker.path|C.FilePicker.pathColor|The colour of the current path.
    filePicker.folder|C.FilePicker.folderColor|The colour of a folder's icon.
    filePicker.file|C.FilePicker.fileColor|The colour of a file's icon.
    filePicker.name|C.FilePicker.nameColor|The colour of a file or folder name.
    filePicker.detail|C.FilePicker.detailColor|The colour of an item's details, such as its size.
    control.marker|C.Control.markerColor|The bar beside a focused control.
    control.backgroundHover|C.Control.backgroundColorHover|The background of a control when \
    hovered.
    control.backgroundPressed|C.Control.backgroundColorPressed|The background of a control when \
    pressed.
    control.backgroundFocused|C.Control.backgroundColorFocused|The background of a control when \
    focused.
    tabs.background|C.Tabs.backgroundColor|The background of the bar.
    tabs.backgroundHover|C.Tabs.backgroundColorHover|The background of a tab when hovered.
    tabs.backgroundPressed|C.Tabs.backgroundColorPressed|The background of a tab when pressed.
    tabs.backgroundFocused|C.Tabs.backgroundColorFocused|The background of a tab when focused.
    tabs.text|C.Tabs.textColor|The title of a tab.
    tabs.textHover|C.Tabs.textColorHover|The title of a tab when hovered.
    tabs.textSelected|C.Tabs.textColorSelected|The title of the selected tab.
    tabs.textDisabled|C.Tabs.textColorDisabled|The title of a tab when disabled.
    tabs.badge|C.Tabs.badgeColor|The number beside a title.
    tabs.line|C.Tabs.lineColor|The line below the tabs.
    tabs.indicator|C.Tabs.indicatorColor|The line below the selected tab. If it is \
    selection.marker, the line has the brand gradient in terminals with 256 colours or more.
    tabs.marker|C.Tabs.markerColor|The bar beside a focused tab.
    segment.background|C.Segment.backgroundColor|The background of an option.
    segment.backgroundHover|C.Segment.backgroundColorHover|The background of an option when \
    hovered.
    segment.backgroundPressed|C.Segment.backgroundColorPressed|The background of an option when \
    pressed.
    segment.backgroundFocused|C.Segment.backgroundColorFocused|The background of an option when \
    focused.
    segment.backgroundSelected|C.Segment.backgroundColorSelected|The background of the selected \
    option.
    segment.backgroundDisabled|C.Segment.backgroundColorDisabled|The background of an option when \
    disabled.
    segment.text|C.Segment.textColor|The label of an option.
    segment.textSelected|C.Segment.textColorSelected|The label of the selected option.
    segment.textDisabled|C.Segment.textColorDisabled|The label of an option when disabled.
    menu.background|C.Menu.backgroundColor|The background of a menu.
    menu.border|C.Menu.borderColor|The frame of a menu.
    menu.backgroundPressed|C.Menu.backgroundColorPressed|The background of an item when pressed.
    menu.backgroundFocused|C.Menu.backgroundColorFocused|The background of an item when focused.
    menu.text|C.Menu.textColor|The title of an item.
    menu.textDisabled|C.Menu.textColorDisabled|The title of an item when disabled.
    menu.destructive|C.Menu.destructiveColor|The title of an item that deletes something.
    menu.marker|C.Menu.markerColor|The bar beside the focused item.
    dialog.background|C.Dialog.backgroundColor|The background of a dialog.
    dialog.border|C.Dialog.borderColor|The frame of a dialog.
    dialog.title|C.Dialog.titleColor|The title of a dialog.
    dialog.message|C.Dialog.messageColor|The message of a dialog.
    popover.background|C.Popover.backgroundColor|The background of a popover.
    popover.border|C.Popover.borderColor|The frame of a popover.
    slider.track|C.Slider.trackColor|The track of a slider.
    slider.fill|C.Slider.fillColor|The part of the track before the knob, and the knob.
    slider.fillDisabled|C.Slider.fillColorDisabled|The part of the track before the knob when \
    disabled.
    slider.knobFocused|C.Slider.knobColorFocused|The knob and its arrows when focused.
    slider.value|C.Slider.valueColor|The value beside a slider.
    stepper.background|C.Stepper.backgroundColor|The background of the signs.
    stepper.backgroundHover|C.Stepper.backgroundColorHover|The background of the signs when \
    hovered.
    stepper.backgroundFocused|C.Stepper.backgroundColorFocused|The background of the signs when \
    focused.
    stepper.backgroundDisabled|C.Stepper.backgroundColorDisabled|The background of the sign at \
    the end of the range.
    stepper.text|C.Stepper.textColor|The sign of a stepper.
    stepper.textDisabled|C.Stepper.textColorDisabled|The sign of a stepper at the end of its \
    range.
    link.text|C.Link.textColor|The title of a link.
    link.backgroundPressed|C.Link.backgroundColorPressed|The background of a link when pressed.
    link.backgroundFocused|C.Link.backgroundColorFocused|The background of a link when focused.
    log.time|C.Log.timeColor|The time of an entry.
    log.message|C.Log.messageColor|The message of an entry.
    log.source|C.Log.sourceColor|The source of an entry.
    log.debug|C.Log.debugColor|The level of a debug message.
    log.info|C.Log.infoColor|The level of information.
    log.warning|C.Log.warningColor|The level of a warning.
    log.warningBackground|C.Log.warningBackgroundColor|The background of the level of a warning.
    log.error|C.Log.errorColor|The level of an error.
    log.errorBackground|C.Log.errorBackgroundColor|The background of the level of an error.
    diff.text|C.Diff.textColor|The text of a line.
    diff.lineNumber|C.Diff.lineNumberColor|The number of an unchanged line.
    diff.added|C.Diff.addedColor|The sign and the number of an added line. Where it has no \
    background, also its text.
    diff.addedBackground|C.Diff.addedBackgroundColor|The background of an added line.
    diff.addedMark|C.Diff.addedMarkColor|The background of the words that differ in an added line.
    diff.addedMarkText|C.Diff.addedMarkTextColor|The words that differ in an added line.
    diff.removed|C.Diff.removedColor|The sign and the number of a removed line. Where it has no \
    background, also its text.
    diff.removedBackground|C.Diff.removedBackgroundColor|The background of a removed line.
    diff.removedMark|C.Diff.removedMarkColor|The background of the words that differ in a removed \
    line.
    diff.removedMarkText|C.Diff.removedMarkTextColor|The words that differ in a removed line.
    diff.file|C.Diff.fileColor|The name of a file.
    diff.hunk|C.Diff.hunkColor|The position of a hunk.
    diff.headerBackground|C.Diff.headerBackgroundColor|The background of the names of files and \
    the positions of hunks.
    diff.note|C.Diff.noteColor|Text beside the changes, such as the number of unchanged lines and \
    the message of a commit.
    """
}
