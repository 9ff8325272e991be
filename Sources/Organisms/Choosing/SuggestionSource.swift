// SPDX-License-Identifier: MIT
// Organism: the source and the kind of a list below a field.

/// The source of the entries in a list below a field.
enum SuggestionSource {
  /// Entries that match the typed text, found by a few letters.
  case texts([String])
  /// Entries that a function returns, in their order.
  case find(@MainActor (String) async -> [String])
}

/// The kind of a list below a field.
enum SuggestionListKind {
  /// A list below a field that accepts any text.
  case suggestions
  /// A list with a button that shows all entries.
  case choices
  /// Like `choices`, but typing selects the best match.
  case onlyChoices

  /// `true` if ↓ opens a list of all entries, whatever the text is.
  var showsAll: Bool { self != .suggestions }
}

extension SuggestionListKind {
  /// Returns a function from an entered line to the text of the field; `nil` for suggestions. In a
  /// field that accepts only choices, the text is the best match for the line, as with Return.
  func entry(from source: SuggestionSource) -> (@MainActor (String) -> String)? {
    switch (self, source) {
    case (.suggestions, _): return nil
    case (.onlyChoices, .texts(let choices)):
      return { line in
        if choices.contains(line) || line.allSatisfy(\.isWhitespace) { return line }
        return SuggestionIndex(choices).found(line).first?.text ?? line
      }
    default: return { $0 }
    }
  }
}
