// SPDX-License-Identifier: MIT
// Views: a text field for a secret.

public import CuriumEngine

/// A text field for a secret. It shows a dot for each grapheme, and its text can't be copied.
///
/// *Keys, Sizing:* same as `TextField`. In a `Form`, its title is a label.
///
///     SecureField("Password", text: $text).onSubmit { open() }
public struct SecureField: View {
  private let field: TextField

  /// Creates a field that edits `text`. It shows `prompt` while it is empty, or else `title`.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    field = TextField(title: String(title), text: text, prompt: prompt, secrecy: .hidden)
  }

  /// The line, drawn by the text field style of the environment.
  public var body: some View { field }
}
