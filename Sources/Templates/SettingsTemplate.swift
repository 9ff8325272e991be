// SPDX-License-Identifier: MIT
// Template: the settings of an app, by category.

import CuriumAtoms
import CuriumOrganisms
import CuriumTokens
public import CuriumControls

/// The settings of an app: a list of categories, and the settings of the selected one.
///
/// Unless `state` is `.loaded`, a placeholder replaces the settings; the categories stay.
///
/// *Sizing:* fills the available space. The categories are next to the settings if that leaves the
/// settings at least 32 columns, otherwise above them.
/// *Tokens:* `nav.*`, `sidebar.background`, `page.*`. The labels come from `\.strings`.
///
///     SettingsTemplate(title: "Settings") {
///       Text("Appearance")
///     } content: {
///       CheckBox(text: "Reduce motion", isSelected: .constant(false))
///     }
public struct SettingsTemplate<Categories: View, Content: View>: View {
  private let title: String
  private let state: PageState
  private let onBack: (@MainActor () -> Void)?
  private let onRetry: (@MainActor () -> Void)?
  private let categories: Categories
  private let content: Content

  /// Creates settings with a title.
  ///
  /// - Parameters:
  ///   - title: The title in the bar.
  ///   - state: The state of the data. Unless it is `.loaded`, a placeholder replaces the content.
  ///   - onBack: Called by the button that goes back. With `nil`, there is no button.
  ///   - onRetry: Called when the user presses the Retry button, which appears if the data couldn't
  ///    be loaded. With `nil`, there is no button.
  ///   - categories: The list of categories.
  ///   - content: The settings of the selected category.
  public init(
    title: String, state: PageState = .loaded, onBack: (@MainActor () -> Void)? = nil,
    onRetry: (@MainActor () -> Void)? = nil, @ViewBuilder categories: () -> Categories,
    @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.state = state
    self.onBack = onBack
    self.onRetry = onRetry
    self.categories = categories()
    self.content = content()
  }

  /// The navigation bar, the categories, and the settings, which scroll.
  public var body: some View {
    SideBySide(columns: 24, roomBeside: 32, comfortableRows: 0) {
      CustomNavigationBar(title: title, leftAction: onBack)
      VStack(alignment: .leading, spacing: 0) { categories }
        .padding(.top, ComponentTokens.Page.padding)
        .sidePart()
        .focusSection()
      PageScroll(state, onRetry: onRetry) { content }
    }
    .pageBackground(ComponentTokens.Page.backgroundColor)
  }
}
