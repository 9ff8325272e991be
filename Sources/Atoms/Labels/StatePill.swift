// SPDX-License-Identifier: MIT
// Atom: a status with a dot.

public import CuriumTokens
public import CuriumControls

/// A status: a dot in its colour and a word, on a background tinted in that colour.
///
/// *Sizing:* hugs its dot and its word, with `statePill.padding` around them; one row.
/// *Tokens:* `statePill.*` and `color`.
///
///     StatePill(text: "Running", color: .success)
public struct StatePill: View {
  private let text: String
  private let color: Color
  @Environment(\.badgeStyle) private var style
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a pill with `text` in `color`.
  public init(text: String, color: Color) {
    self.text = text
    self.color = color
  }

  /// The dot and the word on their background.
  public var body: some View {
    let look = style.component(.state, color: color, isEnabled: isEnabled)
    HStack(spacing: ComponentTokens.StatePill.spacing) {
      Image(systemName: "curium.status.dot").accessibilityHidden()
      Text(text).font(look.textStyle)
    }
    .foregroundStyle(look.foreground)
    .lineLimit(1)
    .badgeGround(look)
    .accessibilityElement(children: .ignore)
    .accessibilityRole(.status)
    .accessibilityLabel(text)
  }
}
