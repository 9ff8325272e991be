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
    button.plain.background|ComponentTokens.Button.Plain.backgroundColor|The ground of the plain \
    button at rest.
    button.plain.backgroundHover|ComponentTokens.Button.Plain.backgroundColorHover|The ground of \
    the plain button under the pointer.
    button.plain.backgroundPressed|ComponentTokens.Button.Plain.backgroundColorPressed|The ground \
    of the plain button while pressed.
    button.plain.backgroundFocused|ComponentTokens.Button.Plain.backgroundColorFocused|The ground \
    of the plain button with the focus.
    button.plain.backgroundDisabled|ComponentTokens.Button.Plain.backgroundColorDisabled|The \
    ground of the plain button when disabled.
    button.plain.foreground|ComponentTokens.Button.Plain.foregroundColor|The word and the icon of \
    the plain button at rest.
    button.plain.foregroundHover|ComponentTokens.Button.Plain.foregroundColorHover|The word and \
    the icon of the plain button under the pointer.
    button.plain.foregroundPressed|ComponentTokens.Button.Plain.foregroundColorPressed|The word \
    and the icon of the plain button while pressed.
    button.plain.foregroundFocused|ComponentTokens.Button.Plain.foregroundColorFocused|The word \
    and the icon of the plain button with the focus.
    button.plain.foregroundDisabled|ComponentTokens.Button.Plain.foregroundColorDisabled|The word \
    and the icon of the plain button when disabled.
    button.plain.border|ComponentTokens.Button.Plain.borderColor|The caps at both ends of the \
    plain button at rest.
    button.plain.borderHover|ComponentTokens.Button.Plain.borderColorHover|The caps at both ends \
    of the plain button under the pointer.
    button.plain.borderPressed|ComponentTokens.Button.Plain.borderColorPressed|The caps at both \
    ends of the plain button while pressed.
    button.plain.borderFocused|ComponentTokens.Button.Plain.borderColorFocused|The caps at both \
    ends of the plain button with the focus.
    button.plain.borderDisabled|ComponentTokens.Button.Plain.borderColorDisabled|The caps at both \
    ends of the plain button when disabled.
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
    button.icon.border|ComponentTokens.Button.Icon.borderColor|The caps at both ends of the icon \
    button at rest.
    button.icon.borderHover|ComponentTokens.Button.Icon.borderColorHover|The caps at both ends of \
    the icon button under the pointer.
    button.icon.borderPressed|ComponentTokens.Button.Icon.borderColorPressed|The caps at both \
    ends of the icon button while pressed.
    button.icon.borderFocused|ComponentTokens.Button.Icon.borderColorFocused|The caps at both \
    ends of the icon button with the focus.
    button.icon.borderDisabled|ComponentTokens.Button.Icon.borderColorDisabled|The caps at both \
    ends of the icon button when disabled.
    card.background|ComponentTokens.Card.backgroundColor|The ground of a card.
    card.border|ComponentTokens.Card.borderColor|The frame of a card.
    card.title|ComponentTokens.Card.titleColor|The title of a card.
    card.value|ComponentTokens.Card.valueColor|The figure of a card.
    card.subtitle|ComponentTokens.Card.subtitleColor|The words beneath the title of a card.
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
    input.label|ComponentTokens.Input.labelColor|The name of a field.
    input.labelFocused|ComponentTokens.Input.labelColorFocused|The name of a field with the focus.
    input.error|ComponentTokens.Input.errorColor|What is wrong with the content of a field.
    input.help|ComponentTokens.Input.helpColor|A remark beneath a field, such as a count.
    input.icon|ComponentTokens.Input.iconColor|A sign inside a field.
    search.icon|ComponentTokens.Search.iconColor|The magnifier.
    search.iconFocused|ComponentTokens.Search.iconColorFocused|The magnifier with the focus.
    search.clear|ComponentTokens.Search.clearColor|The sign that empties the field.
    badge.primary|ComponentTokens.Badge.primaryColor|A badge that names an action.
    badge.secondary|ComponentTokens.Badge.secondaryColor|A badge that names a lesser action.
    badge.destructive|ComponentTokens.Badge.destructiveColor|A badge that names an action that \
    destroys.
    chip.background|ComponentTokens.Chip.backgroundColor|The ground of a chip.
    chip.backgroundHover|ComponentTokens.Chip.backgroundColorHover|The ground of a chip under the \
    pointer.
    chip.backgroundSelected|ComponentTokens.Chip.backgroundColorSelected|The ground of a chosen \
    chip.
    chip.foreground|ComponentTokens.Chip.foregroundColor|The word of a chip.
    chip.foregroundSelected|ComponentTokens.Chip.foregroundColorSelected|The word of a chosen \
    chip.
    chip.border|ComponentTokens.Chip.borderColor|The caps of a chip.
    chip.borderFocused|ComponentTokens.Chip.borderColorFocused|The caps of a chip with the focus.
    infoRow.label|ComponentTokens.InfoRow.labelColor|The label.
    infoRow.value|ComponentTokens.InfoRow.valueColor|The value.
    row.text|ComponentTokens.Row.textColor|The words of a row.
    row.detail|ComponentTokens.Row.detailColor|The words at the end of a row.
    row.textSelected|ComponentTokens.Row.textColorSelected|The words of a selected row.
    row.textDisabled|ComponentTokens.Row.textColorDisabled|The words of a row that cannot be \
    chosen.
    row.backgroundHover|ComponentTokens.Row.backgroundColorHover|The ground of a row under the \
    pointer.
    row.backgroundSelected|ComponentTokens.Row.backgroundColorSelected|The ground of a selected \
    row.
    row.backgroundInactive|ComponentTokens.Row.backgroundColorInactive|The ground of a selected \
    row in a list without the focus.
    row.marker|ComponentTokens.Row.markerColor|The bar beside a selected row.
    row.markerInactive|ComponentTokens.Row.markerColorInactive|The bar beside a selected row in a \
    list without the focus.
    row.icon|ComponentTokens.Row.iconColor|The sign of a row.
    sidebar.background|ComponentTokens.Sidebar.backgroundColor|The ground of a sidebar.
    sidebar.text|ComponentTokens.Sidebar.textColor|An entry.
    sidebar.textSelected|ComponentTokens.Sidebar.textColorSelected|The selected entry.
    sidebar.backgroundSelected|ComponentTokens.Sidebar.backgroundColorSelected|The ground of the \
    selected entry.
    sidebar.marker|ComponentTokens.Sidebar.markerColor|The bar beside the selected entry.
    sidebar.heading|ComponentTokens.Sidebar.headingColor|The name of a group of entries.
    section.title|ComponentTokens.Section.titleColor|The title.
    section.subtitle|ComponentTokens.Section.subtitleColor|The words beneath the title.
    section.icon|ComponentTokens.Section.iconColor|The sign before the title.
    section.chevron|ComponentTokens.Section.chevronColor|The sign that turns as the section opens.
    section.chevronFocused|ComponentTokens.Section.chevronColorFocused|That sign with the focus.
    section.divider|ComponentTokens.Section.dividerColor|The line beneath the title.
    nav.background|ComponentTokens.Nav.backgroundColor|The ground of the bar.
    nav.title|ComponentTokens.Nav.titleColor|The title.
    nav.action|ComponentTokens.Nav.actionColor|The actions at both ends.
    nav.divider|ComponentTokens.Nav.dividerColor|The line beneath the bar.
    page.background|ComponentTokens.Page.backgroundColor|The ground of a screen.
    page.actionBar|ComponentTokens.Page.actionBarColor|The ground of the actions at the bottom.
    page.emptyIcon|ComponentTokens.Page.emptyIconColor|The sign where there is nothing.
    page.emptyTitle|ComponentTokens.Page.emptyTitleColor|The title where there is nothing.
    page.emptyMessage|ComponentTokens.Page.emptyMessageColor|The words where there is nothing.
    page.errorIcon|ComponentTokens.Page.errorIconColor|The sign where something failed.
    page.divider|ComponentTokens.Page.dividerColor|The line between two parts of a screen.
    progress.track|ComponentTokens.Progress.trackColor|What is still to do.
    progress.fill|ComponentTokens.Progress.fillColor|What is done.
    progress.label|ComponentTokens.Progress.labelColor|The share in words.
    progress.spinner|ComponentTokens.Progress.spinnerColor|The sign that something goes on.
    scrollbar.track|ComponentTokens.Scrollbar.trackColor|The way.
    scrollbar.thumb|ComponentTokens.Scrollbar.thumbColor|The part that is seen.
    scrollbar.thumbActive|ComponentTokens.Scrollbar.thumbActiveColor|The part that is seen, with \
    the focus.
    focus.ring|ComponentTokens.Focus.ringColor|Edge bars and brackets around what has the focus.
    keyHint.keyBackground|ComponentTokens.KeyHint.keyBackgroundColor|The ground of the key.
    keyHint.key|ComponentTokens.KeyHint.keyColor|The name of the key.
    keyHint.label|ComponentTokens.KeyHint.labelColor|What it does.
    status.background|ComponentTokens.Status.backgroundColor|The ground of the bar.
    status.text|ComponentTokens.Status.textColor|What stands in the bar.
    toggle.on|ComponentTokens.Toggle.onColor|The sign for yes.
    toggle.off|ComponentTokens.Toggle.offColor|The sign for no.
    toggle.error|ComponentTokens.Toggle.errorColor|The sign of a wrong choice.
    toggle.disabled|ComponentTokens.Toggle.disabledColor|Sign and word when disabled.
    toggle.label|ComponentTokens.Toggle.labelColor|The word beside the sign.
    toggle.marker|ComponentTokens.Toggle.markerColor|The mark of the focus beside the sign.
    slider.track|ComponentTokens.Slider.trackColor|The line beyond the value.
    slider.fill|ComponentTokens.Slider.fillColor|The line up to the value.
    slider.knob|ComponentTokens.Slider.knobColor|The value.
    slider.knobFocused|ComponentTokens.Slider.knobColorFocused|The value with the focus.
    slider.disabled|ComponentTokens.Slider.disabledColor|All of it when disabled.
    tabs.text|ComponentTokens.Tabs.textColor|A name.
    tabs.textSelected|ComponentTokens.Tabs.textColorSelected|The name of the view that is shown.
    tabs.textDisabled|ComponentTokens.Tabs.textColorDisabled|The name of a view that cannot be \
    shown.
    tabs.indicator|ComponentTokens.Tabs.indicatorColor|The line beneath the name of the view that \
    is shown.
    tabs.divider|ComponentTokens.Tabs.dividerColor|The line beneath the names.
    tabs.backgroundHover|ComponentTokens.Tabs.backgroundColorHover|The ground of a name under the \
    pointer.
    tabs.backgroundFocused|ComponentTokens.Tabs.backgroundColorFocused|The ground of the name \
    with the focus.
    segment.background|ComponentTokens.Segment.backgroundColor|The ground of the choices.
    segment.text|ComponentTokens.Segment.textColor|A choice.
    segment.backgroundSelected|ComponentTokens.Segment.backgroundColorSelected|The ground of the \
    choice that is made.
    segment.textSelected|ComponentTokens.Segment.textColorSelected|The choice that is made.
    dialog.background|ComponentTokens.Dialog.backgroundColor|The ground of a dialog.
    dialog.border|ComponentTokens.Dialog.borderColor|The frame of a dialog.
    dialog.title|ComponentTokens.Dialog.titleColor|The title.
    dialog.text|ComponentTokens.Dialog.textColor|The words.
    dialog.scrim|ComponentTokens.Dialog.scrimColor|What dims the screen beneath.
    menu.background|ComponentTokens.Menu.backgroundColor|The ground of a menu.
    menu.border|ComponentTokens.Menu.borderColor|The frame of a menu.
    menu.shortcut|ComponentTokens.Menu.shortcutColor|The key of an action.
    menu.divider|ComponentTokens.Menu.dividerColor|The line between groups of actions.
    tooltip.background|ComponentTokens.Tooltip.backgroundColor|The ground of a remark.
    tooltip.text|ComponentTokens.Tooltip.textColor|The words.
    banner.text|ComponentTokens.Banner.textColor|The words.
    banner.info|ComponentTokens.Banner.infoColor|A message worth knowing.
    banner.success|ComponentTokens.Banner.successColor|A message that something went well.
    banner.warning|ComponentTokens.Banner.warningColor|A message that needs attention.
    banner.danger|ComponentTokens.Banner.dangerColor|A message that something failed.
    toast.background|ComponentTokens.Toast.backgroundColor|The ground of a toast.
    toast.text|ComponentTokens.Toast.textColor|The words.
    toast.border|ComponentTokens.Toast.borderColor|The edge of a toast.
    table.header|ComponentTokens.Table.headerColor|The names of the columns.
    table.headerBackground|ComponentTokens.Table.headerBackgroundColor|The ground of the names.
    table.stripe|ComponentTokens.Table.stripeColor|The ground of every other row.
    table.divider|ComponentTokens.Table.dividerColor|The line between columns.
    divider.line|ComponentTokens.Divider.lineColor|The line.
    link.text|ComponentTokens.Link.textColor|The words.
    link.textFocused|ComponentTokens.Link.textColorFocused|The words with the focus.
    avatar.background|ComponentTokens.Avatar.backgroundColor|The ground.
    avatar.text|ComponentTokens.Avatar.textColor|The letters.
    skeleton.base|ComponentTokens.Skeleton.baseColor|The place.
    skeleton.shine|ComponentTokens.Skeleton.shineColor|The light that passes over it.
    code.text|ComponentTokens.Code.textColor|The words.
    code.background|ComponentTokens.Code.backgroundColor|The ground.
    """
}
