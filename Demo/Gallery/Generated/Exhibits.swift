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
      name: "InfoRow",
      summary: "A name at the left and its value at the right.",
      source: "Sources/Molecules/InfoRow.swift",
      provider: InfoRowPreviews.self),
    Exhibit(
      name: "SearchBar",
      summary: "A field to search in.",
      source: "Sources/Molecules/SearchBar.swift",
      provider: SearchBarPreviews.self),
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
