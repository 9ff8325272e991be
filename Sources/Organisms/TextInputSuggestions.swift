// SPDX-License-Identifier: MIT
// Organism: suggestions below a text field.

import CuriumTokens
public import CuriumControls

extension View {
  /// Suggests texts in a list below this text field while the user types `text`.
  ///
  /// The list contains the best 100 matches of the text, found by a few of their letters in order.
  /// The rest of the best suggestion that begins with the text is shown after the caret.
  ///
  /// *Keys:* ↓ opens the list; ↓ and ↑ move in it. Return accepts the selected suggestion. Tab
  /// accepts it too, or the one after the caret; so does → at the end of the text. Escape closes
  /// the list. A click accepts a suggestion.
  ///
  ///     TextField("City", text: $city)
  ///       .textInputSuggestions(for: $city, from: cities)
  public func textInputSuggestions(for text: Binding<String>, from suggestions: [String])
    -> some View
  {
    SuggestingField(content: self, text: text, texts: suggestions, find: nil)
  }

  /// Suggests the texts that `find` returns in a list below this text field while the user types
  /// `text`, in their order. A call for an earlier text is cancelled.
  ///
  /// Otherwise works like `textInputSuggestions(for:from:)`.
  ///
  ///     TextField("Package", text: $name)
  ///       .textInputSuggestions(for: $name) { await registry.names(containing: $0) }
  public func textInputSuggestions(
    for text: Binding<String>, find: @escaping @MainActor (String) async -> [String]
  ) -> some View {
    SuggestingField(content: self, text: text, texts: [], find: find)
  }
}

private struct SuggestingField<Content: View>: View {
  private let content: Content
  private let text: Binding<String>
  private let texts: [String]
  private let find: (@MainActor (String) async -> [String])?
  @State private var index = Memo<[String], SuggestionIndex>()
  @State private var search = Memo<Query, [FoundSuggestion]>()
  /// The text whose suggestions are shown; `nil` while the list is closed.
  @State private var query: String?
  /// What `find` returned last.
  @State private var answer: [String] = []
  /// The index of the selected suggestion; `nil` if none is selected.
  @State private var chosen: Int?
  /// The text that was accepted last. It needs no suggestions.
  @State private var accepted: String?
  @FocusState private var isFocused: Bool

  init(
    content: Content, text: Binding<String>, texts: [String],
    find: (@MainActor (String) async -> [String])?
  ) {
    self.content = content
    self.text = text
    self.texts = texts
    self.find = find
  }

  var body: some View {
    let found = isFocused ? found : []
    content
      .environment(\.textInputCompletion, completion(found))
      .focused($isFocused)
      .onKeyPress(keys: [.upArrow, .downArrow, .return, .tab, .escape]) { handle($0.key) }
      .onDeferredChange(of: text) { text in
        if isFocused, text != accepted { open(text) }
      }
      .onChange(of: isFocused) { _, isFocused in if !isFocused { close() } }
      .task(id: find == nil ? nil : query) { await ask() }
    OverlaySlot(
      found.isEmpty ? nil : SuggestionList(found: found, chosen: chosen) { accept($0.text) },
      .suggestions, dismiss: close)
  }

  /// The suggestions in the list; none while it is closed.
  private var found: [FoundSuggestion] {
    guard let query else { return [] }
    let texts = find == nil ? texts : answer
    return search(Query(text: query, texts: texts, isAnswer: find != nil)) { search in
      if search.isAnswer { return search.answer }
      return index(texts) { SuggestionIndex($0) }.found(search.text)
    }
  }

  /// Returns the suggestion whose rest is shown after the caret: the selected one, or the best that
  /// begins with the text.
  private func completion(_ found: [FoundSuggestion]) -> String? {
    guard let query, !query.isEmpty else { return nil }
    if let chosen, chosen < found.count { return found[chosen].text }
    return found.first { $0.text.continues(query) }?.text
  }

  private func open(_ text: String) {
    accepted = nil
    chosen = nil
    query = text.isEmpty ? nil : text
  }

  private func close() {
    query = nil
    chosen = nil
  }

  private func accept(_ suggestion: String) {
    close()
    accepted = suggestion
    text.wrappedValue = suggestion
  }

  private func handle(_ key: KeyEquivalent) -> KeyPress.Result {
    // Several keys can come between two frames.
    if let query, query != text.wrappedValue, text.wrappedValue != accepted {
      open(text.wrappedValue)
    }
    let found = found
    switch key {
    case .downArrow where query == nil:
      query = text.wrappedValue
      return .handled
    case _ where found.isEmpty: return .ignored
    case .downArrow: chosen = min((chosen ?? -1) + 1, found.count - 1)
    case .upArrow:
      guard let place = chosen else { return .ignored }
      chosen = place > 0 ? place - 1 : nil
    case .return, .tab:
      let selected = chosen.map { found[min($0, found.count - 1)].text }
      guard let taken = selected ?? (key == .tab ? completion(found) : nil) else {
        close()
        return .ignored
      }
      accept(taken)
    default: close()
    }
    return .handled
  }

  private func ask() async {
    guard let find, let query else { return }
    let answer = await find(query)
    if Task.isCancelled { return }
    self.answer = answer
    chosen = nil
  }
}

/// The inputs of a search.
private struct Query: Equatable {
  let text: String
  let texts: [String]
  let isAnswer: Bool

  /// All texts in their order, with the matching letters of those that match.
  var answer: [FoundSuggestion] {
    let query = FuzzyQuery(text)
    return texts.enumerated().map { index, text in
      FoundSuggestion(text: text, match: query.match(text) ?? .everything, id: index)
    }
  }
}

/// The suggestions in a panel, at most eight at once.
private struct SuggestionList: View {
  let found: [FoundSuggestion]
  let chosen: Int?
  let accept: @MainActor (FoundSuggestion) -> Void

  private static var height: Int { 8 }

  init(
    found: [FoundSuggestion], chosen: Int?, accept: @escaping @MainActor (FoundSuggestion) -> Void
  ) {
    self.found = found
    self.chosen = chosen
    self.accept = accept
  }

  var body: some View {
    OverlayPanel(
      content: ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(found) { suggestion in
              SuggestionRow(suggestion: suggestion, isChosen: suggestion.id == chosenID)
                .onTapGesture { accept(suggestion) }
                .accessibilityElement()
                .accessibilityRole(.row)
                .accessibilityLabel(suggestion.text)
                .accessibilitySelected(suggestion.id == chosenID)
                .accessibilityAction { accept(suggestion) }
            }
          }
        }
        .frame(height: Length(min(found.count, Self.height)))
        .onChange(of: chosen) { _, _ in if let chosenID { proxy.scrollTo(chosenID) } }
      }, role: .popover)
  }

  private var chosenID: Int? { chosen.map { found[min($0, found.count - 1)].id } }
}

private struct SuggestionRow: View {
  let suggestion: FoundSuggestion
  let isChosen: Bool
  @State private var isHovered = false

  init(suggestion: FoundSuggestion, isChosen: Bool) {
    self.suggestion = suggestion
    self.isChosen = isChosen
  }

  var body: some View {
    ChoiceRow(isChosen: isChosen, isHovered: isHovered) {
      suggestion.match.marking(suggestion.text)
        .foregroundStyle(ComponentTokens.CommandPalette.textColor)
        .lineLimit(1)
    }
    .contentShape(Rectangle())
    .onHover { isHovered = $0 }
  }
}

extension OverlayPresentation {
  /// A list below the field, which keeps the keyboard.
  fileprivate static var suggestions: OverlayPresentation {
    var presentation = OverlayPresentation(role: .list)
    presentation.placement = .beside(.bottom)
    presentation.isModal = false
    return presentation
  }
}
