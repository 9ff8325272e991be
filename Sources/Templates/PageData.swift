// SPDX-License-Identifier: MIT
// Template: the data on a page, or a placeholder for its state.

import CuriumAtoms
import CuriumOrganisms
import CuriumTokens
import CuriumControls

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
    case .loading:
      ProgressView(strings.loading)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    case .empty:
      if query.isEmpty {
        ContentUnavailableView(strings.empty, systemImage: "tray")
      } else {
        ContentUnavailableView.search(text: query)
      }
    case .failed(let reason): failure(reason)
    }
  }

  private func failure(_ reason: String) -> some View {
    ContentUnavailableView {
      Label(strings.failed, systemImage: "exclamationmark.triangle")
    } description: {
      Text(reason)
    } actions: {
      if let onRetry { PrimaryButton(title: strings.retry, action: onRetry) }
    }
  }
}
