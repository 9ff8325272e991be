// SPDX-License-Identifier: MIT
// Testing: all components in the catalogue draw something, with every initializer.

import Curium
import CuriumTesting
import Testing

@MainActor struct CatalogueFormTests {
  /// The names that the kit promises, with the labels that `CatalogueForms` uses.
  private static let names = """
    TitleText TitleLabel DLabel Badge ActionBadge StatePill IconBadge CharacterCounter
    SectionHeader Divider cardBackground PrimaryButton SecondaryButton IconButton TokenButton
    ButtonVariant StandardTextField SecureTextField CheckBox InfoRow QuickActionCard SearchBar Card
    StatCard FormInput LabeledInputField TagList OptionRow ToggleRow ActionRow TipView
    ContentSection LoginForm CustomNavigationBar ProductCard ItemList MetricsDashboard FormGroup
    GroupedSettings SectionContainer DetailPageTemplate MainLayout ListPageTemplate
    StandardPageTemplate FormTemplate HeaderDetailLayout
    """

  @Test func `each form of each component draws something, and a repaint looks the same`() {
    for form in CatalogueForms.all {
      for (place, view) in form.views.enumerated() {
        let harness = Harness(width: 60, height: 14) { view }
        let words = harness.screen.joined()
        #expect(words.contains { $0 != " " }, "\(form.name), form \(place)")
        #expect(harness.warnings == [] && harness.repaint() == 0, "\(form.name), form \(place)")
      }
    }
  }

  @Test func `every component of the catalogue is used`() {
    let names = Self.names.split { $0 == " " || $0 == "\n" }.map(String.init)
    #expect(Set(CatalogueForms.all.map(\.name)) == Set(names))
  }
}
