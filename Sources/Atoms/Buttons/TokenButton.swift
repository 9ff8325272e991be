// SPDX-License-Identifier: MIT
// Atom: a button with an icon or text, in one of several shapes.

public import CuriumControls
import CuriumTokens

/// The label of a token button.
///
///     let label = TokenButtonLabel.icon("plus")
public enum TokenButtonLabel: Hashable, Sendable {
  /// The icon with this name.
  case icon(String)
  /// A word or two.
  case text(String)
}

/// The shape of a token button.
///
///     let shapes = TokenButtonStyle.allCases
public enum TokenButtonStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// On the accent colour, between round caps. The caps of the focused button are arrows.
  case circleIcon
  /// Without a background. A bar marks the focused button, or arrows in terminals without colours.
  case icon
  /// On the accent colour, between caps, with space for the focus mark.
  case capsule
  /// Underlined text without a background. A bar marks the focused button, or arrows in terminals
  /// without colours.
  case text
}

/// A button with an icon or text, in one of several shapes.
///
/// *Sizing:* hugs its label, with one or two columns on each side; one row.
/// *Keys:* Return and Space press it.
/// *Tokens:* `button.primary.*` on the accent colour, `button.icon.*` without a background.
///
///     TokenButton(label: .icon("plus"), style: .circleIcon) { install() }
///       .accessibilityLabel("Install")
///     TokenButton(label: .text("Learn more"), style: .text) { open() }
public struct TokenButton: View, Viewable {
  private let label: TokenButtonLabel
  private let style: TokenButtonStyle
  private let action: @MainActor () -> Void
  @Environment(\.strings) private var strings

  /// Creates a button that shows `label` in the shape `style` and calls `action`.
  public init(
    label: TokenButtonLabel, style: TokenButtonStyle, action: @escaping @MainActor () -> Void
  ) {
    self.label = label
    self.style = style
    self.action = action
  }

  /// The label in its shape.
  @ViewBuilder public var body: some View {
    switch label {
    case .icon(let name):
      shaped(Button(action: action) { Image(systemName: name) })
        .accessibilityLabel(strings.word(forIcon: name))
    case .text(let text):
      shaped(Button(action: action) { style == .text ? Text(text).underline() : Text(text) })
    }
  }

  private func shaped<Label: View>(_ button: Button<Label>) -> Button<Label> {
    switch style {
    case .circleIcon: button.variant(.primary).ends(.round)
    case .capsule: button.variant(.primary).ends(.half)
    case .icon, .text: button.variant(.icon)
    }
  }
}
