// SPDX-License-Identifier: MIT
// Molecule: a raised region for related content.

public import CuriumTokens
public import CuriumControls

/// A raised region for related content.
///
/// If `card.line` is `soft`, as in the built-in themes, the card has soft corners; in terminals
/// with 16 or no colours, it has a frame.
///
/// *Sizing:* fills the width; as tall as its content and padding.
/// *Tokens:* `card.background`, `card.border`, `card.line`, `card.radius`, `card.padding`,
/// `card.spacing`, and `shadowRadius`.
///
///     Card {
///       Text("Swift").font(.headline)
///       InfoRow(label: "Version", value: "6.3.1")
///     }
public struct Card<Content: View>: View {
  private let shadowRadius: Shadow
  private let content: Content
  @Environment(\.cardStyle) private var style

  /// Creates a card around `content`, with the shadow `shadowRadius`, an elevation token.
  public init(
    shadowRadius: Shadow = ComponentTokens.Card.shadow, @ViewBuilder content: () -> Content
  ) {
    self.shadowRadius = shadowRadius
    self.content = content()
  }

  /// The content on the raised background.
  public var body: some View {
    let look = style.component(shadowRadius)
    VStack(alignment: .leading, spacing: ComponentTokens.Card.spacing) { content }
      .foregroundStyle(look.foreground)
      .padding(look.padding)
      .frame(maxWidth: .infinity, alignment: .leading)
      .surface(
        look.background, border: look.border, style: look.line, cornerRadius: look.radius
      )
      .shadow(look.shadow)
      .accessibilityRole(.group)
  }
}
