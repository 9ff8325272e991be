// SPDX-License-Identifier: MIT
// Atom: a field for a secret that can be revealed.

public import CuriumControls
import CuriumTokens

/// A single-line text field for a secret, such as a password. A button on the right shows the text
/// and hides it again.
///
/// *Sizing:* fills the width; one row. *Keys:* those of `TextField`; Tab moves to the button.
/// *Tokens:* `input.*`, `button.plain.*`. The labels come from `\.strings`.
///
///     SecureTextField(placeholder: "Password", text: $name)
public struct SecureTextField: View {
  private let placeholder: String
  private let text: Binding<String>
  private let hasError: Bool
  @Environment(\.strings) private var strings

  /// Creates a field for `text` that shows `placeholder` while it is empty.
  public init(placeholder: String, text: Binding<String>) {
    self.init(placeholder: placeholder, text: text, hasError: false)
  }

  /// Creates a field with an edge bar in the error colour if `hasError`.
  package init(placeholder: String, text: Binding<String>, hasError: Bool) {
    self.placeholder = placeholder
    self.text = text
    self.hasError = hasError
  }

  /// The field with its edge bar, and the button.
  public var body: some View {
    RevealableSecureField(placeholder, text: text, variant: .standard, hasError: hasError) {
      isRevealed in
      PlainButton(title: isRevealed.wrappedValue ? strings.hide : strings.show) {
        isRevealed.wrappedValue.toggle()
      }
    }
  }
}
