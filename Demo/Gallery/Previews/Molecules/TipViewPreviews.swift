// SPDX-License-Identifier: MIT
// Page: previews of TipView.

import Curium
import CuriumPreviews

enum TipViewPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") {
      TipView(title: "Faster", message: "Press / anywhere to search.").frame(maxWidth: 40)
    }
    Preview("Several lines") {
      TipView(
        title: "Themes", message: "Press t for the next one. You can edit each of them.",
        icon: "paintbrush"
      )
      .frame(maxWidth: 34)
    }
    Preview("Playground") { knobs in
      TipView(
        title: knobs.text("title", "Faster"),
        message: knobs.text("message", "Press / anywhere to search."),
        icon: knobs.icon("icon", "lightbulb")
      )
      .frame(maxWidth: knobs.length("maxWidth", 40, in: 0...60))
    }
  }
}
