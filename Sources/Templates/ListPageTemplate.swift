// SPDX-License-Identifier: MIT
// Template: a searchable list, with placeholders for its other states.

import CuriumAtoms
import CuriumMolecules
import CuriumTokens
public import CuriumControls

/// The state of the list in a `ListPageTemplate`.
///
///     ListPageTemplate(title: "Packages", query: $query, state: .failed("There is no network.")) {
///       Text("swift-nio")
///     }
public enum ListPageState: Hashable, Sendable {
  /// The rows are loaded.
  case loaded
  /// The rows are loading.
  case loading
  /// There are no rows, or none that match the query.
  case empty
  /// The rows couldn't be loaded, for the given reason.
  case failed(String)
}

/// A list with a search field above, and with placeholders for its other states.
///
/// *Sizing:* fills the available space; the list takes what the field leaves.
/// *Keys:* those of `SearchBar` and of the list.
/// *Tokens:* `page.*`, `nav.*`, `search.*`. The labels are those of `\.strings`.
///
///     ListPageTemplate(title: "Packages", query: $query, state: .loaded, onRetry: { refresh() }) {
///       List { ForEach(packages) { Text($0.name) } }
///     }
public struct ListPageTemplate<Content: View>: View {
  private let title: String
  private let query: Binding<String>
  private let state: ListPageState
  private let onBack: (@MainActor () -> Void)?
  private let onSearch: @MainActor () -> Void
  private let onRetry: (@MainActor () -> Void)?
  private let content: Content
  @Environment(\.strings) private var strings

  /// Creates a list called `title`, with a search field for `query`. With `onRetry`, a failed list
  /// has a button to try again.
  public init(
    title: String, query: Binding<String>, state: ListPageState = .loaded,
    onBack: (@MainActor () -> Void)? = nil, onSearch: @escaping @MainActor () -> Void = {},
    onRetry: (@MainActor () -> Void)? = nil, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.query = query
    self.state = state
    self.onBack = onBack
    self.onSearch = onSearch
    self.onRetry = onRetry
    self.content = content()
  }

  /// The search field, with the list or its placeholder.
  public var body: some View {
    MainLayout(title: title, onBack: onBack) {
      SearchBar(query: query, placeholder: strings.search, onSearch: onSearch)
      VStack(alignment: .leading, spacing: 0) { list }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @ViewBuilder private var list: some View {
    switch state {
    case .loaded: content
    case .loading:
      ProgressView(strings.loading)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    case .empty:
      if query.wrappedValue.isEmpty {
        ContentUnavailableView(strings.empty, systemImage: "tray")
      } else {
        ContentUnavailableView.search(text: query.wrappedValue)
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
