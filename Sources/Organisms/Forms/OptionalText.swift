// SPDX-License-Identifier: MIT
// Organism: an optional value of a form as text.

import CuriumControls

extension FieldBinding {
  /// Returns the optional value as text, like `text`. Empty text is `nil`.
  func optionalText<Wrapped: LosslessStringConvertible>() -> Binding<String>
  where Value == Wrapped? {
    Binding(
      get: { field.draft.text(for: OptionalText(value: value)) },
      set: { text in
        var draft = TextDraft()
        let typed = OptionalText<Wrapped>(text)
        draft.type(text, readAs: typed, previous: OptionalText(value: value))
        model.write(typed.map(\.value), to: key, of: field, draft: draft)
      })
  }
}

/// An optional value as text, which is empty or blank for `nil`.
private struct OptionalText<Wrapped: LosslessStringConvertible>: LosslessStringConvertible {
  let value: Wrapped?

  init(value: Wrapped?) { self.value = value }

  init?(_ text: String) {
    guard text.contains(where: { !$0.isWhitespace }) else {
      value = nil
      return
    }
    guard let typed = Wrapped(typed: text) else { return nil }
    value = typed
  }

  var description: String { value?.description ?? "" }
}

extension LosslessStringConvertible {
  /// Reads the text that a user types for a value. A number is finite, and written with decimal
  /// digits.
  init?(typed text: String) {
    if Self.self is any Numeric.Type {
      self.init(decimal: text)
    } else {
      self.init(text)
    }
  }
}

extension FieldRule {
  /// Requires an optional value that isn't `nil`, such as the number of a field that isn't empty;
  /// `message` is the error.
  @MainActor public static func required<Wrapped>(_ message: String) -> Self
  where Value == Wrapped? {
    FieldRule(message) { $0 != nil }
  }

  /// Requires an optional value in `range`, or `nil`; `message` is the error.
  @MainActor public static func within<Wrapped: Comparable>(
    _ range: ClosedRange<Wrapped>, _ message: String
  ) -> Self where Value == Wrapped? {
    FieldRule(message) { value in value.map { range.contains($0) } ?? true }
  }
}
