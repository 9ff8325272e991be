// SPDX-License-Identifier: MIT
// Organism: a sign-in form.

import CuriumTokens
public import CuriumControls

/// A sign-in form: an email address, a password and a button.
///
/// Both are required, and text that doesn't look like an address is an error.
///
/// *Sizing:* fills the width; as tall as its fields.
/// *Keys:* Return moves from the address to the password, and signs in from there.
/// *Tokens:* `form.*`, `input.*`, `button.primary.*`. The labels come from `\.strings`.
///
///     LoginForm { name, password in save() }
public struct LoginForm: View {
  private let onLogin: @MainActor (String, String) -> Void
  @Environment(\.strings) private var strings

  /// Creates a form that calls `onLogin` with the address and the password after the user has
  /// entered both.
  public init(onLogin: @escaping @MainActor (String, String) -> Void) {
    self.onLogin = onLogin
  }

  /// The fields and the button.
  public var body: some View {
    // A form keeps the messages it was created with, so other strings need a new form.
    LoginFields(strings: strings, onLogin: onLogin).id(strings)
  }
}

/// The fields and the button in the given strings.
private struct LoginFields: View {
  let strings: Strings
  let onLogin: @MainActor (String, String) -> Void
  @State private var form: FormModel<Credentials>

  init(strings: Strings, onLogin: @escaping @MainActor (String, String) -> Void) {
    self.strings = strings
    self.onLogin = onLogin
    _form = State(
      wrappedValue: FormModel(Credentials()) {
        FormField(
          \.name, strings.email, .required(strings.enterEmail),
          .email(strings.emailForm), when: .onSubmit)
        FormField(\.password, strings.password, .required(strings.enterPassword), when: .onSubmit)
      })
  }

  var body: some View {
    ValidatedForm(
      form, submitButtonTitle: strings.signIn, onSubmit: { onLogin($0.name, $0.password) }
    ) {
      ValidatedInput(form.name, placeholder: strings.emailPrompt)
      ValidatedInput(form.password, isSecure: true)
    }
  }
}

/// The name and the password.
private struct Credentials: Equatable {
  var name = ""
  var password = ""
}
