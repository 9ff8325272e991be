// SPDX-License-Identifier: MIT
// Organism: a text field for a field of a form, with validation.

import CuriumAtoms
import CuriumMolecules
public import CuriumControls

/// A text field for a field of a form, with its name above and its error message below.
///
/// The value can be optional: empty text is then `nil`. For a number that is empty at first and
/// that the user has to enter, use a value of type `Int?` and the rule `.required`.
///
/// *Sizing:* same as `FormInput`. *Keys:* those of `TextField`; Return moves to the next field, and
/// submits after the last one. Unless a click gives it the focus, a number is selected, so that
/// typing replaces it. *Tokens:* `form.*`, `input.*`.
///
///     let form = FormModel(Account()) {
///       FormField(\.name, "Name", .required("Enter your name."))
///     }
///     ValidatedInput(form.name, placeholder: "Ada Okafor")
public struct ValidatedInput<Values, Value: LosslessStringConvertible>: View {
  private enum Source {
    case value(FieldBinding<Values, Value>)
    case optional(FieldBinding<Values, Value?>)
  }

  private let source: Source
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
    source = .value(field)
    self.placeholder = placeholder
    self.isSecure = isSecure
  }

  /// Creates a text field for the optional value of `field`. Empty text is `nil`.
  ///
  /// - Parameters:
  ///   - field: The field of a form model.
  ///   - placeholder: The text in the field while it is empty.
  public init(_ field: FieldBinding<Values, Value?>, placeholder: String = "") {
    source = .optional(field)
    self.placeholder = placeholder
    isSecure = false
  }

  /// The name, the field and the message.
  public var body: some View {
    switch source {
    case .value(let field):
      ValidatedField(field) { _ in input(field.text, hasError: field.error != nil) }
    case .optional(let field):
      ValidatedField(field) { _ in input(field.optionalText(), hasError: field.error != nil) }
    }
  }

  @ViewBuilder private func input(_ text: Binding<String>, hasError: Bool) -> some View {
    if isSecure {
      SecureTextField(placeholder: placeholder, text: text, hasError: hasError)
    } else {
      TextField(placeholder, text: text).variant(.standard).hasError(hasError)
        .selectsNumberOnFocus(Value.self is any Numeric.Type)
    }
  }
}
