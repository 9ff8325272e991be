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
      name: "Badge",
      summary: "A short status word on a ground tinted in its colour.",
      source: "Sources/Atoms/Labels/Badge.swift",
      provider: BadgePreviews.self),
    Exhibit(
      name: "CheckBox",
      summary: "A box that is ticked or not, and its words.",
      source: "Sources/Atoms/Choices/CheckBox.swift",
      provider: CheckBoxPreviews.self),
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
      name: "IconButton",
      summary: "A button that shows an icon alone.",
      source: "Sources/Atoms/Buttons/IconButton.swift",
      provider: IconButtonPreviews.self),
    Exhibit(
      name: "PrimaryButton",
      summary: "The button for what a screen is about. One on a screen is enough.",
      source: "Sources/Atoms/Buttons/PrimaryButton.swift",
      provider: PrimaryButtonPreviews.self),
    Exhibit(
      name: "SecondaryButton",
      summary: "A button for everything beside the main action.",
      source: "Sources/Atoms/Buttons/SecondaryButton.swift",
      provider: SecondaryButtonPreviews.self),
    Exhibit(
      name: "StandardTextField",
      summary: "A field for one line of text.",
      source: "Sources/Atoms/TextFields/StandardTextField.swift",
      provider: StandardTextFieldPreviews.self),
    Exhibit(
      name: "TokenButton",
      summary: "A button made of what it shows and the shape it has: any label in any shape.",
      source: "Sources/Atoms/Buttons/TokenButton.swift",
      provider: TokenButtonPreviews.self),
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
      name: "LabeledInputField",
      summary: "A text field under its name, for a secret where it is secure.",
      source: "Sources/Molecules/LabeledInputField.swift",
      provider: LabeledInputFieldPreviews.self),
    Exhibit(
      name: "SearchBar",
      summary: "A field to search in.",
      source: "Sources/Molecules/SearchBar.swift",
      provider: SearchBarPreviews.self),
    Exhibit(
      name: "CardList",
      summary: "Cards beneath each other that scroll, one for each thing.",
      source: "Sources/Organisms/CardList.swift",
      provider: CardListPreviews.self),
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
      name: "ErrorSummary",
      summary: "All that is wrong with a form once it was submitted in vain; each line leads to its field.",
      source: "Sources/Organisms/ErrorSummary.swift",
      provider: ErrorSummaryPreviews.self),
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
      name: "ItemList",
      summary: "Rows of any number, of which one is chosen.",
      source: "Sources/Organisms/ItemList.swift",
      provider: ItemListPreviews.self),
    Exhibit(
      name: "LoginForm",
      summary: "A name, a password and a button that signs in.",
      source: "Sources/Organisms/LoginForm.swift",
      provider: LoginFormPreviews.self),
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
      name: "SignUpPage",
      summary: "Makes an account. The form waits for the clock of the app, which views know.",
      source: "Demo/Gallery/Pages/SignUpPage.swift",
      provider: SignUpPagePreviews.self),
  ]
}
