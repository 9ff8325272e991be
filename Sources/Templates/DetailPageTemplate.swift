// SPDX-License-Identifier: MIT
// Template: the details of an item, with actions.

import CuriumTokens
public import CuriumControls

/// The details of an item: a header and content that scroll, and actions pinned at the bottom.
///
/// While it loads, a spinner replaces the content. The header and the actions stay. A placeholder
/// is centred in the space below the header.
///
/// *Sizing:* fills the available space.
/// *Keys:* those of `ScrollView`; Tab moves to the actions.
/// *Tokens:* `page.*`. The labels come from `\.strings`.
///
///     DetailPageTemplate(isLoading: package == nil) {
///       Text("swift-nio").font(.title)
///     } content: {
///       InfoRow(label: "Version", value: "2.101.2")
///     } actions: {
///       PrimaryButton(title: "Install") { install() }
///     }
public struct DetailPageTemplate<Header: View, Content: View, Actions: View>: View {
  private let header: Header
  private let content: Content
  private let actions: Actions
  private let state: PageState
  private let onRetry: (@MainActor () -> Void)?

  /// Creates a page with a header, content and actions.
  ///
  /// - Parameters:
  ///   - state: The state of the data. Unless it is `.loaded`, a placeholder replaces the content.
  ///   - onRetry: Called when the user presses the Retry button, which appears if the data couldn't
  ///    be loaded. With `nil`, there is no button.
  ///   - header: The heading above the content.
  ///   - content: The details, which scroll with the header.
  ///   - actions: The buttons below the content. Those without a variant are secondary buttons.
  public init(
    state: PageState = .loaded, onRetry: (@MainActor () -> Void)? = nil,
    @ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content,
    @ViewBuilder actions: () -> Actions
  ) {
    self.header = header()
    self.content = content()
    self.actions = actions()
    self.state = state
    self.onRetry = onRetry
  }

  /// The scrolling part above the actions.
  public var body: some View {
    ContentAboveActions {
      ScrollView {
        VStack(alignment: .leading, spacing: ComponentTokens.Page.spacing) {
          header.font(ComponentTokens.Page.titleFont)
            .fixedSize(horizontal: false, vertical: true)
          PageData(state, onRetry: onRetry) { content }
        }
        .padding(ComponentTokens.Page.padding)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      // A placeholder fills the rest of the visible height.
      .fittingContent(state != .loaded)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      PinnedActions { actions }
    }
    .pageBackground(ComponentTokens.Page.backgroundColor)
  }
}

extension DetailPageTemplate {
  /// Creates a page with a `header`, `content` and `actions`. While `isLoading`, a spinner replaces
  /// the content.
  public init(
    isLoading: Bool, @ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content,
    @ViewBuilder actions: () -> Actions
  ) {
    self.init(
      state: isLoading ? .loading : .loaded, header: header, content: content, actions: actions)
  }

  /// Creates a page with a `header`, `content` and `actions`. While `isLoading`, a spinner replaces
  /// the content.
  public init(
    @ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content,
    @ViewBuilder actions: () -> Actions, isLoading: Bool
  ) {
    self.init(isLoading: isLoading, header: header, content: content, actions: actions)
  }
}
