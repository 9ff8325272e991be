// SPDX-License-Identifier: MIT
// Page: previews of CodeText.

import Curium
import CuriumPreviews

enum CodeTextPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") { CodeText(text: "swift run gallery") }
    Preview("In a sentence") {
      HStack(spacing: 1) {
        BodyText(text: "Run")
        CodeText(text: "make test")
        BodyText(text: "first.")
      }
    }
    Preview("Playground") { knobs in
      CodeText(text: knobs.text("text", "swift run gallery"))
        .lineLimit(knobs.number("lineLimit", 1, in: 1...6))
        .frame(width: knobs.length("width", 30, in: 0...60))
    }
  }
}
