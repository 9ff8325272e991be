// SPDX-License-Identifier: MIT
// Views: the rules for entered text.

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

  /// Returns the part of `text` that may replace the selection.
  @MainActor package func admitted(_ text: String, into editing: TextEditing) -> String {
    var text = text
    if let accepts { text = String(text.filter(accepts)) }
    guard let limit else { return text }
    let replaced = editing.selection ?? editing.caret..<editing.caret
    // A text has no more graphemes than bytes, so nothing is counted far from the limit.
    if editing.buffer.count - replaced.count + text.utf8.count <= limit { return text }
    var room = limit + (editing.selectedText?.count ?? 0)
    var place = 0
    while room > 0, place < editing.buffer.count {
      place = editing.buffer.next(place)
      room -= 1
    }
    return String(text.prefix(room))
  }
}
