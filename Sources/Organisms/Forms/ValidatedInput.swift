// SPDX-License-Identifier: MIT
// Organism: a text field for a field of a form, with validation.

import CuriumAtoms
import CuriumMolecules
public import CuriumControls

/// A text field for a field of a form, with its name above and its error message below.
///
/// *Sizing:* same as `FormInput`. *Keys:* those of `TextField`; Return moves to the next field, and
/// submits after the last one. *Tokens:* `form.*`, `input.*`.
///
///     let form = FormModel(Account()) {
///       FormField(\.name, "Name", .required("Enter your name."))
///     }
///     ValidatedInput(form.name, placeholder: "Ada Okafor")
public struct ValidatedInput<Values, Value: LosslessStringConvertible>: View {
  private let field: FieldBinding<Values, Value>
  private let placeholder: String
  private let isSecure: Bool

  /// Creates a text field for `field`.
  ///
  /// - Parameters:
  ///   - field: The field of a form model.
  ///   - placeholder: The text in the field while it is empty.
  ///   - isSecure: `true` shows a dot for each grapheme, and a button that reveals the text.
  public init(
    _ field: FieldBinding<Values, Value>, placeholder: String = "", isSecure: Bool = false
  ) {
    self.field = field
    self.placeholder = placeholder
    self.isSecure = isSecure
  }

  /// The name, the field and the message.
  public var body: some View {
    let hasError = field.error != nil
    ValidatedField(field) { _ in
      if isSecure {
        SecureTextField(placeholder: placeholder, text: field.text, hasError: hasError)
      } else {
        TextField(placeholder, text: field.text).variant(.standard).hasError(hasError)
      }
    }
  }
}
