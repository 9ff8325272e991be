// SPDX-License-Identifier: MIT
// Token: the list of component colours; made by Scripts/generate.

extension TokenLayout {
  static let componentColors = """
    button.primary.background|ComponentTokens.Button.Primary.backgroundColor|The background of \
    the primary button.
    button.primary.backgroundHover|ComponentTokens.Button.Primary.backgroundColorHover|The \
    background of the primary button when hovered.
    button.primary.backgroundPressed|ComponentTokens.Button.Primary.backgroundColorPressed|The \
    background of the primary button when pressed.
    button.primary.backgroundFocused|ComponentTokens.Button.Primary.backgroundColorFocused|The \
    background of the primary button when focused.
    button.primary.backgroundDisabled|ComponentTokens.Button.Primary.backgroundColorDisabled|The \
    background of the primary button when disabled.
    button.primary.foreground|ComponentTokens.Button.Primary.foregroundColor|The colour of the \
    label and icon of the primary button.
    button.primary.foregroundHover|ComponentTokens.Button.Primary.foregroundColorHover|The colour \
    of the label and icon of the primary button when hovered.
    button.primary.foregroundPressed|ComponentTokens.Button.Primary.foregroundColorPressed|The \
    colour of the label and icon of the primary button when pressed.
    button.primary.foregroundFocused|ComponentTokens.Button.Primary.foregroundColorFocused|The \
    colour of the label and icon of the primary button when focused.
    button.primary.foregroundDisabled|ComponentTokens.Button.Primary.foregroundColorDisabled|The \
    colour of the label and icon of the primary button when disabled.
    button.primary.border|ComponentTokens.Button.Primary.borderColor|The colour of the end caps \
    of the primary button.
    button.primary.borderHover|ComponentTokens.Button.Primary.borderColorHover|The colour of the \
    end caps of the primary button when hovered.
    button.primary.borderPressed|ComponentTokens.Button.Primary.borderColorPressed|The colour of \
    the end caps of the primary button when pressed.
    button.primary.borderFocused|ComponentTokens.Button.Primary.borderColorFocused|The colour of \
    the end caps of the primary button when focused.
    button.primary.borderDisabled|ComponentTokens.Button.Primary.borderColorDisabled|The colour \
    of the end caps of the primary button when disabled.
    button.secondary.background|ComponentTokens.Button.Secondary.backgroundColor|The background \
    of the secondary button.
    button.secondary.backgroundHover|ComponentTokens.Button.Secondary.backgroundColorHover|The \
    background of the secondary button when hovered.
    button.secondary.backgroundPressed|ComponentTokens.Button.Secondary.backgroundColorPressed|\
    The background of the secondary button when pressed.
    button.secondary.backgroundFocused|ComponentTokens.Button.Secondary.backgroundColorFocused|\
    The background of the secondary button when focused.
    button.secondary.backgroundDisabled|ComponentTokens.Button.Secondary.backgroundColorDisabled|\
    The background of the secondary button when disabled.
    button.secondary.foreground|ComponentTokens.Button.Secondary.foregroundColor|The colour of \
    the label and icon of the secondary button.
    button.secondary.foregroundHover|ComponentTokens.Button.Secondary.foregroundColorHover|The \
    colour of the label and icon of the secondary button when hovered.
    button.secondary.foregroundPressed|ComponentTokens.Button.Secondary.foregroundColorPressed|\
    The colour of the label and icon of the secondary button when pressed.
    button.secondary.foregroundFocused|ComponentTokens.Button.Secondary.foregroundColorFocused|\
    The colour of the label and icon of the secondary button when focused.
    button.secondary.foregroundDisabled|ComponentTokens.Button.Secondary.foregroundColorDisabled|\
    The colour of the label and icon of the secondary button when disabled.
    button.secondary.border|ComponentTokens.Button.Secondary.borderColor|The colour of the end \
    caps of the secondary button.
    button.secondary.borderHover|ComponentTokens.Button.Secondary.borderColorHover|The colour of \
    the end caps of the secondary button when hovered.
    button.secondary.borderPressed|ComponentTokens.Button.Secondary.borderColorPressed|The colour \
    of the end caps of the secondary button when pressed.
    button.secondary.borderFocused|ComponentTokens.Button.Secondary.borderColorFocused|The colour \
    of the end caps of the secondary button when focused.
    button.secondary.borderDisabled|ComponentTokens.Button.Secondary.borderColorDisabled|The \
    colour of the end caps of the secondary button when disabled.
    button.destructive.background|ComponentTokens.Button.Destructive.backgroundColor|The \
    background of the destructive button.
    button.destructive.backgroundHover|ComponentTokens.Button.Destructive.backgroundColorHover|\
    The background of the destructive button when hovered.
    button.destructive.backgroundPressed|\
    ComponentTokens.Button.Destructive.backgroundColorPressed|The background of the destructive \
    button when pressed.
    button.destructive.backgroundFocused|\
    ComponentTokens.Button.Destructive.backgroundColorFocused|The background of the destructive \
    button when focused.
    button.destructive.backgroundDisabled|\
    ComponentTokens.Button.Destructive.backgroundColorDisabled|The background of the destructive \
    button when disabled.
    button.destructive.foreground|ComponentTokens.Button.Destructive.foregroundColor|The colour \
    of the label and icon of the destructive button.
    button.destructive.foregroundHover|ComponentTokens.Button.Destructive.foregroundColorHover|\
    The colour of the label and icon of the destructive button when hovered.
    button.destructive.foregroundPressed|\
    ComponentTokens.Button.Destructive.foregroundColorPressed|The colour of the label and icon of \
    the destructive button when pressed.
    button.destructive.foregroundFocused|\
    ComponentTokens.Button.Destructive.foregroundColorFocused|The colour of the label and icon of \
    the destructive button when focused.
    button.destructive.foregroundDisabled|\
    ComponentTokens.Button.Destructive.foregroundColorDisabled|The colour of the label and icon \
    of the destructive button when disabled.
    button.destructive.border|ComponentTokens.Button.Destructive.borderColor|The colour of the \
    end caps of the destructive button.
    button.destructive.borderHover|ComponentTokens.Button.Destructive.borderColorHover|The colour \
    of the end caps of the destructive button when hovered.
    button.destructive.borderPressed|ComponentTokens.Button.Destructive.borderColorPressed|The \
    colour of the end caps of the destructive button when pressed.
    button.destructive.borderFocused|ComponentTokens.Button.Destructive.borderColorFocused|The \
    colour of the end caps of the destructive button when focused.
    button.destructive.borderDisabled|ComponentTokens.Button.Destructive.borderColorDisabled|The \
    colour of the end caps of the destructive button when disabled.
    button.icon.background|ComponentTokens.Button.Icon.backgroundColor|The background of the icon \
    button.
    button.icon.backgroundHover|ComponentTokens.Button.Icon.backgroundColorHover|The background \
    of the icon button when hovered.
    button.icon.backgroundPressed|ComponentTokens.Button.Icon.backgroundColorPressed|The \
    background of the icon button when pressed.
    button.icon.backgroundFocused|ComponentTokens.Button.Icon.backgroundColorFocused|The \
    background of the icon button when focused.
    button.icon.backgroundDisabled|ComponentTokens.Button.Icon.backgroundColorDisabled|The \
    background of the icon button when disabled.
    button.icon.foreground|ComponentTokens.Button.Icon.foregroundColor|The icon colour of the \
    icon button.
    button.icon.foregroundHover|ComponentTokens.Button.Icon.foregroundColorHover|The icon colour \
    of the icon button when hovered.
    button.icon.foregroundPressed|ComponentTokens.Button.Icon.foregroundColorPressed|The icon \
    colour of the icon button when pressed.
    button.icon.foregroundFocused|ComponentTokens.Button.Icon.foregroundColorFocused|The icon \
    colour of the icon button when focused.
    button.icon.foregroundDisabled|ComponentTokens.Button.Icon.foregroundColorDisabled|The icon \
    colour of the icon button when disabled.
    button.icon.borderPressed|ComponentTokens.Button.Icon.borderColorPressed|The colour of the \
    focus bar of the icon button when pressed.
    button.icon.borderFocused|ComponentTokens.Button.Icon.borderColorFocused|The colour of the \
    focus bar of the icon button when focused.
    button.plain.backgroundHover|ComponentTokens.Button.Plain.backgroundColorHover|The background \
    of the plain button when hovered.
    button.plain.backgroundPressed|ComponentTokens.Button.Plain.backgroundColorPressed|The \
    background of the plain button when pressed.
    button.plain.backgroundFocused|ComponentTokens.Button.Plain.backgroundColorFocused|The \
    background of the plain button when focused.
    button.plain.foreground|ComponentTokens.Button.Plain.foregroundColor|The label colour of the \
    plain button.
    button.plain.foregroundHover|ComponentTokens.Button.Plain.foregroundColorHover|The label \
    colour of the plain button when hovered.
    button.plain.foregroundPressed|ComponentTokens.Button.Plain.foregroundColorPressed|The label \
    colour of the plain button when pressed.
    button.plain.foregroundFocused|ComponentTokens.Button.Plain.foregroundColorFocused|The label \
    colour of the plain button when focused.
    button.plain.foregroundDisabled|ComponentTokens.Button.Plain.foregroundColorDisabled|The \
    label colour of the plain button when disabled.
    button.plain.borderPressed|ComponentTokens.Button.Plain.borderColorPressed|The colour of the \
    focus bar of the plain button when pressed.
    button.plain.borderFocused|ComponentTokens.Button.Plain.borderColorFocused|The colour of the \
    focus bar of the plain button when focused.
    card.background|ComponentTokens.Card.backgroundColor|The background of a card.
    card.border|ComponentTokens.Card.borderColor|The colour of a card's border.
    panel.border|ComponentTokens.Panel.borderColor|The colour of a panel's frame.
    panel.borderActive|ComponentTokens.Panel.borderActiveColor|The colour of a panel's frame when \
    active.
    panel.title|ComponentTokens.Panel.titleColor|The colour of a panel's title.
    panel.titleActive|ComponentTokens.Panel.titleActiveColor|The colour of a panel's title when \
    active.
    panel.caption|ComponentTokens.Panel.captionColor|The colour of the other captions in a \
    panel's frame.
    input.background|ComponentTokens.Input.backgroundColor|The background of a text field.
    input.backgroundFocused|ComponentTokens.Input.backgroundColorFocused|The background of a text \
    field when focused.
    input.backgroundDisabled|ComponentTokens.Input.backgroundColorDisabled|The background of a \
    text field when disabled.
    input.text|ComponentTokens.Input.textColor|The colour of the entered text.
    input.textDisabled|ComponentTokens.Input.textColorDisabled|The colour of the entered text \
    when disabled.
    input.placeholder|ComponentTokens.Input.placeholderColor|The colour of the placeholder in an \
    empty field. It is adjusted to a contrast of 3:1.
    input.completion|ComponentTokens.Input.completionColor|The colour of the completion after the \
    caret.
    input.border.rest|ComponentTokens.Input.borderColor|The colour of the line below a text \
    field, and of its edge.
    input.border.hover|ComponentTokens.Input.borderColorHover|The colour of the line below a text \
    field, and of its edge when hovered.
    input.border.focused|ComponentTokens.Input.borderColorFocused|The colour of the line below a \
    text field, and of its edge when focused.
    input.border.error|ComponentTokens.Input.borderColorError|The colour of the line below a text \
    field, and of its edge when its value is invalid.
    input.border.disabled|ComponentTokens.Input.borderColorDisabled|The colour of the line below \
    a text field, and of its edge when disabled.
    input.selection|ComponentTokens.Input.selectionColor|The background of selected text.
    numberField.unit|ComponentTokens.NumberField.unitColor|The colour of the unit after the \
    number.
    numberField.unitDisabled|ComponentTokens.NumberField.unitColorDisabled|The colour of the unit \
    when the field is disabled.
    numberField.bounds|ComponentTokens.NumberField.boundsColor|The colour of the bounds when the \
    number is invalid.
    suggestion.text|ComponentTokens.Suggestion.textColor|The colour of a suggestion.
    suggestion.match|ComponentTokens.Suggestion.matchColor|The colour of the matching letters in \
    a suggestion.
    comboBox.chevron|ComponentTokens.ComboBox.chevronColor|The colour of the chevron that opens \
    the list.
    comboBox.chevronDisabled|ComponentTokens.ComboBox.chevronColorDisabled|The colour of the \
    chevron when the field is disabled.
    editor.lineNumber|ComponentTokens.Editor.lineNumberColor|The number of a line.
    editor.lineNumberSelected|ComponentTokens.Editor.lineNumberColorSelected|The number of the \
    line with the caret.
    editor.lineNumberDisabled|ComponentTokens.Editor.lineNumberColorDisabled|The number of a line \
    when disabled.
    editor.currentLine|ComponentTokens.Editor.currentLineColor|The background of the line with \
    the caret.
    editor.bar|ComponentTokens.Editor.barColor|The background of the bar that finds, replaces or \
    asks for a line.
    editor.bracket|ComponentTokens.Editor.bracketColor|The background of a bracket at the caret \
    and of its partner.
    editor.match|ComponentTokens.Editor.matchColor|The background of a match of the search.
    editor.matchSelected|ComponentTokens.Editor.matchColorSelected|The background of the current \
    match.
    editor.matchText|ComponentTokens.Editor.matchTextColor|The text of the current match.
    code.comment|ComponentTokens.Code.commentColor|A comment.
    code.keyword|ComponentTokens.Code.keywordColor|A word of the language.
    code.string|ComponentTokens.Code.stringColor|A string.
    code.number|ComponentTokens.Code.numberColor|A number or a constant.
    code.type|ComponentTokens.Code.typeColor|The name of a type.
    code.function|ComponentTokens.Code.functionColor|The name of a function or a tag.
    code.property|ComponentTokens.Code.propertyColor|The name of a property or a key.
    code.attribute|ComponentTokens.Code.attributeColor|An attribute, a macro or a variable.
    code.heading|ComponentTokens.Code.headingColor|A heading.
    code.inserted|ComponentTokens.Code.insertedColor|An inserted line of a diff.
    code.deleted|ComponentTokens.Code.deletedColor|A deleted line of a diff.
    search.icon|ComponentTokens.Search.iconColor|The colour of the magnifying glass.
    search.iconFocused|ComponentTokens.Search.iconColorFocused|The colour of the magnifying glass \
    when the field is focused.
    label.text|ComponentTokens.Label.textColor|The text colour of a label.
    titleText.text|ComponentTokens.TitleText.textColor|The colour of a screen or region title.
    titleText.textSmall|ComponentTokens.TitleText.textSmallColor|The colour of a small title, for \
    a part of a region.
    bodyText.text|ComponentTokens.BodyText.textColor|The colour of body text.
    captionText.text|ComponentTokens.CaptionText.textColor|The colour of a caption.
    codeText.text|ComponentTokens.CodeText.textColor|The colour of code.
    codeText.background|ComponentTokens.CodeText.backgroundColor|The background of code.
    bigText.text|ComponentTokens.BigText.textColor|The colour of block letters.
    actionBadge.primary.background|ComponentTokens.ActionBadge.Primary.backgroundColor|The \
    background of a primary action badge.
    actionBadge.primary.foreground|ComponentTokens.ActionBadge.Primary.foregroundColor|The text \
    colour of a primary action badge.
    actionBadge.secondary.background|ComponentTokens.ActionBadge.Secondary.backgroundColor|The \
    background of a secondary action badge.
    actionBadge.secondary.foreground|ComponentTokens.ActionBadge.Secondary.foregroundColor|The \
    text colour of a secondary action badge.
    actionBadge.destructive.background|ComponentTokens.ActionBadge.Destructive.backgroundColor|\
    The background of a destructive action badge.
    actionBadge.destructive.foreground|ComponentTokens.ActionBadge.Destructive.foregroundColor|\
    The text colour of a destructive action badge.
    chip.background|ComponentTokens.Chip.backgroundColor|The background of a chip.
    chip.backgroundHover|ComponentTokens.Chip.backgroundColorHover|The background of a chip when \
    hovered.
    chip.backgroundPressed|ComponentTokens.Chip.backgroundColorPressed|The background of a chip \
    when pressed.
    chip.backgroundFocused|ComponentTokens.Chip.backgroundColorFocused|The background of a chip \
    when focused.
    chip.backgroundSelected|ComponentTokens.Chip.backgroundColorSelected|The background of a \
    selected chip.
    chip.backgroundDisabled|ComponentTokens.Chip.backgroundColorDisabled|The background of a chip \
    when disabled.
    chip.text|ComponentTokens.Chip.textColor|The text colour of a chip.
    chip.textSelected|ComponentTokens.Chip.textColorSelected|The text colour of a selected chip.
    chip.textDisabled|ComponentTokens.Chip.textColorDisabled|The text colour of a chip when \
    disabled.
    counter.text|ComponentTokens.Counter.textColor|The colour of a character count.
    counter.textWarning|ComponentTokens.Counter.textWarningColor|The colour of a character count \
    near its limit.
    counter.textError|ComponentTokens.Counter.textColorError|The colour of a character count over \
    its limit.
    gauge.track|ComponentTokens.Gauge.trackColor|The colour of the remaining part of a gauge.
    gauge.label|ComponentTokens.Gauge.labelColor|The colour of a gauge's title.
    gauge.value|ComponentTokens.Gauge.valueColor|The colour of a gauge's percentage.
    skeleton.bar|ComponentTokens.Skeleton.barColor|The colour of the placeholder bars.
    skeleton.shine|ComponentTokens.Skeleton.shineColor|The colour of the light that moves over \
    the placeholder bars.
    infoRow.label|ComponentTokens.InfoRow.labelColor|The colour of the label.
    quickAction.background|ComponentTokens.QuickAction.backgroundColor|The background of a quick \
    action.
    quickAction.backgroundHover|ComponentTokens.QuickAction.backgroundColorHover|The background \
    of a quick action when hovered.
    quickAction.backgroundPressed|ComponentTokens.QuickAction.backgroundColorPressed|The \
    background of a quick action when pressed.
    quickAction.backgroundFocused|ComponentTokens.QuickAction.backgroundColorFocused|The \
    background of a quick action when focused.
    quickAction.title|ComponentTokens.QuickAction.titleColor|The colour of a quick action's title.
    quickAction.subtitle|ComponentTokens.QuickAction.subtitleColor|The colour of a quick action's \
    subtitle.
    quickAction.chevron|ComponentTokens.QuickAction.chevronColor|The colour of a quick action's \
    chevron.
    quickAction.marker|ComponentTokens.QuickAction.markerColor|The colour of the edge bar of a \
    focused quick action.
    stat.title|ComponentTokens.Stat.titleColor|The colour of a metric's title.
    stat.value|ComponentTokens.Stat.valueColor|The colour of a metric's value.
    stat.up|ComponentTokens.Stat.upColor|The colour of an upward trend.
    stat.down|ComponentTokens.Stat.downColor|The colour of a downward trend.
    stat.steady|ComponentTokens.Stat.steadyColor|The colour of a steady trend.
    row.title|ComponentTokens.Row.titleColor|The colour of a row's title.
    row.subtitle|ComponentTokens.Row.subtitleColor|The colour of a row's subtitle.
    row.value|ComponentTokens.Row.valueColor|The colour of a row's current value.
    row.icon|ComponentTokens.Row.iconColor|The colour of the icon before the title.
    row.mark|ComponentTokens.Row.markColor|The colour of the icon of a selected option, or of a \
    switch that is on.
    row.marker|ComponentTokens.Row.markerColor|The colour of the edge bar of a focused row.
    row.backgroundHover|ComponentTokens.Row.backgroundColorHover|The background of a row when \
    hovered.
    row.backgroundPressed|ComponentTokens.Row.backgroundColorPressed|The background of a row when \
    pressed.
    row.backgroundFocused|ComponentTokens.Row.backgroundColorFocused|The background of a row when \
    focused.
    tip.background|ComponentTokens.Tip.backgroundColor|The background of a tip.
    tip.text|ComponentTokens.Tip.textColor|The colour of a tip's text and icon.
    breadcrumb.separator|ComponentTokens.Breadcrumb.separatorColor|The colour of the separator \
    between places.
    breadcrumb.current|ComponentTokens.Breadcrumb.currentColor|The colour of the current place.
    pagination.gap|ComponentTokens.Pagination.gapColor|The colour of the ellipsis for omitted \
    page numbers.
    banner.info.background|ComponentTokens.Banner.Info.backgroundColor|The background of an \
    information banner.
    banner.info.marker|ComponentTokens.Banner.Info.markerColor|The colour of the edge bar of an \
    information banner.
    banner.success.background|ComponentTokens.Banner.Success.backgroundColor|The background of a \
    success banner.
    banner.success.marker|ComponentTokens.Banner.Success.markerColor|The colour of the edge bar \
    of a success banner.
    banner.warning.background|ComponentTokens.Banner.Warning.backgroundColor|The background of a \
    warning banner.
    banner.warning.marker|ComponentTokens.Banner.Warning.markerColor|The colour of the edge bar \
    of a warning banner.
    banner.error.background|ComponentTokens.Banner.Error.backgroundColor|The background of an \
    error banner.
    banner.error.marker|ComponentTokens.Banner.Error.markerColor|The colour of the edge bar of an \
    error banner.
    banner.text|ComponentTokens.Banner.textColor|The colour of a banner's text and icon.
    toast.background|ComponentTokens.Toast.backgroundColor|The background of a toast.
    toast.text|ComponentTokens.Toast.textColor|The text colour of a toast.
    toast.border|ComponentTokens.Toast.borderColor|The frame of a toast.
    tooltip.background|ComponentTokens.Tooltip.backgroundColor|The background of a tooltip.
    tooltip.text|ComponentTokens.Tooltip.textColor|The text colour of a tooltip.
    sidebar.background|ComponentTokens.Sidebar.backgroundColor|The background of a sidebar.
    sidebar.text|ComponentTokens.Sidebar.textColor|The text colour of an item.
    sidebar.textSelected|ComponentTokens.Sidebar.textColorSelected|The text colour of the \
    selected item.
    sidebar.backgroundSelected|ComponentTokens.Sidebar.backgroundColorSelected|The background of \
    the selected item.
    sidebar.backgroundHover|ComponentTokens.Sidebar.backgroundColorHover|The background of an \
    item when hovered.
    sidebar.marker|ComponentTokens.Sidebar.markerColor|The colour of the bar next to the selected \
    item.
    sidebar.heading|ComponentTokens.Sidebar.headingColor|The colour of a group heading.
    section.title|ComponentTokens.Section.titleColor|The colour of a section's title.
    section.subtitle|ComponentTokens.Section.subtitleColor|The colour of a section's subtitle.
    section.icon|ComponentTokens.Section.iconColor|The colour of the icon before the title.
    section.chevron|ComponentTokens.Section.chevronColor|The colour of the chevron of a \
    collapsible section.
    section.chevronFocused|ComponentTokens.Section.chevronColorFocused|The colour of the chevron \
    of a collapsible section when focused.
    nav.background|ComponentTokens.Nav.backgroundColor|The background of the navigation bar.
    nav.title|ComponentTokens.Nav.titleColor|The colour of the navigation bar's title.
    page.background|ComponentTokens.Page.backgroundColor|The background of a screen.
    page.actionBar|ComponentTokens.Page.actionBarColor|The background of the actions at the \
    bottom of a screen.
    progress.track|ComponentTokens.Progress.trackColor|The colour of the remaining part of a \
    progress bar.
    progress.fill|ComponentTokens.Progress.fillColor|The colour of the completed part of a \
    progress bar.
    progress.label|ComponentTokens.Progress.labelColor|The colour of the label and the percentage.
    progress.spinner|ComponentTokens.Progress.spinnerColor|The colour of a spinner.
    scrollbar.track|ComponentTokens.Scrollbar.trackColor|The background of the track, by default \
    none.
    scrollbar.thumb|ComponentTokens.Scrollbar.thumbColor|The colour of the thumb, which shows the \
    visible part.
    keyHint.keyBackground|ComponentTokens.KeyHint.keyBackgroundColor|The background of the key.
    keyHint.key|ComponentTokens.KeyHint.keyColor|The colour of the key's name.
    keyHint.barKey|ComponentTokens.KeyHint.barKeyColor|The colour of a key in the bar at the \
    bottom of a screen, where keys have no caps.
    keyHint.label|ComponentTokens.KeyHint.labelColor|The colour of the key's description.
    status.background|ComponentTokens.Status.backgroundColor|The background of the status bar.
    status.text|ComponentTokens.Status.textColor|The colour of the text next to the key hints.
    toggle.on|ComponentTokens.Toggle.onColor|The colour of the icon when on.
    toggle.off|ComponentTokens.Toggle.offColor|The colour of the icon when off.
    toggle.error|ComponentTokens.Toggle.errorColor|The colour of the icon when the choice is \
    invalid.
    toggle.disabled|ComponentTokens.Toggle.disabledColor|The colour of the icon and the label \
    when disabled.
    toggle.label|ComponentTokens.Toggle.labelColor|The colour of the label.
    form.label|ComponentTokens.Form.labelColor|The colour of a field's name.
    form.labelFocused|ComponentTokens.Form.labelColorFocused|The colour of a field's name while \
    the field has the focus.
    form.error|ComponentTokens.Form.errorColor|The colour of an error message.
    form.checking|ComponentTokens.Form.checkingColor|The colour of the message while a field is \
    being checked.
    settings.background|ComponentTokens.Settings.backgroundColor|The background of a group.
    settings.title|ComponentTokens.Settings.titleColor|The colour of the title above a group.
    settings.footer|ComponentTokens.Settings.footerColor|The colour of the footer below a group.
    product.imageBackground|ComponentTokens.Product.imageBackgroundColor|The background of the \
    picture's placeholder.
    product.image|ComponentTokens.Product.imageColor|The colour of the letter in the picture's \
    placeholder.
    product.price|ComponentTokens.Product.priceColor|The colour of the price.
    product.detail|ComponentTokens.Product.detailColor|The colour of the product's description.
    table.header|ComponentTokens.Table.headerColor|The colour of a column title.
    table.headerBackground|ComponentTokens.Table.headerBackgroundColor|The background of the \
    column titles.
    table.headerSorted|ComponentTokens.Table.headerSortedColor|The colour of the title of the \
    sorted column.
    tree.chevron|ComponentTokens.Tree.chevronColor|The colour of the chevron of an expandable row.
    tree.guide|ComponentTokens.Tree.guideColor|The lines that connect the rows inside the same \
    parent.
    divider.line|ComponentTokens.Divider.lineColor|The colour of a divider.
    split.divider|ComponentTokens.Split.dividerColor|The line between two panes.
    split.dividerHover|ComponentTokens.Split.dividerColorHover|The line between two panes when \
    hovered.
    split.dividerPressed|ComponentTokens.Split.dividerColorPressed|The line between two panes \
    while it is dragged.
    split.dividerFocused|ComponentTokens.Split.dividerColorFocused|The line between two panes \
    when focused.
    commandPalette.text|ComponentTokens.CommandPalette.textColor|The colour of a command's name.
    commandPalette.match|ComponentTokens.CommandPalette.matchColor|The colour of the matching \
    letters in a command's name.
    commandPalette.section|ComponentTokens.CommandPalette.sectionColor|The colour of a command's \
    section.
    help.heading|ComponentTokens.Help.headingColor|The colour of a section heading.
    help.text|ComponentTokens.Help.textColor|The colour of a key's description.
    choice.backgroundSelected|ComponentTokens.Choice.backgroundColorSelected|The background of \
    the selected row.
    choice.backgroundHover|ComponentTokens.Choice.backgroundColorHover|The background of a row \
    when hovered.
    choice.marker|ComponentTokens.Choice.markerColor|The colour of the bar next to the selected \
    row.
    menuBar.background|ComponentTokens.MenuBar.backgroundColor|The background of the menu bar.
    menuBar.text|ComponentTokens.MenuBar.textColor|The colour of a menu's title.
    menuBar.backgroundFocused|ComponentTokens.MenuBar.backgroundColorFocused|The background of a \
    menu's title when focused.
    menuBar.backgroundHover|ComponentTokens.MenuBar.backgroundColorHover|The background of a \
    menu's title when hovered.
    menuBar.focus|ComponentTokens.MenuBar.focusColor|The colour of the bar or the arrows beside \
    the focused menu's title.
    toolbar.background|ComponentTokens.Toolbar.backgroundColor|The background of the toolbar.
    bottomSheet.background|ComponentTokens.BottomSheet.backgroundColor|The background of the \
    sheet.
    bottomSheet.border|ComponentTokens.BottomSheet.borderColor|The colour of the handle at the \
    sheet's top edge.
    bottomSheet.title|ComponentTokens.BottomSheet.titleColor|The colour of the sheet's title.
    chart.axis|ComponentTokens.Chart.axisColor|The colour of the axes.
    chart.grid|ComponentTokens.Chart.gridColor|The colour of the lines behind the values.
    chart.cursor|ComponentTokens.Chart.cursorColor|The colour of the line that reads values.
    chart.readout|ComponentTokens.Chart.readoutColor|The colour of the values that are read.
    chart.readoutBackground|ComponentTokens.Chart.readoutBackgroundColor|The background of the \
    values that are read.
    chart.label|ComponentTokens.Chart.labelColor|The colour of the axis labels and the series \
    names.
    calendar.title|ComponentTokens.Calendar.titleColor|The colour of the month and year.
    calendar.weekday|ComponentTokens.Calendar.weekdayColor|The colour of the weekday names.
    calendar.day|ComponentTokens.Calendar.dayColor|The colour of a day.
    calendar.today|ComponentTokens.Calendar.todayColor|The colour of the current day.
    calendar.daySelected|ComponentTokens.Calendar.dayColorSelected|The colour of the selected day.
    calendar.backgroundSelected|ComponentTokens.Calendar.backgroundColorSelected|The background \
    of the selected day.
    calendar.marker|ComponentTokens.Calendar.markerColor|The colour of the bar next to the \
    selected day, by default that of its background.
    calendar.focus|ComponentTokens.Calendar.focusColor|The colour of the bar or the arrows beside \
    the focused day.
    markdown.headingLarge|ComponentTokens.Markdown.headingLargeColor|The colour of a first-level \
    heading.
    markdown.heading|ComponentTokens.Markdown.headingColor|The colour of a second-level heading \
    and of the titles of a table.
    markdown.headingSmall|ComponentTokens.Markdown.headingSmallColor|The colour of a third-level \
    or deeper heading.
    markdown.text|ComponentTokens.Markdown.textColor|The colour of a paragraph.
    markdown.quote|ComponentTokens.Markdown.quoteColor|The colour of a quote.
    markdown.quoteBar|ComponentTokens.Markdown.quoteBarColor|The colour of the bar next to a \
    quote.
    markdown.bullet|ComponentTokens.Markdown.bulletColor|The colour of a list item's bullet or \
    number.
    markdown.code|ComponentTokens.Markdown.codeColor|The colour of a code block.
    markdown.codeBackground|ComponentTokens.Markdown.codeBackgroundColor|The background of a code \
    block.
    filePicker.path|ComponentTokens.FilePicker.pathColor|The colour of the current path.
    filePicker.folder|ComponentTokens.FilePicker.folderColor|The colour of a folder's icon.
    filePicker.file|ComponentTokens.FilePicker.fileColor|The colour of a file's icon.
    filePicker.name|ComponentTokens.FilePicker.nameColor|The colour of a file or folder name.
    filePicker.detail|ComponentTokens.FilePicker.detailColor|The colour of an item's details, \
    such as its size.
    control.marker|ComponentTokens.Control.markerColor|The bar beside a focused control.
    control.backgroundHover|ComponentTokens.Control.backgroundColorHover|The background of a \
    control when hovered.
    control.backgroundPressed|ComponentTokens.Control.backgroundColorPressed|The background of a \
    control when pressed.
    control.backgroundFocused|ComponentTokens.Control.backgroundColorFocused|The background of a \
    control when focused.
    tabs.background|ComponentTokens.Tabs.backgroundColor|The background of the bar.
    tabs.backgroundHover|ComponentTokens.Tabs.backgroundColorHover|The background of a tab when \
    hovered.
    tabs.backgroundPressed|ComponentTokens.Tabs.backgroundColorPressed|The background of a tab \
    when pressed.
    tabs.backgroundFocused|ComponentTokens.Tabs.backgroundColorFocused|The background of a tab \
    when focused.
    tabs.text|ComponentTokens.Tabs.textColor|The title of a tab.
    tabs.textHover|ComponentTokens.Tabs.textColorHover|The title of a tab when hovered.
    tabs.textSelected|ComponentTokens.Tabs.textColorSelected|The title of the selected tab.
    tabs.textDisabled|ComponentTokens.Tabs.textColorDisabled|The title of a tab when disabled.
    tabs.badge|ComponentTokens.Tabs.badgeColor|The number beside a title.
    tabs.line|ComponentTokens.Tabs.lineColor|The line below the tabs.
    tabs.indicator|ComponentTokens.Tabs.indicatorColor|The line below the selected tab. If it is \
    selection.marker, the line has the brand gradient in terminals with 256 colours or more.
    tabs.marker|ComponentTokens.Tabs.markerColor|The bar beside a focused tab.
    segment.background|ComponentTokens.Segment.backgroundColor|The background of an option.
    segment.backgroundHover|ComponentTokens.Segment.backgroundColorHover|The background of an \
    option when hovered.
    segment.backgroundPressed|ComponentTokens.Segment.backgroundColorPressed|The background of an \
    option when pressed.
    segment.backgroundFocused|ComponentTokens.Segment.backgroundColorFocused|The background of an \
    option when focused.
    segment.backgroundSelected|ComponentTokens.Segment.backgroundColorSelected|The background of \
    the selected option.
    segment.backgroundDisabled|ComponentTokens.Segment.backgroundColorDisabled|The background of \
    an option when disabled.
    segment.text|ComponentTokens.Segment.textColor|The label of an option.
    segment.textSelected|ComponentTokens.Segment.textColorSelected|The label of the selected \
    option.
    segment.textDisabled|ComponentTokens.Segment.textColorDisabled|The label of an option when \
    disabled.
    menu.background|ComponentTokens.Menu.backgroundColor|The background of a menu.
    menu.border|ComponentTokens.Menu.borderColor|The frame of a menu.
    menu.backgroundPressed|ComponentTokens.Menu.backgroundColorPressed|The background of an item \
    when pressed.
    menu.backgroundFocused|ComponentTokens.Menu.backgroundColorFocused|The background of an item \
    when focused.
    menu.text|ComponentTokens.Menu.textColor|The title of an item.
    menu.textDisabled|ComponentTokens.Menu.textColorDisabled|The title of an item when disabled.
    menu.destructive|ComponentTokens.Menu.destructiveColor|The title of an item that deletes \
    something.
    menu.marker|ComponentTokens.Menu.markerColor|The bar beside the focused item.
    dialog.background|ComponentTokens.Dialog.backgroundColor|The background of a dialog.
    dialog.border|ComponentTokens.Dialog.borderColor|The frame of a dialog.
    dialog.title|ComponentTokens.Dialog.titleColor|The title of a dialog.
    dialog.message|ComponentTokens.Dialog.messageColor|The message of a dialog.
    popover.background|ComponentTokens.Popover.backgroundColor|The background of a popover.
    popover.border|ComponentTokens.Popover.borderColor|The frame of a popover.
    slider.track|ComponentTokens.Slider.trackColor|The track of a slider.
    slider.fill|ComponentTokens.Slider.fillColor|The part of the track before the knob, and the \
    knob.
    slider.fillDisabled|ComponentTokens.Slider.fillColorDisabled|The part of the track before the \
    knob when disabled.
    slider.knobFocused|ComponentTokens.Slider.knobColorFocused|The knob and its arrows when \
    focused.
    slider.value|ComponentTokens.Slider.valueColor|The value beside a slider.
    stepper.background|ComponentTokens.Stepper.backgroundColor|The background of the signs.
    stepper.backgroundHover|ComponentTokens.Stepper.backgroundColorHover|The background of the \
    signs when hovered.
    stepper.backgroundFocused|ComponentTokens.Stepper.backgroundColorFocused|The background of \
    the signs when focused.
    stepper.backgroundDisabled|ComponentTokens.Stepper.backgroundColorDisabled|The background of \
    the sign at the end of the range.
    stepper.text|ComponentTokens.Stepper.textColor|The sign of a stepper.
    stepper.textDisabled|ComponentTokens.Stepper.textColorDisabled|The sign of a stepper at the \
    end of its range.
    link.text|ComponentTokens.Link.textColor|The title of a link.
    link.backgroundPressed|ComponentTokens.Link.backgroundColorPressed|The background of a link \
    when pressed.
    link.backgroundFocused|ComponentTokens.Link.backgroundColorFocused|The background of a link \
    when focused.
    log.time|ComponentTokens.Log.timeColor|The time of an entry.
    log.message|ComponentTokens.Log.messageColor|The message of an entry.
    log.source|ComponentTokens.Log.sourceColor|The source of an entry.
    log.debug|ComponentTokens.Log.debugColor|The level of a debug message.
    log.info|ComponentTokens.Log.infoColor|The level of information.
    log.warning|ComponentTokens.Log.warningColor|The level of a warning.
    log.warningBackground|ComponentTokens.Log.warningBackgroundColor|The background of the level \
    of a warning.
    log.error|ComponentTokens.Log.errorColor|The level of an error.
    log.errorBackground|ComponentTokens.Log.errorBackgroundColor|The background of the level of \
    an error.
    """
}
