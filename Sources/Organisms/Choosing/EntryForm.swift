// SPDX-License-Identifier: MIT
// Organism: the form in which users type a date or a time.

import CuriumControls

/// The form in which users type a value part by part: the parts of its text, and their numbers.
protocol EntryForm: Equatable {
  associatedtype Value: BoundedValue

  /// The parts, in the order of the text.
  var parts: [EntryPart] { get }
  /// The characters that can end a part.
  var separators: String { get }

  /// Returns the number of each part of `value`.
  func numbers(of value: Value) -> [Int]
  /// Returns the value that is nearest to `numbers`, which contains a number for each part.
  func nearest(to numbers: [Int]) -> Value
  /// Returns the numbers in a whole text, such as a pasted one: `nil` for a part that it doesn't
  /// have. Returns `nil` if it has another form.
  func numbers(in text: String) -> [Int?]?
  /// Replaces the number of `part` with the typed digits, and adapts the others. `base` is the
  /// selected value.
  func enter(_ digits: String, in part: Int, of numbers: inout [Int?], base: Value?)
  /// Returns `value` with the part stepped.
  func moved(_ value: Value, part: Int, by steps: Int) -> Value
  /// Returns the steps of an arrow key with Shift and of a Page key.
  func manySteps(of part: Int) -> Int
  /// Returns the errors of the field.
  func words(_ strings: Strings) -> EntryWords
}

extension EntryForm {
  /// The text while all numbers are missing, such as `yyyy-mm-dd`.
  var blank: String { parts.map { $0.separator + $0.blank }.joined() }

  /// The last part.
  var lastPart: Int { parts.count - 1 }
}
