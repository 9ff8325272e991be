// SPDX-License-Identifier: MIT
// Controls: a line for a secret, which can be shown.

public import CuriumEngine
import CuriumViews
import CuriumTokens

/// A line that shows a dot for each grapheme until it is asked to show what was typed. What asks stands
/// behind it.
///
/// *Keys, Sizing:* as `TextField`, beside the views behind it.
///
///     RevealableSecureField("Password", text: $name) { isRevealed in
///       Toggle("Show", isOn: isRevealed).toggleStyle(.button)
///     }
public struct RevealableSecureField<Accessory: View>: View {
  private let title: String
  private let text: Binding<String>
  private let accessory: (Binding<Bool>) -> Accessory
  @State private var isRevealed = false

  /// A line for `text`; `accessory` is told by a binding whether it is shown, and changes that.
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    @ViewBuilder accessory: @escaping (Binding<Bool>) -> Accessory
  ) {
    self.title = String(title)
    self.text = text
    self.accessory = accessory
  }

  /// The line in the style of text fields, and what stands behind it.
  public var body: some View {
    HStack(spacing: 0) {
      TextField(title: title, text: text, isSecure: !isRevealed)
      accessory($isRevealed).accessibilityApart()
    }
  }
}
