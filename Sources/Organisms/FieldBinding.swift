// SPDX-License-Identifier: MIT
// Organism: one field of a form, as views read and write it.

public import CuriumControls

/// One field of a form, as views read and write it: its name, its value and what is said of it.
///
///     func isReady(_ name: FieldBinding<Account, String>) -> Bool {
///       name.error == nil && !name.isChecking
///     }
@MainActor public struct FieldBinding<Values, Value> {
  let model: FormModel<Values>
  let key: WritableKeyPath<Values, Value>
  let field: FieldState<Values>

  /// Its name.
  public var label: String { field.label }
  /// What is said of it now.
  public var error: String? { field.error }
  /// Whether its check has been asked and has not answered.
  public var isChecking: Bool { field.isChecking }

  /// Its value. Setting it counts as an edit.
  public var value: Value {
    get { model.read(key, of: field) }
    nonmutating set { model.write(newValue, to: key, of: field) }
  }

  /// A binding to its value.
  public var binding: Binding<Value> {
    Binding(get: { value }, set: { value = $0 })
  }

  /// Gives it the focus.
  public func focus() { field.requestFocus() }
}

extension FieldBinding where Value: LosslessStringConvertible {
  /// Its value as text. A text that cannot be read leaves the value as it was, and is an error.
  public var text: Binding<String> {
    Binding(
      get: {
        let value = value
        return field.draft ?? value.description
      },
      set: { text in
        if let value = Value(text) {
          self.value = value
        } else {
          model.writeUnreadable(text, to: field)
        }
      })
  }
}
