// SPDX-License-Identifier: MIT
// Organism: access to one field of a form.

public import CuriumControls

/// Access to one field of a form: its name, its value and its error.
///
///     func isReady(_ name: FieldBinding<Account, String>) -> Bool {
///       name.error == nil && !name.isChecking
///     }
@MainActor public struct FieldBinding<Values, Value> {
  let model: FormModel<Values>
  let key: WritableKeyPath<Values, Value>
  let field: FieldState<Values>

  /// The name of the field.
  public var label: String { field.label }
  /// The current error message.
  public var error: String? { field.error }
  /// A Boolean value that indicates whether the field's check is running.
  public var isChecking: Bool { field.isChecking }

  /// The value of the field. Setting it counts as an edit.
  public var value: Value {
    get { model.read(key, of: field) }
    nonmutating set { model.write(newValue, to: key, of: field) }
  }

  /// A binding to the value.
  public var binding: Binding<Value> {
    Binding(get: { value }, set: { value = $0 })
  }

  /// Moves the focus to the field.
  public func focus() { field.requestFocus() }
}

extension FormModel {
  /// Returns the field of the property at the key path `key`, for example of one that is known only
  /// at run time: `form[\.cells[index]]`.
  ///
  /// - Precondition: The property has a `FormField`.
  public subscript<Value>(key: WritableKeyPath<Values, Value>) -> FieldBinding<Values, Value> {
    self[dynamicMember: key]
  }
}

extension FieldBinding where Value: LosslessStringConvertible {
  /// The value as text. The text stays as the user typed it until the focus leaves the field. Text
  /// that can't be converted to a value causes an error and keeps the previous value. A number is
  /// read as in a `NumberField`: finite, and written with decimal digits.
  public var text: Binding<String> {
    Binding(
      get: { field.draft.text(for: value) },
      set: { text in
        var draft = TextDraft()
        let typed = Value(typed: text)
        draft.type(text, readAs: typed, previous: value)
        model.write(typed, to: key, of: field, draft: draft)
      })
  }
}
