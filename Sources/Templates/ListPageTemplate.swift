// SPDX-License-Identifier: MIT
// Template: a searchable list, with placeholders for its other states.

import CuriumOrganisms
import CuriumTokens
public import CuriumControls

/// A list with a search field above, and with placeholders for its other states.
///
/// *Sizing:* fills the available space; the list takes the space below the field.
/// *Keys:* those of `searchable(text:prompt:)` and of the list.
/// *Tokens:* `page.*`, `nav.*`, `search.*`. The labels come from `\.strings`.
///
///     ListPageTemplate(title: "Packages", query: $query, state: .loaded, onRetry: { refresh() }) {
///       List { ForEach(packages) { Text($0.name) } }
///     }
public struct ListPageTemplate<Content: View>: View {
  private let title: String
  private let query: Binding<String>
  private let state: PageState
  private let onBack: (@MainActor () -> Void)?
  private let onSearch: (@MainActor () -> Void)?
  private let onRetry: (@MainActor () -> Void)?
  private let content: Content

  /// Creates a list with a title and a search field for `query`.
  ///
  /// - Parameters:
  ///   - title: The title in the bar.
  ///   - query: The text in the search field.
  ///   - state: The state of the data. Unless it is `.loaded`, a placeholder replaces the list.
  ///   - onBack: Called by the button that goes back. With `nil`, there is no button.
  ///   - onSearch: Called when the user presses Return in the search field, which also moves the
  ///    focus to the list. With `nil`, the action of an `onSubmit` around the page is called.
  ///   - onRetry: Called when the user presses the Retry button, which appears if the data couldn't
  ///    be loaded. With `nil`, there is no button.
  ///   - content: The list, below the search field.
  public init(
    title: String, query: Binding<String>, state: PageState = .loaded,
    onBack: (@MainActor () -> Void)? = nil, onSearch: (@MainActor () -> Void)? = nil,
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
      PageData(state, query: query.wrappedValue, onRetry: onRetry) { content }
        .searchable(text: query, onSearch: onSearch)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}
