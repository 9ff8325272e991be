// SPDX-License-Identifier: MIT
// Page: a search field and the rows that match its text.

import Curium
import CuriumControls
import CuriumOrganisms

/// Rows with a single selection, filtered by typing.
///
/// The field has the focus: letters filter the rows, ↑ and ↓ move the selection, Return opens it,
/// or the first match if the selection isn't one. Clicking a row selects it.
struct FilteredList<Item: Identifiable & Equatable, Source: Equatable, Row: View>: View
where Item.ID == String {
  let studio: ThemeStudio
  let part: ThemeStudio.Part
  let placeholder: String
  /// The data that `find` searches.
  let source: Source
  /// Returns the matching items.
  let find: @MainActor (SearchWords, Source) -> [Item]
  let selection: String?
  let onChoose: @MainActor (Item) -> Void
  /// Opens the selection.
  let onOpen: @MainActor () -> Void
  /// Returns the name of an item, for screen readers.
  let label: (Item) -> String
  /// Returns additional information about an item, for screen readers.
  let value: (Item) -> String
  @ViewBuilder let row: (Item) -> Row
  @State private var query = ""
  /// The query of the visible items, as of the last frame.
  @State private var shownQuery = ""
  @State private var memo = Memo<Filter, [Item]>()
  @FocusState private var isFocused: Bool

  /// The inputs of a search.
  private struct Filter: Equatable {
    let query: String
    let source: Source
  }

  var body: some View {
    let items = items
    VStack(spacing: 0) {
      SearchBar(query: $query, placeholder: placeholder, onSearch: open)
        .focused($isFocused)
        .onDeferredChange(of: $query) { shownQuery = $0 }
        .task(id: studio.focusRequest) {
          if studio.takesFocus(part) { isFocused = true }
        }
        .fieldLine()
        .onKeyPress(keys: [.upArrow, .downArrow, .pageUp, .pageDown]) { press in
          switch press.key {
          case .upArrow: step(-1)
          case .downArrow: step(1)
          case .pageUp: step(-10)
          default: step(10)
          }
        }
      if items.isEmpty {
        ContentUnavailableView.search(text: shownQuery)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        ChoiceList(items, selection: selection) { rows(items) }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
  }

  private func rows(_ items: [Item]) -> some View {
    ForEach(items) { item in
      ChoiceRow(
        label(item), value: value(item), isSelected: item.id == selection, isActive: isFocused,
        look: .sidebar
      ) {
        isFocused = true
        onChoose(item)
      } content: {
        row(item)
      }
    }
  }

  private var items: [Item] {
    memo(Filter(query: shownQuery, source: source)) { find(SearchWords($0.query), $0.source) }
  }

  private func step(_ steps: Int) -> KeyPress.Result {
    shownQuery = query
    let items = items
    let current = items.firstIndex { $0.id == selection }
    let next = current.map { max(0, min(items.count - 1, $0 + steps)) } ?? 0
    if !items.isEmpty, next != current { onChoose(items[next]) }
    return .handled
  }

  private func open() {
    shownQuery = query
    let items = items
    if !items.contains(where: { $0.id == selection }) {
      guard !query.isEmpty, let first = items.first else { return }
      onChoose(first)
    }
    onOpen()
  }
}
