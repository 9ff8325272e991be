// SPDX-License-Identifier: MIT
// Organism: a text field or editor with a list of suggestions or choices below it.

import CuriumTokens
import CuriumControls

/// A text field with a list below it, from which the user can accept an entry. In a text editor,
/// the list is below the word or the item before the caret.
///
/// The field keeps the focus. Keys go to the list first, then to the field.
struct SuggestingField<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let source: SuggestionSource
  let kind: SuggestionListKind
  var scope = TextSuggestionScope.text
  @State private var index = Memo<[String], SuggestionIndex>()
  @State private var search = Memo<SuggestionQuery, [FoundSuggestion]>()
  @State private var acceptance = TextInputAcceptance()
  /// The query whose matches are in the list; `nil` while it is closed.
  @State private var query: String?
  /// The number of requests to open the list.
  @State private var requests = 0
  /// The number of times that the list was opened: each time, `find` runs again.
  @State private var openings = 0
  /// The selected match; `nil` if none is selected.
  @State private var chosen: ChosenEntry<FoundSuggestion>?
  @State private var page = ChoicePage()
  /// The text that the list was last updated for. It is older than that of the field if several
  /// keys arrive between two frames.
  @State private var listedText = ""
  /// The calls of `find`.
  @State private var searches = SuggestionSearches()
  /// The last result of `find`.
  @State private var answer: [String] = []
  /// The width of the field.
  @State private var width = 0
  @FocusState private var isFocused: Bool
  @Environment(\.strings) private var strings

  var body: some View {
    let matches = isFocused ? matches : []
    Group {
      if case .suggestions = kind {
        field(matches)
      } else {
        FieldWithChevron(content: field(matches)) {
          isFocused = true
          if query == nil { openAll() } else { close() }
        }
      }
    }
    // The list is below this layer, which is as large as the field.
    .background {
      Color.clear
      OverlaySlot(
        matches.isEmpty
          ? nil
          : SuggestionList(
            matches: matches, chosen: chosen?.index(in: matches), page: page, width: width,
            isInEditor: acceptance.isMultiline
          ) { accept($0.text) },
        .suggestions(followCaret: acceptance.isMultiline), dismiss: close)
    }
    .background {
      GeometryReader { geometry in
        Color.clear.onChange(of: geometry.size.width, initial: true) { width = $1 }
      }
    }
  }

  private func field(_ matches: [FoundSuggestion]) -> some View {
    let completion = completion(matches)
    acceptance.entry = kind.entry(from: source)
    return content.environment(
      \.textInputCompletion,
      TextInputCompletion(completion, scope: scope, acceptance: acceptance)
    )
    .focused($isFocused)
    .onFocusedKeyPress(keys: [
      .upArrow, .downArrow, .pageUp, .pageDown, .return, .tab, .escape,
    ]) { handle($0) }
    .onDeferredChange(of: text) { _ in if isFocused { followText() } }
    .onChange(of: requests) { openAtCaret() }
    .onChange(of: isFocused) { _, isFocused in
      listedText = text.wrappedValue
      acceptance.requests = $requests
      if !isFocused { close() }
    }
    .searchTask({ asked }, find: { await searches.find($0, from: source) }) { answer, _ in
      receive(answer)
    }
    .controlKeyHint(strings.openHint, "down", isEnabled: kind.showsAll && query == nil)
    .keyHint(strings.moveHint, "up", "down", isEnabled: !matches.isEmpty)
    // Without a selection, only Tab accepts a suggestion.
    .keyHint(
      strings.chooseHint, selected(matches) == nil ? "tab" : "enter",
      isEnabled: !matches.isEmpty && completion != nil
    )
    .keyHint(strings.closeHint, "esc", isEnabled: !matches.isEmpty)
  }

  // MARK: Matches

  /// The matches in the list; none while it is closed.
  private var matches: [FoundSuggestion] {
    guard let query else { return [] }
    switch source {
    case .texts(let texts):
      return search(SuggestionQuery(text: query, texts: texts)) { search in
        listed(index(texts) { SuggestionIndex($0) }.found(search.text), for: search.text)
      }
    case .find:
      return search(SuggestionQuery(text: query, texts: answer)) { listed($0.all, for: $0.text) }
    }
  }

  /// Returns the matches to show: all choices, or the suggestions except the text itself.
  private func listed(_ matches: [FoundSuggestion], for text: String) -> [FoundSuggestion] {
    guard case .suggestions = kind else { return matches }
    return matches.filter { $0.text != text }
  }

  /// The part of the text that suggestions complete; `nil` if the caret isn't where they do. The
  /// body doesn't read it, because it would then run twice for each key.
  private var part: String? { scope == .text ? text.wrappedValue : acceptance.part }

  /// Returns the entry that completes the text after the caret: the selected one, or the best one
  /// that begins with the query.
  private func completion(_ matches: [FoundSuggestion]) -> String? {
    guard let query, !query.isEmpty else { return nil }
    return selected(matches) ?? matches.first { $0.text.continues(query) }?.text
  }

  private func selected(_ matches: [FoundSuggestion]) -> String? {
    chosen?.index(in: matches).map { matches[$0].text }
  }

  private var asked: SuggestionSearch? {
    guard case .find = source, let query else { return nil }
    return SuggestionSearch(query: query, opening: openings)
  }

  private func receive(_ answer: [String]) {
    self.answer = answer
    chosen = nil
  }

  // MARK: Open and closed

  /// Opens, narrows or closes the list after the text has changed.
  private func followText() {
    let text = text.wrappedValue
    if text == listedText || !acceptance.hasFocusedField { return }
    listedText = text
    if text == acceptance.accepted { return close() }
    acceptance.forget()
    guard let part, !part.isEmpty else { return close() }
    search(part)
    chosen = kind == .onlyChoices ? ChosenEntry(0, in: matches) : nil
  }

  /// Opens the list for the text before the caret, without typing, unless it is open.
  private func openAtCaret() {
    if !acceptance.hasFocusedField { return }
    followText()
    if matches.isEmpty, let part { open(part) }
  }

  /// Opens the list of suggestions for `part`.
  private func open(_ part: String) {
    close()
    guard case .suggestions = kind else { return openAll() }
    search(part)
  }

  /// Opens the list for `part`, or narrows it.
  private func search(_ part: String) {
    if query == nil {
      // An earlier list may have closed because the caret left the part.
      close()
      openings += 1
    }
    query = part
    acceptance.query = $query
  }

  /// Opens the list of all choices, with the current one selected.
  private func openAll() {
    query = ""
    acceptance.query = $query
    guard case .texts(let texts) = source else { return }
    chosen = texts.firstIndex(of: text.wrappedValue).map { ChosenEntry($0, in: matches) }
  }

  private func close() {
    query = nil
    chosen = nil
    answer = []
    searches.cancel()
  }

  private func accept(_ suggestion: String) {
    close()
    acceptance.accept(suggestion)
  }

  private func handle(_ press: KeyPress) -> KeyPress.Result {
    let key = press.key
    if !acceptance.hasFocusedField || acceptance.isScrolledAway { return .ignored }
    followText()
    if key == .tab, let asked, !searches.findAtOnce(asked, from: source, receive: receive) {
      // The letters after the key belong to this field until its search has begun.
      return .handled
    }
    let matches = matches
    let place = chosen?.index(in: matches)
    switch key {
    case .downArrow where query == nil:
      // In an editor, the key moves the caret.
      guard !acceptance.isMultiline, !acceptance.isEarlierInput, let part else { return .ignored }
      open(part)
    case _ where matches.isEmpty:
      // An answer that arrives later must not open the list.
      if key != .upArrow, key != .downArrow { close() }
      return .ignored
    case .pageDown:
      chosen = ChosenEntry(min((place ?? -1) + page.length, matches.count - 1), in: matches)
    case .pageUp: chosen = ChosenEntry(max(0, (place ?? 0) - page.length), in: matches)
    case .upArrow where place == nil && acceptance.recallsInput: return .ignored
    case .upArrow, .downArrow:
      let next = key == .upArrow ? (place ?? matches.count) - 1 : (place ?? -1) + 1
      if matches.indices.contains(next) {
        chosen = ChosenEntry(next, in: matches)
      } else if press.phase == .down {
        // A held key stops at the ends of the list.
        chosen = nil
      }
    case .return, .tab:
      guard let taken = selected(matches) ?? (key == .tab ? completion(matches) : nil) else {
        close()
        return .ignored
      }
      accept(taken)
    default: close()
    }
    return .handled
  }
}
