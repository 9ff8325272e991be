// SPDX-License-Identifier: MIT
// Template: a navigation bar above the content of a screen.

import CuriumOrganisms
import CuriumTokens
public import CuriumControls

/// A navigation bar above the content of a screen.
///
/// Unless `state` is `.loaded`, a placeholder replaces the content.
///
/// *Sizing:* fills the available space.
/// *Tokens:* `page.background`, `page.padding`, `page.spacing`, `nav.*`. The labels come from
/// `\.strings`.
///
///     MainLayout(title: "Packages", onSettings: { showSettings() }) {
///       SearchBar(query: $query) { search() }
///     }
public struct MainLayout<Content: View>: View {
  private let title: String
  private let state: PageState
  private let onBack: (@MainActor () -> Void)?
  private let onSettings: (@MainActor () -> Void)?
  private let onRetry: (@MainActor () -> Void)?
  private let content: Content

  /// Creates a screen with a title. Its bar has a button for each of `onBack` and `onSettings`.
  /// With `onRetry`, a failed screen has a button to try again.
  public init(
    title: String, state: PageState = .loaded, onBack: (@MainActor () -> Void)? = nil,
    onSettings: (@MainActor () -> Void)? = nil, onRetry: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.state = state
    self.onBack = onBack
    self.onSettings = onSettings
    self.onRetry = onRetry
    self.content = content()
  }

  /// The navigation bar and the content.
  public var body: some View {
    VStack(spacing: 0) {
      CustomNavigationBar(
        title: title, leftAction: onBack, rightAction: onSettings, rightIcon: "gear")
      PageData(state, onRetry: onRetry) {
        VStack(alignment: .leading, spacing: ComponentTokens.Page.spacing) { content }
          .padding(ComponentTokens.Page.padding)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    .background(ComponentTokens.Page.backgroundColor)
  }
}
