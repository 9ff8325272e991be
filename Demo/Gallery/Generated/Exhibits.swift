// SPDX-License-Identifier: MIT
// Page: the list of exhibits; made by Scripts/generate.
// swift-format-ignore-file

import CuriumGallery

extension Exhibit {
  /// Every component with previews, by level, each level in alphabetical order.
  @MainActor static let all: [Exhibit] = [
    Exhibit(
      name: "ActionBadge",
      summary: "A label with the name of an action, on a solid background.",
      source: "Sources/Atoms/Labels/ActionBadge.swift",
      provider: ActionBadgePreviews.self),
    Exhibit(
      name: "AttributedText",
      summary: "Text in runs with fonts, colours and links, and the coloured output of programs.",
      source: "Demo/Gallery/Previews/Atoms/AttributedTextPreviews.swift",
      provider: AttributedTextPreviews.self),
    Exhibit(
      name: "Avatar",
      summary: "A person's initials on a tinted background.",
      source: "Sources/Atoms/Indicators/Avatar.swift",
      provider: AvatarPreviews.self),
    Exhibit(
      name: "Badge",
      summary: "A short status word on a background tinted in its colour.",
      source: "Sources/Atoms/Labels/Badge.swift",
      provider: BadgePreviews.self),
    Exhibit(
      name: "BigText",
      summary: "Short text in block letters, three or five rows tall.",
      source: "Sources/Atoms/Labels/BigText.swift",
      provider: BigTextPreviews.self),
    Exhibit(
      name: "BodyText",
      summary: "Body text.",
      source: "Sources/Atoms/Labels/BodyText.swift",
      provider: BodyTextPreviews.self),
    Exhibit(
      name: "CaptionText",
      summary: "A caption below or next to other content.",
      source: "Sources/Atoms/Labels/CaptionText.swift",
      provider: CaptionTextPreviews.self),
    Exhibit(
      name: "CardBackground",
      summary: "A raised background with a border, for any view: .cardBackground().",
      source: "Demo/Gallery/Previews/Atoms/CardBackgroundPreviews.swift",
      provider: CardBackgroundPreviews.self),
    Exhibit(
      name: "CharacterCounter",
      summary: "A character count and its limit.",
      source: "Sources/Atoms/Labels/CharacterCounter.swift",
      provider: CharacterCounterPreviews.self),
    Exhibit(
      name: "CheckBox",
      summary: "A check box with a label.",
      source: "Sources/Atoms/Choices/CheckBox.swift",
      provider: CheckBoxPreviews.self),
    Exhibit(
      name: "Chip",
      summary: "A selectable word, such as a tag or a filter.",
      source: "Sources/Atoms/Labels/Chip.swift",
      provider: ChipPreviews.self),
    Exhibit(
      name: "CodeText",
      summary: "Inline code, such as a name, a command or a path.",
      source: "Sources/Atoms/Labels/CodeText.swift",
      provider: CodeTextPreviews.self),
    Exhibit(
      name: "ComponentStyles",
      summary: "Buttons, toggles, fields and group boxes in the styles of the design system.",
      source: "Demo/Gallery/Previews/Atoms/ComponentStylesPreviews.swift",
      provider: ComponentStylesPreviews.self),
    Exhibit(
      name: "DLabel",
      summary: "Text with a style, which sets its background, text colour, number of lines and text style.",
      source: "Sources/Atoms/Labels/DLabel.swift",
      provider: DLabelPreviews.self),
    Exhibit(
      name: "DestructiveButton",
      summary: "A button for irreversible actions.",
      source: "Sources/Atoms/Buttons/DestructiveButton.swift",
      provider: DestructiveButtonPreviews.self),
    Exhibit(
      name: "Divider",
      summary: "A line between two views, horizontal in a column and vertical in a row.",
      source: "Demo/Gallery/Previews/Atoms/DividerPreviews.swift",
      provider: DividerPreviews.self),
    Exhibit(
      name: "Gauge",
      summary: "A value within a range: a title, a thin bar, and the percentage.",
      source: "Sources/Atoms/Indicators/Gauge.swift",
      provider: GaugePreviews.self),
    Exhibit(
      name: "Icon",
      summary: "An icon of the theme, with the name of an SF Symbol: Image(systemName:).",
      source: "Demo/Gallery/Previews/Atoms/IconPreviews.swift",
      provider: IconPreviews.self),
    Exhibit(
      name: "IconBadge",
      summary: "An icon on a background tinted in its colour.",
      source: "Sources/Atoms/Indicators/IconBadge.swift",
      provider: IconBadgePreviews.self),
    Exhibit(
      name: "IconButton",
      summary: "A button with only an icon.",
      source: "Sources/Atoms/Buttons/IconButton.swift",
      provider: IconButtonPreviews.self),
    Exhibit(
      name: "KeyCap",
      summary: "The name of a key, as printed on the keyboard.",
      source: "Sources/Atoms/Labels/KeyCap.swift",
      provider: KeyCapPreviews.self),
    Exhibit(
      name: "Link",
      summary: "Text with a link, which is a hyperlink in terminals that support it.",
      source: "Demo/Gallery/Previews/Atoms/LinkPreviews.swift",
      provider: LinkPreviews.self),
    Exhibit(
      name: "PlainButton",
      summary: "A button without a background, for minor actions.",
      source: "Sources/Atoms/Buttons/PlainButton.swift",
      provider: PlainButtonPreviews.self),
    Exhibit(
      name: "PointerEvents",
      summary: "Presses of any pointer button, drags, wheel steps and pointer motion, in a view of any shape.",
      source: "Demo/Gallery/Previews/Atoms/PointerEventsPreviews.swift",
      provider: PointerEventsPreviews.self),
    Exhibit(
      name: "PrimaryButton",
      summary: "The button for the main action of a screen.",
      source: "Sources/Atoms/Buttons/PrimaryButton.swift",
      provider: PrimaryButtonPreviews.self),
    Exhibit(
      name: "ProgressView",
      summary: "The progress of a task, or a spinner while it is unknown.",
      source: "Demo/Gallery/Previews/Atoms/ProgressViewPreviews.swift",
      provider: ProgressViewPreviews.self),
    Exhibit(
      name: "RadioButton",
      summary: "One of several mutually exclusive choices.",
      source: "Sources/Atoms/Choices/RadioButton.swift",
      provider: RadioButtonPreviews.self),
    Exhibit(
      name: "SecondaryButton",
      summary: "A button for secondary actions.",
      source: "Sources/Atoms/Buttons/SecondaryButton.swift",
      provider: SecondaryButtonPreviews.self),
    Exhibit(
      name: "SectionHeader",
      summary: "The heading of a section: an icon in the accent colour and a title.",
      source: "Sources/Atoms/Labels/SectionHeader.swift",
      provider: SectionHeaderPreviews.self),
    Exhibit(
      name: "SecureTextField",
      summary: "A single-line text field for a secret, such as a password.",
      source: "Sources/Atoms/TextFields/SecureTextField.swift",
      provider: SecureTextFieldPreviews.self),
    Exhibit(
      name: "Skeleton",
      summary: "A placeholder for text that is still loading: bars with a shimmer that moves over them.",
      source: "Sources/Atoms/Indicators/Skeleton.swift",
      provider: SkeletonPreviews.self),
    Exhibit(
      name: "Sparkline",
      summary: "A series of values as a small chart without axes.",
      source: "Sources/Atoms/Indicators/Sparkline.swift",
      provider: SparklinePreviews.self),
    Exhibit(
      name: "StandardTextField",
      summary: "A single-line text field.",
      source: "Sources/Atoms/TextFields/StandardTextField.swift",
      provider: StandardTextFieldPreviews.self),
    Exhibit(
      name: "StatePill",
      summary: "A status: a dot in its colour and a word, on a background tinted in that colour.",
      source: "Sources/Atoms/Labels/StatePill.swift",
      provider: StatePillPreviews.self),
    Exhibit(
      name: "StatusDot",
      summary: "A dot that shows a status by its colour.",
      source: "Sources/Atoms/Indicators/StatusDot.swift",
      provider: StatusDotPreviews.self),
    Exhibit(
      name: "Switch",
      summary: "A switch with a label.",
      source: "Sources/Atoms/Choices/Switch.swift",
      provider: SwitchPreviews.self),
    Exhibit(
      name: "TextInputHistory",
      summary: "A text field that remembers earlier input.",
      source: "Demo/Gallery/Previews/Atoms/TextInputHistoryPreviews.swift",
      provider: TextInputHistoryPreviews.self),
    Exhibit(
      name: "TextInputMask",
      summary: "A pattern for the text of a field.",
      source: "Demo/Gallery/Previews/Atoms/TextInputMaskPreviews.swift",
      provider: TextInputMaskPreviews.self),
    Exhibit(
      name: "TitleLabel",
      summary: "A title in one of three sizes: for a screen, for a region, or for a part of a region.",
      source: "Sources/Atoms/Labels/TitleLabel.swift",
      provider: TitleLabelPreviews.self),
    Exhibit(
      name: "TitleText",
      summary: "The title of a screen.",
      source: "Sources/Atoms/Labels/TitleText.swift",
      provider: TitleTextPreviews.self),
    Exhibit(
      name: "TokenButton",
      summary: "A button with an icon or text, in one of several shapes.",
      source: "Sources/Atoms/Buttons/TokenButton.swift",
      provider: TokenButtonPreviews.self),
    Exhibit(
      name: "VariantButtonStyle",
      summary: "A button style with a variant, a size and an alignment.",
      source: "Sources/Atoms/Buttons/VariantButtonStyle.swift",
      provider: VariantButtonStylePreviews.self),
    Exhibit(
      name: "ActionRow",
      summary: "A row that opens something or performs an action: an icon, a title, a value and a chevron.",
      source: "Sources/Molecules/Rows/ActionRow.swift",
      provider: ActionRowPreviews.self),
    Exhibit(
      name: "Banner",
      summary: "An inline message: a bar on its edge, an icon, a title and advice.",
      source: "Sources/Molecules/Panels/Banner.swift",
      provider: BannerPreviews.self),
    Exhibit(
      name: "Breadcrumbs",
      summary: "The path to the current location.",
      source: "Sources/Molecules/Rows/Breadcrumbs.swift",
      provider: BreadcrumbsPreviews.self),
    Exhibit(
      name: "Card",
      summary: "A raised region for related content.",
      source: "Sources/Molecules/Panels/Card.swift",
      provider: CardPreviews.self),
    Exhibit(
      name: "FormInput",
      summary: "A text field with its name above and an error message below.",
      source: "Sources/Molecules/Forms/FormInput.swift",
      provider: FormInputPreviews.self),
    Exhibit(
      name: "FormRow",
      summary: "A control with its name above and a message below.",
      source: "Sources/Molecules/Forms/FormRow.swift",
      provider: FormRowPreviews.self),
    Exhibit(
      name: "InfoRow",
      summary: "A name on the left and its value on the right.",
      source: "Sources/Molecules/Rows/InfoRow.swift",
      provider: InfoRowPreviews.self),
    Exhibit(
      name: "KeyHint",
      summary: "A key and a short description of its action.",
      source: "Sources/Molecules/Rows/KeyHint.swift",
      provider: KeyHintPreviews.self),
    Exhibit(
      name: "LabeledButton",
      summary: "A description with a button.",
      source: "Sources/Molecules/Panels/LabeledButton.swift",
      provider: LabeledButtonPreviews.self),
    Exhibit(
      name: "LabeledInputField",
      summary: "A text field with its name above, optionally for a secret.",
      source: "Sources/Molecules/Forms/LabeledInputField.swift",
      provider: LabeledInputFieldPreviews.self),
    Exhibit(
      name: "NumberField",
      summary: "A text field for a number.",
      source: "Demo/Gallery/Previews/Molecules/NumberFieldPreviews.swift",
      provider: NumberFieldPreviews.self),
    Exhibit(
      name: "OptionRow",
      summary: "A row for one of several options: a radio icon, a title and a subtitle.",
      source: "Sources/Molecules/Forms/OptionRow.swift",
      provider: OptionRowPreviews.self),
    Exhibit(
      name: "Pagination",
      summary: "Page numbers, with buttons for the previous and the next page.",
      source: "Sources/Molecules/Rows/Pagination.swift",
      provider: PaginationPreviews.self),
    Exhibit(
      name: "Panel",
      summary: "A framed region with a title and up to five other captions in its upper and lower edges.",
      source: "Sources/Molecules/Panels/Panel.swift",
      provider: PanelPreviews.self),
    Exhibit(
      name: "QuickActionCard",
      summary: "A card that performs an action: an icon, a title and a subtitle.",
      source: "Sources/Molecules/Panels/QuickActionCard.swift",
      provider: QuickActionCardPreviews.self),
    Exhibit(
      name: "RadioGroup",
      summary: "A choice between visible options, each with a radio icon.",
      source: "Sources/Molecules/Forms/RadioGroup.swift",
      provider: RadioGroupPreviews.self),
    Exhibit(
      name: "SearchBar",
      summary: "A search field with a magnifying glass.",
      source: "Sources/Molecules/Forms/SearchBar.swift",
      provider: SearchBarPreviews.self),
    Exhibit(
      name: "SectionHeaderRow",
      summary: "The heading of a section: an icon, a title, a subtitle and an action.",
      source: "Sources/Molecules/Rows/SectionHeaderRow.swift",
      provider: SectionHeaderRowPreviews.self),
    Exhibit(
      name: "SegmentedControl",
      summary: "A choice between a few options, shown as segments of a bar.",
      source: "Sources/Molecules/Forms/SegmentedControl.swift",
      provider: SegmentedControlPreviews.self),
    Exhibit(
      name: "Select",
      summary: "A choice between several options.",
      source: "Sources/Molecules/Forms/Select.swift",
      provider: SelectPreviews.self),
    Exhibit(
      name: "Slider",
      summary: "A control for selecting a number by moving a knob along a line.",
      source: "Demo/Gallery/Previews/Molecules/SliderPreviews.swift",
      provider: SliderPreviews.self),
    Exhibit(
      name: "StatCard",
      summary: "A metric and its trend.",
      source: "Sources/Molecules/Panels/StatCard.swift",
      provider: StatCardPreviews.self),
    Exhibit(
      name: "Stepper",
      summary: "A label with two buttons that increase and decrease a value.",
      source: "Demo/Gallery/Previews/Molecules/StepperPreviews.swift",
      provider: StepperPreviews.self),
    Exhibit(
      name: "TagList",
      summary: "A list of tags.",
      source: "Sources/Molecules/Rows/TagList.swift",
      provider: TagListPreviews.self),
    Exhibit(
      name: "TipView",
      summary: "A tip with an icon.",
      source: "Sources/Molecules/Panels/TipView.swift",
      provider: TipViewPreviews.self),
    Exhibit(
      name: "Toast",
      summary: "A short message that confirms an action or reports an event.",
      source: "Sources/Molecules/Panels/Toast.swift",
      provider: ToastPreviews.self),
    Exhibit(
      name: "ToggleRow",
      summary: "A row with a switch: a title and a subtitle on the left, the switch on the right.",
      source: "Sources/Molecules/Forms/ToggleRow.swift",
      provider: ToggleRowPreviews.self),
    Exhibit(
      name: "Tooltip",
      summary: "A short explanation of a control.",
      source: "Sources/Molecules/Panels/Tooltip.swift",
      provider: TooltipPreviews.self),
    Exhibit(
      name: "BottomSheet",
      summary: "A titled sheet for the bottom of the screen, with a short handle at its upper edge.",
      source: "Sources/Organisms/Sections/BottomSheet.swift",
      provider: BottomSheetPreviews.self),
    Exhibit(
      name: "CalendarView",
      summary: "A calendar of a month for selecting a day, with buttons for the previous and next month.",
      source: "Sources/Organisms/Choosing/CalendarView.swift",
      provider: CalendarViewPreviews.self),
    Exhibit(
      name: "CardList",
      summary: "A scrolling list of cards, one for each item.",
      source: "Sources/Organisms/Tables/CardList.swift",
      provider: CardListPreviews.self),
    Exhibit(
      name: "Chart",
      summary: "A chart with lines, points, areas or bars above an axis, and a legend for several series.",
      source: "Sources/Organisms/Charts/Chart.swift",
      provider: ChartPreviews.self),
    Exhibit(
      name: "ComboBox",
      summary: "A text field with a button that opens a list of choices.",
      source: "Sources/Organisms/Choosing/ComboBox.swift",
      provider: ComboBoxPreviews.self),
    Exhibit(
      name: "CommandPalette",
      summary: "A palette for finding commands by typing a few letters.",
      source: "Sources/Organisms/Commands/CommandPalette.swift",
      provider: CommandPalettePreviews.self),
    Exhibit(
      name: "ContentSection",
      summary: "A titled section that can be collapsed.",
      source: "Sources/Organisms/Sections/ContentSection.swift",
      provider: ContentSectionPreviews.self),
    Exhibit(
      name: "CustomNavigationBar",
      summary: "A navigation bar with a title between two actions.",
      source: "Sources/Organisms/Commands/CustomNavigationBar.swift",
      provider: CustomNavigationBarPreviews.self),
    Exhibit(
      name: "DataTable",
      summary: "A table with columns, sorting, and selection of rows or of a cell.",
      source: "Sources/Organisms/Tables/DataTable.swift",
      provider: DataTablePreviews.self),
    Exhibit(
      name: "DetailPanel",
      summary: "A panel with details of a selected item, next to its list.",
      source: "Sources/Organisms/Sections/DetailPanel.swift",
      provider: DetailPanelPreviews.self),
    Exhibit(
      name: "Dialogs",
      summary: "Alerts, confirmation dialogs, sheets and popovers above the screen.",
      source: "Demo/Gallery/Previews/Organisms/DialogsPreviews.swift",
      provider: DialogsPreviews.self),
    Exhibit(
      name: "ErrorSummary",
      summary: "A message that says how many fields of a form need attention, with a link to each of them.",
      source: "Sources/Organisms/Forms/ErrorSummary.swift",
      provider: ErrorSummaryPreviews.self),
    Exhibit(
      name: "FilePicker",
      summary: "A file picker that navigates folders.",
      source: "Sources/Organisms/Choosing/FilePicker.swift",
      provider: FilePickerPreviews.self),
    Exhibit(
      name: "FormGroup",
      summary: "A titled group of fields.",
      source: "Sources/Organisms/Forms/FormGroup.swift",
      provider: FormGroupPreviews.self),
    Exhibit(
      name: "GroupedSettings",
      summary: "A group of settings: a title, rows on a raised background, and a footer.",
      source: "Sources/Organisms/Sections/GroupedSettings.swift",
      provider: GroupedSettingsPreviews.self),
    Exhibit(
      name: "HelpPanel",
      summary: "A list of key bindings by section, with a search field above.",
      source: "Sources/Organisms/Commands/HelpPanel.swift",
      provider: HelpPanelPreviews.self),
    Exhibit(
      name: "ItemList",
      summary: "A list of any number of rows, with a selection.",
      source: "Sources/Organisms/Tables/ItemList.swift",
      provider: ItemListPreviews.self),
    Exhibit(
      name: "LogView",
      summary: "The entries of a log, with the newest at the bottom.",
      source: "Demo/Gallery/Previews/Organisms/LogViewPreviews.swift",
      provider: LogViewPreviews.self),
    Exhibit(
      name: "LoginForm",
      summary: "A sign-in form: an email address, a password and a button.",
      source: "Sources/Organisms/Forms/LoginForm.swift",
      provider: LoginFormPreviews.self),
    Exhibit(
      name: "MarkdownView",
      summary: "A Markdown document: headings, paragraphs, lists, quotes, code blocks, tables and rules.",
      source: "Sources/Organisms/Markdown/MarkdownView.swift",
      provider: MarkdownViewPreviews.self),
    Exhibit(
      name: "Menu",
      summary: "Menus of buttons, and context menus, which the secondary mouse button or the menu key opens.",
      source: "Demo/Gallery/Previews/Organisms/MenuPreviews.swift",
      provider: MenuPreviews.self),
    Exhibit(
      name: "MenuBar",
      summary: "The menus of an app, side by side.",
      source: "Sources/Organisms/Commands/MenuBar.swift",
      provider: MenuBarPreviews.self),
    Exhibit(
      name: "MetricsDashboard",
      summary: "Metrics in a grid of equal columns: as many as fit without leaving gaps in the last row.",
      source: "Sources/Organisms/Charts/MetricsDashboard.swift",
      provider: MetricsDashboardPreviews.self),
    Exhibit(
      name: "ProductCard",
      summary: "A product with its picture, price and availability, and a button to add it to the cart.",
      source: "Sources/Organisms/Products/ProductCard.swift",
      provider: ProductCardPreviews.self),
    Exhibit(
      name: "ScrollView",
      summary: "A view that scrolls, its position as a value, and scrollbars that can be placed anywhere.",
      source: "Demo/Gallery/Previews/Organisms/ScrollViewPreviews.swift",
      provider: ScrollViewPreviews.self),
    Exhibit(
      name: "SectionContainer",
      summary: "A titled section that is always expanded: a title, a line and content.",
      source: "Sources/Organisms/Sections/SectionContainer.swift",
      provider: SectionContainerPreviews.self),
    Exhibit(
      name: "SplitView",
      summary: "Panes side by side or stacked, with dividers that users move with the keyboard or the pointer.",
      source: "Demo/Gallery/Previews/Organisms/SplitViewPreviews.swift",
      provider: SplitViewPreviews.self),
    Exhibit(
      name: "StatusBar",
      summary: "The last row of a screen: the available keys, and other content at its end.",
      source: "Sources/Organisms/Commands/StatusBar.swift",
      provider: StatusBarPreviews.self),
    Exhibit(
      name: "TabView",
      summary: "Several views in tabs.",
      source: "Demo/Gallery/Previews/Organisms/TabViewPreviews.swift",
      provider: TabViewPreviews.self),
    Exhibit(
      name: "Terminal",
      summary: "Requests to the terminal: its focus, the cursor, queries, the screen and other programs.",
      source: "Demo/Gallery/Previews/Organisms/TerminalPreviews.swift",
      provider: TerminalPreviews.self),
    Exhibit(
      name: "TextEditor",
      summary: "An editor for multiline text.",
      source: "Demo/Gallery/Previews/Organisms/TextEditorPreviews.swift",
      provider: TextEditorPreviews.self),
    Exhibit(
      name: "TextInputSuggestions",
      summary: "Suggestions below a text field, which narrow while the user types.",
      source: "Demo/Gallery/Previews/Organisms/TextInputSuggestionsPreviews.swift",
      provider: TextInputSuggestionsPreviews.self),
    Exhibit(
      name: "Toolbar",
      summary: "A row of actions, with optional actions at its trailing end.",
      source: "Sources/Organisms/Commands/Toolbar.swift",
      provider: ToolbarPreviews.self),
    Exhibit(
      name: "TreeView",
      summary: "A tree of rows that can be expanded, with a selection.",
      source: "Sources/Organisms/Tables/TreeView.swift",
      provider: TreeViewPreviews.self),
    Exhibit(
      name: "ValidatedField",
      summary: "Any control for a field of a form, with its name above and its error message below.",
      source: "Sources/Organisms/Forms/ValidatedField.swift",
      provider: ValidatedFieldPreviews.self),
    Exhibit(
      name: "ValidatedForm",
      summary: "A form that is validated before it is submitted.",
      source: "Sources/Organisms/Forms/ValidatedForm.swift",
      provider: ValidatedFormPreviews.self),
    Exhibit(
      name: "ValidatedInput",
      summary: "A text field for a field of a form, with its name above and its error message below.",
      source: "Sources/Organisms/Forms/ValidatedInput.swift",
      provider: ValidatedInputPreviews.self),
    Exhibit(
      name: "DashboardTemplate",
      summary: "A dashboard: metrics, and panels below them, in as many columns as fit.",
      source: "Sources/Templates/DashboardTemplate.swift",
      provider: DashboardTemplatePreviews.self),
    Exhibit(
      name: "DetailPageTemplate",
      summary: "The details of an item: a header and content that scroll, and actions pinned at the bottom.",
      source: "Sources/Templates/DetailPageTemplate.swift",
      provider: DetailPageTemplatePreviews.self),
    Exhibit(
      name: "FormTemplate",
      summary: "A form with a large title and fields, which scroll, and a submit button pinned at the bottom.",
      source: "Sources/Templates/FormTemplate.swift",
      provider: FormTemplatePreviews.self),
    Exhibit(
      name: "HeaderDetailLayout",
      summary: "A header on its own background, with details below.",
      source: "Sources/Templates/HeaderDetailLayout.swift",
      provider: HeaderDetailLayoutPreviews.self),
    Exhibit(
      name: "ListPageTemplate",
      summary: "A list with a search field above, and with placeholders for its other states.",
      source: "Sources/Templates/ListPageTemplate.swift",
      provider: ListPageTemplatePreviews.self),
    Exhibit(
      name: "MainLayout",
      summary: "A navigation bar above the content of a screen.",
      source: "Sources/Templates/MainLayout.swift",
      provider: MainLayoutPreviews.self),
    Exhibit(
      name: "SettingsTemplate",
      summary: "The settings of an app: a list of categories, and the settings of the selected one.",
      source: "Sources/Templates/SettingsTemplate.swift",
      provider: SettingsTemplatePreviews.self),
    Exhibit(
      name: "SplitTemplate",
      summary: "A list with a sidebar background, and the details of the selected item.",
      source: "Sources/Templates/SplitTemplate.swift",
      provider: SplitTemplatePreviews.self),
    Exhibit(
      name: "StandardPageTemplate",
      summary: "A titled screen whose content scrolls, optionally with a back button.",
      source: "Sources/Templates/StandardPageTemplate.swift",
      provider: StandardPageTemplatePreviews.self),
    Exhibit(
      name: "WizardTemplate",
      summary: "A wizard of several steps: their list, the content of the current one, and navigation buttons.",
      source: "Sources/Templates/WizardTemplate.swift",
      provider: WizardTemplatePreviews.self),
    Exhibit(
      name: "AppDetailPage",
      summary: "The detail page of an app.",
      source: "Demo/Gallery/Pages/AppDetailPage.swift",
      provider: AppDetailPagePreviews.self),
    Exhibit(
      name: "AppHeader",
      summary: "The name, developer and rating of an app, and its installation status.",
      source: "Demo/Gallery/Pages/AppHeader.swift",
      provider: AppHeaderPreviews.self),
    Exhibit(
      name: "BrandPage",
      summary: "The same screen in the kit's look and in three others.",
      source: "Demo/Gallery/Pages/BrandPage.swift",
      provider: BrandPagePreviews.self),
    Exhibit(
      name: "LoginPage",
      summary: "A sign-in form, and its result.",
      source: "Demo/Gallery/Pages/LoginPage.swift",
      provider: LoginPagePreviews.self),
    Exhibit(
      name: "SettingsPage",
      summary: "The look of the page itself: density, icons, motion.",
      source: "Demo/Gallery/Pages/SettingsPage.swift",
      provider: SettingsPagePreviews.self),
    Exhibit(
      name: "SignUpPage",
      summary: "Creates an account.",
      source: "Demo/Gallery/Pages/SignUpPage.swift",
      provider: SignUpPagePreviews.self),
    Exhibit(
      name: "TokensPage",
      summary: "Every token of the current theme: primitive, semantic and component tokens.",
      source: "Demo/Gallery/Pages/TokensPage.swift",
      provider: TokensPagePreviews.self),
  ]
}
