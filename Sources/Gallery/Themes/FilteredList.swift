// SPDX-License-Identifier: MIT
// Page: a search field and the rows that match its text.

import Curium
import CuriumOrganisms

/// Rows with a single selection, filtered by typing.
///
/// The field has the focus: letters filter the rows, ↑ and ↓ move the selection, Return opens it.
/// Clicking a row selects it.
struct FilteredList<Item: Identifiable & Equatable, Row: View>: View where Item.ID == String {
  let studio: ThemeStudio
  let part: ThemeStudio.Part
  let placeholder: String
  /// Returns the matching items.
  let find: @MainActor (SearchWords) -> [Item]
  let selection: String?
  let onChoose: @MainActor (Item) -> Void
  let onOpen: @MainActor () -> Void
  @ViewBuilder let row: (Item) -> Row
  @State private var query = ""
  /// The query of the visible items, as of the last frame.
  @State private var shownQuery = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    let items = find(SearchWords(shownQuery))
    VStack(spacing: 0) {
      SearchBar(query: $query, placeholder: placeholder, onSearch: onOpen)
        .focused($isFocused)
        .onDeferredChange(of: $query) { shownQuery = $0 }
        .task(id: studio.focusRequest) {
          if studio.takesFocus(part) { isFocused = true }
        }
        .onKeyPress(keys: [.upArrow, .downArrow, .pageUp, .pageDown]) { press in
          switch press.key {
          case .upArrow: step(-1, in: items)
          case .downArrow: step(1, in: items)
          case .pageUp: step(-10, in: items)
          default: step(10, in: items)
          }
        }
      if items.isEmpty {
        ContentUnavailableView.search(text: shownQuery)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        rows(items)
      }
    }
  }

  private func rows(_ items: [Item]) -> some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(items) { item in
            FilteredRow(
              isSelected: item.id == selection, isListFocused: isFocused, content: row(item)
            )
            .contentShape(Rectangle())
            .onTapGesture {
              isFocused = true
              onChoose(item)
            }
            .accessibilityAction { onChoose(item) }
          }
        }
      }
      .onAppear { proxy.scrollTo(selection ?? "") }
      .onChange(of: selection) { _, chosen in proxy.scrollTo(chosen ?? "") }
      .onChange(of: items.count) { _, _ in proxy.scrollTo(selection ?? "") }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func step(_ steps: Int, in shown: [Item]) -> KeyPress.Result {
    let items = query == shownQuery ? shown : find(SearchWords(query))
    guard !items.isEmpty else { return .handled }
    let current = items.firstIndex { $0.id == selection }
    let next = current.map { min(items.count - 1, max(0, $0 + steps)) } ?? 0
    if next != current { onChoose(items[next]) }
    return .handled
  }
}

/// A row with a marker if it is selected.
private struct FilteredRow<Content: View>: View {
  let isSelected: Bool
  let isListFocused: Bool
  let content: Content

  var body: some View {
    HStack(spacing: 0) {
      Image(systemName: "curium.row.marker")
        .foregroundStyle(isListFocused ? ComponentTokens.Sidebar.markerColor : .textMuted)
        .hidden(!isSelected)
      content
        .foregroundStyle(
          isSelected
            ? ComponentTokens.Sidebar.textColorSelected : ComponentTokens.Sidebar.textColor)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      isSelected
        ? isListFocused
          ? ComponentTokens.Sidebar.backgroundColorSelected
          : SemanticTokens.Colors.selectionInactive
        : .clear
    )
    .accessibilitySelected(isSelected)
  }
}
