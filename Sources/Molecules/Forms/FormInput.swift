// SPDX-License-Identifier: MIT
// Molecule: a text field with its name above and an error message below.

import CuriumAtoms
public import CuriumControls

/// A text field with its name above and an error message below.
///
/// The message appears and disappears without moving the focus. It has an icon, so it is
/// recognizable without colour.
///
/// *Sizing:* fills the width; one row for the name, one for the field, and its line or message.
/// *Keys:* those of `TextField`.
/// *Tokens:* `form.*`, `input.*`.
///
///     FormInput(
///       label: "Name", placeholder: "Ada Okafor", text: $name,
///       errorMessage: name.isEmpty ? "Enter your name." : nil)
public struct FormInput: View {
  private let label: String
  private let placeholder: String
  private let text: Binding<String>
  private let errorMessage: String?

  /// Creates a field for `text` with the name `label`.
  ///
  /// - Parameters:
  ///   - label: The name above the field.
  ///   - placeholder: The text in the field while it is empty.
  ///   - text: The text that the user edits.
  ///   - errorMessage: A message below the field that says what to correct. With `nil`, the field
  ///    is valid.
  public init(
    label: String, placeholder: String, text: Binding<String>, errorMessage: String? = nil
  ) {
    self.label = label
    self.placeholder = placeholder
    self.text = text
    self.errorMessage = errorMessage
  }

  /// The name, the field and the message.
  public var body: some View {
    FormRow(label: label, status: errorMessage.map { .invalid($0) } ?? .plain) {
      TextField(placeholder, text: text).variant(.standard).hasError(errorMessage != nil)
    }
  }
}
