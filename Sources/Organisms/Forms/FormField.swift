// SPDX-License-Identifier: MIT
// Organism: a field of a form with its validation.

/// A field of a form: its value, its name, its rules and the time of validation.
///
/// Rules are applied in order, and the first one that fails provides the message. A `check` runs
/// last, when the focus leaves the field and when the form is submitted, once per value. While it
/// runs, a spinner appears below the field. A result for an outdated value is ignored.
///
///     FormField(\Account.email, "Email", .email("Use the form you@example.org.")) { address in
///       await directory.knows(address) ? "This email is already in use." : nil
///     }
@MainActor public struct FormField<Values> {
  let state: FieldState<Values>

  /// Creates a field with the name `label` for the value at a key path.
  ///
  /// - Parameters:
  ///   - value: The key path of the value.
  ///   - label: The name of the field.
  ///   - unreadable: The error for text that can't be converted to the value, instead of the one in
  ///    `\.strings` or the one of the control, such as the bounds of a `NumberField`.
  ///   - rules: The rules, in the order of validation.
  ///   - timing: The time of validation; by default, when the focus leaves the field.
  ///   - check: Returns an error for a value, or `nil`, for example after a request to a server.
  public init<Value: Equatable>(
    _ value: WritableKeyPath<Values, Value>, _ label: String, unreadable: String? = nil,
    _ rules: FieldRule<Values, Value>..., when timing: ValidationTiming = .onBlur,
    check: (@MainActor (Value) async -> String?)? = nil
  ) {
    state = FieldState(value, label, rules, timing, unreadable: unreadable, check)
  }
}

/// Collects the fields of a form.
///
///     FormModel(Account()) {
///       FormField(\.name, "Name", .required("Enter your name."))
///     }
@resultBuilder @MainActor public enum FormFieldBuilder<Values> {
  /// Returns `field`.
  public static func buildExpression(_ field: FormField<Values>) -> [FormField<Values>] { [field] }
  /// Returns the fields in order.
  public static func buildBlock(_ fields: [FormField<Values>]...) -> [FormField<Values>] {
    buildArray(fields)
  }
  /// Returns the fields of a loop in order.
  public static func buildArray(_ fields: [[FormField<Values>]]) -> [FormField<Values>] {
    fields.flatMap { $0 }
  }
  /// Returns the fields of an `if`, or none.
  public static func buildOptional(_ fields: [FormField<Values>]?) -> [FormField<Values>] {
    fields ?? []
  }
  /// Returns the fields of the first branch.
  public static func buildEither(first fields: [FormField<Values>]) -> [FormField<Values>] {
    fields
  }
  /// Returns the fields of the second branch.
  public static func buildEither(second fields: [FormField<Values>]) -> [FormField<Values>] {
    fields
  }
}
