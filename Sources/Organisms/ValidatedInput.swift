// SPDX-License-Identifier: MIT
// Organism: a text field for a field of a form, with validation.

import CuriumAtoms
import CuriumMolecules
public import CuriumControls

/// A text field for a field of a form, with its name above and its error message below.
///
/// *Sizing:* as `FormInput`. *Keys:* those of `TextField`; Return moves to the next field, and
/// submits after the last one. *Tokens:* `form.*`, `input.*`.
///
///     let form = FormModel(Account()) {
///       FormField(\.name, "Name", .required("Enter your name."))
///     }
///     ValidatedInput(form.name, placeholder: "Ada Lovelace")
public struct ValidatedInput<Values, Value: LosslessStringConvertible>: View {
  private let field: FieldBinding<Values, Value>
  private let placeholder: String
  private let isSecure: Bool

  /// Creates a text field for `field`. With `isSecure`, it shows a dot for each grapheme and has a
  /// button that reveals the text.
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
        TextField(placeholder, text: field.text)
          .textFieldStyle(EdgeBarTextFieldStyle(hasError: hasError))
      }
    }
  }
}

package enum ValidatedInputPreviews: PreviewProvider {
  package static var level: Level { .organism }

  package static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview(
        FormModel(PreviewAccount()) {
          FormField(\.name, "Name", .required("Enter your name."))
        }
      ) { ValidatedInput($0.wrappedValue.name, placeholder: "Ada Lovelace") }
    }
    Preview("Number") {
      StatefulPreview(
        FormModel(PreviewAccount()) {
          FormField(
            \.age, "Age", unreadable: "Enter a number.", .within(13...120, "Enter 13 or more."))
        }
      ) { ValidatedInput($0.wrappedValue.age) }
    }
    Preview("Error") {
      StatefulPreview(rejected()) { ValidatedInput($0.wrappedValue.name) }
    }
    Preview("Playground") { knobs in
      let form = knobs.state(
        "form",
        FormModel(PreviewAccount()) { FormField(\.name, "Name", .required("Enter your name.")) }
      ).wrappedValue
      ValidatedInput(
        form.name, placeholder: knobs.text("placeholder", "Ada Lovelace"),
        isSecure: knobs.flag("isSecure", false)
      )
      .disabled(knobs.flag("disabled", false))
    }
  }

  private static func rejected() -> FormModel<PreviewAccount> {
    let form = FormModel(PreviewAccount(name: "ada")) { FormField(\.name, "User name") }
    form.reject(\.name, "This name is taken.")
    return form
  }
}
