// SPDX-License-Identifier: MIT
// Molecule: a message that passes, as it looks.

public import CuriumTokens
public import CuriumControls

/// The look of a message that passes. `.toast` shows one for some seconds; this is for a place of its own.
///
/// *Sizing:* hugs its words; one row. *Tokens:* `toast.*` and the colour given.
///
///     Toast(message: "Saved", icon: "checkmark", color: .success)
public struct Toast: View {
  private let message: String
  private let icon: String?
  private let color: Color

  /// A message behind an icon in `color`.
  public init(message: String, icon: String? = nil, color: Color = .brandPrimary) {
    self.message = message
    self.icon = icon
    self.color = color
  }

  /// The icon and the words on a raised ground.
  public var body: some View {
    HStack(spacing: ComponentTokens.Toast.spacing) {
      if let icon { Image(systemName: icon).foregroundStyle(color) }
      Text(message).foregroundStyle(ComponentTokens.Toast.textColor)
    }
    .lineLimit(1)
    .padding(.horizontal, ComponentTokens.Toast.padding)
    .background(ComponentTokens.Toast.backgroundColor)
    .shadow(ComponentTokens.Toast.shadow)
    .accessibilityElement(children: .ignore)
    .accessibilityRole(.status)
    .accessibilityLabel(message)
  }
}

package enum ToastPreviews: PreviewProvider {
  package static var level: Level { .molecule }

  package static var previews: [Preview] {
    Preview("Default") { Toast(message: "Copied") }
    Preview("With an icon") { Toast(message: "Saved", icon: "checkmark", color: .success) }
    Preview("Playground") { knobs in
      Toast(
        message: knobs.text("message", "Saved"), icon: knobs.optionalIcon("icon", "checkmark"),
        color: knobs.color("color", .success))
    }
  }
}
