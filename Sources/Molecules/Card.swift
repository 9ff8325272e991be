// SPDX-License-Identifier: MIT
// Molecule: a raised region for things that belong together.

public import CuriumTokens
public import CuriumViews

/// A raised region for things that belong together.
///
/// *Sizing:* as wide as offered, as high as its content and padding.
/// *Tokens:* `card.background`, `card.border`, `card.line`, `card.radius`, `card.padding`,
/// `card.spacing`, and the shadow given.
///
///     Card {
///       Text("Swift").font(.headline)
///       InfoRow(label: "Version", value: "6.3.1")
///     }
public struct Card<Content: View>: View {
  private let shadowRadius: Shadow
  private let content: Content

  /// A card around `content`, with the shadow of an elevation token.
  public init(
    shadowRadius: Shadow = ComponentTokens.Card.shadow, @ViewBuilder content: () -> Content
  ) {
    self.shadowRadius = shadowRadius
    self.content = content()
  }

  /// The content on the raised ground.
  public var body: some View {
    VStack(alignment: .leading, spacing: ComponentTokens.Card.spacing) { content }
      .padding(ComponentTokens.Card.padding)
      .frame(maxWidth: .infinity, alignment: .leading)
      .border(
        ComponentTokens.Card.borderColor, style: ComponentTokens.Card.borderStyle,
        cornerRadius: ComponentTokens.Card.borderRadius
      )
      .background(ComponentTokens.Card.backgroundColor)
      .shadow(shadowRadius)
      .accessibilityRole(.group)
  }
}

package enum CardPreviews: PreviewProvider {
  package static var level: Level { .molecule }

  package static var previews: [Preview] {
    Preview("Default") {
      Card {
        Text("swift-nio").font(ComponentTokens.Card.titleFont)
        InfoRow(label: "Version", value: "2.101.2")
        InfoRow(label: "Licence", value: "Apache 2.0")
      }
      .frame(maxWidth: 36)
    }
    Preview("Raised") {
      Card(shadowRadius: .medium) { Text("Lifted from the ground.") }.frame(maxWidth: 36)
    }
  }
}
