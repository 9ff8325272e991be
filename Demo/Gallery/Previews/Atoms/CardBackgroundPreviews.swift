// SPDX-License-Identifier: MIT
// Page: previews of CardBackground.

import Curium
import CuriumPreviews

/// A raised background with a border, for any view: `.cardBackground()`.
enum CardBackgroundPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
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
