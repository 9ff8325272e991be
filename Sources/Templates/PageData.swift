// SPDX-License-Identifier: MIT
// Template: the data on a page, or a placeholder for its state.

import CuriumOrganisms
import CuriumTokens
import CuriumControls

extension View {
  /// Stacks the parts of the view at the top of the available space, with the padding of a page.
  func pageBlock() -> some View {
    VStack(alignment: .leading, spacing: ComponentTokens.Page.spacing) { self }
      .padding(ComponentTokens.Page.padding)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The data on a page, or the placeholder for its state. A placeholder fills the available space
/// and is centred in it.
struct PageData<Content: View>: View {
  private let state: PageState
  private let query: String
  private let onRetry: (@MainActor () -> Void)?
  private let content: Content
  @Environment(\.strings) private var strings

  init(
    _ state: PageState, query: String = "", onRetry: (@MainActor () -> Void)?,
    @ViewBuilder content: () -> Content
  ) {
    self.state = state
    self.query = query
    self.onRetry = onRetry
    self.content = content()
  }

  var body: some View {
    switch state {
    case .loaded: content
    case .loading, .failed:
      LoadStatus(
        loadingTitle: strings.loading, failureTitle: strings.failed, reason: reason,
        onRetry: onRetry)
    case .empty:
      if query.isEmpty {
        ContentUnavailableView(strings.empty, systemImage: "tray")
      } else {
        ContentUnavailableView.search(text: query)
      }
    }
  }

  private var reason: String? {
    if case .failed(let reason) = state { reason } else { nil }
  }
}
