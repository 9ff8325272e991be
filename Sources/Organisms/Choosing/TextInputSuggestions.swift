// SPDX-License-Identifier: MIT
// Organism: suggestions below a text field or in a text editor.

public import CuriumControls

extension View {
  /// Shows suggestions for `text` from `suggestions` in a list below this text field, or below the
  /// word before the caret of this text editor, while the user types.
  ///
  /// The list contains the 100 best matches: suggestions that contain the typed letters in the same
  /// order. It omits a suggestion that is the same as the text. The rest of the best suggestion
  /// that begins with the text appears after the caret. An accepted suggestion replaces the text,
  /// or the part of it that `scope` names: with `.lastWord` the last word of a query, with
  /// `.lastItem` the last item of a list with commas or semicolons. Undo restores the previous
  /// text. Input that the user recalls (see `textInputHistory(_:)`) doesn't open the list. The list
  /// is hidden while the field is scrolled away.
  ///
  /// *Sizing:* the list is as wide as the field, or the widest visible suggestion, and at most
  /// eight rows tall. In a text editor, it begins at the column of the word, and is at least 20
  /// columns wide. Near the bottom of the screen, it is above the field or the caret's row.
  /// *Keys:* ↓ or Control-Space opens the list; ↓, ↑ and the Page keys move in it. ↓ on the last
  /// suggestion and ↑ on the first one select none, and then the one at the other end. Return
  /// accepts the selected suggestion. Tab accepts it too, or else the completion after the caret;
  /// at the end of the text, → accepts the completion. Escape closes the list, and so does any
  /// command. A click accepts a suggestion. In a text editor, ↑, ↓ and the Page keys move the caret
  /// while the list is closed, ↑ begins at the last suggestion, and moving the caret out of the
  /// word closes the list.
  /// *Tokens:* `suggestion.*`, `choice.*`, `input.completion`.
  ///
  ///     TextField("City", text: $city)
  ///       .textInputSuggestions(for: $city, from: cities)
  public func textInputSuggestions(
    for text: Binding<String>, from suggestions: [String],
    completing scope: TextSuggestionScope = .text
  ) -> some View {
    SuggestingField(
      content: self, text: text, source: .texts(suggestions), kind: .suggestions, scope: scope)
  }

  /// Shows the suggestions that `find` returns, in their order, in a list below this text field, or
  /// below the word before the caret of this text editor, while the user types `text`.
  ///
  /// `find` is called for each value of `text`, or of the part that `scope` names, and cancelled
  /// when it changes. Until it returns, the list shows the previous suggestions. To search only
  /// after a pause in typing, sleep first in `find`.
  ///
  /// If Tab arrives together with the last letter, as in a script, it accepts a suggestion that
  /// `find` returns without waiting. If `find` waits, and on macOS before 26, the focus stays in
  /// the field. `find` can then be called twice for the same text; the first call is cancelled.
  ///
  /// Otherwise it works like `textInputSuggestions(for:from:completing:)`.
  ///
  ///     TextField("Package", text: $name)
  ///       .textInputSuggestions(for: $name) { await repository.names(containing: $0) }
  public func textInputSuggestions(
    for text: Binding<String>, completing scope: TextSuggestionScope = .text,
    find: @escaping @MainActor (String) async -> [String]
  ) -> some View {
    SuggestingField(
      content: self, text: text, source: .find(find), kind: .suggestions, scope: scope)
  }
}
