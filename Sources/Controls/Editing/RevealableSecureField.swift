// SPDX-License-Identifier: MIT
// Views: a secure field that can show its text.

public import CuriumEngine
import CuriumViews

/// A text field for a secret that the user can reveal. It shows a dot for each grapheme until a
/// control next to it reveals the text.
///
/// *Keys, Sizing:* same as `TextField`, plus the accessory views.
///
///     RevealableSecureField("Password", text: $name) { isRevealed in
///       Toggle("Show", isOn: isRevealed).toggleStyle(.button)
///     }
public struct RevealableSecureField<Accessory: View>: View {
  private let title: String
  private let text: Binding<String>
  private var variant: TextFieldVariant?
  private var hasError = false
  private let accessory: (Binding<Bool>) -> Accessory
  @State private var isRevealed = false

  /// Creates a field that edits `text`. It shows `title` while it is empty. `accessory` receives a
  /// binding that is `true` while the text is visible.
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    @ViewBuilder accessory: @escaping (Binding<Bool>) -> Accessory
  ) {
    self.title = String(title)
    self.text = text
    self.accessory = accessory
  }

  /// Creates a field with a variant.
  package init(
    _ title: String, text: Binding<String>, variant: TextFieldVariant, hasError: Bool,
    @ViewBuilder accessory: @escaping (Binding<Bool>) -> Accessory
  ) {
    self.init(title, text: text, accessory: accessory)
    self.variant = variant
    self.hasError = hasError
  }

  /// The field, drawn by the text field style of the environment, and the accessory.
  public var body: some View {
    FieldWithEnd(field) { accessory($isRevealed).accessibilityApart() }
  }

  private var field: TextField {
    let field = TextField(title: title, text: text, secrecy: isRevealed ? .revealed : .hidden)
      .hasError(hasError)
    return variant.map { field.variant($0) } ?? field
  }
}
