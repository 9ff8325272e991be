// SPDX-License-Identifier: MIT
// Organism: a text field with a list of choices.

import CuriumTokens
public import CuriumControls

/// A text field with a button that opens a list of choices.
///
/// As the user types, the list narrows to the choices that contain the typed letters in the same
/// order. The field accepts any text. With `acceptsOtherText(false)`, it accepts only choices: the
/// binding changes when the user picks a choice or types all of it. Other text is shown as an
/// error, and when the focus leaves the field, the previous choice returns. Until then, a
/// `FormModel` can't be submitted. In a `Form`, its title is a label in the column of labels.
///
/// *Sizing:* fills the width; one row. If the width is unspecified, 20 columns plus the edge bar
/// and the chevron. The list is as wide as the field, or as its widest visible choice, and at most
/// eight rows tall.
/// *Keys:* those of `TextField`. ↓ opens the list; ↓, ↑ and the Page keys move in it. ↓ on the last
/// choice and ↑ on the first one select none, and then the one at the other end. Return and Tab
/// accept the selected choice; Tab also accepts the completion after the caret, as does → at the
/// end of the text. Escape closes the list, and so does any command. Clicking the chevron opens and
/// closes the list; clicking a choice accepts it.
/// *Tokens:* `comboBox.*`, `suggestion.*`, `choice.*`, `input.*`.
///
///     struct ShellChoice: View {
///       @State private var shell = "/bin/sh"
///       var body: some View {
///         ComboBox("Shell", text: $shell, choices: ["/bin/bash", "/bin/sh", "/bin/zsh"])
///       }
///     }
public struct ComboBox: View {
  private let title: String
  private let text: Binding<String>
  private let choices: [String]
  private var acceptsOtherText = true
  /// The typed text in a field that accepts only choices, until it is one; `nil` while the field
  /// shows the choice.
  @State private var draft: String?
  @State private var matching = Memo<SuggestionQuery, Bool>()
  @FocusState private var isFocused: Bool
  @Environment(\.strings) private var strings
  @Environment(\.textDiscards) private var discards

  /// Creates a field that edits `text` and offers `choices`. It shows `title` while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>, choices: [String]) {
    self.title = String(title)
    self.text = text
    self.choices = choices
  }

  /// Sets whether the field accepts text that isn't one of its choices. By default, `accepts` is
  /// `true`.
  ///
  ///     ComboBox("Size", text: $size, choices: ["S", "M", "L"]).acceptsOtherText(false)
  public func acceptsOtherText(_ accepts: Bool) -> ComboBox {
    edited(self) { $0.acceptsOtherText = accepts }
  }

  /// The label in a form, the field, its chevron and the list.
  public var body: some View {
    let edited = acceptsOtherText ? text : choice
    let unreadable = unreadable
    TitledField(title: title) { isTitled in
      SuggestingField(
        content: TextField(title, text: edited, prompt: isTitled ? Text("") : nil)
          .variant(.standard)
          .hasError(unreadable?.isPartial == false)
          .focused($isFocused)
          .onChange(of: isFocused) { _, isFocused in if !isFocused { draft = nil } }
          .onChange(of: discards) { draft = nil }
          .accessibilityChoices(choices)
          .accessibilityInvalid(unreadable != nil)
          .preference(key: UnreadableTextKey.self, value: unreadable),
        text: edited, source: .texts(choices), kind: acceptsOtherText ? .choices : .onlyChoices)
    }
  }

  /// The text that isn't a choice. While it matches any choice, it may become one.
  private var unreadable: UnreadableText? {
    if acceptsOtherText || draft == nil { return nil }
    return UnreadableText(error: strings.enterValid, isPartial: isMatch)
  }

  /// `true` if the text matches any choice.
  private var isMatch: Bool {
    matching(SuggestionQuery(text: draft ?? "", texts: choices)) { search in
      let query = FuzzyQuery(search.text)
      return search.texts.contains { query.match($0) != nil }
    }
  }

  /// The text of a field that accepts only choices. Text that isn't exactly a choice becomes the
  /// draft.
  private var choice: Binding<String> {
    Binding(
      get: { draft ?? text.wrappedValue },
      set: { typed in
        let found = choices.first { $0 == typed }
        draft = found == nil ? typed : nil
        if let found, found != text.wrappedValue { text.wrappedValue = found }
      })
  }
}
