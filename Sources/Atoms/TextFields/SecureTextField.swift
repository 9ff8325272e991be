// SPDX-License-Identifier: MIT
// Atom: a field for a secret, which can be shown.

public import CuriumControls
import CuriumTokens

/// A field for one line that nobody should read over a shoulder. A button at its right shows what was
/// typed, and hides it again.
///
/// *Sizing:* as wide as offered; one row. *Keys:* those of `TextField`; Tab goes on to the button.
/// *Tokens:* `input.*`, `button.icon.*`. The words are those of `\.strings`.
///
///     SecureTextField(placeholder: "Password", text: $name)
public struct SecureTextField: View {
  private let placeholder: String
  private let text: Binding<String>
  private let hasError: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.strings) private var strings

  /// A field for `text`; `placeholder` stands in it while empty.
  public init(placeholder: String, text: Binding<String>) {
    self.init(placeholder: placeholder, text: text, hasError: false)
  }

  /// A field whose bar has the colour of errors where `hasError`.
  package init(placeholder: String, text: Binding<String>, hasError: Bool) {
    self.placeholder = placeholder
    self.text = text
    self.hasError = hasError
  }

  /// The line behind its edge bar, and the button.
  public var body: some View {
    RevealableSecureField(placeholder, text: text) { isRevealed in
      IconButton(systemName: isRevealed.wrappedValue ? "eye.slash" : "eye") {
        isRevealed.wrappedValue.toggle()
      }
      .accessibilityLabel(isRevealed.wrappedValue ? strings.hide : strings.show)
    }
    .textFieldStyle(EdgeBarTextFieldStyle(hasError: hasError))
    .background(
      isEnabled
        ? ComponentTokens.Input.backgroundColor : ComponentTokens.Input.backgroundColorDisabled)
  }
}

package enum SecureTextFieldPreviews: PreviewProvider {
  package static var level: Level { .atom }

  package static var previews: [Preview] {
    Preview("Empty") { StatefulPreview("") { SecureTextField(placeholder: "Password", text: $0) } }
    Preview("Filled") {
      StatefulPreview("correct horse") { SecureTextField(placeholder: "Password", text: $0) }
    }
    Preview("Disabled") {
      StatefulPreview("correct horse") { SecureTextField(placeholder: "Password", text: $0) }
        .disabled(true)
    }
    Preview("Playground") { knobs in
      SecureTextField(
        placeholder: knobs.text("placeholder", "Password"),
        text: knobs.binding("text", "correct horse")
      )
      .disabled(knobs.flag("disabled", false))
    }
  }
}
