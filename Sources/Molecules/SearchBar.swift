// SPDX-License-Identifier: MIT
// Molecule: a field to search in, with a magnifier and a button that empties it.

public import CuriumControls
import CuriumAtoms
import CuriumTokens

/// A field to search in.
///
/// A button that empties the field stands at its right while it holds something.
///
/// *Sizing:* as wide as offered; one row.
/// *Keys:* those of `TextField`; Return calls `onSearch`, Escape empties the field.
/// *Tokens:* `search.*`, `input.*`, `button.icon.*`.
///
///     SearchBar(query: $query, placeholder: "Search packages…") { search(query) }
public struct SearchBar: View {
  private let query: Binding<String>
  private let placeholder: String?
  /// Stands in it where there is no placeholder.
  private let prompt: KeyPath<Strings, String>
  private let onSearch: @MainActor () -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.strings) private var strings

  /// A field for `query` that calls `onSearch` when Return is pressed. Where no `placeholder` is given, it is
  /// "Search..." in the words of `\.strings`.
  public init(
    query: Binding<String>, placeholder: String? = nil,
    onSearch: @escaping @MainActor () -> Void
  ) {
    self.query = query
    self.placeholder = placeholder
    prompt = \.searchPrompt
    self.onSearch = onSearch
  }

  /// A field for `text` that may do no more than hold it. Where no `placeholder` is given, it is "Search" in
  /// the words of `\.strings`.
  public init(
    text: Binding<String>, placeholder: String? = nil,
    onSearch: @escaping @MainActor () -> Void = {}
  ) {
    query = text
    self.placeholder = placeholder
    prompt = \.search
    self.onSearch = onSearch
  }

  /// The magnifier, the line and the button that empties it.
  public var body: some View {
    HStack(spacing: 0) {
      TextField(placeholder ?? strings[keyPath: prompt], text: query)
        .textFieldStyle(EdgeBarTextFieldStyle(icon: "magnifyingglass"))
        .onSubmit(onSearch)
        .onKeyPress(.escape) {
          if query.wrappedValue.isEmpty { return .ignored }
          query.wrappedValue = ""
          return .handled
        }
      if !query.wrappedValue.isEmpty {
        IconButton(systemName: "curium.input.clear") { query.wrappedValue = "" }
          .accessibilityLabel(strings.clear)
      }
    }
    .background(
      isEnabled
        ? ComponentTokens.Input.backgroundColor : ComponentTokens.Input.backgroundColorDisabled)
  }
}

package enum SearchBarPreviews: PreviewProvider {
  package static var level: Level { .molecule }

  package static var previews: [Preview] {
    Preview("Empty") {
      StatefulPreview("") { SearchBar(query: $0, placeholder: "Search packages…") {} }
    }
    Preview("Filled") { StatefulPreview("swift-nio") { SearchBar(query: $0) {} } }
    Preview("Disabled") {
      StatefulPreview("swift-nio") { SearchBar(text: $0) }.disabled(true)
    }
    Preview("Playground") { knobs in
      SearchBar(
        query: knobs.binding("query", ""),
        placeholder: knobs.text("placeholder", "Search packages…")
      ) {}
      .disabled(knobs.flag("disabled", false))
    }
  }
}
