// SPDX-License-Identifier: MIT
// Views: the suggestion that a text field or an editor shows after the caret, and accepts.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumEditing
import CuriumViews

/// A suggestion for the text of a field or an editor, or for the part before its caret. While the
/// caret is at the end of a line, the control shows the rest of the suggestion, and → accepts it.
package struct TextInputCompletion: Equatable {
  let text: String?
  /// The part of the text that suggestions complete.
  let scope: TextSuggestionScope
  let acceptance: TextInputAcceptance

  /// Creates a completion, or none if `text` is `nil`.
  package init(_ text: String?, scope: TextSuggestionScope, acceptance: TextInputAcceptance) {
    self.text = text
    self.scope = scope
    self.acceptance = acceptance
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.text == other.text && one.scope == other.scope
      && one.acceptance === other.acceptance
  }
}

/// Connects a list of suggestions with the text field or the editor that has the focus.
@MainActor package final class TextInputAcceptance {
  weak var field: TextControlNode?
  /// The text that the suggestions in the list complete; its value is `nil` while the list is
  /// closed. The field closes the list if the caret leaves the part.
  package var query: Binding<String?>?
  /// The number of requests to open the list, by the key for it.
  package var requests: Binding<Int>?
  /// Returns the text for a line that a screen-reader user enters; `nil` in a field without
  /// choices.
  package var entry: (@MainActor (String) -> String)?
  /// The text that the field got last without typing: a suggestion or recalled input.
  package private(set) var accepted: String?
  /// `true` if this text is earlier input, so that ↓ shows later input.
  package private(set) var isEarlierInput = false

  /// Creates an acceptance for the fields that get it from the environment.
  package init() {}

  var isOpen: Bool { query?.wrappedValue != nil }
  /// `true` while an editable field or editor itself has the focus, and not another view in it.
  package var hasFocusedField: Bool {
    field.map { $0.graph.focus.current === $0 && $0.completion?.acceptance === self } ?? false
  }
  /// `true` while the field, and so the list, is scrolled away.
  package var isScrolledAway: Bool { field?.absoluteFrame.isEmpty ?? true }
  /// `true` if the arrows move the caret between rows.
  package var isMultiline: Bool { field?.editing.isMultiline ?? false }
  /// `true` if ↑ shows earlier input of a field while no suggestion is selected.
  package var recallsInput: Bool { !isMultiline && field?.hasEarlierInput == true }
  /// The part of the text that suggestions complete; `nil` if the caret isn't at its end.
  package var part: String? { field?.completedPart }

  /// Replaces the part of the text that suggestions complete with as much of the suggestion as the
  /// field accepts. The user can undo it.
  package func accept(_ suggestion: String) {
    guard let field, let range = field.completedRange else { return }
    field.replaceText(in: range, with: suggestion)
    note(field.editing.text, isEarlierInput: false)
  }

  /// Notes the text that the field has got without typing.
  func note(_ text: String, isEarlierInput: Bool) {
    accepted = text
    self.isEarlierInput = isEarlierInput
  }

  /// Forgets the accepted text, because the user has changed it.
  package func forget() {
    accepted = nil
    isEarlierInput = false
  }
}

extension TextControlNode {
  /// The part of the text that suggestions complete. `nil` if the caret isn't at the end of a word
  /// or an item: in a field at the end of the text, in an editor not before a letter.
  final var completedRange: Range<Int>? {
    let (buffer, caret) = (editing.buffer, editing.caret)
    guard let completion, !isSecret else { return nil }
    if completion.scope == .text { return 0..<buffer.count }
    guard editing.selection == nil, caret == buffer.count || editing.isMultiline else { return nil }
    if let next = buffer.character(at: caret), next.isLetter || next.isNumber { return nil }
    return completion.scope.start(before: caret, in: buffer)..<caret
  }

  /// The part of the text that suggestions complete, as a string.
  final var completedPart: String? { completedRange.map { String(editing.buffer.slice($0)) } }

  /// The part of the suggestion after the caret, while the caret is at the end of a line.
  final var restOfCompletion: Substring? {
    guard let text = completion?.text, editing.selection == nil, editing.caret == editing.lineEnd,
      isFocused, let range = completedRange, !range.isEmpty,
      range.upperBound == editing.caret
    else { return nil }
    return text.rest(after: editing.buffer.slice(range))
  }

  /// Accepts the suggestion whose rest is after the caret, if the key is →; `nil` for other keys.
  @MainActor final func acceptCompletion(_ press: KeyPress) -> TextEditing.Outcome? {
    guard press.key == .rightArrow, press.modifiers.isEmpty, restOfCompletion != nil,
      let completion, let text = completion.text
    else { return nil }
    completion.acceptance.accept(text)
    return .moved
  }

  /// Closes the list of suggestions for a part that the caret has left.
  @MainActor final func leaveCompletedPart() {
    guard let completion, completion.scope != .text, let query = completion.acceptance.query,
      let part = query.wrappedValue, part != completedPart
    else { return }
    query.wrappedValue = nil
  }
}

extension EnvironmentValues {
  /// The completion of the text in text fields and editors.
  package var textInputCompletion: TextInputCompletion? {
    get { self[TypeKey<TextInputCompletion>.self] }
    set { self[TypeKey<TextInputCompletion>.self] = newValue }
  }
}

extension String {
  /// Returns whether the text is longer than `text` and begins with it, ignoring case.
  package func continues(_ text: String) -> Bool {
    rest(after: text) != nil
  }

  /// Returns the rest of this text after `text`, ignoring case; `nil` if this text doesn't begin
  /// with `text`, or if nothing is left.
  func rest(after text: some StringProtocol) -> Substring? {
    var rest = self[...]
    for character in text {
      guard let own = rest.popFirst(),
        own == character || own.lowercased() == character.lowercased()
      else { return nil }
    }
    return rest.isEmpty ? nil : rest
  }
}
