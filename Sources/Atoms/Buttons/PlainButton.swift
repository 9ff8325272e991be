// SPDX-License-Identifier: MIT
// Atom: a button without a background.

public import CuriumControls
import CuriumTokens

/// A button without a background, for minor actions.
///
/// *Sizing:* hugs its title, with a column on each side; one row. *Keys:* Return and Space press
/// it.
/// *Tokens:* `button.plain.*`.
///
///     PlainButton(title: "Not now") { dismiss() }
public struct PlainButton: View {
  private let title: String
  private let action: @MainActor () -> Void

  /// Creates a button that calls `action`.
  public init(title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }

  /// The title in the accent colour, between brackets while it has the focus.
  public var body: some View {
    Button(action: action) { Text(title).lineLimit(1) }
      .buttonStyle(PlainButtonLook())
  }
}

/// A style without a background, with brackets while the button has the focus.
struct PlainButtonLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let colors = ButtonColors(ComponentTokens.Button.Plain.self, configuration.state)
    HStack(spacing: 0) {
      ButtonBracket(isLeading: true, isShown: configuration.isFocused)
        .foregroundStyle(colors.border)
      configuration.label
        .font(ComponentTokens.Button.font)
      ButtonBracket(isLeading: false, isShown: configuration.isFocused)
        .foregroundStyle(colors.border)
    }
    .foregroundStyle(colors.foreground)
    .background(colors.background)
  }
}
