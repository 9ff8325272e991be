// SPDX-License-Identifier: MIT
// Molecule: a search field.

public import CuriumControls
import CuriumAtoms
import CuriumTokens

/// A search field with a magnifying glass.
///
/// While the field has text, a button on the right clears it.
///
/// *Sizing:* fills the width; one row.
/// *Keys:* those of `TextField`; Return calls `onSearch`, Escape clears the field, unless
/// `.clearsOnEscape(false)` is set.
/// *Tokens:* `search.*`, `input.*`, `button.icon.*`.
///
///     SearchBar(query: $query, placeholder: "Search packages…") { search(query) }
public struct SearchBar: View {
  private let query: Binding<String>
  private let placeholder: String?
  /// The default placeholder.
  private let prompt: KeyPath<Strings, String>
  private let onSearch: (@MainActor () -> Void)?
  private var clearsOnEscape = true
  @FocusState private var isFocused: Bool
  @Environment(\.isTextReadOnly) private var isReadOnly
  @Environment(\.strings) private var strings

  /// Creates a field for `query` that calls `onSearch` when the user presses Return. Without it,
  /// the action of an `onSubmit` around the field is called. While the field is empty, it shows
  /// `placeholder`, by default `searchPrompt` of `\.strings`.
  public init(
    query: Binding<String>, placeholder: String? = nil,
    onSearch: (@MainActor () -> Void)? = nil
  ) {
    self.init(query, placeholder, \.searchPrompt, onSearch)
  }

  /// Creates a field for `text` that calls `onSearch` when the user presses Return. Without it, the
  /// action of an `onSubmit` around the field is called. While the field is empty, it shows
  /// `placeholder`, by default `search` of `\.strings`.
  public init(
    text: Binding<String>, placeholder: String? = nil,
    onSearch: (@MainActor () -> Void)? = nil
  ) {
    self.init(text, placeholder, \.search, onSearch)
  }

  private init(
    _ query: Binding<String>, _ placeholder: String?, _ prompt: KeyPath<Strings, String>,
    _ onSearch: (@MainActor () -> Void)?
  ) {
    self.query = query
    self.placeholder = placeholder
    self.prompt = prompt
    self.onSearch = onSearch
  }

  /// Sets whether Escape clears the field. If `clears` is `false`, Escape goes to the enclosing
  /// views, for example to the dialog that contains the field. Call this before other modifiers.
  ///
  ///     SearchBar(text: $query).clearsOnEscape(false)
  public func clearsOnEscape(_ clears: Bool) -> SearchBar {
    edited(self) { $0.clearsOnEscape = clears }
  }

  /// The icon, the field and the button that clears it.
  public var body: some View {
    FieldWithEnd(
      TextField(placeholder ?? strings[keyPath: prompt], text: query).variant(.search)
        .focused($isFocused)
        .transformEnvironment(\.submit) { if let onSearch { $0 = onSearch } }
        .onFocusedKeyPress(keys: [.escape]) { _ in
          if query.wrappedValue.isEmpty || !clearsOnEscape || isReadOnly { return .ignored }
          query.wrappedValue = ""
          return .handled
        }
    ) {
      if !query.wrappedValue.isEmpty, !isReadOnly {
        IconButton(systemName: "curium.input.clear") {
          query.wrappedValue = ""
          isFocused = true
        }
        .accessibilityLabel(strings.clear)
        .accessibilityApart()
        // At rest, the button is part of the field.
        .token(ComponentTokens.Button.Icon.backgroundColor, .clear)
        .token(ComponentTokens.Button.Icon.backgroundColorDisabled, .clear)
      }
    }
  }
}
