// SPDX-License-Identifier: MIT
// Page: previews of Card.

import Curium
import CuriumPreviews

enum CardPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") {
      Card {
        Text("swift-nio").font(ComponentTokens.Card.titleFont)
        InfoRow(label: "Version", value: "2.101.2")
        InfoRow(label: "Licence", value: "Apache 2.0")
      }
      .frame(maxWidth: 36)
    }
    Preview("Raised") {
      Card(shadowRadius: .high) { Text("Raised above the background.") }.frame(maxWidth: 36)
    }
    Preview("Styles") {
      VStack(spacing: DesignTokens.Spacing.md) {
        Card(shadowRadius: .none) { Text("Primary") }.cardStyle(PrimaryStyle())
        Card(shadowRadius: .none) { Text("Complementary") }.cardStyle(ComplementaryStyle())
        Card(shadowRadius: .none) { Text("Light") }.cardStyle(LightStyle())
        Card(shadowRadius: .none) { Text("Dark") }.cardStyle(DarkStyle())
      }
      .frame(maxWidth: 36)
    }
    Preview("Playground") { knobs in
      Card(
        shadowRadius: knobs.choice(
          "shadowRadius",
          of: [".none": Shadow.none, ".low": .low, ".medium": .medium, ".high": .high])
      ) {
        Text(knobs.text("title", "swift-nio")).font(ComponentTokens.Card.titleFont)
        InfoRow(label: "Version", value: knobs.text("version", "2.101.2"))
      }
      .frame(maxWidth: knobs.length("maxWidth", 36, in: 0...60))
    }
  }
}
