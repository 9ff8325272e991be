// SPDX-License-Identifier: MIT
// Template: a searchable list, and what stands there while it has nothing to show.

import CuriumAtoms
import CuriumMolecules
import CuriumTokens
public import CuriumControls

/// What the list of a `ListPageTemplate` is going through.
///
///     ListPageTemplate(title: "Packages", query: $query, state: .failed("There is no network.")) {
///       Text("swift-nio")
///     }
public enum ListPageState: Hashable, Sendable {
  /// There are rows.
  case loaded
  /// The rows are on their way.
  case loading
  /// There is no row, or none that matches what was searched.
  case empty
  /// The rows could not be had, for a reason.
  case failed(String)
}

/// A field to search in above a list, and what stands there while it has nothing to show.
///
/// *Sizing:* takes all it is offered; the list what is left beneath the field.
/// *Keys:* those of `SearchBar` and of the list.
/// *Tokens:* `page.*`, `nav.*`, `search.*`. The words are those of `\.strings`.
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

  /// A list called `title`, searched by `query`; `onRetry` is offered where it failed.
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

  /// The field, and the list or what stands for it.
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

package enum ListPageTemplatePreviews: PreviewProvider {
  package static var level: Level { .template }

  @MainActor private static func page(_ state: ListPageState, query: String = "") -> some View {
    StatefulPreview(query) {
      ListPageTemplate(title: "Packages", query: $0, state: state, onRetry: {}) {
        InfoRow(label: "swift-nio", value: "2.101.2")
        InfoRow(label: "swift-log", value: "1.6.4")
        InfoRow(label: "swift-collections", value: "1.3.0")
      }
    }
  }

  package static var previews: [Preview] {
    Preview("Loaded") { page(.loaded) }
    Preview("Loading") { page(.loading) }
    Preview("Empty") { page(.empty) }
    Preview("Nothing found") { page(.empty, query: "swift-ni0") }
    Preview("Failed") { page(.failed("There is no network. Check the cable.")) }
    Preview("Playground") { knobs in
      ListPageTemplate(
        title: knobs.text("title", "Packages"), query: knobs.binding("query", ""),
        state: knobs.choice(
          "state",
          of: [
            ".loaded": ListPageState.loaded, ".loading": .loading, ".empty": .empty,
            ".failed(\"There is no network.\")": .failed("There is no network."),
          ]), onBack: knobs.action("onBack", false), onRetry: knobs.action("onRetry")
      ) {
        InfoRow(label: "swift-nio", value: "2.101.2")
        InfoRow(label: "swift-log", value: "1.6.4")
      }
    }
  }
}
