// SPDX-License-Identifier: MIT
// Views: the part of a text that suggestions complete.

import CuriumEditing

/// The part of a text that its suggestions complete.
///
///     TextField("Query", text: $query)
///       .textInputSuggestions(for: $query, from: keywords, completing: .lastWord)
///
///     TextField("Cities, with commas", text: $text)
///       .textInputSuggestions(for: $text, from: cities, completing: .lastItem)
public enum TextSuggestionScope: Hashable, Sendable {
  /// The whole text.
  case text
  /// The last word, while the caret is at its end; in a text editor, the word before the caret, if
  /// no letter or digit follows. A word begins after whitespace, a comma, a semicolon or an opening
  /// bracket.
  case lastWord
  /// The last item of a list, like `lastWord`. An item begins after a comma, a semicolon or a line
  /// break, and the whitespace that follows. It can have several words.
  case lastItem

  /// Returns the start of the part that ends at `caret` in `buffer`.
  func start(before caret: Int, in buffer: TextBuffer) -> Int {
    var start = caret
    if self == .text { return 0 }
    buffer.forEachGraphemeBackward(in: 0..<caret) { range, _ in
      guard let character = buffer.character(at: range.lowerBound) else { return false }
      if ends(at: character) { return false }
      if self == .lastWord || !character.isWhitespace { start = range.lowerBound }
      return true
    }
    return start
  }

  private func ends(at character: Character) -> Bool {
    switch self {
    case .text: false
    case .lastWord: character.isWhitespace || ",;([{".contains(character)
    case .lastItem: character.isNewline || ",;".contains(character)
    }
  }
}
