// SPDX-License-Identifier: MIT
// Template: a titled screen whose content scrolls.

import CuriumOrganisms
import CuriumTokens
public import CuriumControls

/// A titled screen whose content scrolls, optionally with a back button.
///
/// Unless `state` is `.loaded`, a placeholder replaces the content.
///
/// *Sizing:* fills the available space.
/// *Keys:* those of `ScrollView`; Tab moves to the back button.
/// *Tokens:* `page.*`, `nav.*`. The labels come from `\.strings`.
///
///     StandardPageTemplate(title: "About", onBack: { dismiss() }) {
///       Text("A UI kit for terminals.")
///     }
public struct StandardPageTemplate<Content: View>: View {
  private let title: String
  private let state: PageState
  private let onBack: (@MainActor () -> Void)?
  private let onRetry: (@MainActor () -> Void)?
  private let content: Content

  /// Creates a screen with a title.
  ///
  /// - Parameters:
  ///   - title: The title in the bar.
  ///   - state: The state of the data. Unless it is `.loaded`, a placeholder replaces the content.
  ///   - onBack: Called by the button that goes back. With `nil`, there is no button.
  ///   - onRetry: Called when the user presses the Retry button, which appears if the data couldn't
  ///    be loaded. With `nil`, there is no button.
  ///   - content: The views below the bar.
  public init(
    title: String, state: PageState = .loaded, onBack: (@MainActor () -> Void)? = nil,
    onRetry: (@MainActor () -> Void)? = nil, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.state = state
    self.onBack = onBack
    self.onRetry = onRetry
    self.content = content()
  }

  /// The navigation bar and the scrolling content.
  public var body: some View {
    VStack(spacing: 0) {
      CustomNavigationBar(title: title, leftAction: onBack)
      PageScroll(state, onRetry: onRetry) { content }
    }
    .pageBackground(ComponentTokens.Page.backgroundColor)
  }
}

/// The scrolling content of a screen, below its bar, or the placeholder for its state.
struct PageScroll<Content: View>: View {
  private let state: PageState
  private let fillsHeight: Bool
  private let onRetry: (@MainActor () -> Void)?
  private let content: Content

  /// Creates content for `state`. With `fillsHeight`, the visible height is proposed to it, so that
  /// it can grow.
  init(
    _ state: PageState = .loaded, fillsHeight: Bool = false,
    onRetry: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.state = state
    self.fillsHeight = fillsHeight
    self.onRetry = onRetry
    self.content = content()
  }

  var body: some View {
    PageData(state, onRetry: onRetry) {
      if fillsHeight {
        GeometryReader { geometry in
          scroll(proposing: Length(geometry.size.height))
        }
      } else {
        scroll(proposing: nil)
      }
    }
  }

  private func scroll(proposing height: Length?) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: ComponentTokens.Page.spacing) { content }
        .padding(ComponentTokens.Page.padding)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(idealHeight: height, alignment: .topLeading)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
