// SPDX-License-Identifier: MIT
// Views: the completion that a text field shows after the caret.

import CuriumEngine
import CuriumViews

private struct TextInputCompletionKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// A text that continues the one in a text field. While the caret is at the end, the field shows
  /// the rest of it, and → accepts it.
  package var textInputCompletion: String? {
    get { self[TextInputCompletionKey.self] }
    set { self[TextInputCompletionKey.self] = newValue }
  }
}

extension String {
  /// Whether the text is longer than `text` and begins with it, in any case.
  package func continues(_ text: String) -> Bool {
    rest(after: text) != nil
  }

  /// Returns the part after a text with which this one begins, in any case; `nil` if it doesn't, or
  /// if nothing is left.
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
