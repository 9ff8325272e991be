// SPDX-License-Identifier: MIT
// Organism: what the value of a field must be like.

import CuriumControls

/// What the value of a field must be like, and what is said where it is not.
///
/// Say what to do: "Enter your name." tells more than "Required".
///
///     let even = FieldRule<Settings, Int>("Enter an even number.") { $0 % 2 == 0 }
public struct FieldRule<Values, Value> {
  let complaint: @MainActor (Value, Values) -> String?

  /// A rule that says `message` of each value that fails `test`.
  public init(_ message: String, _ test: @escaping @MainActor (Value) -> Bool) {
    complaint = { value, _ in test(value) ? nil : message }
  }

  /// A rule that says `message` where a value does not go with the others of the form.
  public init(_ message: String, with test: @escaping @MainActor (Value, Values) -> Bool) {
    complaint = { value, values in test(value, values) ? nil : message }
  }
}

extension FieldRule where Value: Equatable {
  /// The value must be that of another field.
  @MainActor public static func matches(_ other: KeyPath<Values, Value>, _ message: String) -> Self
  {
    FieldRule(message, with: { $0 == $1[keyPath: other] })
  }
}

extension FieldRule where Value: Comparable {
  /// The value must lie in a range.
  @MainActor public static func within(_ range: ClosedRange<Value>, _ message: String) -> Self {
    FieldRule(message) { range.contains($0) }
  }
}

extension FieldRule where Value == Bool {
  /// The value must be yes.
  @MainActor public static func accepted(_ message: String) -> Self { FieldRule(message) { $0 } }
}

extension FieldRule where Value == String {
  /// The text must hold more than spaces.
  @MainActor public static func required(_ message: String) -> Self {
    FieldRule(message) { text in text.contains { !$0.isWhitespace } }
  }

  /// The text must have so many graphemes.
  @MainActor public static func length(_ range: some RangeExpression<Int>, _ message: String)
    -> Self
  {
    FieldRule(message) { range.contains($0.count) }
  }

  /// The text must look like a mail address, or be empty; whether it is one, only a mail tells.
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

/// When a field is judged for the first time. Once something was said of it, it is judged as it changes,
/// so that the words go when they are heeded.
///
///     FormField(\Account.password, "Password", .length(8..., "Use 8 characters."), when: .whileTyping)
public enum ValidationTiming: Hashable, Sendable, CaseIterable {
  /// As soon as it changes.
  case whileTyping
  /// When the focus leaves it, if it was changed.
  case onBlur
  /// When the form is submitted.
  case onSubmit
}
