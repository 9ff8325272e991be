// SPDX-License-Identifier: MIT
// Page: the list of exhibits; made by Scripts/generate.
// swift-format-ignore-file

import CuriumAtoms
import CuriumMolecules
import CuriumOrganisms
import CuriumTemplates

extension Exhibit {
  /// Every component with previews, level by level, each level in alphabetical order.
  @MainActor static let all: [Exhibit] = [
    Exhibit(
      name: "ActionBadge",
      summary: "A word for what can be done, on a full ground. It is a label; a button beneath it acts.",
      source: "Sources/Atoms/Labels/ActionBadge.swift",
      provider: ActionBadgePreviews.self),
    Exhibit(
      name: "Avatar",
      summary: "The initials of somebody on a tinted ground.",
      source: "Sources/Atoms/Indicators/Avatar.swift",
      provider: AvatarPreviews.self),
    Exhibit(
      name: "Badge",
      summary: "A short status word on a ground tinted in its colour.",
      source: "Sources/Atoms/Labels/Badge.swift",
      provider: BadgePreviews.self),
    Exhibit(
      name: "BigText",
      summary: "A few letters or digits of block glyphs, three or five rows high.",
      source: "Sources/Atoms/Labels/BigText.swift",
      provider: BigTextPreviews.self),
    Exhibit(
      name: "BodyText",
      summary: "Running text.",
      source: "Sources/Atoms/Labels/BodyText.swift",
      provider: BodyTextPreviews.self),
    Exhibit(
      name: "CaptionText",
      summary: "Words beneath or beside something else.",
      source: "Sources/Atoms/Labels/CaptionText.swift",
      provider: CaptionTextPreviews.self),
    Exhibit(
      name: "CardBackground",
      summary: "A raised ground with a frame, behind any view: .cardBackground().",
      source: "Sources/Atoms/Modifiers/CardBackground.swift",
      provider: CardBackgroundPreviews.self),
    Exhibit(
      name: "CharacterCounter",
      summary: "How many characters were typed, and how many may be. It warns near the limit; a sign behind it tells that the limit is passed.",
      source: "Sources/Atoms/Labels/CharacterCounter.swift",
      provider: CharacterCounterPreviews.self),
    Exhibit(
      name: "CheckBox",
      summary: "A box that is ticked or not, and its words.",
      source: "Sources/Atoms/Choices/CheckBox.swift",
      provider: CheckBoxPreviews.self),
    Exhibit(
      name: "Chip",
      summary: "A word that can be chosen: a tag, a filter.",
      source: "Sources/Atoms/Labels/Chip.swift",
      provider: ChipPreviews.self),
    Exhibit(
      name: "CodeText",
      summary: "What a machine reads: a name, a command, a path.",
      source: "Sources/Atoms/Labels/CodeText.swift",
      provider: CodeTextPreviews.self),
    Exhibit(
      name: "ComponentStyles",
      summary: "Buttons, toggles, fields and group boxes in the styles of the design system, described by values.",
      source: "Sources/Atoms/Modifiers/ComponentStyles.swift",
      provider: ComponentStylesPreviews.self),
    Exhibit(
      name: "DLabel",
      summary: "A text in the look of a style: its ground, ink, lines and text style.",
      source: "Sources/Atoms/Labels/DLabel.swift",
      provider: DLabelPreviews.self),
    Exhibit(
      name: "DestructiveButton",
      summary: "A button for what cannot be undone. Ask before it acts.",
      source: "Sources/Atoms/Buttons/DestructiveButton.swift",
      provider: DestructiveButtonPreviews.self),
    Exhibit(
      name: "Divider",
      summary: "A line between two things, across a column or upright in a row.",
      source: "Sources/Atoms/Indicators/DividerPreviews.swift",
      provider: DividerPreviews.self),
    Exhibit(
      name: "Gauge",
      summary: "Where a value stands in its range: a bar of blocks, what is measured before it, the share behind it.",
      source: "Sources/Atoms/Indicators/Gauge.swift",
      provider: GaugePreviews.self),
    Exhibit(
      name: "Icon",
      summary: "A sign of the theme, by the name that SF Symbols gives it: Image(systemName:).",
      source: "Sources/Atoms/Indicators/IconPreviews.swift",
      provider: IconPreviews.self),
    Exhibit(
      name: "IconBadge",
      summary: "An icon on a ground tinted in its colour, both grey while it is disabled.",
      source: "Sources/Atoms/Indicators/IconBadge.swift",
      provider: IconBadgePreviews.self),
    Exhibit(
      name: "IconButton",
      summary: "A button that shows an icon alone.",
      source: "Sources/Atoms/Buttons/IconButton.swift",
      provider: IconButtonPreviews.self),
    Exhibit(
      name: "KeyCap",
      summary: "The name of a key, as it stands on the keyboard.",
      source: "Sources/Atoms/Labels/KeyCap.swift",
      provider: KeyCapPreviews.self),
    Exhibit(
      name: "Link",
      summary: "Words that lead somewhere: a hyperlink of the terminal where it knows such.",
      source: "Sources/Atoms/Indicators/LinkPreviews.swift",
      provider: LinkPreviews.self),
    Exhibit(
      name: "PlainButton",
      summary: "A button without a ground, for what matters least.",
      source: "Sources/Atoms/Buttons/PlainButton.swift",
      provider: PlainButtonPreviews.self),
    Exhibit(
      name: "PrimaryButton",
      summary: "The button for what a screen is about. One on a screen is enough.",
      source: "Sources/Atoms/Buttons/PrimaryButton.swift",
      provider: PrimaryButtonPreviews.self),
    Exhibit(
      name: "ProgressView",
      summary: "Says how far something is, or that it goes on.",
      source: "Sources/Atoms/Indicators/ProgressViewPreviews.swift",
      provider: ProgressViewPreviews.self),
    Exhibit(
      name: "RadioButton",
      summary: "One choice of several that exclude each other. A press chooses it; another one's press takes that back.",
      source: "Sources/Atoms/Choices/RadioButton.swift",
      provider: RadioButtonPreviews.self),
    Exhibit(
      name: "SecondaryButton",
      summary: "A button for everything beside the main action.",
      source: "Sources/Atoms/Buttons/SecondaryButton.swift",
      provider: SecondaryButtonPreviews.self),
    Exhibit(
      name: "SectionHeader",
      summary: "The heading of a section: an icon in the accent and a title.",
      source: "Sources/Atoms/Labels/SectionHeader.swift",
      provider: SectionHeaderPreviews.self),
    Exhibit(
      name: "SecureTextField",
      summary: "A field for one line that nobody should read over a shoulder. A button at its right shows what was typed, and hides it again.",
      source: "Sources/Atoms/TextFields/SecureTextField.swift",
      provider: SecureTextFieldPreviews.self),
    Exhibit(
      name: "Skeleton",
      summary: "The place of words that are still to come: bars, the last one shorter. Nothing moves in it.",
      source: "Sources/Atoms/Indicators/Skeleton.swift",
      provider: SkeletonPreviews.self),
    Exhibit(
      name: "Sparkline",
      summary: "A course of values as a row of bars, the least one the lowest, the greatest the highest.",
      source: "Sources/Atoms/Indicators/Sparkline.swift",
      provider: SparklinePreviews.self),
    Exhibit(
      name: "StandardTextField",
      summary: "A field for one line of text.",
      source: "Sources/Atoms/TextFields/StandardTextField.swift",
      provider: StandardTextFieldPreviews.self),
    Exhibit(
      name: "StatePill",
      summary: "The state of something: a dot in its colour and a word, on a ground of that colour.",
      source: "Sources/Atoms/Labels/StatePill.swift",
      provider: StatePillPreviews.self),
    Exhibit(
      name: "StatusDot",
      summary: "A dot that tells a state by its colour. Words beside it say the same; the label is read aloud.",
      source: "Sources/Atoms/Indicators/StatusDot.swift",
      provider: StatusDotPreviews.self),
    Exhibit(
      name: "Switch",
      summary: "A switch: a knob at the right end of its track while it is on, at the left while it is off.",
      source: "Sources/Atoms/Choices/Switch.swift",
      provider: SwitchPreviews.self),
    Exhibit(
      name: "TitleLabel",
      summary: "A title in three sizes: of a screen, of a region, of a part of it.",
      source: "Sources/Atoms/Labels/TitleLabel.swift",
      provider: TitleLabelPreviews.self),
    Exhibit(
      name: "TitleText",
      summary: "The title of a screen.",
      source: "Sources/Atoms/Labels/TitleText.swift",
      provider: TitleTextPreviews.self),
    Exhibit(
      name: "TokenButton",
      summary: "A button made of what it shows and the shape it has: any label in any shape.",
      source: "Sources/Atoms/Buttons/TokenButton.swift",
      provider: TokenButtonPreviews.self),
    Exhibit(
      name: "VariantButtonStyle",
      summary: "A button by what it means, how large it is and where its label stands.",
      source: "Sources/Atoms/Buttons/VariantButtonStyle.swift",
      provider: VariantButtonStylePreviews.self),
    Exhibit(
      name: "ActionRow",
      summary: "A row that leads somewhere or does something: an icon, a title, a value and a chevron.",
      source: "Sources/Molecules/ActionRow.swift",
      provider: ActionRowPreviews.self),
    Exhibit(
      name: "Banner",
      summary: "A message in its place: a bar at its edge, a sign, a title and what to do about it.",
      source: "Sources/Molecules/Banner.swift",
      provider: BannerPreviews.self),
    Exhibit(
      name: "Breadcrumbs",
      summary: "The way to where one is: each place before leads back there.",
      source: "Sources/Molecules/Breadcrumbs.swift",
      provider: BreadcrumbsPreviews.self),
    Exhibit(
      name: "Card",
      summary: "A raised region for things that belong together.",
      source: "Sources/Molecules/Card.swift",
      provider: CardPreviews.self),
    Exhibit(
      name: "FormInput",
      summary: "A text field under its name, above what is wrong with its text.",
      source: "Sources/Molecules/FormInput.swift",
      provider: FormInputPreviews.self),
    Exhibit(
      name: "FormRow",
      summary: "A control under its name, above what is wrong with it.",
      source: "Sources/Molecules/FormRow.swift",
      provider: FormRowPreviews.self),
    Exhibit(
      name: "InfoRow",
      summary: "A name at the left and its value at the right.",
      source: "Sources/Molecules/InfoRow.swift",
      provider: InfoRowPreviews.self),
    Exhibit(
      name: "KeyHint",
      summary: "A key and what it does.",
      source: "Sources/Molecules/KeyHint.swift",
      provider: KeyHintPreviews.self),
    Exhibit(
      name: "LabeledButton",
      summary: "A button behind the words that say what it is about.",
      source: "Sources/Molecules/LabeledButton.swift",
      provider: LabeledButtonPreviews.self),
    Exhibit(
      name: "LabeledInputField",
      summary: "A text field under its name, for a secret where it is secure.",
      source: "Sources/Molecules/LabeledInputField.swift",
      provider: LabeledInputFieldPreviews.self),
    Exhibit(
      name: "OptionRow",
      summary: "One option of several in a row: a round sign, what it is and what it means.",
      source: "Sources/Molecules/OptionRow.swift",
      provider: OptionRowPreviews.self),
    Exhibit(
      name: "Pagination",
      summary: "The pages of something: the first, the last, those around the present one, and a step to either side.",
      source: "Sources/Molecules/Pagination.swift",
      provider: PaginationPreviews.self),
    Exhibit(
      name: "QuickActionCard",
      summary: "A card that does one thing: an icon, what it does, and what comes of it.",
      source: "Sources/Molecules/QuickActionCard.swift",
      provider: QuickActionCardPreviews.self),
    Exhibit(
      name: "RadioGroup",
      summary: "A choice of several, all of which are seen, each behind a round sign.",
      source: "Sources/Molecules/RadioGroup.swift",
      provider: RadioGroupPreviews.self),
    Exhibit(
      name: "SearchBar",
      summary: "A field to search in.",
      source: "Sources/Molecules/SearchBar.swift",
      provider: SearchBarPreviews.self),
    Exhibit(
      name: "SectionHeaderRow",
      summary: "The heading of a section: an icon and a title, what there is to say of it, and what can be done with it.",
      source: "Sources/Molecules/SectionHeaderRow.swift",
      provider: SectionHeaderRowPreviews.self),
    Exhibit(
      name: "SegmentedControl",
      summary: "A choice of few, side by side as parts of a bar.",
      source: "Sources/Molecules/SegmentedControl.swift",
      provider: SegmentedControlPreviews.self),
    Exhibit(
      name: "Select",
      summary: "A choice of several behind one button, which opens a list of them.",
      source: "Sources/Molecules/Select.swift",
      provider: SelectPreviews.self),
    Exhibit(
      name: "Slider",
      summary: "A number in a range, chosen on a line behind its name.",
      source: "Sources/Molecules/SliderPreviews.swift",
      provider: SliderPreviews.self),
    Exhibit(
      name: "StatCard",
      summary: "A number that is watched, and where it goes: a sign tells that without colour.",
      source: "Sources/Molecules/StatCard.swift",
      provider: StatCardPreviews.self),
    Exhibit(
      name: "Stepper",
      summary: "A value that is stepped up and down, behind its name.",
      source: "Sources/Molecules/StepperPreviews.swift",
      provider: StepperPreviews.self),
    Exhibit(
      name: "TagList",
      summary: "Words of what something belongs to, side by side and on further lines where the width ends.",
      source: "Sources/Molecules/TagList.swift",
      provider: TagListPreviews.self),
    Exhibit(
      name: "TipView",
      summary: "Advice that nobody has to take, behind a sign.",
      source: "Sources/Molecules/TipView.swift",
      provider: TipViewPreviews.self),
    Exhibit(
      name: "Toast",
      summary: "The look of a message that passes. .toast shows one for some seconds; this is for a place of its own.",
      source: "Sources/Molecules/Toast.swift",
      provider: ToastPreviews.self),
    Exhibit(
      name: "ToggleRow",
      summary: "Something to switch on or off, in a row: what it is at the left, the switch at the right.",
      source: "Sources/Molecules/ToggleRow.swift",
      provider: ToggleRowPreviews.self),
    Exhibit(
      name: "Tooltip",
      summary: "The look of words that explain something. .help shows them beside a view; this is for a place of its own.",
      source: "Sources/Molecules/Tooltip.swift",
      provider: TooltipPreviews.self),
    Exhibit(
      name: "BottomSheet",
      summary: "A titled part of the screen that stands at its lower edge.",
      source: "Sources/Organisms/BottomSheet.swift",
      provider: BottomSheetPreviews.self),
    Exhibit(
      name: "CalendarView",
      summary: "A month of which a day is chosen, with ways to the months before and after.",
      source: "Sources/Organisms/CalendarView.swift",
      provider: CalendarViewPreviews.self),
    Exhibit(
      name: "CardList",
      summary: "Cards beneath each other that scroll, one for each thing.",
      source: "Sources/Organisms/CardList.swift",
      provider: CardListPreviews.self),
    Exhibit(
      name: "Chart",
      summary: "Figures as lines or bars above an axis, with the names of several series beneath.",
      source: "Sources/Organisms/Chart.swift",
      provider: ChartPreviews.self),
    Exhibit(
      name: "CommandPalette",
      summary: "The commands of an app, found by a few of their letters, the best first; the letters found stand out.",
      source: "Sources/Organisms/CommandPalette.swift",
      provider: CommandPalettePreviews.self),
    Exhibit(
      name: "ContentSection",
      summary: "A titled part of a screen that opens and closes.",
      source: "Sources/Organisms/ContentSection.swift",
      provider: ContentSectionPreviews.self),
    Exhibit(
      name: "CustomNavigationBar",
      summary: "The title of a screen between two actions.",
      source: "Sources/Organisms/CustomNavigationBar.swift",
      provider: CustomNavigationBarPreviews.self),
    Exhibit(
      name: "DataTable",
      summary: "Rows of values in columns, of which one row is chosen.",
      source: "Sources/Organisms/DataTable.swift",
      provider: DataTablePreviews.self),
    Exhibit(
      name: "DetailPanel",
      summary: "What is known of a thing, beside the list that it was chosen from: a title that stays, and content that scrolls.",
      source: "Sources/Organisms/DetailPanel.swift",
      provider: DetailPanelPreviews.self),
    Exhibit(
      name: "Dialogs",
      summary: "Alerts, confirmation dialogs, sheets, popovers and messages above the screen.",
      source: "Sources/Organisms/Exhibits/DialogsExhibit.swift",
      provider: DialogsPreviews.self),
    Exhibit(
      name: "ErrorSummary",
      summary: "The errors of a form after the user tries to submit it. Each line leads to its field.",
      source: "Sources/Organisms/ErrorSummary.swift",
      provider: ErrorSummaryPreviews.self),
    Exhibit(
      name: "FilePicker",
      summary: "A way through folders to a file.",
      source: "Sources/Organisms/FilePicker.swift",
      provider: FilePickerPreviews.self),
    Exhibit(
      name: "FormGroup",
      summary: "Fields that belong together, under a title, with a row between one and the next.",
      source: "Sources/Organisms/FormGroup.swift",
      provider: FormGroupPreviews.self),
    Exhibit(
      name: "GroupedSettings",
      summary: "Settings that belong together: a title, rows on a raised ground, and words that explain them.",
      source: "Sources/Organisms/GroupedSettings.swift",
      provider: GroupedSettingsPreviews.self),
    Exhibit(
      name: "HelpPanel",
      summary: "Keys and what they do, by section, beneath a field that searches them. Those that every screen knows stand at the end.",
      source: "Sources/Organisms/HelpPanel.swift",
      provider: HelpPanelPreviews.self),
    Exhibit(
      name: "ItemList",
      summary: "Rows of any number, of which one is chosen.",
      source: "Sources/Organisms/ItemList.swift",
      provider: ItemListPreviews.self),
    Exhibit(
      name: "LogView",
      summary: "The entries of a log, the newest at the lower end.",
      source: "Sources/Organisms/Exhibits/LogViewExhibit.swift",
      provider: LogViewPreviews.self),
    Exhibit(
      name: "LoginForm",
      summary: "A name, a password and a button that signs in.",
      source: "Sources/Organisms/LoginForm.swift",
      provider: LoginFormPreviews.self),
    Exhibit(
      name: "MarkdownView",
      summary: "A Markdown text: headings, paragraphs, lists, quotes, blocks of code, tables and rules, with emphasis, code and links inside of them.",
      source: "Sources/Organisms/MarkdownView.swift",
      provider: MarkdownViewPreviews.self),
    Exhibit(
      name: "Menu",
      summary: "Actions behind one button, or behind any view at the second button of the pointer and at the menu key.",
      source: "Sources/Organisms/Exhibits/MenuExhibit.swift",
      provider: MenuPreviews.self),
    Exhibit(
      name: "MenuBar",
      summary: "The menus of an app, side by side. Each opens beneath its name.",
      source: "Sources/Organisms/MenuBar.swift",
      provider: MenuBarPreviews.self),
    Exhibit(
      name: "MetricsDashboard",
      summary: "Numbers side by side, in as many columns of one width as there is room for.",
      source: "Sources/Organisms/MetricsDashboard.swift",
      provider: MetricsDashboardPreviews.self),
    Exhibit(
      name: "ProductCard",
      summary: "A product with its picture, its price, whether it can be had, and a button that puts it into the cart.",
      source: "Sources/Organisms/ProductCard.swift",
      provider: ProductCardPreviews.self),
    Exhibit(
      name: "SectionContainer",
      summary: "A titled part of a screen that is always open: its title, a line, its content.",
      source: "Sources/Organisms/SectionContainer.swift",
      provider: SectionContainerPreviews.self),
    Exhibit(
      name: "StatusBar",
      summary: "The last row of a screen: the keys that act now, and what else there is to tell at its end.",
      source: "Sources/Organisms/StatusBar.swift",
      provider: StatusBarPreviews.self),
    Exhibit(
      name: "TabView",
      summary: "Parts of an app of which one is shown, chosen in a bar above.",
      source: "Sources/Organisms/Exhibits/TabViewExhibit.swift",
      provider: TabViewPreviews.self),
    Exhibit(
      name: "TextEditor",
      summary: "A text of many lines that is written and read.",
      source: "Sources/Organisms/Exhibits/TextEditorExhibit.swift",
      provider: TextEditorPreviews.self),
    Exhibit(
      name: "Toolbar",
      summary: "Actions side by side, and others at the end of the row.",
      source: "Sources/Organisms/Toolbar.swift",
      provider: ToolbarPreviews.self),
    Exhibit(
      name: "TreeView",
      summary: "Rows that hold rows, of which one is chosen.",
      source: "Sources/Organisms/TreeView.swift",
      provider: TreeViewPreviews.self),
    Exhibit(
      name: "ValidatedField",
      summary: "Any control for a field of a form, under the field's name and above what is said of it.",
      source: "Sources/Organisms/ValidatedField.swift",
      provider: ValidatedFieldPreviews.self),
    Exhibit(
      name: "ValidatedForm",
      summary: "A form that is judged before it is submitted.",
      source: "Sources/Organisms/ValidatedForm.swift",
      provider: ValidatedFormPreviews.self),
    Exhibit(
      name: "ValidatedInput",
      summary: "A text field for a field of a form, under the field's name and above what is said of it.",
      source: "Sources/Organisms/ValidatedInput.swift",
      provider: ValidatedInputPreviews.self),
    Exhibit(
      name: "DashboardTemplate",
      summary: "Figures at a glance, and panels beneath them, each in as many columns as there is room for.",
      source: "Sources/Templates/DashboardTemplate.swift",
      provider: DashboardTemplatePreviews.self),
    Exhibit(
      name: "DetailPageTemplate",
      summary: "A thing in detail: a header and content that scroll, and actions that stay at the bottom.",
      source: "Sources/Templates/DetailPageTemplate.swift",
      provider: DetailPageTemplatePreviews.self),
    Exhibit(
      name: "FormTemplate",
      summary: "Fields to fill in, which scroll, and the button that sends them, which stays at the bottom.",
      source: "Sources/Templates/FormTemplate.swift",
      provider: FormTemplatePreviews.self),
    Exhibit(
      name: "HeaderDetailLayout",
      summary: "What something is, on a ground of its own, above what there is to say of it.",
      source: "Sources/Templates/HeaderDetailLayout.swift",
      provider: HeaderDetailLayoutPreviews.self),
    Exhibit(
      name: "ListPageTemplate",
      summary: "A field to search in above a list, and what stands there while it has nothing to show.",
      source: "Sources/Templates/ListPageTemplate.swift",
      provider: ListPageTemplatePreviews.self),
    Exhibit(
      name: "MainLayout",
      summary: "A navigation bar above the content of a screen.",
      source: "Sources/Templates/MainLayout.swift",
      provider: MainLayoutPreviews.self),
    Exhibit(
      name: "SettingsTemplate",
      summary: "The parts of an app's settings beneath its title, and the settings of the part that is chosen.",
      source: "Sources/Templates/SettingsTemplate.swift",
      provider: SettingsTemplatePreviews.self),
    Exhibit(
      name: "SplitTemplate",
      summary: "A list of things on the ground of sidebars, and the chosen one in detail.",
      source: "Sources/Templates/SplitTemplate.swift",
      provider: SplitTemplatePreviews.self),
    Exhibit(
      name: "StandardPageTemplate",
      summary: "A titled screen whose content scrolls, with a way back where one is given.",
      source: "Sources/Templates/StandardPageTemplate.swift",
      provider: StandardPageTemplatePreviews.self),
    Exhibit(
      name: "WizardTemplate",
      summary: "Steps that are taken one after another: all of them at a glance, the content of one, and the ways on and back, which stay at the bottom.",
      source: "Sources/Templates/WizardTemplate.swift",
      provider: WizardTemplatePreviews.self),
    Exhibit(
      name: "AppDetailPage",
      summary: "An app in detail. Shows a spinner until the repository has answered.",
      source: "Demo/Gallery/Pages/AppDetailPage.swift",
      provider: AppDetailPagePreviews.self),
    Exhibit(
      name: "AppHeader",
      summary: "The name of an app, who makes it, and how it is rated.",
      source: "Demo/Gallery/Pages/AppHeader.swift",
      provider: AppHeaderPreviews.self),
    Exhibit(
      name: "LoginPage",
      summary: "Who signs in, and what came of it.",
      source: "Demo/Gallery/Pages/LoginPage.swift",
      provider: LoginPagePreviews.self),
    Exhibit(
      name: "SettingsPage",
      summary: "The look of the page itself: density, icons, motion. What is set shows at once in a sample.",
      source: "Demo/Gallery/Pages/SettingsPage.swift",
      provider: SettingsPagePreviews.self),
    Exhibit(
      name: "SignUpPage",
      summary: "Makes an account. The form waits for the clock of the app, which views know.",
      source: "Demo/Gallery/Pages/SignUpPage.swift",
      provider: SignUpPagePreviews.self),
    Exhibit(
      name: "TokensPage",
      summary: "Every colour, text style, length, line, shadow and icon of the theme in force.",
      source: "Demo/Gallery/Pages/TokensPage.swift",
      provider: TokensPagePreviews.self),
  ]
}
