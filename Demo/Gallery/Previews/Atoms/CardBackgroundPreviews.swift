// SPDX-License-Identifier: MIT
// Page: previews of CardBackground.

import Curium
import CuriumPreviews

/// A raised background with a border, for any view: `.cardBackground()`.
enum CardBackgroundPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") { Text("checkout 1.18.0 is live.").padding(.horizontal, 1).cardBackground() }
    Preview("With a frame") {
      Text("checkout 1.18.0 is live.").padding(.horizontal, 1).cardBackground()
        .token(ComponentTokens.Card.borderStyle, .light)
        .token(ComponentTokens.Card.backgroundColor, .clear)
        .token(ComponentTokens.Card.borderColor, SemanticTokens.Colors.borderStrong)
    }
    Preview("Square corners") {
      Text("checkout 1.18.0 is live.").padding(.horizontal, 1)
        .cardBackground(cornerRadius: DesignTokens.Radius.none)
        .token(ComponentTokens.Card.borderStyle, .light)
        .token(ComponentTokens.Card.backgroundColor, .clear)
        .token(ComponentTokens.Card.borderColor, SemanticTokens.Colors.borderStrong)
    }
    Preview("Playground") { knobs in
      Text(knobs.text("text", "checkout 1.18.0 is live."))
        .padding(.horizontal, knobs.length("padding", 1, in: 0...6))
        .cardBackground(
          cornerRadius: knobs.choice(
            "cornerRadius",
            of: [
              "DesignTokens.Radius.md": DesignTokens.Radius.md,
              "DesignTokens.Radius.none": DesignTokens.Radius.none,
            ])
        )
        .token(ComponentTokens.Card.borderStyle, .light)
        .token(ComponentTokens.Card.backgroundColor, .clear)
        .token(ComponentTokens.Card.borderColor, SemanticTokens.Colors.borderStrong)
    }
  }
}
