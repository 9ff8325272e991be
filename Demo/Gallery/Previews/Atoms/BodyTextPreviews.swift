// SPDX-License-Identifier: MIT
// Page: previews of BodyText.

import Curium
import CuriumPreviews

enum BodyTextPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") { BodyText(text: "Everything that is drawn comes of tokens.") }
    Preview("Several lines") {
      BodyText(text: "Everything that is drawn comes of tokens, and another theme repaints it.")
        .frame(width: 30)
    }
    Preview("Playground") { knobs in
      BodyText(text: knobs.text("text", "Everything that is drawn comes of tokens."))
        .lineLimit(knobs.number("lineLimit", 2, in: 1...6))
        .frame(width: knobs.length("width", 30, in: 0...60))
    }
  }
}
