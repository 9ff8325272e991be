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
      summary: "",
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
      summary: "An icon on a ground tinted in its colour.",
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
      summary: "A dot that tells a state by its colour. Words beside it say the same; label is what is read aloud.",
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
      summary: "The look of a message that passes. \\.toast shows one for some seconds; this is for a place of its own.",
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
      name: "DetailPageTemplate",
      summary: "A thing in detail: a header and content that scroll, and actions that stay at the bottom.",
      source: "Sources/Templates/DetailPageTemplate.swift",
      provider: DetailPageTemplatePreviews.self),
    Exhibit(
      name: "MainLayout",
      summary: "A navigation bar above the content of a screen.",
      source: "Sources/Templates/MainLayout.swift",
      provider: MainLayoutPreviews.self),
    Exhibit(
      name: "AppDetailPage",
      summary: "An app in detail. Shows a spinner until the repository has answered.",
      source: "Demo/Gallery/Pages/AppDetailPage.swift",
      provider: AppDetailPagePreviews.self),
  ]
}
