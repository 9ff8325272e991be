// SPDX-License-Identifier: MIT
// Views: swaps characters of text being edited, and changes the case of its words.

import CuriumText

extension TextEditing {
  /// Swaps the characters before and after the caret, and moves the caret after both. At the end of
  /// a line, swaps the two characters before it.
  @MainActor mutating func transpose(_ rules: TextInputRules) -> Outcome {
    if selection != nil { return .moved }
    let second = caret == lineEnd ? buffer.previous(caret) : caret
    guard second > lineStart else { return .moved }
    let range = buffer.previous(second)..<buffer.next(second)
    var text = String(buffer.slice(second..<range.upperBound))
    text += buffer.slice(range.lowerBound..<second)
    guard rules.admits(text, entered: "", replacing: range, in: self) else { return .moved }
    insert(text, replacing: range)
    return .edited
  }

  /// Changes the case of the selected text, which stays selected, or of the text up to the end of
  /// the word at or after the caret, where the caret moves.
  @MainActor mutating func changeCase(
    _ change: (String) -> String, _ rules: TextInputRules
  ) -> Outcome {
    let (selection, anchor) = (selection, anchor)
    let range = selection ?? caret..<wordEnd
    let old = String(buffer.slice(range))
    let new = change(old)
    guard !new.utf8.elementsEqual(old.utf8) else {
      if selection == nil { move(to: range.upperBound) }
      return .moved
    }
    let known = Set(old)
    let entered = new.filter { !known.contains($0) }
    guard rules.admits(new, entered: entered, replacing: range, in: self) else { return .moved }
    insert(new, replacing: range)
    if selection != nil {
      let end = caret
      let isBackward = anchor == range.upperBound
      finishEdit(
        anchor: isBackward ? end : range.lowerBound, caret: isBackward ? range.lowerBound : end)
    }
    return .edited
  }

  /// Returns a text with capital letters at the starts of its words, and small letters otherwise.
  static func capitalized(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for character in text {
      result += isInWord ? character.lowercased() : character.uppercased()
      isInWord = character.isWord || isInWord && (character == "'" || character == "’")
    }
    return result
  }
}
