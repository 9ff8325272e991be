// SPDX-License-Identifier: MIT
// Views: the text of a field that edits a number or another value.

/// The text that the user types for a value.
///
/// A value has one standard form, and the text on the way to it has others: "1." before "1.5", or
/// "007". The typed text stays in the field until the focus leaves it, unless something else
/// changes the value.
package struct TextDraft {
  private var typed: (text: String, standardForm: String)?
  /// `true` if the typed text isn't a value.
  package private(set) var isUnreadable = false

  /// Creates a draft without typed text.
  package init() {}

  /// Returns whether no text was typed, or the text is for `value`.
  func belongs(to value: some CustomStringConvertible) -> Bool {
    typed.map { $0.standardForm == value.description } ?? true
  }

  /// Returns the text to show for a value.
  package func text(for value: some CustomStringConvertible) -> String {
    if let typed, belongs(to: value) { typed.text } else { value.description }
  }

  /// Stores the text in the field and the value that was read from it. If the text can't be read,
  /// `value` is `nil`, and the previous value stays.
  package mutating func type<Value: CustomStringConvertible>(
    _ text: String, readAs value: Value?, previous: Value
  ) {
    typed = (text, (value ?? previous).description)
    isUnreadable = value == nil
  }

  /// Shows the value in its standard form after the focus has left the field. Text that isn't a
  /// value stays, so that the user can correct it.
  package mutating func end() {
    if !isUnreadable { typed = nil }
  }
}
