// SPDX-License-Identifier: MIT
// Template: a navigation bar above the content of a screen.

import CuriumOrganisms
import CuriumTokens
public import CuriumControls

/// A navigation bar above the content of a screen.
///
/// *Sizing:* fills the available space.
/// *Tokens:* `page.background`, `page.padding`, `page.spacing`, `nav.*`.
///
///     MainLayout(title: "Packages", onSettings: { showSettings() }) {
///       SearchBar(query: $query) { search() }
///     }
public struct MainLayout<Content: View>: View {
  private let title: String
  private let onBack: (@MainActor () -> Void)?
  private let onSettings: (@MainActor () -> Void)?
  private let content: Content

  /// Creates a screen called `title`. Its bar has a button for each given action.
  public init(
    title: String, onBack: (@MainActor () -> Void)? = nil,
    onSettings: (@MainActor () -> Void)? = nil, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.onBack = onBack
    self.onSettings = onSettings
    self.content = content()
  }

  /// The navigation bar and the content.
  public var body: some View {
    VStack(spacing: 0) {
      CustomNavigationBar(
        title: title, leftAction: onBack, rightAction: onSettings, rightIcon: "gear")
      VStack(alignment: .leading, spacing: ComponentTokens.Page.spacing) { content }
        .padding(ComponentTokens.Page.padding)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .background(ComponentTokens.Page.backgroundColor)
  }
}
