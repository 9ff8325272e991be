// SPDX-License-Identifier: MIT
// Atom: the background and border of a card, for any view.

public import CuriumTokens
public import CuriumControls

extension View {
  /// Adds the raised background and the border of a card to the view.
  ///
  /// The border, and with it the corner radius, is visible if its colour differs from the
  /// background's.
  ///
  /// *Sizing:* the view plus a border of one cell. *Tokens:* `card.background`, `card.border`,
  /// `card.line` and the given radius.
  ///
  ///     Text("Raised").padding(1).cardBackground()
  public func cardBackground(cornerRadius: Length = DesignTokens.Radius.md) -> some View {
    border(
      ComponentTokens.Card.borderColor, style: ComponentTokens.Card.borderStyle,
      cornerRadius: cornerRadius
    )
    .background(ComponentTokens.Card.backgroundColor)
  }
}

/// A raised background with a border, for any view: `.cardBackground()`.
package enum CardBackgroundPreviews: PreviewProvider {
  package static var level: Level { .atom }

  package static var previews: [Preview] {
    Preview("Default") { Text("Raised from the ground.").padding(.horizontal, 1).cardBackground() }
    Preview("Round corners, with a frame") {
      Text("Raised from the ground.").padding(.horizontal, 1).cardBackground()
        .token(ComponentTokens.Card.borderColor, SemanticTokens.Colors.borderStrong)
    }
    Preview("Square corners") {
      Text("Raised from the ground.").padding(.horizontal, 1)
        .cardBackground(cornerRadius: DesignTokens.Radius.none)
        .token(ComponentTokens.Card.borderColor, SemanticTokens.Colors.borderStrong)
    }
    Preview("Playground") { knobs in
      Text(knobs.text("text", "Raised from the ground."))
        .padding(.horizontal, knobs.length("padding", 1, in: 0...6))
        .cardBackground(
          cornerRadius: knobs.choice(
            "cornerRadius",
            of: [
              "DesignTokens.Radius.md": DesignTokens.Radius.md,
              "DesignTokens.Radius.none": DesignTokens.Radius.none,
            ])
        )
        .token(ComponentTokens.Card.borderColor, SemanticTokens.Colors.borderStrong)
    }
  }
}
