// SPDX-License-Identifier: MIT
// Organism: a search field above a view.

import CuriumMolecules
import CuriumTokens
public import CuriumControls

extension View {
  /// Shows a search field for `text` above the view, which gets the remaining space. Filter the
  /// content of the view by the text.
  ///
  ///     struct Services: View {
  ///       let names: [String]
  ///       @State private var query = ""
  ///       @State private var selection: String?
  ///
  ///       var body: some View {
  ///         let found = names.filter { query.isEmpty || $0.contains(query) }
  ///         List(found, id: \.self, selection: $selection) { Text($0) }
  ///           .searchable(text: $query, prompt: "Search services")
  ///       }
  ///     }
  ///
  /// The command `search` moves the focus to the field. It is available while the focus is in this
  /// view, or while nothing has the focus; the focus then moves to the first search field on the
  /// screen. Text fields in the view receive its key as text. In a new layer or screen, the content
  /// gets the focus before the field.
  ///
  /// *Sizing:* the field and its line above the view, as wide as the available space. In a low
  /// window, the end of the content is cut off.
  /// *Keys:* `/` calls `search`. In the field, Escape clears the text; without text, it moves the
  /// focus back to where it was. ↓ and Return move the focus to the content: to the view that had
  /// it before the field, or to the first one. Return also calls the action of an `onSubmit` around
  /// this view. If nothing in the content can take the focus, the views around this one get Escape
  /// and ↓.
  /// *Tokens:* those of `SearchBar` and of `fieldLine()`.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - prompt: The text in the empty field; by default, `search` of `\.strings`.
  public func searchable(text: Binding<String>, prompt: String? = nil) -> some View {
    searchable(text: text, prompt: prompt, onSearch: nil)
  }

  /// Shows a search field above the view, like `searchable(text:prompt:)`. Return calls `onSearch`,
  /// or else the action of an `onSubmit`.
  package func searchable(
    text: Binding<String>, prompt: String? = nil, onSearch: (@MainActor () -> Void)?
  ) -> some View {
    SearchableContent(content: self, text: text, prompt: prompt, onSearch: onSearch)
  }
}

/// A view with a search field above it.
private struct SearchableContent<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let prompt: String?
  let onSearch: (@MainActor () -> Void)?
  @State private var search = SearchFocus()
  @FocusState private var isSearching: Bool
  @Environment(\.submit) private var submit
  @Environment(\.isTextReadOnly) private var isReadOnly
  @Environment(\.strings) private var strings

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      SearchBar(text: text, placeholder: prompt) {
        let action = onSearch ?? submit
        // The action can move the focus elsewhere.
        search.goToContent()
        action?()
      }
      .focused($isSearching)
      .searchField(of: search)
      .fieldLine()
      content
        // Rows without room are cut off at the bottom, below the field.
        .frame(minHeight: 0, alignment: .topLeading)
        .searchContent(of: search)
    }
    // Inside the stack, the keys would come before those of the field, such as its history.
    .onFocusedKeyPress(keys: [.escape, .downArrow]) { leave(with: $0.key) }
    .keyHint(KeyBinding(escapeTitle, ["esc"], id: "search.escape"), isEnabled: isSearching)
    .keyBinding(KeyBinding(strings.search.startingInLowerCase, ["/"], id: "search")) {
      // A container may have to show the field first.
      if !search.goToField() { isSearching = true }
    }
  }

  /// `true` if Escape clears the field.
  private var canClear: Bool { !text.wrappedValue.isEmpty && !isReadOnly }

  /// The hint for Escape in the field.
  private var escapeTitle: String {
    (canClear ? strings.clear : strings.back).startingInLowerCase
  }

  private func leave(with key: KeyEquivalent) -> KeyPress.Result {
    guard isSearching else { return .ignored }
    if key == .escape, canClear {
      // The focus is on the button that clears the field. Without text, there is no button.
      text.wrappedValue = ""
      return search.goToField() ? .handled : .ignored
    }
    return (key == .escape ? search.goBack() : search.goToContent()) ? .handled : .ignored
  }
}
