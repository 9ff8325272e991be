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

  /// Creates a screen with a title.
  ///
  /// - Parameters:
  ///   - title: The title in the bar.
  ///   - state: The state of the data. Unless it is `.loaded`, a placeholder replaces the content.
  ///   - onBack: Called by the button that goes back. With `nil`, there is no button.
  ///   - onSettings: Called by the button that opens settings. With `nil`, there is no button.
  ///   - onRetry: Called when the user presses the Retry button, which appears if the data couldn't
  ///    be loaded. With `nil`, there is no button.
  ///   - content: The views below the bar.
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
      PageData(state, onRetry: onRetry) { content.pageBlock() }
    }
    .pageBackground(ComponentTokens.Page.backgroundColor)
  }
}
