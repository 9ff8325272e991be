// SPDX-License-Identifier: MIT
// Views: the completion that a text field shows after the caret.

import CuriumEngine
import CuriumViews

/// The continuation of the text in a text field. While the caret is at the end, the field shows the
/// rest of it, and → accepts it.
package struct TextInputCompletion: Equatable {
  let text: String?
  let acceptance: TextInputAcceptance

  /// Creates a completion, or none if `text` is `nil`.
  package init(_ text: String?, acceptance: TextInputAcceptance) {
    self.text = text
    self.acceptance = acceptance
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.text == other.text && one.acceptance === other.acceptance
  }
}

/// Accepts suggestions into the text field that has the focus.
@MainActor package final class TextInputAcceptance {
  weak var field: TextInputNode?
  /// `false` while no field has had the focus: text editors accept no suggestions.
  package var hasField: Bool { field != nil }
  /// `true` while the caret is at the end of the text.
  package var caretIsAtEnd: Bool {
    field.map { $0.editing.caret == $0.editing.buffer.count } ?? false
  }
  /// The text that the field got last without typing: a suggestion or recalled input.
  package private(set) var accepted: String?
  /// `true` if this text is earlier input, so that ↓ shows later input.
  package private(set) var isEarlierInput = false

  /// Creates an acceptance for the fields that get it from the environment.
  package init() {}

  /// Replaces the text of the field with the part of the suggestion that it accepts. The user can
  /// undo it.
  package func accept(_ suggestion: String) {
    guard let field else { return }
    field.replaceText(with: suggestion)
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

private struct TextInputCompletionKey: EnvironmentKey {
  static var defaultValue: TextInputCompletion? { nil }
}

extension EnvironmentValues {
  /// The completion of the text in a text field.
  package var textInputCompletion: TextInputCompletion? {
    get { self[TextInputCompletionKey.self] }
    set { self[TextInputCompletionKey.self] = newValue }
  }
}

extension String {
  /// Returns `true` if the text is longer than `text` and begins with it, ignoring case.
  package func continues(_ text: String) -> Bool {
    rest(after: text) != nil
  }

  /// Returns the rest of this text after `text`, ignoring case; `nil` if this text doesn't begin
  /// with `text`, or if nothing is left.
  func rest(after text: String) -> Substring? {
    var rest = self[...]
    for character in text {
      guard let own = rest.popFirst(),
        own == character || own.lowercased() == character.lowercased()
      else { return nil }
    }
    return rest.isEmpty ? nil : rest
  }
}
