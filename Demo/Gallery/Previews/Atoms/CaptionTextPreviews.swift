// SPDX-License-Identifier: MIT
// Page: previews of CaptionText.

import Curium
import CuriumPreviews

enum CaptionTextPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") { CaptionText(text: "Two minutes ago") }
    Preview("Playground") { knobs in
      CaptionText(text: knobs.text("text", "Two minutes ago"))
        .lineLimit(knobs.number("lineLimit", 1, in: 1...6))
        .frame(width: knobs.length("width", 30, in: 0...60))
    }
  }
}
