// SPDX-License-Identifier: MIT
// Controls: a secure field that can show its text.

public import CuriumEngine
import CuriumViews
import CuriumTokens

/// A text field for a secret that can show its text. It shows a dot for each grapheme until a
/// control next to it reveals the text.
///
/// *Keys, Sizing:* as `TextField`, plus the accessory views.
///
///     RevealableSecureField("Password", text: $name) { isRevealed in
///       Toggle("Show", isOn: isRevealed).toggleStyle(.button)
///     }
public struct RevealableSecureField<Accessory: View>: View {
  private let title: String
  private let text: Binding<String>
  private let accessory: (Binding<Bool>) -> Accessory
  @State private var isRevealed = false

  /// Creates a field that edits `text`. `accessory` gets a binding to whether the text is visible.
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    @ViewBuilder accessory: @escaping (Binding<Bool>) -> Accessory
  ) {
    self.title = String(title)
    self.text = text
    self.accessory = accessory
  }

  /// The field, drawn by the text field style of the environment, and the accessory.
  public var body: some View {
    HStack(spacing: 0) {
      TextField(title: title, text: text, isSecure: !isRevealed)
      accessory($isRevealed).accessibilityApart()
    }
  }
}
