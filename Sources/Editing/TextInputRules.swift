// SPDX-License-Identifier: MIT
// Views: the rules for entered text.

import CuriumText

/// The rules for entered text.
package struct TextInputRules {
  /// Returns whether a character is accepted; `nil` accepts all.
  var accepts: (@MainActor (Character) -> Bool)?
  /// The maximum number of graphemes in the text.
  var limit: Int?

  package init(accepts: (@MainActor (Character) -> Bool)? = nil, limit: Int? = nil) {
    self.accepts = accepts
    self.limit = limit
  }

  /// Returns the part of `text` that may replace the selection, or the text in `range`.
  ///
  /// Keys arrive one Unicode scalar at a time, so the text can continue the character before it,
  /// for example with an accent or the second half of a flag. The rules apply to the whole
  /// character.
  @MainActor package func admitted(
    _ text: String, into editing: TextEditing, replacing range: Range<Int>? = nil
  ) -> String {
    let replaced = range ?? editing.selection ?? editing.caret..<editing.caret
    var text = text
    var continuation = ""
    if let (whole, length) = continued(by: text, at: replaced.lowerBound, in: editing) {
      if accepts?(whole) != false {
        continuation = String(text.unicodeScalars.prefix(length))
      }
      text = String(text.unicodeScalars.dropFirst(length))
    }
    if let accepts { text = String(text.filter(accepts)) }
    return continuation + limited(text, replacing: replaced, in: editing)
  }

  /// Returns whether `text` may replace a part of the text. `entered` contains the characters of
  /// `text` that are new; the others were in that part before.
  @MainActor package func admits(
    _ text: String, entered: String, replacing replaced: Range<Int>, in editing: TextEditing
  ) -> Bool {
    if let accepts, !entered.allSatisfy(accepts) { return false }
    return limited(text, replacing: replaced, in: editing) == text
  }

  /// Returns the character that ends at `place` together with the scalars of `text` that continue
  /// it, and their number; `nil` if the text begins with a new character.
  private func continued(
    by text: String, at place: Int, in editing: TextEditing
  ) -> (Character, Int)? {
    guard place > 0, text.utf8.first.map({ $0 >= 0x80 }) == true,
      let last = editing.buffer.character(at: editing.buffer.previous(place)),
      let whole = (String(last) + text).first, whole != last,
      whole.utf8.count <= TextBuffer.graphemeLimit
    else { return nil }
    return (whole, whole.unicodeScalars.count - last.unicodeScalars.count)
  }

  /// Returns the start of `text` for which there is room.
  private func limited(
    _ text: String, replacing replaced: Range<Int>, in editing: TextEditing
  ) -> String {
    guard let limit else { return text }
    // A text has no more graphemes than bytes, so nothing is counted far from the limit.
    if editing.buffer.count - replaced.count + text.utf8.count <= limit { return text }
    var room = limit + editing.buffer.slice(replaced).count
    var place = 0
    while room > 0, place < editing.buffer.count {
      place = editing.buffer.next(place)
      room -= 1
    }
    return String(text.prefix(room))
  }
}
