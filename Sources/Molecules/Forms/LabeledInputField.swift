// SPDX-License-Identifier: MIT
// Molecule: a text field with its name above.

import CuriumAtoms
public import CuriumControls

/// A text field with its name above, optionally for a secret.
///
/// *Sizing:* fills the width; one row for the name, one for the field, one for its line.
/// *Keys:* those of `TextField`, or of `SecureTextField` for a secret.
/// *Tokens:* `form.label`, `form.labelFont`, `input.*`.
///
///     struct Access: View {
///       @State private var password = ""
///       var body: some View {
///         LabeledInputField(label: "Password", text: $password, isSecure: true)
///       }
///     }
public struct LabeledInputField: View {
  private let label: String
  private let text: Binding<String>
  private let isSecure: Bool

  /// Creates a field for `text` with the name `label`. With `isSecure`, it shows a dot for each
  /// grapheme and has a button that reveals the text.
  public init(label: String, text: Binding<String>, isSecure: Bool = false) {
    self.label = label
    self.text = text
    self.isSecure = isSecure
  }

  /// The name and the field.
  public var body: some View {
    FormRow(label: label) {
      if isSecure {
        SecureTextField(placeholder: "", text: text)
      } else {
        StandardTextField(placeholder: "", text: text)
      }
    }
  }
}
