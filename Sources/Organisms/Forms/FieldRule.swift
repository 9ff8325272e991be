// SPDX-License-Identifier: MIT
// Organism: validation rules for fields.

import CuriumControls

/// A validation rule for a field, with a message for invalid values.
///
/// Write messages that say what to do: "Enter your name." is better than "Required".
///
///     let even = FieldRule<Settings, Int>("Enter an even number.") { $0 % 2 == 0 }
public struct FieldRule<Values, Value> {
  /// Returns the error for a value, given all values of the form; `nil` if the value is valid.
  package let error: @MainActor (Value, Values) -> String?

  /// Creates a rule with a `message` for values that fail `test`.
  public init(_ message: String, _ test: @escaping @MainActor (Value) -> Bool) {
    error = { value, _ in test(value) ? nil : message }
  }

  /// Creates a rule with a `message` for values that fail `test`, which also receives the other
  /// values of the form.
  public init(_ message: String, with test: @escaping @MainActor (Value, Values) -> Bool) {
    error = { value, values in test(value, values) ? nil : message }
  }
}

extension FieldRule where Value: Equatable {
  /// Requires the same value as the field `other`; `message` is the error.
  @MainActor public static func matches(_ other: KeyPath<Values, Value>, _ message: String) -> Self
  {
    FieldRule(message, with: { $0 == $1[keyPath: other] })
  }
}

extension FieldRule where Value: Comparable {
  /// Requires a value in `range`; `message` is the error.
  @MainActor public static func within(_ range: ClosedRange<Value>, _ message: String) -> Self {
    FieldRule(message) { range.contains($0) }
  }
}

extension FieldRule where Value == Bool {
  /// Requires the value `true`; `message` is the error.
  @MainActor public static func accepted(_ message: String) -> Self { FieldRule(message) { $0 } }
}

extension FieldRule where Value == String {
  /// Requires text that isn't empty or blank; `message` is the error.
  @MainActor public static func required(_ message: String) -> Self {
    FieldRule(message) { text in text.contains { !$0.isWhitespace } }
  }

  /// Requires text with a number of graphemes in `range`; `message` is the error.
  @MainActor public static func length(_ range: some RangeExpression<Int>, _ message: String)
    -> Self
  {
    FieldRule(message) { range.contains($0.count) }
  }

  /// Requires text in the form of an email address, or empty text; `message` is the error. Doesn't
  /// check that the address exists.
  @MainActor public static func email(_ message: String) -> Self {
    FieldRule(message) { $0.isEmpty || looksLikeAddress($0) }
  }

  private static func looksLikeAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !text.contains(where: \.isWhitespace) else {
      return false
    }
    let names = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return names.count > 1 && names.allSatisfy { !$0.isEmpty }
  }
}

/// The time of a field's first validation. After that, the field is validated with every change, so
/// that a message disappears as soon as the value is valid.
///
///     FormField(
///       \Account.password, "Password", .length(8..., "Use 8 or more."), when: .whileTyping)
public enum ValidationTiming: Hashable, Sendable, CaseIterable {
  /// When the value changes.
  case whileTyping
  /// When the focus leaves the field, if it was edited.
  case onBlur
  /// When the form is submitted.
  case onSubmit
}
