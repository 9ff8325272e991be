// SPDX-License-Identifier: MIT
// Atom: the ground and the frame of a card behind any view.

public import CuriumTokens
public import CuriumControls

extension View {
  /// Puts the raised ground and the frame of a card behind the view.
  ///
  /// The frame, and with it the radius, is seen where its colour differs from the ground's.
  ///
  /// *Sizing:* the view and a cell of frame around it. *Tokens:* `card.background`, `card.border`,
  /// `card.line` and the radius given.
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

/// A raised ground with a frame, behind any view: `.cardBackground()`.
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
